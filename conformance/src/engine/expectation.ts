import { documentedStatus } from "@frete/contract/toolkit/documentedStatus";
import {
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type ResponseObject,
  type Schema,
} from "@frete/contract/toolkit/openApi";
import type { Case } from "./case.ts";
import type { Contract, ContractLayer } from "./contract.ts";
import { KitError } from "./kitError.ts";

/** What the contract says about the answer that a case expects. */
export interface Expectation {
  status: number;
  /** Media type without parameters, or null where none is asked for. */
  mediaType: string | null;
  /** Of an answer in JSON. */
  schema: Schema | null;
  /** Headers that must be present. */
  headers: string[];
}

/**
 * Reads the expected answer of a case off the OpenAPI document. For a request outside the contract it is the error body
 * of the operation's first documented failure.
 * @param answered what came back, for a case that accepts several statuses
 * @throws KitError when the case expects a status or a media type that the contract does not document
 */
export function expectation(contract: Contract, testCase: Case, answered?: Answered): Expectation {
  const { id, operation, accepts } = testCase;
  const { responses } = operationObject(contract, operation);
  const status = answered?.status ?? testCase.status;
  const documented = documentedResponse({ responses }, status)?.response;
  if (!documented && !testCase.outsideContract && !accepts?.includes(status)) {
    throw new KitError(
      `${id}: ${operation} documents no status ${status}; it documents ${Object.keys(responses).join(", ")}`,
    );
  }
  const response = documented ?? (testCase.outsideContract ? firstFailure(responses) : undefined);
  const hasBody = contract.operations[operation]?.method !== "HEAD";
  const contents = Object.entries((hasBody && response?.content) || {});
  const wanted = testCase.mediaType ?? contents.find(([name]) => name === answered?.mediaType)?.[0];
  const chosen = wanted === undefined ? contents[0] : contents.find(([name]) => name === wanted);
  if (wanted !== undefined && !chosen) throw new KitError(`${id}: ${wanted} is not documented`);
  const [mediaType, content] = chosen ?? [null, {}];
  return {
    status,
    mediaType: mediaType?.includes("*") ? null : mediaType,
    schema: (mediaType !== null && isJson(mediaType) && content.schema) || null,
    headers: documented ? requiredHeaders(documented) : [],
  };
}

/** What tells which of several documented answers one is. */
interface Answered {
  status: number;
  /** Without parameters, in lower case. */
  mediaType: string;
}

/** Is it `application/json` or `application/...+json`? */
export const isJson = (mediaType: string): boolean => /^application\/(?:[^;]+\+)?json$/.test(mediaType);

/**
 * The operation of that name in the OpenAPI document.
 * @throws KitError when there is none
 */
export function operationObject({ document }: ContractLayer, operationId: string): OperationObject {
  const operation = findOperation(document, operationId);
  if (!operation) throw new KitError(`the contract has no operation ${operationId}`);
  return operation;
}

/** The operation of that name, if the document has it. */
export function findOperation(document: OpenApiDocument, operationId: string): OperationObject | undefined {
  let operations = indexes.get(document);
  if (!operations) {
    operations = new Map(
      Array.from(operationsOf(document), ({ operation }) => [operation.operationId, operation]),
    );
    indexes.set(document, operations);
  }
  return operations.get(operationId);
}

const indexes = new WeakMap<OpenApiDocument, Map<string, OperationObject>>();

/** What an operation documents for a status: under the status itself, under its range, as `4XX`, or under `default`. */
export function documentedResponse(
  { responses }: Pick<OperationObject, "responses">,
  status: number,
): { key: string; response: ResponseObject; isRange: boolean } | undefined {
  const key = documentedStatus(responses, status);
  const response = responses[key ?? ""];
  return key !== undefined && response ? { key, response, isRange: key.endsWith("XX") } : undefined;
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
