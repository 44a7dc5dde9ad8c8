import type { OperationId } from "./operation.ts";

/** Statuses of a fault that may be gone at the next attempt. */
const TEMPORARY: readonly number[] = [408, 429, 502, 503, 504];

/** Whether an answer of this status tells of a fault that may pass by itself. */
export const isTemporary = (status: number): boolean => TEMPORARY.includes(status);

/** What an error tells besides its text. */
export interface FreteErrorDetails {
  operation: OperationId;
  /** HTTP status of the answer; 0 = there was none. */
  status: number;
  requestId?: string | null;
  retryAfter?: number | null;
  headers?: Headers | null;
  body?: unknown;
  /** Of a failed connection: will it fail again, since something is set up wrong? */
  isLasting?: boolean;
  cause?: unknown;
}

/**
 * A call that did not succeed. When the server refused it, the class tells the status: `FreteValidationError`,
 * `FreteNotFoundError`...; of a status without a class of its own it is this one. `FreteNetworkError` and `FreteTimeoutError` tell that
 * there was no answer, `FreteAnswerError` that it is none that can be understood.
 */
export class FreteError extends Error {
  override name = "FreteError";
  declare readonly operation: OperationId;
  /** HTTP status of the answer; 0 = there was none. */
  declare readonly status: number;
  /** Why, without the operation in front. In Portuguese when the server said it. */
  declare readonly mensagem: string;
  /** The server's name for this request: quote it to its operator. Null without an answer. */
  declare readonly requestId: string | null;
  /** Milliseconds that the server asked to wait before another attempt. */
  declare readonly retryAfter: number | null;
  /** Headers of the answer; null without one. */
  declare readonly headers: Headers | null;
  /** What came with the answer: parsed when it is JSON, text otherwise; undefined without an answer. */
  declare readonly body: unknown;

  constructor(mensagem: string, { cause, isLasting: _, ...details }: FreteErrorDetails) {
    const { operation, status } = details;
    super(
      `${operation}: ${status === 0 ? "" : `${status} `}${mensagem}`,
      cause === undefined ? {} : { cause },
    );
    const none = { requestId: null, retryAfter: null, headers: null, body: undefined };
    Object.assign(this, none, details, { mensagem });
  }

  /**
   * Whether the fault may pass by itself, so that the same call may succeed later. Says nothing about whether the first
   * one had an effect: after a `FreteNetworkError` of criarCotacao the quotation may exist.
   */
  get isRetryable(): boolean {
    return isTemporary(this.status);
  }
}

/** 400 or 422: what was sent is not valid; `mensagem` names the field. */
export class FreteValidationError extends FreteError {
  override name = "FreteValidationError";
}

/** 401: the token is missing, expired, unknown or of the wrong kind. */
export class FreteAuthenticationError extends FreteError {
  override name = "FreteAuthenticationError";
}

/** 403: it belongs to somebody else, or is not enabled. */
export class FreteForbiddenError extends FreteError {
  override name = "FreteForbiddenError";
}

/** 404: the loja has nothing of that name. */
export class FreteNotFoundError extends FreteError {
  override name = "FreteNotFoundError";
}

/** 409: something else has that name already. */
export class FreteConflictError extends FreteError {
  override name = "FreteConflictError";
}

/** 429: too many requests; `retryAfter` tells when to come again. */
export class FreteRateLimitError extends FreteError {
  override name = "FreteRateLimitError";
}

/** 5xx: the server failed, or something in front of it. */
export class FreteServerError extends FreteError {
  override name = "FreteServerError";
}

/** No whole answer arrived: the connection could not be made or broke off. */
export class FreteNetworkError extends FreteError {
  override name = "FreteNetworkError";
  readonly #isLasting: boolean;

  constructor(mensagem: string, details: FreteErrorDetails) {
    super(mensagem, details);
    this.#isLasting = details.isLasting ?? false;
  }

  override get isRetryable(): boolean {
    return !this.#isLasting;
  }
}

/** No whole answer arrived in time. */
export class FreteTimeoutError extends FreteNetworkError {
  override name = "FreteTimeoutError";
}

/**
 * The answer is not what the contract promises: not JSON, larger than `maxBytes`, a number that JavaScript would alter, or, with
 * `validateAnswers`, not of its schema.
 */
export class FreteAnswerError extends FreteError {
  override name = "FreteAnswerError";

  override get isRetryable(): boolean {
    return false;
  }
}
