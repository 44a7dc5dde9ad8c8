import {
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type ParameterObject,
  parametersOf,
} from "@frete/contract/toolkit/openApi";

/** One operation that cases are derived from. */
export interface Subject {
  readonly id: string;
  readonly method: string;
  /** Path template, as the contract has it. */
  readonly path: string;
  /** Row of the summary: its first tag. */
  readonly module: string;
  readonly operation: OperationObject;
  readonly parameters: readonly ParameterObject[];
  /** Media types of its request, the one that cases send first. */
  readonly mediaTypes: readonly string[];
}

/** Operations in the order in which they are tried: those that create before those that read, those that remove at the end. */
const ORDER = ["POST", "PUT", "GET", "HEAD", "OPTIONS", "PATCH", "DELETE"];

/** Every operation of a contract, in the order in which they are tried. */
export function subjectsOf(document: OpenApiDocument): Subject[] {
  return Array.from(operationsOf(document), ({ path, method, operation }) => ({
    id: operation.operationId,
    method,
    path,
    module: operation.tags?.[0] ?? "operations",
    operation,
    parameters: parametersOf(document, operation),
    mediaTypes: Object.keys(operation.requestBody?.content ?? {}),
  })).sort((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method));
}
