import type { Operation } from "./operation.ts";
import type { Settings } from "./readSettings.ts";

/** Addresses that one request may be sent on to. */
const LONGEST_WAY = 5;

/**
 * Fetches, and follows where it does no harm: a read is sent on within the server's own origin; elsewhere only the read of a public
 * page, and nothing of the request goes along. What writes is never sent on: a redirection would make another request of it, and take
 * its body elsewhere.
 *
 * @param init with `redirect: "manual"`
 */
export async function fetchFollowing(
  fetch: Settings["fetch"],
  { method, security }: Operation,
  url: string,
  init: RequestInit,
): Promise<Response> {
  let place = url;
  let sent = init;
  for (let way = 0; ; way++) {
    const response = await fetch(place, sent);
    if (response.ok) return response;
    const { status, headers } = response;
    const location = status >= 300 && status < 400 ? headers.get("Location") : null;
    if (method !== "GET" || way === LONGEST_WAY || location === null || !URL.canParse(location, place))
      return response;
    const next = new URL(location, place);
    if (next.origin !== new URL(place).origin) {
      if (security) return response;
      const { headers: _own, ...bare } = sent;
      sent = bare;
    }
    await response.body?.cancel();
    place = next.href;
  }
}
