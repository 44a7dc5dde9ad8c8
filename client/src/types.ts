import type { Operations } from "@frete/contract/loja";
import type { OperationId } from "./operation.ts";
import type { SentContent } from "./sent.ts";

/** How one call differs from what `createClient` was told. */
export interface CallOptions {
  /** Ends the call early; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds that each attempt may take, its body included; 0 = no limit. */
  timeout?: number;
  /** Further attempts after a failed first one, where repeating is safe; 0 = none. */
  retries?: number;
}

/** An optional member where everything in it is optional, a required one otherwise, none where there is nothing. */
type Member<Name extends string, T> = [Exclude<T, undefined>] extends [never]
  ? unknown
  : Record<never, never> extends Exclude<T, undefined>
    ? { [N in Name]?: Exclude<T, undefined> }
    : { [N in Name]: Exclude<T, undefined> };

type BodyOf<Content> = {
  [M in keyof Content]: M extends "multipart/form-data" ? FormData : Content[M];
}[keyof Content];

type Body<O> = O extends { requestBody: { content: infer Content } }
  ? { body: BodyOf<SentContent<Content>> }
  : unknown;

/** What operation `Id` takes: its `path` and `query` parameters and its `body`, each only where the contract has it. */
export type InputOf<Id extends OperationId> = Member<"path", Operations[Id]["parameters"]["path"]> &
  Member<"query", Operations[Id]["parameters"]["query"]> &
  Body<Operations[Id]>;

/** JSON is parsed, text is text; an answer that may be of several kinds, or of another one, is a Blob. */
type Data<Content> = keyof Content extends "application/json"
  ? Content[keyof Content]
  : keyof Content extends `text/${string}`
    ? string
    : Blob;

/** What operation `Id` answers with success; `undefined` where the contract has an answer without a body. */
export type AnswerOf<Id extends OperationId> =
  | (Operations[Id]["responses"] extends { 200: { content: infer Content } } ? Data<Content> : never)
  | (Operations[Id]["responses"] extends { 204: unknown } ? undefined : never);
