export type {
  ChatMethods,
  Methods,
  PedidoMethods,
  PlpMethods,
  RegraFreteMethods,
  ReversaMethods,
  WebhookMethods,
} from "@frete/contract/loja/methods";
export type * from "@frete/contract/loja/types";
export type { Paged } from "@frete/contract/toolkit/pagedCall";
export { codigoCompleto, type OpcaoComCodigo } from "./codigoCompleto.ts";
export type { Call } from "./createCall.ts";
export { createClient } from "./createClient.ts";
export {
  FreteAnswerError,
  FreteAuthenticationError,
  FreteConflictError,
  FreteError,
  type FreteErrorDetails,
  FreteForbiddenError,
  FreteNetworkError,
  FreteNotFoundError,
  FreteRateLimitError,
  FreteServerError,
  FreteTimeoutError,
  FreteValidationError,
} from "./errors.ts";
export type { ConsumeOptions, EventoHandler } from "./fila/consumeFila.ts";
export type {
  AnexoCalls,
  AnexoOrUrl,
  CotacaoCalls,
  FilaCalls,
  FilialCalls,
  FreteClient,
  ProdutoCalls,
} from "./freteClient.ts";
export type { Operation, OperationId } from "./operation.ts";
export type {
  AnswerCheck,
  Attempt,
  AttemptEnd,
  ClientOptions,
  Hooks,
  Retry,
  UnknownValue,
} from "./options.ts";
export type { Protection } from "./receiver/authorization.ts";
export { createReceiver, type Receiver, type ReceiverOptions } from "./receiver/createReceiver.ts";
export type { UnknownEvento } from "./receiver/parseEvento.ts";
export type { CotacaoNova, ProdutoEntrada, SentPaths as paths } from "./sent.ts";
export { temEstoque } from "./temEstoque.ts";
export { type FileSource, toFile } from "./toFile.ts";
export type { Tokens } from "./tokens.ts";
export type { AnswerOf, CallOptions, InputOf } from "./types.ts";
