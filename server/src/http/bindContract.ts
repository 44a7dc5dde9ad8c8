import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { routeShape, routesOf } from "@frete/contract/toolkit/routesOf";
import type { Context, Middleware } from "koa";
import { type AnswerError, createErrorAnswer, type Refusing } from "./answerError.ts";
import type { Authenticate } from "./authentication.ts";
import type { BodyGate } from "./bodyGate.ts";
import type { BodyParser } from "./bodyReader.ts";
import type { TextRule } from "./checkText.ts";
import type { ContractModule, OperationEntry } from "./contractModule.ts";
import { type CrossOrigin, createPreflight } from "./crossOrigin.ts";
import { createDispatcher } from "./dispatcher.ts";
import { type Draft, fitDraft } from "./draft.ts";
import { HttpError } from "./errors.ts";
import type { Lanes } from "./lanes.ts";
import { consoleLog, type Log } from "./log.ts";
import { mockOperation } from "./mock.ts";
import {
  type AnyHandler,
  createOperationRunner,
  type ExplainBody,
  type LaneOf,
  type RunOperation,
} from "./operationRunner.ts";
import { type MapError, refusalOf } from "./refusalOf.ts";
import { requestIdOf } from "./requestId.ts";
import { requestTarget } from "./requestTarget.ts";
import { sendError } from "./send.ts";
import type { Handlers } from "./types.ts";
import { type BoundContract, unfitRefusals } from "./unfitRefusals.ts";

/** How a contract is served. */
export interface BindOptions<Ops, Caller, Pending extends keyof Ops> extends Refusing {
  /** One per operation that is not pending. */
  readonly handlers: Handlers<Ops, Caller, Pending>;
  /** Operations without code yet: 501, or the answers of `mock`. */
  readonly pending?: readonly Pending[];
  /** OpenAPI document of the contract, from whose examples pending operations are answered. */
  readonly mock?: OpenApiDocument;
  /** The contract is still being written: what it and its code lack of each other is told, and no error. */
  readonly draft?: Draft;
  /** Where the paths of the contract begin, in place of what its first server says: `/v1`; empty = at the root. */
  readonly basePath?: string;
  /** GET operations whose handler changes something: HEAD, which is sent for a look only, is refused there. */
  readonly withoutHead?: readonly (keyof Ops)[];
  /** Finds out who calls; needed as soon as one operation has a security scheme. */
  readonly authenticate?: Authenticate<Caller>;
  /** Which pages of other origins may call from a browser; none by default. */
  readonly crossOrigin?: CrossOrigin<Caller>;
  /** Is a blank value in the query the same as leaving the parameter out? By default it is an empty text. */
  readonly blankIsAbsent?: boolean;
  /** Hold every answer against the contract: one that breaks it is logged and becomes 500. */
  readonly validateAnswers?: boolean;
  /** Limit of JSON bodies in bytes; default 1 MiB. */
  readonly maxJsonBytes?: number;
  /** Deepest nesting of JSON bodies; default 64. */
  readonly maxJsonDepth?: number;
  /** Limit of other bodies in bytes, where the contract names none (`x-max-bytes`); default 16 MiB. */
  readonly maxStreamBytes?: number;
  /** Bounds the bodies in memory; by default each one is bounded, and not how many there are. */
  readonly bodyGate?: BodyGate;
  /** Whose share of `bodyGate` the body of a caller counts to; by default all have one. */
  readonly bodyOwner?: (caller: Caller) => string;
  /** Bounds how many requests of one owner are handled at once; by default there is no bound. */
  readonly lanes?: Lanes;
  /** Whose lane a request takes; by default none. */
  readonly laneOf?: LaneOf<Caller>;
  /** Folder where files of multipart forms lie until their request is over; default: the system's for temporary files. */
  readonly uploadFolder?: string;
  /** Readers of media types in place of the toolkit's own. */
  readonly bodyParsers?: Readonly<Record<string, BodyParser>>;
  /** Which texts of requests are refused whatever their schemas say; none by default. */
  readonly textRule?: TextRule;
  /** Parts of bodies whose texts the handler checks, item by item say: JSON pointers, `*` = any index. */
  readonly ownTexts?: { readonly [Id in keyof Ops]?: readonly string[] };
  /** Own words for bodies that break the schema of an operation. */
  readonly explainBody?: { readonly [Id in keyof Ops]?: ExplainBody<Caller> };
  /** Turns errors of the layers below into refusals. */
  readonly mapError?: MapError;
  readonly log?: Log;
}

