import http, { type IncomingMessage, type ServerResponse } from "node:http";
import net, { type AddressInfo, type Socket } from "node:net";
import type { Application } from "./application.ts";
import { answerClientError, refuseConnect } from "./clientError.ts";
import { answerOn, connectionsOf } from "./connections.ts";
import { cutOffSilent } from "./cutOffSilent.ts";
import { HttpError } from "./errors.ts";
import { type Observe, type Surround, unreadable, watch } from "./exchange.ts";
import { createLateCheck } from "./lateCheck.ts";
import { sendError } from "./send.ts";

/** Where and how to listen. Times are in milliseconds. */
export interface ServerOptions {
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** 0 = any free port (the default). */
  readonly port?: number;
  /** Until the last byte of the head; default 10 s. */
  readonly headersTimeout?: number;
  /** Until the last byte of the body; default 60 s: a message with five files comes through at 1.4 Mbit/s. */
  readonly requestTimeout?: number;
  /** An idle connection lives this long; default 5 s. */
  readonly keepAliveTimeout?: number;
  /** A connection on which no byte moves for so long, also while an answer waits to be read, is cut off; default 60 s. */
  readonly socketTimeout?: number;
  /** How often the three timeouts are looked at; default 1 s. */
  readonly connectionsCheckingInterval?: number;
  /** While closing, idle connections may send one more request for so long; default 300 ms. */
  readonly drainTime?: number;
  /** Longest wait for requests in flight when closing; default 10 s. */
  readonly closeTimeout?: number;
  /** Is told of every request when it is over, also of what is no HTTP. */
  readonly observe?: Observe | undefined;
  /** Surrounds the serving of every request. */
  readonly surround?: Surround | undefined;
}

export interface RunningServer {
  /** `http://host:port`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Stops listening, finishes what is in flight with `Connection: close`, ends the rest. May be called again. */
  close(): Promise<void>;
}

/**
 * Starts an HTTP server with bounded patience, refusals in the way of the application also of what is not HTTP, and a clean end.
 *
 * @throws Error of listen, e.g. EADDRINUSE
 */
export async function startServer(
  application: Application,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const {
    host = "127.0.0.1",
    port = 0,
    requestTimeout = 60_000,
    keepAliveTimeout = 5_000,
    socketTimeout = 60_000,
    connectionsCheckingInterval: checkingInterval = 1_000,
    observe,
    surround,
  } = options;
  let isDraining = false;

  const { answerError } = application;
  const refuse = (response: ServerResponse, status: number) =>
    sendError(response, new HttpError(status, (texts) => texts.malformedRequest()), answerError);
  const handle = application.callback();
  const server = http.createServer({
    headersTimeout: options.headersTimeout ?? 10_000,
    requestTimeout,
    keepAliveTimeout,
    connectionsCheckingInterval: checkingInterval,
    maxHeaderSize: 16 * 1024,
    insecureHTTPParser: false,
    // What has no body needs no stream that ends.
    optimizeEmptyRequests: true,
    requireHostHeader: false,
  });
  const sockets = connectionsOf(server);
  const endCutOff = cutOffSilent(sockets, socketTimeout, Math.min(checkingInterval, socketTimeout));
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false;
    if (request.headers.host === undefined && request.httpVersionMinor === 1) {
      response.shouldKeepAlive = false;
      refuse(response, 400);
    } else void handle(request, response);
  };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!surround) {
      if (observe) watch(request, response, observe);
      return serve(request, response);
    }
    let ended: Observe | undefined;
    watch(request, response, (exchange) => {
      observe?.(exchange);
      ended?.(exchange);
    });
    ended = surround(request, () => serve(request, response));
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    if (observe) watch(request, response, observe);
    response.shouldKeepAlive = false;
    refuse(response, 417);
  });
  const isLate = createLateCheck(server);
  server.on("clientError", async (error: Error & { code?: string }, socket) => {
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && !(await isLate(socket as Socket))) return;
    const refusal = answerClientError(error, socket, answerError);
    if (refusal) observe?.(unreadable(refusal));
  });
  server.on("connect", (_request, socket) => refuseConnect(socket as Socket, answerError));

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => {
      server.removeListener("error", reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;

  const close = () =>
    new Promise<void>((resolve) => {
      isDraining = true;
      // Answers that are begun from now on tell the client that the connection ends, whoever writes them.
      for (const answer of sockets.values().map(answerOn)) if (answer) answer.shouldKeepAlive = false;
      // http.Server.close would end idle connections at once, and with them requests that are already on the way.
      net.Server.prototype.close.call(server, () => {
        for (const timer of timers) clearInterval(timer);
        endCutOff();
        server.close();
        resolve();
      });
      // After a busy moment timers come first: setImmediate lets requests that have arrived be read before.
      const endIdle = () => setImmediate(() => server.closeIdleConnections());
      const timers = [
        setTimeout(() => timers.push(setInterval(endIdle, 50)), options.drainTime ?? 300),
        setTimeout(() => server.closeAllConnections(), options.closeTimeout ?? 10_000),
      ];
    });
  let closed: Promise<void> | undefined;
  return {
    url: `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`,
    port: address.port,
    close: () => (closed ??= close()),
  };
}
