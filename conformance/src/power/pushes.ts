import type { Answered, Sent, Wrap } from "./exchange.ts";
import { jsonOf } from "./mutate.ts";

const THROUGH = "/avisos?to=";
const HERE = "http://127.0.0.1:";

/** Sends a notification on to its receiver. */
export type Deliver = (push: Sent) => Promise<Answered>;

/**
 * Changes how notifications reach a receiver on this machine: the registered address is replaced by one of the proxy, where the
 * server then delivers.
 * @param notify what becomes of a notification; its answer goes back to the server
 */
export function pushes(notify: (push: Sent, deliver: Deliver) => Promise<Answered>): Wrap {
  return (sent, forward) => {
    if (sent.url.startsWith(THROUGH)) {
      const to = decodeURIComponent(sent.url.slice(THROUGH.length));
      return notify(sent, (push) => deliver(push, to));
    }
    const body = sent.operation === "registrarWebhook" ? (jsonOf(sent) as { url?: unknown } | null) : null;
    const { url } = body ?? {};
    if (typeof url !== "string" || !url.startsWith(HERE)) return forward(sent);
    const through = `http://${sent.headers.host}${THROUGH}${encodeURIComponent(url)}`;
    return forward({ ...sent, body: Buffer.from(JSON.stringify({ ...body, url: through })) });
  };
}

async function deliver({ method, headers: all, body }: Sent, to: string): Promise<Answered> {
  const { host: _host, connection: _connection, "content-length": _length, ...headers } = all;
  const answer = await fetch(to, { method, headers, body: body.toString(), redirect: "manual" }).catch(
    () => undefined,
  );
  // The receiver is gone when the run is over.
  if (!answer) return { status: 502, headers: {}, body: Buffer.alloc(0) };
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: Buffer.alloc(0) };
}
