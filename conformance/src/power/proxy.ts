import { once } from "node:events";
import * as http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { KitError } from "../engine/kitError.ts";
import type { Profile } from "../profile/profile.ts";
import type { Answered, Sent, TokenKind, Wrap } from "./exchange.ts";
import { findOperation } from "./findOperation.ts";

/** Headers of one hop, or set again by the sender. */
const PER_HOP = ["connection", "keep-alive", "transfer-encoding", "content-length", "date"];

/** A server in front of another one. */
export interface Proxy {
  url: string;
  /** Exchanges in which the wrapper changed something, or asked for more than it was asked. */
  touched: () => number;
  /** What the wrapper threw: it is then no mutant but a mistake. */
  faults: readonly Error[];
  stop: () => Promise<void>;
}

/**
 * Puts a wrapper in front of a running server, on a free port of 127.0.0.1.
 * @param tokens of the server, so that wrappers know whose request it is
 */
export async function startProxy(target: string, tokens: Profile["tokens"], wrap: Wrap): Promise<Proxy> {
  const agent = new http.Agent({ keepAlive: true });
  const faults: Error[] = [];
  let touched = 0;
  const server = http.createServer(async (request, response) => {
    try {
      const sent = await read(request, tokens);
      let original: [Sent, Answered] | undefined;
      let forwarded = 0;
      const answered = await wrap(copyOf(sent), async (changed) => {
        forwarded++;
        const answer = await exchange(target, changed, agent);
        original ??= [copyOf(changed), copyOf(answer)];
        return answer;
      });
      if (forwarded !== 1 || !isDeepStrictEqual(original, [sent, answered])) touched++;
      await write(response, answered);
    } catch (error) {
      faults.push(error as Error);
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new KitError("the proxy has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    touched: () => touched,
    faults,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
      agent.destroy();
    },
  };
}

async function read(request: http.IncomingMessage, tokens: Profile["tokens"]): Promise<Sent> {
  const body = Buffer.concat(await request.toArray());
  const { method = "GET", url = "/" } = request;
  const headers = flat(request.headers);
  const bearer = /^Bearer (.*)$/i.exec(headers.authorization ?? "")?.[1];
  const [token = null] = Object.entries(tokens).find(([, value]) => value === bearer) ?? [];
  const { operation = null, path = {} } = findOperation(method, url.split("?")[0] ?? "") ?? {};
  return { method, url, headers, body, operation, path, token: token as TokenKind | null };
}

/** Sends a request to a server. */
export function exchange(target: string, sent: Sent, agent?: http.Agent): Promise<Answered> {
  const { method, url, headers, body } = sent;
  return new Promise((resolve, reject) => {
    const { host: _host, ...own } = headers;
    const request = http.request(
      new URL(url, target),
      {
        method,
        ...(agent && { agent }),
        headers: { ...own, ...(body.length > 0 && { "content-length": body.length }) },
      },
      async (response) => {
        try {
          const bytes = Buffer.concat(await response.toArray());
          resolve({ status: response.statusCode ?? 0, headers: flat(response.headers), body: bytes });
        } catch (error) {
          reject(error);
        }
      },
    );
    request.on("error", (error: NodeJS.ErrnoException) => {
      // The server ended an idle connection while the request was on its way: it has not read it.
      if (request.reusedSocket && error.code === "ECONNRESET") resolve(exchange(target, sent));
      else reject(error);
    });
    request.end(body);
  });
}

async function write(response: http.ServerResponse, { status, headers, body, transfer = {} }: Answered) {
  const { chunked = false, pieces = 1, delay = 0, close = false, reason, undated = false } = transfer;
  const empty = status === 204 || status === 304;
  response.sendDate = !undated;
  response.statusMessage = reason ?? http.STATUS_CODES[status] ?? "";
  response.writeHead(status, {
    ...headers,
    ...(!chunked && !empty && { "Content-Length": body.length }),
    ...(close && { Connection: "close" }),
  });
  const size = Math.max(1, Math.ceil(body.length / pieces));
  for (let start = 0; start < body.length && !empty; start += size) {
    if (delay > 0) await wait(delay);
    if (!response.write(body.subarray(start, start + size))) await once(response, "drain");
  }
  response.end();
}

function flat(headers: http.IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !PER_HOP.includes(name))
      .map(([name, value]) => [name, [value].flat().join(", ")]),
  );
}

const copyOf = <T extends Sent | Answered>(exchange: T): T => ({
  ...exchange,
  headers: { ...exchange.headers },
});
