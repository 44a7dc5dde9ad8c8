import type { Knex } from "knex";
import { bumpVersion } from "../domain/loja/lojaVersion.ts";
import { conflict, notFound } from "../http/errors.ts";
import type { Database } from "../platform/storage/database.ts";
import { StorageError } from "../platform/storage/storageError.ts";
import { textos } from "./textos.ts";

/**
 * Runs one change of a loja in a transaction whose first statement raises the loja's version: changes of one loja
 * happen one after the other, and every cached view of it ends.
 *
 * @throws HttpError 404 for an unknown loja, 409 for a unique key that is taken
 */
export async function changeLoja<T>(
  db: Database,
  idLoja: number,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (trx) => {
      await bumpVersion(trx, idLoja);
      return work(trx);
    });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (error.kind === "missing" && error.table === "loja") throw notFound(textos.naoEncontrado("loja"));
    if (error.kind === "conflict") throw conflict(textos.conflito());
    throw error;
  }
}
