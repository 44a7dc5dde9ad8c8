import type { Knex } from "knex";
import type { FilialRow } from "./lojaTables.ts";

/** A branch of the loja by its ERP code. */
export async function findFilial(
  knex: Knex,
  idLoja: number,
  filialErp: string,
): Promise<FilialRow | undefined> {
  return knex("filial").where({ id_loja: idLoja, filial_erp: filialErp }).first();
}
