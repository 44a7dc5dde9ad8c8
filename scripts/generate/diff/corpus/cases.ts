import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Level } from "../change.ts";

/** A small change with the verdict that is right. */
export interface CorpusCase {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly expected: Verdict;
  /** Why another verdict is found, and borne with: never a milder one. */
  readonly known?: string;
}

export type Verdict = Level | "none";

const VERDICTS: Readonly<Record<string, Verdict>> = {
  B: "breaking",
  R: "risky",
  A: "additive",
  E: "editorial",
  N: "none",
};

interface SchemaRow {
  name: string;
  a: unknown;
  b: unknown;
  there: string;
  back: string;
  known?: string;
}

interface DocumentRow {
  name: string;
  of?: string;
  a: object;
  b: object;
  there: string;
  back?: string;
  known?: string;
}

const read = <T>(file: string): T =>
  parse(readFileSync(new URL(file, import.meta.url), "utf8"), { merge: true }) as T;
const base = { openapi: "3.1.0", info: { title: "Sample", version: "1" } };

/** Every case of `schemas.yaml` and `documents.yaml`. */
export function corpusCases(): CorpusCase[] {
  return [
    ...read<SchemaRow[]>("schemas.yaml").flatMap(ofSchema),
    ...read<DocumentRow[]>("documents.yaml").flatMap(ofDocument),
  ];
}

function ofSchema({ name, a, b, there, back, known }: SchemaRow): CorpusCase[] {
  const directions = [
    ["request", (schema: unknown) => operation({ requestBody: { required: true, content: json(schema) } })],
    [
      "answer",
      (schema: unknown) => operation({ responses: { "200": { description: "", content: json(schema) } } }),
    ],
  ] as const;
  return directions.flatMap(([direction, document], at) => [
    row(`${name} (${direction})`, document(a), document(b), there.split(" ")[at], known),
    row(`${name}, back (${direction})`, document(b), document(a), back.split(" ")[at], known),
  ]);
}

const json = (schema: unknown) => ({ "application/json": { schema } });
const operation = (said: object) => ({
  ...base,
  paths: { "/things": { post: { operationId: "send", responses: { "200": { description: "" } }, ...said } } },
});

/** What a row says stands in an operation, or, `of: document`, in the document itself. */
function ofDocument({ name, of = "operation", a, b, there, back, known }: DocumentRow): CorpusCase[] {
  const document = (said: object) => (of === "operation" ? operation(said) : { ...operation({}), ...said });
  return [
    row(name, document(a), document(b), there, known),
    ...(back === undefined ? [] : [row(`${name}, back`, document(b), document(a), back, known)]),
  ];
}

function row(name: string, before: unknown, after: unknown, letter = "", known?: string): CorpusCase {
  const expected = VERDICTS[letter];
  if (expected === undefined) throw new Error(`${name}: ${letter} is no verdict`);
  return { name, before, after, expected, ...(known !== undefined && { known }) };
}
