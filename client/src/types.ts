import type { Operations } from "@frete/contract/loja";
import type { AnswerOf as AnswerTo, BodyOf } from "@frete/contract/toolkit/callTypes";
import type { OperationId } from "./operation.ts";

/** How one call differs from what `createClient` was told. */
export interface CallOptions {
  /** Ends the call early; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds that each attempt may take, its body included; 0 = no limit. */
  timeout?: number;
  /** Milliseconds that the call may take in all, attempts and pauses together; 0 = no limit. */
  totalTimeout?: number;
  /** Further attempts after a failed first one, where repeating is safe; 0 = none. */
  retries?: number;
  /** Bytes that an answer may have. */
  maxBytes?: number;
  /** Headers of the request besides; one of a name that the client sets takes its place. */
  headers?: Readonly<Record<string, string>>;
}

/** An optional member where everything in it is optional, a required one otherwise, none where there is nothing. */
type Member<Name extends string, T> = [Exclude<T, undefined>] extends [never]
  ? unknown
  : Record<never, never> extends Exclude<T, undefined>
    ? { [N in Name]?: Exclude<T, undefined> }
    : { [N in Name]: Exclude<T, undefined> };

type Body<O> = O extends { requestBody: unknown } ? { body: BodyOf<O> } : unknown;

/** What operation `Id` takes: its `path` and `query` parameters and its `body`, each only where the contract has it. */
export type InputOf<Id extends OperationId> = Member<"path", Operations[Id]["parameters"]["path"]> &
  Member<"query", Operations[Id]["parameters"]["query"]> &
  Body<Operations[Id]>;

/** What operation `Id` answers with success; `undefined` where the contract has an answer without a body. */
export type AnswerOf<Id extends OperationId> = AnswerTo<Operations[Id]>;
