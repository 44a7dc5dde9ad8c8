import type { IncomingMessage, ServerResponse } from "node:http";
import type { OperationEntry } from "./contractModule.ts";
import type { HttpError } from "./errors.ts";
import { reasonOf } from "./reasonOf.ts";
import { requestIdOf } from "./requestId.ts";

/** A request and what became of it. */
export interface Exchange {
  readonly requestId: string;
  readonly method: string;
  /** Undefined: the path belongs to no contract, or has no such method. */
  readonly operation: OperationEntry | undefined;
  /** Its path with the names of its parameters, from the root. */
  readonly route: string | undefined;
  /** What `authenticate` gave; undefined for nobody. */
  readonly caller: unknown;
  /** Of the answer; undefined: none was begun before the client left. */
  readonly status: number | undefined;
  /** The whole answer has left this process. */
  readonly isComplete: boolean;
  /** Why it was refused: the name of the toolkit's text for it, `handler` for words of a handler. */
  readonly refusal: string | undefined;
  readonly seconds: number;
  /** Sent on the wire, heads included. */
  readonly bytes: number;
}

/** Is told of every exchange when it is over. It must not throw. */
export type Observe = (exchange: Exchange) => void;

/** Runs the serving of a request in surroundings of its own, a trace's say; what it returns is told when the request is over. */
export type Surround = (request: IncomingMessage, serve: () => void) => Observe;

/** Kept on the request itself, as its name is. */
const EXCHANGE = Symbol("exchange");

type WatchedRequest = IncomingMessage & { [EXCHANGE]?: Watched };

class Watched implements Exchange {
  operation: OperationEntry | undefined;
  route: string | undefined;
  caller: unknown;
  refusal: string | undefined;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #started = performance.now();
  readonly #sentBefore: number;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.#request = request;
    this.#response = response;
    this.#sentBefore = request.socket.bytesWritten;
  }

  get requestId() {
    return requestIdOf(this.#request);
  }
  get method() {
    return this.#request.method as string;
  }
  get status() {
    return this.#response.headersSent ? this.#response.statusCode : undefined;
  }
  get isComplete() {
    return this.#response.writableFinished;
  }
  get seconds() {
    return (performance.now() - this.#started) / 1000;
  }
  get bytes() {
    return this.#request.socket.bytesWritten - this.#sentBefore;
  }
}

/** Tells `observe` of a request that has just come, when it is over. */
export function watch(request: WatchedRequest, response: ServerResponse, observe: Observe): void {
  const exchange = new Watched(request, response);
  request[EXCHANGE] = exchange;
  response.on("close", () => observe(exchange));
}

/** Notes what serves a request, when somebody watches. */
export function noteOperation(request: WatchedRequest, operation: OperationEntry, route: string): void {
  const exchange = request[EXCHANGE];
  if (!exchange) return;
  exchange.operation = operation;
  exchange.route = route;
}

/** Notes who sent a request, when somebody watches. */
export function noteCaller(request: WatchedRequest, caller: unknown): void {
  const exchange = request[EXCHANGE];
  if (exchange) exchange.caller = caller;
}

/** Notes why a request is refused, when somebody watches. */
export function noteRefusal(request: WatchedRequest, error: HttpError): void {
  const exchange = request[EXCHANGE];
  if (exchange) exchange.refusal = reasonOf(error);
}

/** An exchange about what is no HTTP, or came too late: nothing is known of it but how it was refused. */
export function unreadable(error: HttpError): Exchange {
  const nothing = {
    operation: undefined,
    route: undefined,
    caller: undefined,
    isComplete: true,
    seconds: 0,
    bytes: 0,
  };
  return { ...nothing, requestId: "", method: "", status: error.status, refusal: reasonOf(error) };
}