/** A contract as Koa middleware. */
export interface ContractBinding extends Middleware {
  /** Serves the request when its path belongs to the contract; undefined when it does not. Rejects only when the answer cannot be written. */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;
}

/**
 * Binds a generated contract to its handlers. The middleware answers every path of the contract (also 405) by itself, with
 * `ctx.respond = false`, and leaves all other paths to the next one. Type arguments: the `operations` of the contract's
 * types, what `authenticate` gives, and the union of pending operation ids.
 *
 * @throws Error when an operation has neither handler nor pending mark (or both), a handler's id is not in the contract, or
 * the contract has security and there is no `authenticate`, or `crossOrigin` serves no operation
 */
export function bindContract<Ops, Caller = unknown, Pending extends keyof Ops = never>(
  module: ContractModule,
  options: BindOptions<Ops, Caller, Pending>,
): ContractBinding {
  const { log = consoleLog, mapError, draft } = options;
  const answerError = createErrorAnswer(options, log);
  const given = options.handlers as Readonly<Record<string, AnyHandler>>;
  const explainBody = (options.explainBody ?? {}) as Readonly<Record<string, ExplainBody<unknown>>>;
  const withoutHead = new Set((options.withoutHead ?? []) as readonly string[]);
  const entries = Object.values(module.operations);
  const mock = options.mock ?? draft?.document;
  const { handlers, pending } = draft
    ? fitDraft(draft, Object.keys(module.operations), given)
    : { handlers: given, pending: (options.pending ?? []) as readonly string[] };
  const crossOrigin = options.crossOrigin as CrossOrigin<unknown> | undefined;
  checkComplete(module, entries, handlers, pending, options.authenticate !== undefined);
  // Of a draft the operation may not be written yet.
  if (crossOrigin && !draft && !entries.some(crossOrigin.serves))
    throw new Error(`Contract ${module.contract.name}: crossOrigin serves no operation of the contract`);

  const basePath = options.basePath ?? module.contract.basePath;
  const preflight = crossOrigin && createPreflight(crossOrigin, module);
  const runnerOptions = {
    basePath,
    contract: module.contract,
    securitySchemes: module.securitySchemes,
    authenticate: (options.authenticate ?? nobody) as Authenticate<unknown>,
    blankIsAbsent: options.blankIsAbsent ?? false,
    validateAnswers: options.validateAnswers ?? false,
    maxJsonBytes: options.maxJsonBytes ?? 1024 * 1024,
    maxJsonDepth: options.maxJsonDepth ?? 64,
    maxStreamBytes: options.maxStreamBytes ?? 16 * 1024 * 1024,
    bodyParsers: options.bodyParsers ?? {},
    uploadFolder: options.uploadFolder ?? tmpdir(),
    textRule: options.textRule,
    ownTexts: (options.ownTexts ?? {}) as Readonly<Record<string, readonly string[]>>,
    answerError,
    bodyGate: options.bodyGate,
    crossOrigin,
    bodyOwner: (options.bodyOwner ?? (() => "")) as (caller: unknown) => string,
    lanes: options.lanes,
    laneOf: (options.laneOf ?? (() => undefined)) as LaneOf<unknown>,
    refusal: (error: unknown, where: string, request: IncomingMessage) =>
      refusalOf(error, { where, requestId: requestIdOf(request) }, log, mapError),
  };
  const written = entries.filter(({ id }) => handlers[id] !== undefined);
  warnOfRefusals({ ...module, operations: written }, answerError, log);
  const routes = entries.flatMap((entry) => {
    const validators = module.validators[entry.id];
    if (!validators)
      throw new Error(`Contract ${module.contract.name}: operation ${entry.id} has no validators`);
    const handler = handlers[entry.id];
    const mocked = mock && !handler ? mockOperation(mock, entry, validators) : undefined;
    return routesOf(entry, basePath).map(({ path, names }) => ({
      method: entry.method.toUpperCase(),
      path,
      hasHead: !withoutHead.has(entry.id),
      value: {
        entry,
        run: createOperationRunner(
          mocked?.entry ?? entry,
          names,
          validators,
          mocked?.handler ?? handler,
          mocked ? { ...runnerOptions, answerError: mocked.answerError(answerError) } : runnerOptions,
          explainBody[entry.id],
        ),
      },
    }));
  });
  const dispatch = createDispatcher<{ entry: OperationEntry; run: RunOperation }>(withHead(routes));

  const serve: ContractBinding["serve"] = (request, response) => {
    const { path, query } = requestTarget(request.url ?? "/");
    const match = dispatch(path);
    const run = match?.methods.get(request.method as string)?.run;
    if (run) return run(request, response, match.parameters, query);
    return match && serveWithout(request, response, match.methods);
  };

  /** Answers a method that no operation of the path has. */
  const serveWithout = async (
    request: IncomingMessage,
    response: ServerResponse,
    methods: ReadonlyMap<string, { entry: OperationEntry }>,
  ): Promise<void> => {
    if (request.method === "OPTIONS" && (await preflight?.(request, response, methods))) return;
    const allowed = [...methods.keys()].join(", ");
    const refusal = new HttpError(405, (texts) => texts.methodNotAllowed(allowed), { Allow: allowed });
    sendError(response, refusal, answerError);
  };

  const middleware = (context: Context, next: () => Promise<void>): Promise<void> => {
    const served = serve(context.req, context.res);
    if (!served) return next();
    context.respond = false;
    return served;
  };
  return Object.assign(middleware, { serve });
}

