import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Names the request in its answer, and in what is logged of it. */
export const REQUEST_ID = "X-Request-Id";

/** A name that a request may bring along: nothing that a log or a header could take for something else. */
const WELL_FORMED = /^[\w.:-]{1,128}$/;

const ids = new WeakMap<IncomingMessage, string>();

/** The name of a request: the one that it brings along when that is well-formed, a new one otherwise; always the same of one request. */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const given = request.headers["x-request-id"];
  const id = typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
  ids.set(request, id);
  return id;
}
