import { readFileSync } from "node:fs";

type Schema = Record<string, unknown>;

/** A schema of generated/openapi.json with every reference put in place and without the words that only people read. */
export function contractSchema(name: string): Schema {
  const file = new URL("../../../generated/openapi.json", import.meta.url);
  const document = JSON.parse(readFileSync(file, "utf8")) as {
    components: { schemas: Record<string, Schema> };
  };
  return resolve({ $ref: `#/components/schemas/${name}` }) as Schema;

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null) return value;
    const { $ref, description, example, examples, ...own } = value as Schema;
    const kept = Object.entries(own).filter(([key]) => !key.startsWith("x-"));
    const rest = Object.fromEntries(kept.map(([key, inner]) => [key, resolve(inner)]));
    if (typeof $ref !== "string") return rest;
    const target = document.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)];
    return { ...(resolve(target) as Schema), ...rest };
  }
}
