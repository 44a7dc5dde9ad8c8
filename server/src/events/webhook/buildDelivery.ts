import { createHmac } from "node:crypto";
import type { Delivery } from "../../platform/push/transport.ts";
import { documentoOf, documentoText } from "../documento.ts";
import type { EventoRow, WebhookRow } from "../eventTables.ts";
import type { Secrets } from "./openSecrets.ts";

/**
 * The notification of an event: the queue's document as body, the registered authorization (AUTH-008), and the headers of
 * Standard Webhooks. `webhook-id` is the document's code, the same on every attempt; the signature covers the very
 * text that is sent, once for each key.
 *
 * @param now epoch milliseconds of this attempt
 */
export function buildDelivery(
  webhook: Pick<WebhookRow, "url" | "tipo_autorizacao" | "usuario">,
  segredos: Secrets,
  evento: Pick<EventoRow, "id_loja" | "id" | "tipo" | "dados">,
  now: number,
): Delivery {
  const id = documentoOf(evento.id_loja, evento.id);
  const timestamp = String(Math.floor(now / 1000));
  const body = documentoText(evento);
  const authorization = authorizationOf(webhook, segredos);
  const signatures = segredos.chaves.map((key) => signature(key, `${id}.${timestamp}.${body}`));
  return {
    url: webhook.url,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "user-agent": "frete-webhook/1",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      ...(authorization === undefined ? {} : { authorization }),
      ...(signatures.length === 0 ? {} : { "webhook-signature": signatures.join(" ") }),
    },
    body,
  };
}

function authorizationOf(
  { tipo_autorizacao, usuario }: Pick<WebhookRow, "tipo_autorizacao" | "usuario">,
  { senha, token }: Secrets,
): string | undefined {
  if (tipo_autorizacao === "Bearer") return `Bearer ${token}`;
  if (tipo_autorizacao === "Basic") return `Basic ${Buffer.from(`${usuario}:${senha}`).toString("base64")}`;
  return undefined;
}

function signature(key: Buffer, text: string): string {
  return `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
}
