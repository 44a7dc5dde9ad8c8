import type { FreteError } from "./errors.ts";
import type { Operation, OperationId } from "./operation.ts";
import type { Tokens } from "./tokens.ts";

/** Refuses an answer by throwing; what is merely new in it, a value that the contract does not list yet, is told to `onUnknown`. */
export type AnswerCheck = (
  operation: Operation,
  status: number,
  data: unknown,
  onUnknown?: (found: UnknownValue) => unknown,
) => Promise<void>;

/** A value of an answer that this release of the contract does not know. */
export interface UnknownValue {
  operation: OperationId;
  /** Where it is, e.g. `/opcoesEntrega/0/tipo`. */
  place: string;
}

/** One attempt of a call. */
export interface Attempt {
  operation: OperationId;
  /** Counts from 1. */
  attempt: number;
  method: string;
  url: string;
  /** Headers of the request without the token; what `onRequest` sets is sent. */
  headers: Headers;
}

/** How an attempt ended. */
export interface AttemptEnd extends Attempt {
  /** 0: there was no answer. */
  status: number;
  requestId: string | null;
  /** From the request to the last byte of the answer. */
  milliseconds: number;
  /** Why there was no answer. */
  error?: unknown;
}

/** An attempt that will be followed by another one. */
export interface Retry {
  operation: OperationId;
  /** The one that failed; counts from 1. */
  attempt: number;
  /** Milliseconds until the next. */
  delay: number;
  error: FreteError;
}

/** Functions that are told of every attempt, for logs and traces. None ever sees a token. What one throws ends the call. */
export interface Hooks {
  /** Before an attempt: the place to set `traceparent`. It is waited for. */
  onRequest?: (attempt: Attempt) => unknown;
  onResponse?: (end: AttemptEnd) => unknown;
  onRetry?: (retry: Retry) => unknown;
}

/** How to reach a loja's interface. What is left out is taken from the environment, where there is one, or has the default. */
export interface ClientOptions extends Tokens, Hooks {
  /** Address of the server without `/api/v1`, e.g. `http://127.0.0.1:3000`; `FRETE_BASE_URL` of the environment. */
  baseUrl?: string;
  /** Milliseconds that each attempt may take, its body included; 0 = no limit. Default 10 000. */
  timeout?: number;
  /**
   * Milliseconds that a call may take in all, attempts and pauses together; 0 = no limit. Default 60 000, or `timeout` where that is
   * longer.
   */
  totalTimeout?: number;
  /** Further attempts after a failed first one, where repeating is safe; 0 = none. Default 2. */
  retries?: number;
  /** Bytes that an answer may have; what is read as a stream has no limit. Default 16 MiB. */
  maxBytes?: number;
  /** What every answer is held against: `validateAnswers` of `@frete/client/validate`, the contract. Default nothing. */
  validateAnswers?: AnswerCheck;
  /** Told of values that the contract does not list yet, which `validateAnswers` lets pass. */
  onUnknown?: (found: UnknownValue) => unknown;
  /** What sends the requests; default the platform's `fetch`. It may take a `Request`, or an address and what fetch takes besides. */
  fetch?: (request: Request, init: RequestInit) => Promise<Response>;
}
