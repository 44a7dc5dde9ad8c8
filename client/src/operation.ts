import { methods } from "@frete/contract/loja/methods";
import type { MethodEntry } from "@frete/contract/toolkit/methodEntry";

/** Operation of the loja's contract, by its id: `criarCotacao`, `listarPedidos`... */
export type OperationId = keyof typeof methods;

/** What the contract says of an operation, as far as calling it needs. */
export interface Operation extends MethodEntry {
  readonly id: OperationId;
  /** Of its path: text and names of parameters in turns. */
  readonly pieces: readonly string[];
  readonly security?: readonly SecurityScheme[];
}

type Row = (typeof methods)[OperationId];

/** Names of the contract's kinds of token. */
export type SecurityScheme = Extract<Row, { security: unknown }>["security"][number];

const byId = new Map<string, Operation>();
for (const [id, row] of Object.entries(methods))
  byId.set(id, { ...row, id: id as OperationId, pieces: row.path.split(/[{}]/) });

/** The operation with this id. @throws Error when the contract has none */
export function operationById(id: string): Operation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`the contract has no operation ${id}`);
  return operation;
}

/** Every operation of the contract. */
export const allOperations = (): Iterable<Operation> => byId.values();
