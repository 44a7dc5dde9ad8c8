import type { SecurityRequirement } from "@frete/contract/toolkit/contractModule";
import type { Contract } from "../engine/contract.ts";
import type { Shown, Target } from "../engine/target.ts";
import type { Subject } from "./subject.ts";

/** Secrets by security scheme; of Basic `user:password`. */
export type Secrets = Readonly<Record<string, string>>;

/** What stands before the name of a scheme that a wrong secret is shown for. */
const WRONG = "wrong:";
const AND = "+";

/** How an operation is called by whom it admits, and by whom it does not. */
export interface Callers {
  /** Kinds of credentials that must be admitted: one for each alternative whose secrets are known. Null: anonymous. */
  readonly admitted: readonly (string | null)[];
  /** Kinds that must not be, by what is wrong with them. */
  readonly refused: readonly { readonly name: string; readonly kind: string | null }[];
  /** Schemes of which no secret is known, when nobody is admitted. */
  readonly missing: readonly string[];
}

/** Callers of an operation by its security: any alternative admits, all of whose schemes must hold. */
export function callersOf(contract: Contract, { id }: Subject, secrets: Secrets): Callers {
  const alternatives = contract.operations[id]?.security ?? [];
  if (alternatives.length === 0) return { admitted: [null], refused: [], missing: [] };
  const known = alternatives.filter((parts) => parts.every(({ scheme }) => scheme in secrets));
  const admitted = known.map((parts) => (parts.length === 0 ? null : kindOf(parts)));
  if (admitted.includes(null)) return { admitted, refused: [], missing: [] };
  const isAdmitted = (schemes: readonly string[]) =>
    alternatives.some((parts) => parts.every(({ scheme }) => schemes.includes(scheme)));
  const schemes = known[0]?.map(({ scheme }) => scheme) ?? [];
  return {
    admitted,
    refused: [
      { name: "missing", kind: null },
      ...alternatives
        .flat()
        .filter(({ scheme }, index, all) => all.findIndex((each) => each.scheme === scheme) === index)
        .map(({ scheme }) => ({ name: `wrong-${scheme}`, kind: `${WRONG}${scheme}` })),
      // Of several that must all be shown, each alone is not enough.
      ...(schemes.length > 1
        ? schemes
            .map((left) => schemes.filter((scheme) => scheme !== left))
            .filter((rest) => !isAdmitted(rest))
            .map((rest) => ({ name: `only-${rest.join("-")}`, kind: rest.join(AND) }))
        : []),
    ],
    missing: known.length > 0 ? [] : [...new Set(alternatives.flat().map(({ scheme }) => scheme))],
  };
}

const kindOf = (parts: readonly SecurityRequirement[]) => parts.map(({ scheme }) => scheme).join(AND);

/** The target of derived cases: kinds of credentials are names of security schemes. */
export function derivedTarget(contract: Contract, url: string, secrets: Secrets): Target {
  const encoded = Object.entries(secrets).map(([scheme, secret]) => [`${scheme} encoded`, base64(secret)]);
  return {
    url,
    tokens: { ...secrets, ...Object.fromEntries(encoded) },
    show: (kind) =>
      kind
        .split(AND)
        .map((each) => shown(contract, each, secrets))
        .reduce(both),
  };
}

function both(one: Shown, other: Shown): Shown {
  const cookies = [one.headers.cookie, other.headers.cookie].filter((each) => each !== undefined);
  return {
    headers: { ...one.headers, ...other.headers, ...(cookies.length > 0 && { cookie: cookies.join("; ") }) },
    query: [...one.query, ...other.query],
  };
}

/** What one scheme shows (OpenAPI 3.1, 4.8.27). */
function shown({ document }: Contract, kind: string, secrets: Secrets): Shown {
  const isWrong = kind.startsWith(WRONG);
  const name = isWrong ? kind.slice(WRONG.length) : kind;
  const secret = isWrong ? "wrong:wrong" : (secrets[name] ?? "");
  const {
    type,
    scheme = "",
    in: place,
    name: key = "",
  } = document.components?.securitySchemes?.[name] ?? { type: "" };
  const header = (field: string, value: string): Shown => ({ headers: { [field]: value }, query: [] });
  if (type !== "apiKey") {
    const word = type === "http" ? scheme : "Bearer";
    if (/^basic$/i.test(word)) return header("authorization", `Basic ${base64(secret)}`);
    return header("authorization", `${/^bearer$/i.test(word) ? "Bearer" : word} ${secret}`);
  }
  if (place === "query")
    return { headers: {}, query: [`${encodeURIComponent(key)}=${encodeURIComponent(secret)}`] };
  return place === "cookie"
    ? header("cookie", `${key}=${encodeURIComponent(secret)}`)
    : header(key.toLowerCase(), secret);
}

const base64 = (text: string) => Buffer.from(text).toString("base64");
