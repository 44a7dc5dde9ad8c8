import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { releaseBytes } from "./releaseBytes.ts";

/** Writes bytes that nobody else uses. Resolves when they are out of this process and given back, or nobody is left to read them. */
export async function writeBytes(response: ServerResponse, bytes: Buffer): Promise<void> {
  if (response.destroyed) return;
  const written = Promise.withResolvers<void>();
  response.write(bytes, () => written.resolve());
  const gone = new AbortController();
  await Promise.race([written.promise, once(response, "close", { signal: gone.signal }).catch(() => {})]);
  gone.abort();
  if (!response.destroyed) releaseBytes(bytes);
}
