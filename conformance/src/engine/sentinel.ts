import { type OpenApiDocument, resolveSchema, type Schema } from "@frete/contract/toolkit/openApi";
import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import { type Expectation, expectation } from "./expectation.ts";
import { KitError } from "./kitError.ts";

/** Name of the sentinel among the transactions. */
export const SENTINEL_ID = "sentinel";

/**
 * The answer that must be found wrong: that of `source`, but the type of a required property is turned into another. If
 * Dredd lets it pass, schemas are not enforced and no verdict can be trusted.
 * @throws KitError when the answer of `source` is no object with a required scalar property
 */
export function sentinelExpectation(contract: Contract, source: Case): Expectation {
  const answer = expectation(contract, source);
  const schema = answer.schema && flipFirstScalar(contract.document, answer.schema);
  if (!schema) {
    throw new KitError(`${source.id}: a sentinel needs an answer that is an object with a required scalar`);
  }
  return { ...answer, schema };
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
