import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { AnswerError } from "./answerError.ts";
import { createAnswerWriter } from "./answerWriter.ts";
import { type Authenticate, createAuthentication } from "./authentication.ts";
import type { BodyGate, BodyShare } from "./bodyGate.ts";
import { type BodyReaderOptions, createBodyReader } from "./bodyReader.ts";
import { checkStatus } from "./checkAnswer.ts";
import { checkParameterTexts } from "./checkText.ts";
import type {
  ContractModule,
  OperationEntry,
  OperationValidators,
  Validate,
  ValidationError,
} from "./contractModule.ts";
import { type CrossOrigin, type FindCallerOfPage, forPages } from "./crossOrigin.ts";
import { deprecationHeaders } from "./deprecationHeaders.ts";
import { describeValidationError } from "./describeValidationError.ts";
import { ClientGone, HttpError, invalid } from "./errors.ts";
import { noteCaller, noteOperation } from "./exchange.ts";
import type { Field } from "./field.ts";
import type { Lanes, Slot } from "./lanes.ts";
import type { ParameterOptions } from "./parameterOptions.ts";
import { createCookieParser } from "./parseCookies.ts";
import { createHeaderParser } from "./parseHeaders.ts";
import { createPathParser } from "./parsePath.ts";
import { createQueryParser } from "./parseQuery.ts";
import { AT_ONCE } from "./readBytes.ts";
import { requestIdOf } from "./requestId.ts";
import { sendError } from "./send.ts";
import { turnToBegin } from "./turns.ts";

/** Own words for a body that breaks its schema, where an interface demands them; undefined: the usual text. */
export type ExplainBody<Caller> = (
  errors: readonly ValidationError[],
  caller: Caller,
) => string | undefined | Promise<string | undefined>;

/** Whose lane the requests of an operation take; undefined: they wait for none. */
export type LaneOf<Caller> = (caller: Caller | undefined, operation: OperationEntry) => string | undefined;

/** A handler as the toolkit calls it; its types are checked where it is bound. */
export type AnyHandler = (request: unknown, caller: unknown) => unknown;

export interface RunnerOptions
  extends BodyReaderOptions,
    ParameterOptions,
    Pick<ContractModule, "contract" | "securitySchemes"> {
  /** Where the paths of the contract begin. */
  readonly basePath: string;
  readonly authenticate: Authenticate<unknown>;
  readonly validateAnswers: boolean;
  readonly answerError: AnswerError;
  readonly bodyGate: BodyGate | undefined;
  readonly bodyOwner: (caller: unknown) => string;
  readonly lanes: Lanes | undefined;
  readonly laneOf: LaneOf<unknown>;
  readonly crossOrigin: CrossOrigin<unknown> | undefined;
  /** What an error thrown on the way becomes. */
  readonly refusal: (error: unknown, operation: string, request: IncomingMessage) => HttpError;
}

/** Serves one request of one operation, refusals included. Rejects only when the answer cannot be written. */
export type RunOperation = (
  request: IncomingMessage,
  response: ServerResponse,
  rawPath: readonly string[],
  rawQuery: string,
) => Promise<void>;

/**
 * Makes the runner of one operation, or of one of its routes: caller, parameters, body, handler, answer, in this order. Credentials come before
 * everything that reads the request, so strangers learn nothing and cost nothing.
 *
 * @param pathNames the path parameters that a request has, in the order in which they come
 * @param handler undefined for a pending operation (501)
 * @param explainBody own words for a refused body
 */
