import {
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type ResponseObject,
  rulesOf,
  type Schema,
} from "@frete/contract/toolkit/openApi";
import type { OperationId } from "../../cases/support/operationId.ts";
import type { Contract } from "../../engine/contract.ts";

/** An operation of the contract and the rules that hold for all of it. */
export interface DerivedOperation {
  id: OperationId;
  object: OperationObject;
  /** What the interface alone says of it, if it knows it. */
  ofInterface: { object: OperationObject; document: OpenApiDocument } | undefined;
  /** Its own rules and those of the contract as a whole. */
  rules: readonly string[];
}

export function derivedOperations({ document, interfaceLayer }: Contract): DerivedOperation[] {
  const alone = interfaceLayer?.document ?? document;
  const known = new Map(
    Array.from(operationsOf(alone), ({ operation }) => [operation.operationId, operation]),
  );
  return Array.from(operationsOf(document), ({ operation }) => {
    const object = known.get(operation.operationId);
    return {
      id: operation.operationId as OperationId,
      object: operation,
      ofInterface: object && { object, document: alone },
      rules: [...new Set([...rulesOf(document, operation), ...rulesOf(document, document)])],
    };
  });
}

/** Statuses that a case can bring about: no case makes a server fail. */
export function testableStatuses({ responses }: OperationObject): number[] {
  return Object.keys(responses)
    .map(Number)
    .filter((status) => status < 500);
}

/** What an operation says of a status: under the status itself, or under its range, as `4XX`. */
export function responseOf(
  operation: OperationObject | undefined,
  status: number,
): ResponseObject | undefined {
  return operation?.responses[status] ?? operation?.responses[`${String(status)[0]}XX`];
}

/** The schema of the JSON body of a request, if it has one. */
export function bodySchema({ requestBody }: OperationObject): Schema | undefined {
  return requestBody?.content["application/json"]?.schema;
}

/** The contract's example of the JSON body of an answer; null where there is none. */
export function exampleAnswer({ responses }: OperationObject, status: number): unknown {
  const { example, examples = {} } = responses[status]?.content?.["application/json"] ?? {};
  return example ?? Object.values(examples)[0]?.value ?? null;
}
