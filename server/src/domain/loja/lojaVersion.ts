import type { Knex } from "knex";
import { StorageError } from "../../platform/storage/storageError.ts";

/**
 * Marks the loja as changed and returns its new version. First statement of every operator's change: until the
 * transaction ends it also keeps other changes of the same loja waiting.
 * @throws StorageError `missing` when there is no such loja
 */
export async function bumpVersion(trx: Knex.Transaction, idLoja: number): Promise<number> {
  const [row] = await trx("loja")
    .where({ id: idLoja })
    .update({ versao: trx.raw("versao + 1") })
    .returning("versao");
  if (row === undefined)
    throw new StorageError("missing", `loja ${idLoja} does not exist`, { table: "loja" });
  return row.versao;
}

/**
 * Keeps the operator's changes of the loja waiting until the transaction ends, so that what it names is not deleted
 * meanwhile. Transactions that hold the version do not wait for each other.
 */
export async function holdVersion(trx: Knex.Transaction, idLoja: number): Promise<void> {
  await trx("loja").where({ id: idLoja }).forShare().first("id");
}
