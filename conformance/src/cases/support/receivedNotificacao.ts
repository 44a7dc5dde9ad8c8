import type { Evento } from "@frete/contract/loja";
import type { Verify } from "../../engine/verify.ts";
import { loja } from "../../profile/loja.ts";
import type { Notification } from "../../profile/receiver.ts";

const validEvento = loja.validators.lerFila?.responses["200"]?.["application/json"];

/** What a notification is, whatever it tells (NS-073). */
export function verifyNotification({ method, headers, text, at }: Notification, verify: Verify): void {
  verify.equal("method", method, "POST", ["NS-073"]);
  const type = headers["content-type"] ?? "";
  verify.holds("header Content-Type", /^application\/json\b/.test(type), "must be JSON", type, ["NS-073"]);
  const evento = eventoOf(text);
  const isValid = evento !== undefined && validEvento?.(evento) === true;
  verify.holds("body", isValid, "must be an event as in the queue", validEvento?.errors ?? text, ["NS-073"]);
  verify.equal("header webhook-id", headers["webhook-id"], evento?.documento, ["NS-073"]);
  const late = Math.abs(Number(headers["webhook-timestamp"]) * 1000 - at);
  verify.holds("header webhook-timestamp", late < 60_000, "must be the seconds of now", late, ["NS-073"]);
}

/** One of each notification that came, repeats left out: a delivery may come more than once. */
export function distinct(found: readonly Notification[]): Notification[] {
  const keyOf = ({ headers, text }: Notification) =>
    headers["webhook-id"] ?? eventoOf(text)?.documento ?? text;
  return [...new Map(found.map((notification) => [keyOf(notification), notification])).values()];
}

/** The event that a notification tells; undefined when its body is none. */
export function eventoOf(text: string): Evento | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message of a chat event, the kind of any other. */
export function textOf(evento: Evento | undefined): string | undefined {
  return evento?.tipo === "chatTransportadora" ? evento.dados.mensagem : evento?.tipo;
}
