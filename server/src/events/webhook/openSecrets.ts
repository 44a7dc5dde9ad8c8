import type { Vault } from "../../platform/vault/vault.ts";
import type { AssinaturaRow, WebhookRow } from "../eventTables.ts";

/** Prefix of a signing secret in the notation of Standard Webhooks. */
export const PREFIX = "whsec_";

/** Secrets of a registration in the clear; never stored, never logged. */
export interface Secrets {
  senha: string | null;
  token: string | null;
  /** Keys that sign, the newest first; none: notifications are not signed. */
  chaves: readonly Buffer[];
}

/**
 * Opens the credentials of a registration and the loja's signing secrets.
 *
 * @param now epoch milliseconds: decides whether the former secret still signs
 * @throws Error when there is no vault, or it lacks the key
 */
export function openSecrets(
  vault: Vault | undefined,
  webhook: Pick<WebhookRow, "id_loja" | "senha_cifrada" | "token_cifrado">,
  assinatura: AssinaturaRow | undefined,
  now: number,
): Secrets {
  const open = (sealed: string | null | undefined, campo: string) => {
    if (sealed === null || sealed === undefined) return null;
    if (vault === undefined) throw new Error("stored credentials need FRETE_SECRET_KEY");
    return vault.open(sealed, { idLoja: webhook.id_loja, campo });
  };
  const isGrace = (assinatura?.anterior_ate ?? 0) > now;
  const sealed = [assinatura?.segredo_cifrado, isGrace ? assinatura?.anterior_cifrado : null];
  return {
    senha: open(webhook.senha_cifrada, "webhook.senha"),
    token: open(webhook.token_cifrado, "webhook.token"),
    chaves: sealed.flatMap((each) => {
      const secret = open(each, "assinatura.segredo");
      return secret === null ? [] : [Buffer.from(secret.slice(PREFIX.length), "base64")];
    }),
  };
}
