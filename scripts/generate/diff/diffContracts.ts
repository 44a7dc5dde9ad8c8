import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { type Accepted, judge } from "./accepted.ts";
import type { Change } from "./change.ts";
import { compareDocuments } from "./compareDocuments.ts";
import type { Concerned } from "./concerns.ts";
import type { Report } from "./report/report.ts";
import type { Documents } from "./sources.ts";

export interface DiffOptions {
  readonly accepted?: readonly Accepted[];
  readonly concerned?: (change: Change) => Concerned;
  /** As `2026-12-31`. */
  readonly today: string;
}

/** Compares contracts of the same name; one that is new, or gone, with an empty one. */
export function diffContracts(before: Documents, after: Documents, options: DiffOptions): Report[] {
  // Two that stand alone are two states of one, wherever they stand.
  const isSingle = before.size === 1 && after.size === 1;
  const [only] = after.keys();
  const was = isSingle ? new Map([[only as string, [...before.values()][0] as OpenApiDocument]]) : before;
  const compared = [...new Set([...was.keys(), ...after.keys()])].map((name) => {
    const [one, other] = [was.get(name), after.get(name)];
    const [from, to] = [one ?? empty(other), other ?? empty(one)];
    return { name, from, to, changes: compareDocuments(from, to) };
  });
  // An entry that one contract does not need another one may.
  const all = compared.flatMap(({ changes }) => changes);
  const { expired, unused } = judge(all, options.accepted ?? [], options.today);
  return compared.map(({ name, from, to, changes }, index) => {
    const own = judge(changes, options.accepted ?? [], options.today);
    return {
      name,
      title: to.info.title,
      from: identity(from),
      to: identity(to),
      changes,
      judged: { ...own, expired: index === 0 ? expired : [], unused: index === 0 ? unused : [] },
      concerned: options.concerned ?? (() => ({})),
    };
  });
}

const empty = (other: OpenApiDocument | undefined): OpenApiDocument => ({
  openapi: "3.1.0",
  info: { title: other?.info.title ?? "", version: other?.info.version ?? "" },
  ...(other?.servers && { servers: other.servers }),
  ...(other?.security && { security: other.security }),
  paths: {},
});

/** Version and hash, as far as the document has them. */
function identity({ info }: OpenApiDocument): string {
  const hash = info["x-contract-hash"];
  return typeof hash === "string" ? `${info.version} (${hash.slice(0, 12)})` : String(info.version);
}
