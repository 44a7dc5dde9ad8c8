import type { Knex } from "knex";
import type { Database, Param, Statement } from "../../platform/storage/database.ts";
import { type Build, counted, GRUPO, grupos, isSet, type PageWanted } from "./pedidoFilter.ts";

/** Days that hold a page, how many orders of the list come before the first of them, and how many there are in all. */
export interface Days {
  primeiro: number | null;
  ultimo: number | null;
  antes: number | null;
  total: number | null;
  /** The groups that the settings of the loja leave, with commas; only where it has such settings. */
  grupos?: string | null;
}

/**
 * The days on which the page begins and ends. The counters are of whole days; of the first day, which the period may cut,
 * the orders themselves are counted.
 */
export const locate: Build<Days> = (db, knex, param, wanted) => {
  const { ofDays, counted } = counters(db, knex, param, wanted);
  ofDays.where("dia", ">", param("primeiro"));
  const first = knex.raw("SELECT CAST(? AS INTEGER) AS dia, ? AS quantidade", [param("primeiro"), counted]);
  return daysOf(db, knex, param, wanted, knex.unionAll([ofDays, first]));
};

/** The same, by the orders of the first day that the period leaves out. */
export const locateByRest: Build<Days> = (db, knex, param, wanted) => {
  const { ofDays, counted } = counters(db, knex, param, wanted);
  const rest = knex
    .select(
      "dia",
      knex.raw("quantidade - CASE WHEN dia = CAST(? AS INTEGER) THEN ? ELSE 0 END AS quantidade", [
        param("primeiro"),
        counted,
      ]),
    )
    .from(ofDays.where("dia", ">=", param("primeiro")).as("inteiros"));
  return daysOf(db, knex, param, wanted, rest);
};

/** The orders of each whole day up to the last one, and how many of a stretch of time there are. */
function counters(
  db: Pick<Database, "dialect">,
  knex: Knex,
  param: Param,
  { coluna, filter }: PageWanted,
): { ofDays: Knex.QueryBuilder; counted: Knex.QueryBuilder } {
  const orders = counted(db, knex, knex("pedido").count("*"), param, filter)
    .where({ id_loja: param("idLoja") })
    .where(coluna, ">=", param("de"))
    .where(coluna, "<", param("ate"));
  const table: string = isSet(filter) ? "pedido_grupo_dia" : "pedido_dia";
  const ofDays = counted(db, knex, knex(table), param, filter)
    .select("dia", knex.raw("CAST(SUM(quantidade) AS BIGINT) AS quantidade"))
    .where({ id_loja: param("idLoja"), coluna: param("coluna") })
    .where("dia", "<=", param("ultimo"))
    .groupBy("dia");
  if (isSet(filter)) {
    ofDays.whereIn("grupo", grupos(db, knex, param, filter));
    orders.whereIn(GRUPO(knex) as never, grupos(db, knex, param, filter));
  }
  return { ofDays, counted: orders };
}

/** What is to be known of the days, given how many orders each of them has. */
function daysOf(
  db: Pick<Database, "dialect">,
  knex: Knex,
  param: Param,
  { filter }: PageWanted,
  ofDays: Knex.QueryBuilder,
): Statement<Days> {
  const left = isSet(filter)
    ? [
        knex
          .select(knex.raw("string_agg(grupo, ',')"))
          .from(grupos(db, knex, param, filter).as("g"))
          .as("grupos"),
      ]
    : [];
  return knex
    .select(
      ...left,
      knex.raw(
        "MIN(dia) AS primeiro, MAX(dia) AS ultimo, CAST(MIN(antes) AS BIGINT) AS antes, CAST(MAX(total) AS BIGINT) AS total",
      ),
    )
    .from(
      knex
        .select(
          "dia",
          "quantidade",
          knex.raw("SUM(quantidade) OVER (ORDER BY dia) - quantidade AS antes"),
          knex.raw("SUM(quantidade) OVER () AS total"),
        )
        .from(ofDays.as("dias"))
        .as("somas"),
    )
    .where("quantidade", ">", 0)
    .where("antes", "<", param("until"))
    .whereRaw("antes + quantidade > ?", [param("offset")]);
}
