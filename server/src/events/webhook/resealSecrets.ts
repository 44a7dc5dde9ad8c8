import type { Knex } from "knex";
import type { Database } from "../../platform/storage/database.ts";
import type { SecretPlace, Vault } from "../../platform/vault/vault.ts";

/** Every column that holds sealed text, and the field that it is sealed for. */
const SEALED = [
  { table: "webhook", column: "senha_cifrada", campo: "webhook.senha" },
  { table: "webhook", column: "token_cifrado", campo: "webhook.token" },
  { table: "assinatura", column: "segredo_cifrado", campo: "assinatura.segredo" },
  { table: "assinatura", column: "anterior_cifrado", campo: "assinatura.segredo" },
] as const;

/** A secret as it is stored. */
export interface SealedSecret {
  table: string;
  column: string;
  sealed: string;
  lugar: SecretPlace;
}

/** Every secret that is stored. */
export async function listSealed(knex: Knex): Promise<SealedSecret[]> {
  const found: SealedSecret[] = [];
  for (const { table, column, campo } of SEALED) {
    const rows: { id_loja: number; sealed: string }[] = await knex(table)
      .select("id_loja", { sealed: column })
      .whereNotNull(column);
    found.push(
      ...rows.map(({ id_loja, sealed }) => ({ table, column, sealed, lugar: { idLoja: id_loja, campo } })),
    );
  }
  return found;
}

/**
 * Seals what is stored anew, with the key that seals now, so that older keys can be given up. What changes meanwhile is left
 * alone.
 *
 * @returns how many secrets were sealed anew, and how many cannot be opened with any key
 */
export async function resealSecrets(
  db: Pick<Database, "reader" | "transaction">,
  vault: Vault,
): Promise<{ resealed: number; lost: number }> {
  let resealed = 0;
  let lost = 0;
  for (const { table, column, sealed, lugar } of await listSealed(db.reader)) {
    if (vault.isCurrent(sealed)) continue;
    let secret: string;
    try {
      secret = vault.open(sealed, lugar);
    } catch {
      lost++;
      continue;
    }
    const cells = { [column]: vault.seal(secret, lugar) };
    await db.transaction((trx) =>
      trx(table)
        .where({ id_loja: lugar.idLoja, [column]: sealed })
        .update(cells),
    );
    resealed++;
  }
  return { resealed, lost };
}
