import http from "node:http";
import type { Made } from "./recipe.ts";

/** An answer; its body is read to the end, and kept when it is asked for. */
export interface Received {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request and reads the whole answer. @throws Error of the connection */
export function send(url: string, made: Made, agent: http.Agent, keep = false): Promise<Received> {
  const { method, path, token, body } = made;
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}${path}`, {
      method,
      agent,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
        }),
      },
    });
    request.once("error", reject);
    request.once("response", (response) => {
      const kept: Buffer[] = [];
      response.on("data", (part: Buffer) => keep && kept.push(part));
      response.once("error", reject);
      response.once("end", () => resolve({ status: response.statusCode ?? 0, body: parsed(kept) }));
    });
    request.end(body);
  });
}

function parsed(parts: readonly Buffer[]): unknown {
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
}
