import type { OperationId } from "./operation.ts";

/** Statuses of a fault that may be gone at the next attempt. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Whether an answer of this status tells of a fault that may pass by itself. */
export const isTemporary = (status: number): boolean => TEMPORARY.has(status);

/** What an error tells besides its text. */
export interface FreteErrorDetails {
  operation: OperationId;
  /** HTTP status of the answer; 0 = there was none. */
  status: number;
  requestId?: string | null;
  retryAfter?: number | null;
  cause?: unknown;
}

/**
 * A call that did not succeed. As it is: the server refused, with `status` and its own `mensagem` (ERR-001). The
 * subclasses tell that there was no answer (`FreteNetworkError`, `FreteTimeoutError`) or none that can be understood
 * (`FreteAnswerError`).
 */
export class FreteError extends Error {
  override name = "FreteError";
  readonly operation: OperationId;
  /** HTTP status of the answer; 0 = there was none. */
  readonly status: number;
  /** Why, without the operation in front. In Portuguese when the server said it. */
  readonly mensagem: string;
  /** The server's name for this failure, when it gives one: quote it to its operator. */
  readonly requestId: string | null;
  /** Milliseconds that the server asked to wait before another attempt. */
  readonly retryAfter: number | null;

  constructor(mensagem: string, details: FreteErrorDetails) {
    const { operation, status, requestId = null, retryAfter = null, cause } = details;
    super(
      `${operation}: ${status === 0 ? "" : `${status} `}${mensagem}`,
      cause === undefined ? {} : { cause },
    );
    this.operation = operation;
    this.status = status;
    this.mensagem = mensagem;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /**
   * Whether the fault may pass by itself, so that the same call may succeed later. Says nothing about whether the first
   * one had an effect: after a `FreteNetworkError` of criarCotacao the quotation may exist.
   */
  get isRetryable(): boolean {
    return isTemporary(this.status);
  }
}

/** No whole answer arrived: the connection could not be made or broke off. */
export class FreteNetworkError extends FreteError {
  override name = "FreteNetworkError";

  override get isRetryable(): boolean {
    return true;
  }
}

/** No whole answer arrived in time. */
export class FreteTimeoutError extends FreteNetworkError {
  override name = "FreteTimeoutError";
}

/**
 * The answer is not what the contract promises: not JSON, a number that JavaScript would alter, or, with `validateAnswers`, not of its
 * schema.
 */
export class FreteAnswerError extends FreteError {
  override name = "FreteAnswerError";

  override get isRetryable(): boolean {
    return false;
  }
}
