import type { Evento } from "@frete/contract/loja";
import { firstError } from "../firstError.ts";

/** An event of a later contract: of a kind, or with a value, that this release does not know. */
export interface UnknownEvento {
  documento: string;
  tipo: string;
  dados?: unknown;
}

/** What a body is: an event of the contract, one of a later contract, or the reason why it is none. */
export type ParsedEvento = { evento: Evento } | { unknown: UnknownEvento } | { wrong: string };

/** Faults against the contract that a later one may cure by naming more: its lists only grow. */
const GROWING = new Set(["enum", "const", "discriminator"]);

/** Reads an event and holds it against the contract. */
export async function parseEvento(body: Uint8Array): Promise<ParsedEvento> {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return { wrong: "the body is not JSON" };
  }
  const { validators } = await import("@frete/contract/loja/validators/lerFila");
  // A notification is the document that the queue gives.
  const validate = validators.responses["200"]?.["application/json"];
  if (!validate || validate(data)) return { evento: data as Evento };
  const isGrown = GROWING.has(validate.errors?.[0]?.keyword ?? "");
  return isGrown && isNamed(data)
    ? { unknown: data }
    : { wrong: `the body is no event of the contract: ${firstError(validate)}` };
}

/** Does it tell its document and its kind? Without these there is nothing to hand on. */
function isNamed(data: unknown): data is UnknownEvento {
  const { documento, tipo } = Object(data) as Partial<UnknownEvento>;
  return typeof documento === "string" && documento !== "" && typeof tipo === "string" && tipo !== "";
}
