import type { Schema } from "../generate/toolkit/openApi.ts";

/** A schema of a document, or an object of it that has one (a media type, a parameter, a header), with its JSON pointer. */
export interface SchemaNode {
  pointer: string;
  schema: Schema;
  /** What has the schema: its examples stand beside it. */
  holder?: Record<string, unknown>;
}

const MAPS = ["properties", "patternProperties", "$defs"];
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const SINGLE = ["items", "not", "additionalProperties", "contains", "propertyNames", "if", "then", "else"];

/** Every schema of an OpenAPI document, wherever it stands, those inside of others too. */
export function* schemaNodes(document: object): Generator<SchemaNode> {
  yield* within(document, "");
}

function* within(node: unknown, pointer: string): Generator<SchemaNode> {
  for (const [key, child] of entriesOf(node)) {
    const at = `${pointer}/${escaped(key)}`;
    if (key === "example" || key === "examples" || key.startsWith("x-")) continue;
    if (at === "/components/schemas")
      for (const [name, schema] of entriesOf(child)) yield* inside(schema, `${at}/${escaped(name)}`);
    else if (key === "schema") yield* inside(child, at, node as Record<string, unknown>);
    else yield* within(child, at);
  }
}

function* inside(node: unknown, pointer: string, holder?: Record<string, unknown>): Generator<SchemaNode> {
  if (typeof node !== "object" || node === null) return;
  const schema = node as Schema;
  yield { pointer, schema, ...(holder && { holder }) };
  for (const keyword of [...MAPS, ...LISTS])
    for (const [name, child] of entriesOf(schema[keyword]))
      yield* inside(child, `${pointer}/${keyword}/${escaped(name)}`);
  for (const keyword of SINGLE) yield* inside(schema[keyword], `${pointer}/${keyword}`);
}

const entriesOf = (node: unknown) => (typeof node === "object" && node !== null ? Object.entries(node) : []);

const escaped = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
