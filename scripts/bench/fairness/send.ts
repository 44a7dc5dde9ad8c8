import http from "node:http";
import type { Made, Recipe } from "./recipe.ts";

/** An answer; its body is read to the end, and kept when it is asked for. */
export interface Received {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request and reads the whole answer. @throws Error of the connection */
export function send(url: string, made: Made, agent: http.Agent, keep = false): Promise<Received> {
  const { method, path, token, body, type = "application/json" } = made;
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}${path}`, {
      method,
      agent,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && {
          "Content-Type": type,
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

/** Takes back what a request did, by what its answer told; a request that can be sent again as it is needs nothing. */
export async function takeBack(url: string, { undo }: Recipe, { status, body }: Received, agent: http.Agent) {
  if (!undo || status >= 300) return;
  const path = undo.path.replace(/\{(\w+)\}/, (_, name) => String((body as Record<string, unknown>)[name]));
  const { status: outcome } = await send(url, { ...undo, path, body: undefined }, agent);
  if (outcome >= 300) throw new Error(`${undo.method} ${path} answered ${outcome}`);
}
