import { type OperationObject, operationsOf } from "@frete/contract/toolkit/openApi";
import type { OperationId } from "../../cases/support/operationId.ts";
import type { Contract } from "../../engine/contract.ts";

/** An operation of the contract and the rules that hold for all of it. */
export interface DerivedOperation {
  id: OperationId;
  object: OperationObject;
  /** Its own rules and those of the contract as a whole. */
  rules: readonly string[];
}

export function derivedOperations({ document }: Contract): DerivedOperation[] {
  return Array.from(operationsOf(document), ({ operation }) => ({
    id: operation.operationId as OperationId,
    object: operation,
    rules: [...new Set([...(operation["x-regras"] ?? []), ...(document["x-regras"] ?? [])])],
  }));
}

/** Statuses that a case can bring about: no case makes a server fail. */
export function testableStatuses({ responses }: OperationObject): number[] {
  return Object.keys(responses)
    .map(Number)
    .filter((status) => status < 500);
}

/** The contract's example of the JSON body of an answer; null where there is none. */
export function exampleAnswer({ responses }: OperationObject, status: number): unknown {
  const { example, examples = {} } = responses[status]?.content?.["application/json"] ?? {};
  return example ?? Object.values(examples)[0]?.value ?? null;
}
