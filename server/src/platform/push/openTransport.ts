import { Agent, type Dispatcher } from "undici";
import { listOf, type Network } from "../network.ts";
import { checkedConnector } from "./checkedConnector.ts";
import { type Resolver, systemResolver } from "./checkedLookup.ts";
import { failureText } from "./failureText.ts";
import { refusalOfUrl } from "./permittedUrl.ts";
import { textos } from "./textos.ts";
import type { Delivery, Outcome, Transport } from "./transport.ts";

/** Bytes of an answer that are read; it says nothing that is used, but a connection can be kept that is read to its end. */
const MAX_ANSWER_BYTES = 16 * 1024;
/** An idle connection is closed after this, whatever the receiver offers. */
const KEEP_ALIVE_MS = 4000;

/** How notifications are sent. */
export interface TransportOptions {
  /** Networks that are not public and may be notified all the same. */
  permitted?: readonly Network[];
  /** Name resolution, connection and TLS together, ms. */
  connectTimeout?: number;
  /** The whole attempt until the head of the answer, ms. */
  totalTimeout?: number;
  /** How long the rest of an answer may take before its connection is given up, ms. */
  drainTimeout?: number;
  resolve?: Resolver;
  /** Certificates of authorities to trust instead of the system's. */
  ca?: string;
}

/** A transport that holds connections until it is closed. */
export interface OpenTransport {
  send: Transport;
  /** Ends every attempt and connection. */
  close(): Promise<void>;
}

/**
 * Opens what sends notifications: HTTP/1.1 POSTs that follow no redirect, use no proxy, decode nothing, and connect to
 * checked addresses only (NS-027). The status is the outcome as soon as the head of the answer is there.
 */
export function openTransport({
  permitted = [],
  connectTimeout = 5000,
  totalTimeout = 15_000,
  drainTimeout = 1000,
  resolve = systemResolver,
  ca,
}: TransportOptions = {}): OpenTransport {
  const agent = new Agent({
    connect: checkedConnector({ permitted: listOf(permitted), resolve, timeout: connectTimeout, ca }),
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    // One limit holds for the attempt as a whole.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  const send = async ({ url: text, headers, body }: Delivery, signal: AbortSignal): Promise<Outcome> => {
    if (refusalOfUrl(text, permitted) !== undefined) return failure(textos.falha.endereco);
    const { origin, pathname, search } = new URL(text);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), totalTimeout);
    const stop = () => limit.abort();
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    try {
      const answer = await agent.request({
        origin,
        path: pathname + search,
        method: "POST",
        headers,
        body,
        signal: limit.signal,
      });
      await drain(answer.body, drainTimeout);
      const retryAfter = answer.headers["retry-after"];
      return {
        kind: "answer",
        status: answer.statusCode,
        retryAfter: typeof retryAfter === "string" ? retryAfter : null,
      };
    } catch (error) {
      if (signal.aborted) return failure(textos.falha.parada);
      return failure(limit.signal.aborted ? textos.falha.prazo : failureText(error));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    }
  };
  return { send, close: () => agent.destroy() };
}

const failure = (reason: string): Outcome => ({ kind: "failure", reason });

/** Reads an answer to its end, so that the connection can be used again; one that is long or slow loses its connection. */
async function drain(body: Dispatcher.ResponseData["body"], milliseconds: number): Promise<void> {
  const timer = setTimeout(() => body.destroy(), milliseconds);
  try {
    let size = 0;
    for await (const chunk of body) {
      size += (chunk as Buffer).length;
      if (size > MAX_ANSWER_BYTES) break;
    }
  } catch {
    // The status counts, however the rest of the answer ended.
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
}
