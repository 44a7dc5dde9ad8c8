import type { IncomingMessage, ServerResponse } from "node:http";
import type { Receiver } from "./createReceiver.ts";

/**
 * The receiver as a listener of node:http, for `createServer(nodeListener(receiver))`, as a route of Express, or in Koa with
 * `ctx.respond = false`. Nothing may have read the body before: a signature is over its very bytes.
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

function toRequest(request: IncomingMessage): Request {
  const { method = "GET", rawHeaders } = request;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] as string, rawHeaders[index + 1] as string);
  }
  const hasBody = method !== "GET" && method !== "HEAD";
  // Receivers do not look at the address, which `Host` could spoil.
  return new Request("http://receiver.invalid/", {
    method,
    headers,
    ...(hasBody ? { body: ReadableStream.from(request), duplex: "half" } : {}),
  } as RequestInit);
}
