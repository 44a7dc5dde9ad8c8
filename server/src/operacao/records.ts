import type { Knex } from "knex";
import type { Database, Param } from "../platform/storage/database.ts";
import { sequence } from "../platform/storage/sequence.ts";
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
  readonly pagina: number;
  readonly limite: number;
}

/** By which columns a list is sorted. */
export type PageOrder = readonly { column: string; order: "asc" | "desc" }[];

/** Reads one page of the records of a loja. */
export type ReadPage = (idLoja: number, page: PageRequest) => Promise<{ total: number; rows: Row[] }>;

/** Inserts a record under the next code of the loja and returns the code. */
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

/** Which columns are read, by the name that each is to have; default: all under their own. */
type Selected = Readonly<Record<string, string>> | "*";

/** The row of a record, or undefined when the loja has none with that code. */
export function findRecord(
  knex: Knex,
  idLoja: number,
  { table, key }: Place,
  code: number,
  selected: Selected = "*",
): Promise<Row | undefined> {
  return knex(table)
    .where({ id_loja: idLoja, [key]: code })
    .first(selected);
}

/**
 * Makes the reader of pages of one kind of record: one page, and how many records of the loja match in all. Statements are
 * prepared once per set of filters: with knex building four of them per request, a page of 50 rules cost 1.7 times the CPU
 * that node:http and bare SQLite take for it.
 */
export function pageReader(
  db: Database,
  { table }: Place,
  order: PageOrder,
  selected: Selected = "*",
): ReadPage {
  const prepare = (columns: readonly string[]) => {
    const matching = (knex: Knex, param: Param) =>
      knex(table).where(Object.fromEntries(["id_loja", ...columns].map((name) => [name, param(name)])));
    return {
      count: db.prepare<{ total: number }>((knex, param) => matching(knex, param).count({ total: "*" })),
      page: db.prepare<Row>((knex, param) =>
        matching(knex, param)
          .select(selected)
          .orderBy([...order])
          .limit(param("limit"))
          .offset(param("offset")),
      ),
    };
  };
  const prepared = new Map<string, ReturnType<typeof prepare>>();

  return async (idLoja, { where, pagina, limite }) => {
    const columns = Object.keys(where).sort();
    const key = columns.join();
    const statements = prepared.get(key) ?? prepare(columns);
    prepared.set(key, statements);
    const cells = { ...where, id_loja: idLoja };
    const [count] = await statements.count(cells);
    const rows = await statements.page({ ...cells, limit: limite, offset: (pagina - 1) * limite });
    return { total: count?.total ?? 0, rows };
  };
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

/** Whether a row of the loja has these cells, other than the record with code `except`. */
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
