import type { Evento } from "@frete/contract/loja";
import { authorizationCheck, type Protection } from "./authorization.ts";
import type { EventoStore } from "./eventoStore.ts";
import { parseEvento, type UnknownEvento } from "./parseEvento.ts";
import { readBody } from "./readBody.ts";
import { isRewritten } from "./requestOf.ts";
import { signatureCheck } from "./signature.ts";

/** More than any event has. */
const MAX_BYTES = 1024 * 1024;

/** What a signature that does not match means where a framework has read the body. */
const PARSED =
  "the body was parsed before the receiver got it; hand its bytes on (keepRawBody, or no parser)";

/** How events are received. */
export interface ReceiverOptions {
  /** The credentials of the registration; null when it has none: then anyone can send events. */
  authorization: Protection;
  /**
   * What to do with an event. It counts as delivered once this has ended; when it throws, the event comes again. An event
   * may come more than once, with the same `documento`: keep those that are done, and pass over them.
   */
  onEvento: (evento: Evento) => unknown;
  /**
   * What to do with an event whose kind, or one of whose values, this release does not know; as `onEvento`. Default: it is
   * answered and passed over, so that what is merely new holds nothing up.
   */
  onUnknown?: (evento: UnknownEvento) => unknown;
  /** The loja's signing secrets, `whsec_...`; with one, requests that are not signed with it are refused. */
  secret?: string | readonly string[];
  /** Whether the event with this `documento` is done already; then it is answered and not given to `onEvento` again. */
  isDone?: (documento: string) => boolean | Promise<boolean>;
  /**
   * Remembers which events are done, so that `onEvento` treats none twice, nor one at the same time as another delivery of it:
   * `memoryStore()`, `sqlStore(...)`, or your own.
   */
  store?: EventoStore;
  /** Seconds that a signature may be old, or ahead of the clock; default 300. */
  tolerance?: number;
  /** Told of what `onEvento`, `isDone` or the store throws; default `console.error`. */
  onError?: (error: unknown) => void;
  /** Told why a request was refused; default nothing. */
  onRefused?: (status: number, reason: string) => void;
  /** Epoch milliseconds; default `Date.now`. */
  now?: () => number;
}

/** Answers a request of the web platform, whoever serves it. */
export type Receiver = (request: Request) => Promise<Response>;

/**
 * Makes what receives the events of a loja: checks method, authorization, size, signature and contract, in this order, and
 * gives the event on. 200 once it is handled; 405, 401, 413 or 400 for what is no event of the loja; 500 when handling
 * it failed; 409 while another delivery of it is being handled.
 *
 * @throws Error for an option that cannot be meant
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { onEvento, onUnknown, isDone, onRefused, store } = options;
  const { onError = console.error, now = Date.now, tolerance = 300 } = options;
  const secrets = [options.secret ?? []].flat();
  const isAuthorized = authorizationCheck(options.authorization);
  const wrongSignature = secrets.length > 0 ? signatureCheck(secrets, tolerance, now) : undefined;

  const refuse = (status: number, reason: string, headers: Record<string, string> = {}) => {
    onRefused?.(status, reason);
    return new Response(reason, {
      status,
      headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
    });
  };

  return async (request) => {
    const { headers, method } = request;
    if (method !== "POST") return refuse(405, "events are sent with POST", { Allow: "POST" });
    if (!(await isAuthorized(headers.get("authorization")))) {
      const scheme = options.authorization && "token" in options.authorization ? "Bearer" : "Basic";
      return refuse(401, "the authorization is not the registered one", { "WWW-Authenticate": scheme });
    }
    const body = await readBody(request, MAX_BYTES);
    if (body === undefined) return refuse(413, "the body is too large for an event");
    const wrong = await wrongSignature?.(headers, body);
    if (wrong !== undefined) return refuse(401, isRewritten(request) ? `${wrong}: ${PARSED}` : wrong);
    const parsed = await parseEvento(body);
    if ("wrong" in parsed) return refuse(400, parsed.wrong);
    const { documento } = "evento" in parsed ? parsed.evento : parsed.unknown;
    try {
      const claim = (await isDone?.(documento)) ? "done" : await store?.claim(documento);
      if (claim === "done") return new Response(null, { status: 200 });
      // Not 503: the service would hold back the events of all other orders, too.
      if (claim === "busy") return new Response(null, { status: 409 });
      try {
        await ("evento" in parsed ? onEvento(parsed.evento) : onUnknown?.(parsed.unknown));
      } catch (error) {
        await claim?.release();
        throw error;
      }
      await claim?.finish();
      return new Response(null, { status: 200 });
    } catch (error) {
      onError(error);
      return new Response(null, { status: 500 });
    }
  };
}
