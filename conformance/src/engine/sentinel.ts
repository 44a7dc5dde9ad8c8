import { type OpenApiDocument, resolveSchema, type Schema } from "@frete/contract/toolkit/openApi";
import { block } from "./blueprint.ts";
import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import { draft07Schema } from "./draft07Schema.ts";
import { expectation } from "./expectation.ts";
import { KitError } from "./kitError.ts";

/** Resource name of the sentinel in Dredd's documents. */
export const SENTINEL_ID = "sentinel";

/**
 * A document whose one case must fail: the same request and answer as `source`, but the type of a required property of
 * the answer is turned into another. If Dredd lets it pass, schemas are not enforced and no verdict can be trusted.
 * @throws KitError when the answer of `source` is no object with a required scalar property
 */
export function sentinelDocument(contract: Contract, source: Case): string {
  const expected = expectation(contract, source);
  const operation = contract.operations[source.operation];
  const flipped = expected.schema && flipFirstScalar(contract.document, expected.schema);
  if (!operation || !flipped) {
    throw new KitError(`${source.id}: a sentinel needs an answer that is an object with a required scalar`);
  }
  const uri = operation.path.replace(/\{\w+\}/g, "-");
  return [
    "FORMAT: 1A",
    `# ${SENTINEL_ID}`,
    block(SENTINEL_ID, operation.method, uri, { ...expected, schema: flipped }, (schema) =>
      JSON.stringify(draft07Schema(contract.document, schema)),
    ),
  ].join("\n\n");
}

/** The schema with the first required scalar property turned into a type that its values never have. */
function flipFirstScalar(document: OpenApiDocument, schema: Schema): Schema | undefined {
  const root = resolveSchema(document, schema);
  for (const name of root.required ?? []) {
    const { type } = resolveSchema(document, root.properties?.[name] ?? {});
    if (typeof type !== "string" || type === "object" || type === "array") continue;
    const wrong = { type: type === "boolean" ? "string" : "boolean" };
    return { ...root, properties: { ...root.properties, [name]: wrong } };
  }
  return undefined;
}
