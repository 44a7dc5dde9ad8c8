import type { IncomingMessage } from "node:http";

/**
 * The value of a header that is sent at most once; null when it is absent or sent more than once: Node keeps the first of some
 * headers and joins others, and two must not be decided by their order.
 *
 * @param name in lower case
 */
export function singleHeader(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  if (typeof value !== "string") return null;
  const { rawHeaders } = request;
  let seen = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index] as string;
    if (each.length === name.length && each.toLowerCase() === name) seen++;
  }
  return seen === 1 ? value : null;
}
