import type { Operations } from "@frete/contract/operacao";
import type { Handler, Handlers } from "../http/types.ts";

/** Who sent a request of the operator's interface. */
export interface OperatorCaller {
  /** What stores are told of who it was. */
  operador: "operador";
  /** First digits of the hash of the token, by which the audit trail tells tokens apart (NS-090). */
  token: string;
}

/** Handler of one operation of the operator's interface. */
export type OperatorHandler<Id extends keyof Operations> = Handler<Operations, Id, OperatorCaller>;

/** The handlers of some operations of the operator's interface. */
export type OperatorHandlers<Id extends keyof Operations = keyof Operations> = Pick<
  Handlers<Operations, OperatorCaller>,
  Id
>;
