import type { IncomingMessage, ServerResponse } from "node:http";
import type { FindCaller } from "./authentication.ts";
import type { ContractModule, OperationEntry } from "./contractModule.ts";
import { deprecationHeaders } from "./deprecationHeaders.ts";
import { REQUEST_ID } from "./requestId.ts";
import { sendEmpty } from "./send.ts";

/** Which pages of other origins may call the service from a browser (CORS, as the Fetch standard has it); never with cookies. */
export interface CrossOrigin<Caller> {
  /** Is the operation one for pages? */
  readonly serves: (operation: OperationEntry) => boolean;
  /**
   * May a page of this origin read the answers of an operation?
   *
   * @param caller undefined while nobody is known: before the request itself comes, and of one that shows no credentials, or wrong ones
   */
  readonly allows: (origin: string, caller: Caller | undefined) => boolean | Promise<boolean>;
  /** Request headers that pages may send besides those of the contract. */
  readonly headers?: readonly string[];
}

/** How long a browser remembers that it may ask, s: the longest that Chromium takes. */
const MAX_AGE = "7200";
/** Headers of answers that the toolkit sets on its own account. */
const OWN_HEADERS = [REQUEST_ID, "Retry-After"];

/** Finds the caller of a request, and says on its answer whether the page that sent it may read it. */
export type FindCallerOfPage = (
  request: IncomingMessage,
  response: ServerResponse,
  rawQuery: string,
) => unknown;

/** Lets pages read the answers of an operation, refusals and those to wrong credentials included. */
export function forPages(
  entry: OperationEntry,
  findCaller: FindCaller | undefined,
  { allows }: CrossOrigin<unknown>,
): FindCallerOfPage {
  const exposed = answerHeadersOf(entry).join(", ");
  const find = async (request: IncomingMessage, response: ServerResponse, rawQuery: string) => {
    const origin = request.headers.origin as string;
    response.setHeader("Vary", "Origin");
    let caller: unknown;
    try {
      caller = await findCaller?.(request, rawQuery);
      return caller;
    } finally {
      if (await allows(origin, caller)) {
        response.setHeader("Access-Control-Allow-Origin", origin);
        response.setHeader("Access-Control-Expose-Headers", exposed);
      }
    }
  };
  return (request, response, rawQuery) =>
    request.headers.origin === undefined
      ? findCaller?.(request, rawQuery)
      : find(request, response, rawQuery);
}

/** The headers that answers of an operation may have, each once, however it is spelt. */
function answerHeadersOf({ deprecation, answerHeaders = [] }: OperationEntry): string[] {
  const names = [...OWN_HEADERS, ...deprecationHeaders(deprecation).map(([name]) => name), ...answerHeaders];
  const lower = names.map((name) => name.toLowerCase());
  return names.filter((_, index) => lower.indexOf(lower[index] as string) === index);
}

/**
 * Answers what a browser asks before it sends a request of a page.
 *
 * @param methods the operations of the path
 * @returns whether it was answered: not what is no such question, nor when the page would not be allowed what it asks for
 */
export type AnswerPreflight = (
  request: IncomingMessage,
  response: ServerResponse,
  methods: ReadonlyMap<string, { readonly entry: OperationEntry }>,
) => Promise<boolean>;

/** Makes what answers preflights for a contract. */
export function createPreflight(
  { serves, allows, headers = [] }: CrossOrigin<unknown>,
  { securitySchemes }: Pick<ContractModule, "securitySchemes">,
): AnswerPreflight {
  return async (request, response, methods) => {
    const { origin, "access-control-request-method": method = "" } = request.headers;
    const wanted = methods.get(method)?.entry;
    if (origin === undefined || !wanted || !serves(wanted)) return false;
    if (!(await allows(origin, undefined))) return false;
    const served = [...methods].filter(([, { entry }]) => serves(entry)).map(([name]) => name);
    const names = [...headersOf(wanted, securitySchemes), REQUEST_ID, ...headers];
    sendEmpty(response, 204, {
      Vary: "Origin, Access-Control-Request-Method",
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Allow-Methods": served.join(", "),
      "Access-Control-Allow-Headers": names.join(", "),
      "Access-Control-Max-Age": MAX_AGE,
    });
    return true;
  };
}

/** The headers that requests of an operation have by the contract. */
function headersOf(
  { security, parameters, body }: OperationEntry,
  schemes: ContractModule["securitySchemes"],
): Set<string> {
  const credentials = security.flat().flatMap(({ scheme }) => {
    const known = schemes[scheme];
    if (known?.type !== "apiKey") return ["Authorization"];
    return known.in === "header" ? [known.name] : [];
  });
  const media = body ? ["Content-Type"] : [];
  return new Set([...credentials, ...media, ...parameters.headers.map(({ name }) => name)]);
}
