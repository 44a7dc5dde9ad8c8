import type { IncomingMessage, ServerResponse } from "node:http";
import type { Receiver } from "./createReceiver.ts";
import { requestOf } from "./requestOf.ts";

/** A request of node:http; what parses bodies for frameworks leaves `body`, and `keepRawBody` the bytes. */
type Incoming = IncomingMessage & { body?: unknown; rawBody?: unknown };

/**
 * The receiver as a listener of node:http, for `createServer(nodeListener(receiver))`, as a route of Express, or in Koa with
 * `ctx.respond = false`. Where a parser reads bodies before, `keepRawBody` keeps the bytes that a signature is over.
 */
export function nodeListener(
  receive: Receiver,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      const answer = await receive(toRequest(request));
      // What was not read of a refused request would stand in the way of the next one.
      const close = request.complete ? {} : { Connection: "close" };
      response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...close });
      response.end(await answer.text());
    } catch {
      // The sender went away before its request was whole.
      response.destroy();
    }
  };
}

/**
 * Keeps the bytes of a body for `nodeListener` before they are parsed: `app.use(express.json({ verify: keepRawBody }))`, likewise
 * `bodyParser.json`.
 */
export function keepRawBody(request: IncomingMessage, _response: unknown, bytes: Uint8Array): void {
  (request as Incoming).rawBody = bytes;
}

function toRequest(request: Incoming): Request {
  const { method = "GET", headers, rawBody } = request;
  // Some parsers leave an empty object where they read nothing.
  const body = request.readableEnded ? request.body : ReadableStream.from(request);
  return requestOf({ method, headers, body, rawBody });
}
