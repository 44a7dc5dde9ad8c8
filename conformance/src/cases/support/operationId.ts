import type { Operations } from "@frete/contract/loja";

/** Name of an operation of the store's interface. */
export type OperationId = keyof Operations;
