import type { Evento } from "@frete/contract/loja";
import { authorizationHeader, type Protection } from "./authorization.ts";
import type { UnknownEvento } from "./parseEvento.ts";
import { signBody } from "./signature.ts";

/** How a test event is protected. */
export interface TestEventOptions {
  /** Credentials of the registration; default none. */
  authorization?: Protection;
  /** Signing secret, `whsec_...`, or several; default none: it is not signed. */
  secret?: string | readonly string[];
  /** When it is sent, epoch milliseconds; default now. */
  now?: number;
}

/** What a request that brings an event is made of: `new Request(url, it)`, `fetch(url, it)`, or part by part. */
export interface TestEvent {
  method: "POST";
  headers: Record<string, string>;
  body: string;
}

/** An event as the service would send it: headers of Standard Webhooks, authorization, signature. For your own tests of a receiver. */
export async function signTestEvent(
  evento: Evento | UnknownEvento,
  { authorization = null, secret = [], now = Date.now() }: TestEventOptions = {},
): Promise<TestEvent> {
  const body = JSON.stringify(evento);
  const timestamp = String(Math.floor(now / 1000));
  const bytes = new TextEncoder().encode(body);
  const signatures = await Promise.all(
    [secret].flat().map((each) => signBody(each, evento.documento, timestamp, bytes)),
  );
  const credentials = authorizationHeader(authorization);
  return {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "webhook-id": evento.documento,
      "webhook-timestamp": timestamp,
      ...(credentials === undefined ? {} : { authorization: credentials }),
      ...(signatures.length === 0 ? {} : { "webhook-signature": signatures.join(" ") }),
    },
    body,
  };
}
