import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { componentName, type OpenApiDocument, type Schema } from "../generate/toolkit/openApi.ts";
import { schemaNodes } from "./schemaNodes.ts";

const NAMES = ["openapi", "interface", "operacao"].flatMap((name) => [name, `${name}-3.0`]);
const read = (name: string): OpenApiDocument =>
  parse(readFileSync(new URL(`../../generated/${name}.yaml`, import.meta.url), "utf8"));

/** The kinds of a union as its branches tell them: each requires the tag, with a value of its own. */
function kindsOf(document: OpenApiDocument, { oneOf = [], discriminator }: Schema): Record<string, unknown> {
  const tag = discriminator?.propertyName ?? "";
  return Object.fromEntries(
    oneOf.map((branch) => {
      const { properties = {}, required = [] } =
        document.components?.schemas?.[componentName(branch) ?? ""] ?? {};
      const { type, enum: values = [] } = properties[tag] ?? {};
      const isTold = type === "string" && values.length === 1 && required.includes(tag);
      return [isTold ? values[0] : `untold: ${branch.$ref}`, branch.$ref];
    }),
  );
}

test.each(NAMES)(
  "%s: where a tag tells the kinds of a union, each has its own value, and the mapping all",
  (name) => {
    const document = read(name);
    const unions = [...schemaNodes(document)].filter(({ schema }) => schema.discriminator !== undefined);
    expect(unions.length > 0 || name.startsWith("operacao")).toBe(true);
    for (const { pointer, schema } of unions) {
      const { mapping = {} } = schema.discriminator ?? {};
      expect([pointer, mapping]).toEqual([pointer, kindsOf(document, schema)]);
      expect(Object.keys(mapping).length).toBe(schema.oneOf?.length);
    }
  },
);
