import * as http from "node:http";
import * as https from "node:https";
import { MAX_BYTES } from "./deadline.ts";
import { uncompressed } from "./uncompressed.ts";

/** A request with its body, if it has one. */
export interface Sending {
  method: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Longest time until the end of the answer, in milliseconds. */
  timeout: number;
}

/** An answer, read to its end, its body without content coding. */
export interface Received {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** What is not judged needs no connection of its own. */
const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) };

/**
 * Sends a request by itself, as a case does not: what prepares a case, or comes before it. No redirection is followed.
 * @throws Error when there is no complete answer in time, or it is larger than any of the contract
 */
export function sendRequest(url: URL, sending: Sending): Promise<Received> {
  const { method, headers, body = "", timeout } = sending;
  const isSecure = url.protocol === "https:";
  const { request } = isSecure ? https : http;
  const agent = isSecure ? agents.https : agents.http;
  const length = Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      agent,
      headers: { ...headers, ...(length > 0 && { "content-length": length }) },
    });
    let isAnswered = false;
    const timer = setTimeout(
      () => sent.destroy(new Error(`no complete answer within ${timeout} ms`)),
      timeout,
    );
    const fail = (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      // The server ended an idle connection while the request was on its way: it has not read it.
      if (sent.reusedSocket && !isAnswered && error.code === "ECONNRESET") resolve(sendRequest(url, sending));
      else reject(error.message ? error : new Error(error.code ?? "no connection"));
    };
    sent.on("error", fail);
    sent.once("response", (response) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_BYTES)
          sent.destroy(new Error(`an answer of more than ${MAX_BYTES / 1024 / 1024} MiB`));
        else chunks.push(chunk);
      });
      response.on("error", fail);
      response.once("end", () => {
        clearTimeout(timer);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: uncompressed(Buffer.concat(chunks), response.headers["content-encoding"]),
        });
      });
    });
    sent.end(body);
  });
}
