import type { AnswerCheck, ClientOptions } from "./options.ts";
import type { Tokens } from "./tokens.ts";

/** The options of a client, complete and checked. */
export interface Settings {
  baseUrl: string;
  tokens: Tokens;
  timeout: number;
  retries: number;
  validateAnswers: AnswerCheck | undefined;
  fetch: typeof globalThis.fetch;
}

const BASE = /^https?:(?!.*\/api\/v1\/?$)/i;
/** What a header can carry. */
const TOKEN = /^[!-~]+$/;

/** @throws Error naming the limit that cannot be meant */
export function checkLimits({ timeout, retries }: Pick<Settings, "timeout" | "retries">): void {
  if (!(Number.isInteger(timeout) && timeout >= 0 && timeout <= 0x7fffffff))
    throw new Error(`timeout is ${timeout}: use milliseconds, or 0`);
  if (!(Number.isInteger(retries) && retries >= 0)) throw new Error(`retries is ${retries}: use 0 or more`);
}

/** @throws Error naming the option that cannot be meant */
export function readSettings(options: ClientOptions): Settings {
  const { baseUrl, timeout = 10_000, retries = 2, validateAnswers } = options;
  if (!URL.canParse(baseUrl) || !BASE.test(baseUrl))
    throw new Error(`baseUrl is "${baseUrl}": use http://host:3000, without /api/v1`);
  checkLimits({ timeout, retries });
  if (validateAnswers !== undefined && typeof validateAnswers !== "function")
    throw new Error(`validateAnswers is ${validateAnswers}: take the one of @frete/client/validate`);
  const tokens: Tokens = {};
  for (const name of ["tokenApi", "tokenCotacao"] as const) {
    const token = options[name];
    if (token === undefined) continue;
    // Said without showing it: what is no token may still hold one.
    if (!TOKEN.test(token)) throw new Error(`${name} is no token: leave out Bearer and blanks`);
    tokens[name] = token;
  }
  const own = options.fetch;
  // Looked up at each call: a platform's fetch may be replaced later, and it must not be called on another object. One of the
  // caller's own may take nothing but a request, which then brings its limits along.
  const fetch: Settings["fetch"] = (input, init) =>
    own ? own(new Request(input, init)) : globalThis.fetch(input, init);
  return { baseUrl, tokens, timeout, retries, validateAnswers, fetch };
}