export function createOperationRunner(
  entry: OperationEntry,
  pathNames: readonly string[],
  validators: OperationValidators,
  handler: AnyHandler | undefined,
  options: RunnerOptions,
  explainBody?: ExplainBody<unknown>,
): RunOperation {
  const { validateAnswers, textRule, bodyGate, bodyOwner, lanes, laneOf, crossOrigin } = options;
  const route = options.basePath.replace(/\/$/, "") + entry.path;
  const authenticate = createAuthentication(entry, options, options.authenticate);
  const findCaller: FindCallerOfPage | undefined = crossOrigin?.serves(entry)
    ? forPages(entry, authenticate, crossOrigin)
    : authenticate && ((request, _response, rawQuery) => authenticate(request, rawQuery));
  const parsePath = createPathParser(pathNames, entry.parameters.path);
  const parseQuery = createQueryParser(entry.parameters.query, options);
  const parseHeaders = createHeaderParser(entry.parameters.headers);
  const parseCookies = createCookieParser(entry.parameters.cookies);
  const readBody = createBodyReader(entry, options);
  const announced = deprecationHeaders(entry.deprecation);
  const write = createAnswerWriter(entry, validators, validateAnswers);

  /** What is done for nobody is nobody's. */
  const ownerOf = (caller: unknown): string => (caller === undefined ? "" : bodyOwner(caller));

  const check = <T extends object>(validate: Validate | undefined, value: T, place: Field["in"]): T => {
    if (textRule) checkParameterTexts(textRule, value, place);
    if (validate && !validate(value)) throw refusalOfErrors(validate.errors, place);
    return value;
  };

  const bodyRefusal = async (errors: readonly ValidationError[], caller: unknown): Promise<HttpError> => {
    const text = await explainBody?.(errors, caller);
    return text === undefined ? refusalOfErrors(errors, "body") : new HttpError(400, text);
  };

  return async (request, response, rawPath, rawQuery) => {
    let isHandling = false;
    let body: unknown;
    let share: BodyShare | undefined;
    let slot: Slot | undefined;
    for (const [name, value] of announced) response.setHeader(name, value);
    noteOperation(request, entry, route);
    try {
      const caller = findCaller && (await findCaller(request, response, rawQuery));
      if (caller !== undefined) noteCaller(request, caller);
      if (!handler) throw new HttpError(501, (texts) => texts.pendingOperation());
      const path = check(validators.path, parsePath(rawPath), "path");
      const query = check(validators.query, parseQuery(rawQuery), "query");
      const header = check(validators.headers, parseHeaders(request), "header");
      const cookie = check(validators.cookies, parseCookies(request), "cookie");
      let contentType: string | undefined;
      if (readBody) {
        share = bodyGate?.open(ownerOf(caller));
        // Nearly all bodies lie there, and nearly all answers are written at once: a wait for nothing is one more turn of the microtasks.
        const reading = readBody(request, share);
        const read = reading instanceof Promise ? await reading : reading;
        ({ contentType, body } = read);
        const validate = read.documented === undefined ? undefined : validators.body?.[read.documented];
        const isLarge = (share?.bytes ?? 0) > AT_ONCE;
        const turn = isLarge ? turnToBegin(() => ownerOf(caller)) : undefined;
        if (turn) await turn;
        if (validate && !(body instanceof Readable) && !validate(body))
          throw await bodyRefusal(validate.errors ?? [], caller);
      }
      const lane = lanes && laneOf(caller, entry);
      if (lanes && lane !== undefined) {
        slot = lanes.enter(lane);
        if (slot.begun) await slot.begun;
        if (request.socket.destroyed) throw new ClientGone();
      }
      const turn = turnToBegin(() => ownerOf(caller));
      if (turn) await turn;
      isHandling = true;
      const requestId = requestIdOf(request);
      const answer = await handler({ path, query, header, cookie, body, contentType, requestId }, caller);
      const writing = write(request, response, answer);
      if (writing) await writing;
    } catch (error) {
      if (isGone(error, request)) return void response.destroy();
      let refusal = options.refusal(error, entry.id, request);
      if (isHandling && validateAnswers) {
        try {
          checkStatus(entry, refusal.status);
        } catch (fault) {
          refusal = options.refusal(fault, entry.id, request);
        }
      }
      if (!response.headersSent && !response.destroyed) sendError(response, refusal, options.answerError);
      else response.destroy();
    } finally {
      share?.release();
      slot?.leave();
      // A handler may answer before it has read its stream; the rest must not block the connection's next request.
      if (readBody && !request.complete && !request.destroyed) request.unpipe().resume();
      if (isDisposable(body)) await body[Symbol.asyncDispose]();
    }
  };
}

/** Does the value hold something that must be given back? A plain stream is let run to its end instead. */
function isDisposable(value: unknown): value is AsyncDisposable {
  if (typeof value !== "object" || value === null || value instanceof Readable) return false;
  return Symbol.asyncDispose in value;
}

/** Nobody is left to answer, whatever the handler made of it. */
function isGone(error: unknown, request: IncomingMessage): boolean {
  return error instanceof ClientGone || (request.socket.destroyed && !request.complete);
}

/** 400 naming the field that broke its schema. */
function refusalOfErrors(
  errors: readonly ValidationError[] | null | undefined,
  place: Field["in"],
): HttpError {
  const { keys, wording } = describeValidationError(errors);
  return invalid({ in: place, keys }, wording);
}
