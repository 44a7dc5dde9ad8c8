import { type OpenApiDocument, resolveSchema, type Schema } from "@frete/contract/toolkit/openApi";
import type { Case } from "./case.ts";
import { CaseRun } from "./caseRun.ts";
import type { Contract } from "./contract.ts";
import type { Transaction } from "./dredd.ts";
import { type Expectation, expectation } from "./expectation.ts";

/** Name of the sentinel among the transactions. */
export const SENTINEL_ID = "sentinel";

/** No server answers with it. */
const IMPOSSIBLE_STATUS = 599;

/** Sends what another case sends, and expects an answer that is wrong on purpose. */
export class Sentinel {
  readonly run: CaseRun;
  readonly expectation: Expectation;
  /** Did Dredd find the answer wrong? */
  isCaught = false;

  constructor(contract: Contract, source: Case) {
    const { accepts: _, ...imitated } = source;
    this.run = new CaseRun(contract, { ...imitated, id: SENTINEL_ID });
    this.expectation = sentinelExpectation(contract, source);
  }

  /** Takes Dredd's verdict on its answer. */
  judge({ results }: Transaction): void {
    const { body, statusCode } = results?.fields ?? {};
    this.isCaught = (this.expectation.schema ? body : statusCode)?.valid === false;
  }
}

/**
 * The answer that must be found wrong: that of `source`, but the type of a required property is turned into another. Where there
 * is none nothing is right, and of an answer that is not JSON no status is. If Dredd lets it pass, contracts are not enforced and
 * no verdict can be trusted.
 */
export function sentinelExpectation(contract: Contract, source: Case): Expectation {
  const answer = expectation(contract, source);
  if (!answer.schema) return { ...answer, status: IMPOSSIBLE_STATUS };
  return { ...answer, schema: flipFirstScalar(contract.document, answer.schema) ?? { not: {} } };
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
