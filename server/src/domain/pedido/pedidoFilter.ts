import type { Knex } from "knex";
import type { Flag } from "../../platform/storage/columnTypes.ts";
import type { Database, Param, Statement } from "../../platform/storage/database.ts";
import { inList, listValue } from "../../platform/storage/inList.ts";
import type { TimeRange } from "../../platform/time.ts";
import type { PedidoDateColumn } from "./pedidoTables.ts";

/** What a list of orders is reduced to. A filter that is null or empty keeps everything. */
export interface PedidoFilter {
  idStatus: readonly number[];
  autorizado: Flag | null;
  cpfCnpj: string | null;
  /** Settings of the loja (PED-LIST-013); carriers by code, of any shipment. */
  canal: readonly string[];
  plataforma: readonly string[];
  transportadora: readonly number[];
}

/** One page of orders: which date, in which stretch of time, and how many orders come before. */
export interface PageWanted {
  idLoja: number;
  coluna: PedidoDateColumn;
  range: TimeRange;
  filter: PedidoFilter;
  offset: number;
  limit: number;
}

/** Makes a statement about a page that is wanted. */
export type Build<Row> = (
  db: Pick<Database, "dialect">,
  knex: Knex,
  param: Param,
  wanted: PageWanted,
) => Statement<Row>;

/** The groups of orders that the settings of the loja leave in its list. */
export function grupos(
  db: Pick<Database, "dialect">,
  knex: Knex,
  param: Param,
  filter: PedidoFilter,
): Knex.QueryBuilder {
  const query = knex("pedido_grupo")
    .select("grupo")
    .where({ id_loja: param("idLoja") });
  for (const column of ["canal", "plataforma"] as const) {
    if (filter[column].length > 0) query.where(inList(db, knex, column, param(column)));
  }
  if (filter.transportadora.length === 0) return query;
  return query.whereIn(
    "grupo",
    knex("pedido_grupo_transportadora")
      .select("grupo")
      .where({ id_loja: param("idLoja") })
      .where(inList(db, knex, "id_transportadora", param("transportadora"), "bigint")),
  );
}

/**
 * The group of orders that are walked by their date, in an expression, so that planners look at it in the index of the date: they would
 * collect and sort all orders of the groups instead.
 */
export const GRUPO = (knex: Knex): Knex.Raw => knex.raw("(grupo || '')");

/** The conditions that the counters know too. */
export function counted(
  db: Pick<Database, "dialect">,
  knex: Knex,
  query: Knex.QueryBuilder,
  param: Param,
  { idStatus, autorizado }: PedidoFilter,
): Knex.QueryBuilder {
  if (idStatus.length > 0) query.where(inList(db, knex, "id_status", param("idStatus"), "bigint"));
  if (autorizado !== null) query.where({ autorizado: param("autorizado") });
  return query;
}

/** The values of the conditions. */
export function filterParams(
  db: Pick<Database, "dialect">,
  filter: PedidoFilter,
): Record<string, string | number> {
  const list = (values: readonly (string | number)[]) => listValue(db, values);
  return {
    idStatus: list(filter.idStatus),
    autorizado: filter.autorizado ?? 0,
    cpfCnpj: filter.cpfCnpj ?? "",
    canal: list(filter.canal),
    plataforma: list(filter.plataforma),
    transportadora: list(filter.transportadora),
  };
}

/** Whether the settings of the loja take orders out of its list. */
export const isSet = ({ canal, plataforma, transportadora }: PedidoFilter): boolean =>
  canal.length + plataforma.length + transportadora.length > 0;

/** Whether a page may lie far from the start of the period although it is the first. */
export const isReduced = (filter: PedidoFilter): boolean =>
  filter.idStatus.length > 0 || filter.autorizado !== null || isSet(filter);

/** Filters of one shape share a statement. */
export function shapeOf(filter: PedidoFilter): string {
  const { idStatus, autorizado, cpfCnpj, canal, plataforma, transportadora } = filter;
  const lists = [idStatus, canal, plataforma, transportadora].map(({ length }) => (length > 0 ? 1 : 0));
  return [...lists, autorizado === null ? 0 : 1, cpfCnpj === null ? 0 : 1].join("");
}