const nobody = () => null;

/** Said once: a refusal in another shape than the contract's is still better than none. */
function warnOfRefusals(bound: BoundContract, answerError: AnswerError, log: Log): void {
  const unfit = unfitRefusals(bound, answerError);
  if (unfit.length === 0) return;
  const text = "refusals are not what the contract documents: give bindContract an errorBody of its shape";
  log.error({ contract: bound.contract.name, where: unfit }, text);
}

/** HEAD is answered as GET is (RFC 9110, 9.3.2), unless it is an operation of its own. */
function withHead<R extends { method: string; path: string; hasHead: boolean }>(routes: readonly R[]): R[] {
  const own = new Set(routes.filter(({ method }) => method === "HEAD").map(({ path }) => routeShape(path)));
  return routes.flatMap((route) =>
    route.method === "GET" && route.hasHead && !own.has(routeShape(route.path))
      ? [route, { ...route, method: "HEAD" }]
      : [route],
  );
}

function checkComplete(
  { contract, operations }: ContractModule,
  entries: readonly OperationEntry[],
  handlers: Readonly<Record<string, AnyHandler>>,
  pending: readonly string[],
  canAuthenticate: boolean,
): void {
  const missing = entries
    .filter(({ id }) => Object.hasOwn(handlers, id) === pending.includes(id))
    .map(({ id }) => id);
  const unknown = [...Object.keys(handlers), ...pending].filter((id) => !Object.hasOwn(operations, id));
  const faults = [
    missing.length > 0 && `need either a handler or a place in pending: ${missing.join(", ")}`,
    unknown.length > 0 && `not in the contract: ${unknown.join(", ")}`,
    !canAuthenticate &&
      entries.some(({ security }) => security.length > 0) &&
      "authenticate is needed, operations have security",
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Error(`Contract ${contract.name}: ${faults.join("; ")}`);
}
