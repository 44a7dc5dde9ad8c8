import type { OutgoingHttpHeaders } from "node:http";
import type { ReplyHeaders } from "./answer.ts";

/** Headers that the toolkit sets on its own account, by lower-case name: a handler's own takes the place of the toolkit's. */
const OWN = new Map(
  ["Cache-Control", "Content-Length", "Content-Type", "X-Content-Type-Options"].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** What the toolkit says of every answer unless the handler does: it is what its `Content-Type` says, and for the caller alone. */
export const DEFAULT_HEADERS = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" } as const;

/** The headers of an answer as Node writes them: names that the toolkit uses in its spelling, lists with commas (RFC 9110, 5.6.1). */
export function headersOf(given: ReplyHeaders): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const lower = name.toLowerCase();
    headers[OWN.get(lower) ?? name] = !Array.isArray(value)
      ? String(value)
      : lower === "set-cookie"
        ? value.map(String)
        : value.join(", ");
  }
  return headers;
}
