import * as http from "node:http";
import * as https from "node:https";
import type { PreparedRequest } from "./prepareRequest.ts";

/**
 * Sends a request and reads the answer to its end; any status will do.
 * @returns why there is no complete answer; undefined when there is one
 */
export function silence(
  base: string,
  { method, path, headers }: PreparedRequest,
  timeout: number,
): Promise<string | undefined> {
  const { request } = base.startsWith("https:") ? https : http;
  return new Promise((resolve) => {
    const sent = request(new URL(path, base), { method, headers, agent: false }, (response) => {
      response.resume();
      response.once("end", () => end(undefined));
      response.once("error", ({ message }) => end(message));
    });
    const timer = setTimeout(() => end(`no complete answer within ${timeout} ms`), timeout);
    const end = (reason: string | undefined) => {
      clearTimeout(timer);
      sent.destroy();
      resolve(reason);
    };
    sent.on("error", (error: NodeJS.ErrnoException) => end(error.message || error.code || "no connection"));
    sent.end();
  });
}
