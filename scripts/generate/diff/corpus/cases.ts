import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Level } from "../change.ts";

/** A small change with the verdict that is right. */
export interface CorpusCase {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly expected: Verdict;
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
}

interface DocumentRow {
  name: string;
  of?: string;
  a: object;
  b: object;
  there: string;
  back?: string;
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

function ofSchema({ name, a, b, there, back }: SchemaRow): CorpusCase[] {
  const directions = [
    ["request", (schema: unknown) => operation({ requestBody: { required: true, content: json(schema) } })],
    [
      "answer",
      (schema: unknown) => operation({ responses: { "200": { description: "", content: json(schema) } } }),
    ],
  ] as const;
  return directions.flatMap(([direction, document], at) => [
    row(`${name} (${direction})`, document(a), document(b), there.split(" ")[at]),
    row(`${name}, back (${direction})`, document(b), document(a), back.split(" ")[at]),
  ]);
}

const json = (schema: unknown) => ({ "application/json": { schema } });
const operation = (said: object) => ({
  ...base,
  paths: { "/things": { post: { operationId: "send", responses: { "200": { description: "" } }, ...said } } },
});

/** What a row says stands in an operation, or, `of: document`, in the document itself. */
function ofDocument({ name, of = "operation", a, b, there, back }: DocumentRow): CorpusCase[] {
  const document = (said: object) => (of === "operation" ? operation(said) : { ...operation({}), ...said });
  return [
    row(name, document(a), document(b), there),
    ...(back === undefined ? [] : [row(`${name}, back`, document(b), document(a), back)]),
  ];
}

function row(name: string, before: unknown, after: unknown, letter = ""): CorpusCase {
  const expected = VERDICTS[letter];
  if (expected === undefined) throw new Error(`${name}: ${letter} is no verdict`);
  return { name, before, after, expected };
}
