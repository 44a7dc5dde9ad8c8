import type { Operation } from "./operation.ts";
import type { Tokens } from "./tokens.ts";

/** Refuses an answer by throwing. */
export type AnswerCheck = (operation: Operation, status: number, data: unknown) => Promise<void>;

/** How to reach a loja's interface. */
export interface ClientOptions extends Tokens {
  /** Address of the server without `/api/v1`, e.g. `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** Milliseconds that each attempt may take, its body included; 0 = no limit. Default 10 000. */
  timeout?: number;
  /** Further attempts after a failed first one, where repeating is safe; 0 = none. Default 2. */
  retries?: number;
  /** What every answer is held against: `validateAnswers` of `@frete/client/validate`, the contract. Default nothing. */
  validateAnswers?: AnswerCheck;
  /** What sends the requests; default the platform's `fetch`. */
  fetch?: typeof globalThis.fetch;
}
