import type { ClientOptions, Hooks } from "./options.ts";
import { TOKEN_NAMES, type Tokens } from "./tokens.ts";

/** What limits a call. */
export interface Limits {
  timeout: number;
  totalTimeout: number;
  retries: number;
  maxBytes: number;
}

/** The options of a client, complete and checked. */
export interface Settings extends Limits, Hooks, Pick<ClientOptions, "validateAnswers" | "onUnknown"> {
  baseUrl: string;
  tokens: Tokens;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const FUNCTIONS = ["validateAnswers", "onUnknown", "onRequest", "onResponse", "onRetry", "fetch"] as const;
/** What each of them is told in. */
const LIMITS: Readonly<Record<keyof Limits, string>> = {
  timeout: "milliseconds, or 0 for no limit",
  totalTimeout: "milliseconds, or 0 for no limit",
  retries: "0 or more",
  maxBytes: "bytes",
};
const LIMIT_NAMES = Object.keys(LIMITS) as (keyof Limits)[];
const NAMES: readonly string[] = ["baseUrl", ...TOKEN_NAMES, ...LIMIT_NAMES, ...FUNCTIONS];
/** What a header can carry. */
const TOKEN = /^[!-~]+$/;
const MINUTE = 60_000;

/** The limits that are given, and the usual ones for the others. @throws Error naming the limit that cannot be meant */
export function limitsOf(given: Partial<Limits>, usual: Limits): Limits {
  const limits = {} as Limits;
  for (const name of LIMIT_NAMES) {
    const value = given[name] ?? usual[name];
    if (!(Number.isInteger(value) && value >= 0 && value <= 0x7fffffff))
      throw new Error(`${name} is ${typeof value} ${value}: use a whole number, ${LIMITS[name]}`);
    limits[name] = value;
  }
  return limits;
}

/** @throws Error naming the option that cannot be meant */
export function readSettings(options: ClientOptions = {}): Settings {
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new Error(`createClient has no option ${unknown}: it has ${NAMES.join(", ")}`);
  for (const name of FUNCTIONS)
    if (options[name] !== undefined && typeof options[name] !== "function")
      throw new Error(
        `${name} is ${options[name]}: ${name === "validateAnswers" ? "take the one of @frete/client/validate" : "give a function"}`,
      );
  const { timeout = 10_000 } = options;
  const totalTimeout = timeout === 0 ? 0 : Math.max(timeout, MINUTE);
  const limits = limitsOf(options, { timeout, totalTimeout, retries: 2, maxBytes: 16 * 1024 * 1024 });
  const tokens: Tokens = {};
  for (const name of TOKEN_NAMES) {
    const token = options[name] ?? fromEnvironment(name);
    if (token === undefined) continue;
    // Said without showing it: what is no token may still hold one.
    if (!TOKEN.test(token)) throw new Error(`${name} is no token: leave out Bearer and blanks`);
    tokens[name] = token;
  }
  return {
    ...options,
    ...limits,
    tokens,
    baseUrl: readBaseUrl(options.baseUrl ?? fromEnvironment("baseUrl")),
    fetch: options.fetch ? adapted(options.fetch) : (url, init) => globalThis.fetch(url, init),
  };
}

function readBaseUrl(given: string | undefined): string {
  if (given === undefined) throw new Error("baseUrl is missing: give it, or set FRETE_BASE_URL");
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.username || url?.password)
    throw new Error("baseUrl holds a name or password, which no request carries: leave them out");
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || /\/api\/v1\/?$/.test(url.pathname))
    throw new Error(`baseUrl is "${given}": use http://host:3000, without /api/v1`);
  return given.replace(/\/+$/, "");
}

/** `tokenApi` is `FRETE_TOKEN_API` there; an empty one is none. */
function fromEnvironment(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.[`FRETE_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`] || undefined;
}

/**
 * A fetch of the caller's own gets a `Request` with its signal, which may be all that it takes, and the same besides as address and
 * options: one of another library takes a `Request` of the platform for an address, as a text.
 */
const adapted =
  (fetch: NonNullable<ClientOptions["fetch"]>): Settings["fetch"] =>
  (url, init) =>
    fetch(Object.assign(new Request(url, init), { toString: () => url }), init);
