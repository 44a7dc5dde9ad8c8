import type { Knex } from "knex";
import { sequence } from "../storage/sequence.ts";
import type { Row } from "./columns.ts";

/** Where records of one kind are kept: table, column of their code, and the name of the counter that gives codes. */
export interface Place {
  readonly table: string;
  readonly key: "id" | "codigo";
}

/** Which records of a list, and which page of them. */
export interface PageRequest {
  /** Cells that must be equal. */
  readonly where: Row;
  readonly order: readonly { column: string; order: "asc" | "desc" }[];
  readonly pagina: number;
  readonly limite: number;
}

/** Inserts a record under the next code of the store and returns the code. */
export async function insertRecord(
  trx: Knex.Transaction,
  idLoja: number,
  { table, key }: Place,
  cells: Row,
): Promise<number> {
  const code = await sequence(trx, idLoja, table);
  await trx(table).insert({ id_loja: idLoja, [key]: code, ...cells });
  return code;
}

/** The row of a record, or undefined when the store has none with that code. */
export function findRecord(
  knex: Knex,
  idLoja: number,
  { table, key }: Place,
  code: number,
): Promise<Row | undefined> {
  return knex(table)
    .where({ id_loja: idLoja, [key]: code })
    .first();
}

/** One page of the records of a store, and how many there are in all. */
export async function pageOfRecords(
  knex: Knex,
  idLoja: number,
  { table }: Place,
  { where, order, pagina, limite }: PageRequest,
): Promise<{ total: number; rows: Row[] }> {
  const matching = () => knex(table).where({ id_loja: idLoja, ...where });
  const [count]: { total: number | string }[] = await matching().count({ total: "*" });
  const rows: Row[] = await matching()
    .orderBy([...order])
    .offset((pagina - 1) * limite)
    .limit(limite);
  return { total: Number(count?.total ?? 0), rows };
}

/** Changes the cells given. */
export async function updateRecord(
  trx: Knex.Transaction,
  idLoja: number,
  { table, key }: Place,
  code: number,
  cells: Row,
): Promise<void> {
  if (Object.keys(cells).length === 0) return;
  await trx(table)
    .where({ id_loja: idLoja, [key]: code })
    .update(cells);
}

/** Deletes a record. */
export async function deleteRecord(
  trx: Knex.Transaction,
  idLoja: number,
  { table, key }: Place,
  code: number,
): Promise<void> {
  await trx(table)
    .where({ id_loja: idLoja, [key]: code })
    .delete();
}

/** Whether a row of the store has these cells, other than the record with code `except`. */
export async function existsRow(
  knex: Knex,
  idLoja: number,
  table: string,
  cells: Row,
  except?: { key: "id" | "codigo"; code: number },
): Promise<boolean> {
  const query = knex(table).where({ id_loja: idLoja, ...cells });
  if (except) query.whereNot(except.key, except.code);
  return (await query.first(knex.raw("1 AS found"))) !== undefined;
}
