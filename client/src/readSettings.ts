import type { ClientOptions } from "./options.ts";
import type { Tokens } from "./tokens.ts";

/** The options of a client, complete and checked. */
export interface Settings {
  baseUrl: string;
  tokens: Tokens;
  timeout: number;
  retries: number;
  validateAnswers: boolean;
  fetch: typeof globalThis.fetch;
}

/** @throws Error naming the option that cannot be meant */
export function readSettings(options: ClientOptions): Settings {
  const { baseUrl, tokenApi, tokenCotacao, timeout = 10_000, retries = 2, validateAnswers = false } = options;
  if (!URL.canParse(baseUrl))
    throw new Error(`baseUrl is "${baseUrl}": use a whole address, e.g. http://host:3000`);
  if (!(timeout >= 0 && timeout <= 0x7fffffff))
    throw new Error(`timeout is ${timeout}: use milliseconds, 0 for none`);
  if (!(Number.isInteger(retries) && retries >= 0)) throw new Error(`retries is ${retries}: use 0, 1, 2...`);
  const tokens: Tokens = {};
  if (tokenApi !== undefined) tokens.tokenApi = tokenApi;
  if (tokenCotacao !== undefined) tokens.tokenCotacao = tokenCotacao;
  // Looked up at each call: a platform's fetch may be replaced later, and it must not be called on another object.
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  return { baseUrl, tokens, timeout, retries, validateAnswers, fetch };
}
