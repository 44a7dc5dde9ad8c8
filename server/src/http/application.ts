import Koa from "koa";
import { type AnswerError, createErrorAnswer, type Refusing } from "./answerError.ts";
import type { ContractBinding } from "./bindContract.ts";
import { HttpError } from "./errors.ts";
import { noteRefusal } from "./exchange.ts";
import { consoleLog, type Log } from "./log.ts";
import { refusalOf } from "./refusalOf.ts";
import { REQUEST_ID, requestIdOf } from "./requestId.ts";
import { sendError } from "./send.ts";
import type { Wording } from "./texts.ts";

type Next = (context: Koa.Context) => Promise<void>;
type HandleRequest = (context: Koa.Context, next: Next) => Promise<void>;

/** Koa's own way of handling a request; the published types leave it out. */
const { handleRequest: koaHandleRequest } = Koa.prototype as unknown as { handleRequest: HandleRequest };

/**
 * A Koa application for contracts and pages.
 *
 * Requests of a bound contract run through the middleware as usual, but without the part of Koa that serves `ctx.body`: the
 * contract's finalizer writes the answer, which spares listeners and closures per request. All others take Koa's normal way,
 * and whatever fails there, or is not found, is answered in the same shape.
 */
export class Application extends Koa {
  readonly #bindings: ContractBinding[] = [];
  readonly #log: Log;
  /** Makes the answers to what no contract's binding refuses by itself. */
  readonly answerError: AnswerError;

  constructor({ log = consoleLog, ...refusing }: { log?: Log } & Refusing = {}) {
    super({ proxy: false });
    this.#log = log;
    this.answerError = createErrorAnswer(refusing, log);
    this.on("error", (error: Error & { code?: string }) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") log.error({ err: error }, "answer failed");
    });
  }

  /** Adds a contract; its middleware runs at this place among the others. */
  bind(binding: ContractBinding): this {
    this.#bindings.push(binding);
    this.use(binding);
    return this;
  }

  handleRequest(context: Koa.Context, next: Next): Promise<void> {
    for (const binding of this.#bindings) {
      const serve = binding.claim(context);
      if (!serve) continue;
      context.state.claimed = { by: binding.claim, serve };
      return this.#serveContract(context, next);
    }
    return koaHandleRequest.call(this, context, (ctx) => this.#withErrors(ctx, next));
  }

  async #serveContract(context: Koa.Context, next: Next): Promise<void> {
    try {
      await next(context);
    } catch (error) {
      context.respond = false;
      if (!context.res.headersSent) sendError(context.res, this.#refusalOf(error, context), this.answerError);
      else context.res.destroy();
    }
    if (context.respond === false) return;
    // A middleware before the contract answered on its own: let Koa send what it left in ctx.body.
    const status = context.res.statusCode;
    await koaHandleRequest.call(this, context, async () => {
      context.res.statusCode = status;
      context.set(REQUEST_ID, requestIdOf(context.req));
    });
  }

  async #withErrors(context: Koa.Context, next: Next): Promise<void> {
    context.set({ "X-Content-Type-Options": "nosniff", [REQUEST_ID]: requestIdOf(context.req) });
    try {
      await next(context);
      if (context.respond === false || context.body != null || context.status < 400) return;
      this.#answerError(
        context,
        new HttpError(context.status, wordingOf(context.status, context.response.get("Allow"))),
      );
    } catch (error) {
      const status = (error as { expose?: boolean; status?: number } | null)?.status;
      const isRefusal = (error as { expose?: boolean } | null)?.expose === true && status !== undefined;
      const refusal = isRefusal ? new HttpError(status, wordingOf(status)) : this.#refusalOf(error, context);
      this.#answerError(context, refusal);
    }
  }

  #refusalOf(error: unknown, { path, req }: Koa.Context): HttpError {
    return refusalOf(error, { where: path, requestId: requestIdOf(req) }, this.#log);
  }

  #answerError(context: Koa.Context, error: HttpError): void {
    noteRefusal(context.req, error);
    context.status = error.status;
    context.set({ "Cache-Control": "no-store", ...error.headers });
    const { contentType, text } = this.answerError(error);
    context.set("Content-Type", contentType);
    context.body = text;
  }
}

function wordingOf(status: number, allowed = ""): Wording {
  if (status === 404) return (texts) => texts.unknownPath();
  if (status === 405) return (texts) => texts.methodNotAllowed(allowed);
  return status < 500 ? (texts) => texts.malformedRequest() : (texts) => texts.internalError();
}
