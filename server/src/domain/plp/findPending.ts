import type { Knex } from "knex";
import { conflict, notFound } from "../../http/errors.ts";
import { findPlp } from "./plpRepository.ts";
import type { PlpRow } from "./plpTables.ts";
import { textos } from "./textos.ts";

/** A pre-list that can still change. @throws HttpError 404 for an unknown one, 409 for one that is closed or excluded (NS-025) */
export async function findPending(trx: Knex.Transaction, idLoja: number, codigo: number): Promise<PlpRow> {
  const row = await findPlp(trx, idLoja, codigo);
  if (!row) throw notFound(textos.naoEncontrada());
  if (row.status !== "Pendente") throw conflict(textos.naoPendente(row.status));
  return row;
}
