import type { WebhookRow } from "../storage/schema.ts";
import type { Cofre } from "./cofre.ts";

/** Secrets of a registration in the clear; never stored, never logged. */
export interface Segredos {
  senha: string | null;
  token: string | null;
  /** Keys that sign, the newest first; none: notifications are not signed. */
  chaves: readonly Buffer[];
}

/** Opens the credentials of a registration. @throws Error when there is no vault, or its key is another one */
export function abrirSegredos(
  cofre: Cofre | undefined,
  webhook: Pick<WebhookRow, "id_loja" | "senha_cifrada" | "token_cifrado">,
): Segredos {
  const open = (sealed: string | null, campo: string) => {
    if (sealed === null) return null;
    if (cofre === undefined) throw new Error("FRETE_SECRET_KEY is needed to open stored credentials");
    return cofre.open(sealed, { idLoja: webhook.id_loja, campo });
  };
  return {
    senha: open(webhook.senha_cifrada, "webhook.senha"),
    token: open(webhook.token_cifrado, "webhook.token"),
    chaves: [],
  };
}
