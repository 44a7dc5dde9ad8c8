import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { DiffError } from "./diffError.ts";

/** Where values stand that are no part of the document's own language. */
const VALUES = new Set(["example", "examples", "default", "enum", "const", "value"]);

/**
 * A document in the words of OpenAPI 3.1: what 3.0 says otherwise (`nullable`, bounds that are exclusive by a mark, base64 as a format) is
 * said as 3.1 says it, so that a contract is the same in both.
 *
 * @param name of the document, for the message
 * @throws DiffError of what is no OpenAPI document, or of another version
 */
export function plainDocument(value: unknown, name: string): OpenApiDocument {
  const { openapi, swagger, paths, webhooks, components } = (value ?? {}) as Record<string, unknown>;
  const version = String(openapi ?? swagger ?? "");
  if (!version || Array.isArray(value) || typeof value !== "object")
    throw new DiffError(`${name} is no OpenAPI document: it has no \`openapi: 3.x\``);
  if (!/^3\.[01](?:\.|$)/.test(version))
    throw new DiffError(`${name} is OpenAPI ${version}: 3.0 and 3.1 can be compared; convert it first`);
  for (const part of [paths, webhooks, components])
    if (part !== undefined && (typeof part !== "object" || part === null))
      throw new DiffError(
        `${name} is no OpenAPI document: its paths, webhooks and components must be objects`,
      );
  const document = value as unknown as OpenApiDocument;
  const plain = version.startsWith("3.0") ? (of30(document) as OpenApiDocument) : document;
  return { ...plain, info: plain.info ?? { title: name, version: "" }, paths: plain.paths ?? {} };
}

function of30(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(of30);
  if (typeof node !== "object" || node === null) return node;
  const given = node as Record<string, unknown>;
  // Beside a reference 3.0 reads nothing.
  if (typeof given.$ref === "string") return { $ref: given.$ref };
  const said = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, isValue(key, value) ? value : of30(value)]),
  );
  return withNull(withBounds(said));
}

/** A property may be called `example`: then a schema stands there, among others. */
const isValue = (key: string, value: unknown) =>
  (VALUES.has(key) && !(key === "examples" && typeof value === "object" && !Array.isArray(value))) ||
  key.startsWith("x-");

function withBounds(schema: Record<string, unknown>): Record<string, unknown> {
  let plain = schema;
  for (const end of ["Minimum", "Maximum"]) {
    const [mark, bound] = [`exclusive${end}`, end.toLowerCase()];
    if (typeof plain[mark] !== "boolean") continue;
    const { [mark]: isExclusive, [bound]: value, ...others } = plain;
    plain = { ...others, ...(value !== undefined && { [isExclusive ? mark : bound]: value }) };
  }
  if (plain.type === "string" && plain.format === "byte") {
    const { format: _, ...others } = plain;
    plain = { ...others, contentEncoding: "base64" };
  }
  return plain;
}

function withNull(schema: Record<string, unknown>): Record<string, unknown> {
  if (typeof schema.nullable !== "boolean") return schema;
  const { nullable, ...others } = schema;
  if (!nullable) return others;
  const { type, allOf, oneOf, anyOf } = others;
  if (typeof type === "string" && !allOf && !oneOf && !anyOf) return { ...others, type: [type, "null"] };
  // Said of a reference, as everybody does who has no type to say it of.
  return { anyOf: [others, { type: "null" }] };
}
