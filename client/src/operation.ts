import { operations } from "@frete/contract/loja/operations";

/** Operation of the loja's contract, by its id: `criarCotacao`, `listarPedidos`... */
export type OperationId = keyof typeof operations;

/** What the contract's table says of an operation, as far as calling it needs. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  /** Schemes of which any one opens the operation; empty = public. */
  readonly security: readonly (readonly { readonly scheme: SecurityScheme }[])[];
  /** Media types of each status that the contract names. */
  readonly responses: Readonly<Record<string, readonly string[]>>;
}

/** Names of the contract's kinds of token. */
export type SecurityScheme = (typeof operations)[OperationId]["security"][number][number]["scheme"];

const byId: Readonly<Record<OperationId, Operation>> = operations;
const byRoute = new Map(
  Object.values(byId).map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

/** The operation with this id. @throws Error when the contract has none */
export function operationById(id: OperationId): Operation {
  const operation = byId[id];
  if (!operation) throw new Error(`the contract has no operation ${id}`);
  return operation;
}

/**
 * The operation of a method and a path as the contract writes it, e.g. `GET`, `/api/v1/cotacao/{idCotacao}`.
 *
 * @throws Error when the contract has no such operation
 */
export function operationByRoute(method: string, path: string): Operation {
  const operation = byRoute.get(`${method.toUpperCase()} ${path}`);
  if (!operation)
    throw new Error(`the contract has no operation ${method} ${path}: use a path of its table, with braces`);
  return operation;
}
