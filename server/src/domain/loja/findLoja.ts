import type { Knex } from "knex";
import { notFound } from "../../http/errors.ts";
import type { LojaRow } from "../../platform/storage/schema.ts";

/** What handlers need to know of the loja in the path. @throws HttpError 404 when there is no such loja */
export async function findLoja(knex: Knex, idLoja: number): Promise<{ fusoHorario: string }> {
  const row: LojaRow | undefined = await knex("loja").where({ id: idLoja }).first();
  if (row === undefined) throw notFound("Loja não encontrada.");
  return { fusoHorario: row.fuso_horario };
}
