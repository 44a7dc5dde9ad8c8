import type { Evento } from "@frete/contract/loja";
import { firstError } from "../firstError.ts";

/** Reads an event and holds it against the contract; the text tells what is wrong. */
export async function parseEvento(body: Uint8Array): Promise<Evento | string> {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return "the body is not JSON";
  }
  const { validators } = await import("@frete/contract/loja/validators");
  // A notification is the document that the queue gives.
  const validate = validators.lerFila.responses["200"]?.["application/json"];
  if (!validate || validate(data)) return data as Evento;
  return `the body is no event of the contract: ${firstError(validate)}`;
}
