import type { IncomingMessage, ServerResponse } from "node:http";
import Koa from "koa";
import { type AnswerError, createErrorAnswer, type Refusing } from "./answerError.ts";
import type { ContractBinding } from "./bindContract.ts";
import { HttpError } from "./errors.ts";
import { noteRefusal } from "./exchange.ts";
import { consoleLog, type Log } from "./log.ts";
import { refusalOf } from "./refusalOf.ts";
import { REQUEST_ID, requestIdOf } from "./requestId.ts";
import { requestTarget } from "./requestTarget.ts";
import { sendError } from "./send.ts";
import type { Wording } from "./texts.ts";

type Next = () => Promise<void>;

/**
 * A Koa application for contracts and pages.
 *
 * A contract that is bound before any middleware answers its requests without Koa: nobody would look at their context. One that is
 * bound later is a middleware like any other. What no contract has takes Koa's way, and whatever fails there, or is not found, is
 * answered in the same shape.
 */
export class Application extends Koa {
  readonly #contracts: ContractBinding[] = [];
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
    this.use((context, next) => this.#withErrors(context, next));
  }

  /** Adds a contract; middleware that was added before sees its requests. */
  bind(binding: ContractBinding): this {
    // One is the constructor's own.
    if (this.middleware.length === 1) this.#contracts.push(binding);
    else this.use(binding);
    return this;
  }

  override callback(): ReturnType<Koa["callback"]> {
    const serveOthers = super.callback();
    const serve = (request: IncomingMessage, response: ServerResponse) => {
      for (const contract of this.#contracts) {
        const served = contract.serve(request, response);
        if (served) return served.catch((error) => this.#breakOff(error, request, response));
      }
      return serveOthers(request, response);
    };
    return serve as ReturnType<Koa["callback"]>;
  }

  async #withErrors(context: Koa.Context, next: Next): Promise<void> {
    const { req, res } = context;
    context.set({ "X-Content-Type-Options": "nosniff", [REQUEST_ID]: requestIdOf(req) });
    try {
      await next();
      if (context.respond === false || context.body != null || context.status < 400) return;
      this.#answerError(
        context,
        new HttpError(context.status, wordingOf(context.status, context.response.get("Allow"))),
      );
    } catch (error) {
      if (context.respond === false) return this.#breakOff(error, req, res);
      const status = (error as { expose?: boolean; status?: number } | null)?.status;
      const isRefusal = (error as { expose?: boolean } | null)?.expose === true && status !== undefined;
      const refusal = isRefusal ? new HttpError(status, wordingOf(status)) : this.#refusalOf(error, req);
      this.#answerError(context, refusal);
    }
  }

  /** Ends the answer to a contract's request that cannot be written as it should be. */
  #breakOff(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    if (response.headersSent) response.destroy();
    else sendError(response, this.#refusalOf(error, request), this.answerError);
  }

  #refusalOf(error: unknown, request: IncomingMessage): HttpError {
    const where = requestTarget(request.url ?? "/").path;
    return refusalOf(error, { where, requestId: requestIdOf(request) }, this.#log);
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
