import type { IncomingMessage } from "node:http";

const BEARER = /^bearer +([\x21-\x7e]{1,512})$/i;

/**
 * The bearer token of a request (RFC 6750; the scheme's case does not matter), or null when the header is absent, sent
 * more than once, of another scheme, longer than 512 characters or not visible ASCII.
 */
export function bearerToken(request: IncomingMessage): string | null {
  const value = request.headers.authorization;
  if (value === undefined || isRepeated(request.rawHeaders)) return null;
  return BEARER.exec(value)?.[1] ?? null;
}

/** Node keeps only the first Authorization header; two of them must not be decided by order. */
function isRepeated(rawHeaders: readonly string[]): boolean {
  let seen = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 13 && name.toLowerCase() === "authorization") seen++;
  }
  return seen > 1;
}
