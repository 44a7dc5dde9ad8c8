import {
  type OperationObject,
  operationsOf,
  type ResponseObject,
  type Schema,
} from "@frete/contract/toolkit/openApi";
import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import { KitError } from "./kitError.ts";

/** What the contract says about the answer that a case expects. */
export interface Expectation {
  status: number;
  /** Media type without parameters, or null for an answer without body. */
  mediaType: string | null;
  /** Of an answer in JSON. */
  schema: Schema | null;
  /** Headers that must be present. */
  headers: string[];
}

/**
 * Reads the expected answer of a case off the OpenAPI document. For a request outside the contract it is the error body
 * of the operation's first documented failure.
 * @throws KitError when the case expects a status or a media type that the contract does not document
 */
export function expectation(contract: Contract, testCase: Case): Expectation {
  const { responses } = operationObject(contract, testCase.operation);
  const documented = responses[testCase.status];
  if (!documented && !testCase.outsideContract) {
    throw new KitError(
      `${testCase.id}: ${testCase.operation} documents no status ${testCase.status}; it documents ${Object.keys(responses).join(", ")}`,
    );
  }
  const response = documented ?? firstFailure(responses);
  const contents = Object.entries(response?.content ?? {});
  const { id, mediaType: wanted } = testCase;
  const chosen = wanted === undefined ? contents[0] : contents.find(([name]) => name === wanted);
  if (wanted !== undefined && !chosen) throw new KitError(`${id}: ${wanted} is not documented`);
  const [mediaType, content] = chosen ?? [null, {}];
  return {
    status: testCase.status,
    mediaType,
    schema: (mediaType === "application/json" && content.schema) || null,
    headers: documented ? requiredHeaders(documented) : [],
  };
}

/** The operation of that name in the OpenAPI document. */
export function operationObject(contract: Contract, operationId: string): OperationObject {
  for (const { operation } of operationsOf(contract.document)) {
    if (operation.operationId === operationId) return operation;
  }
  throw new KitError(`the contract has no operation ${operationId}`);
}

/** Names of the headers that an answer must carry. */
export function requiredHeaders(response: ResponseObject): string[] {
  return Object.entries(response.headers ?? {})
    .filter(([, header]) => header.required)
    .map(([name]) => name);
}

function firstFailure(responses: Record<string, ResponseObject>): ResponseObject | undefined {
  return Object.entries(responses).find(([status]) => status.startsWith("4"))?.[1];
}
