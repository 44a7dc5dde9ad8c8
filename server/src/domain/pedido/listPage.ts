import type { Knex } from "knex";
import { DAY } from "../../platform/durations.ts";
import type { Database, Param, PlanUse, Statement } from "../../platform/storage/database.ts";
import { inList, listValue } from "../../platform/storage/inList.ts";
import { smallText } from "../../platform/storage/smallText.ts";
import { type Days, locate, locateByRest } from "./locateDays.ts";
import {
  type Build,
  counted,
  filterParams,
  GRUPO,
  grupos,
  isReduced,
  isSet,
  type PageWanted,
  shapeOf,
} from "./pedidoFilter.ts";
import type { PedidoDateColumn } from "./pedidoTables.ts";

type Run<Row> = (params: Record<string, string | number>) => Promise<Row[]>;

/** An order of a page as it is stored; `estado` is null when it is large (`smallText`). */
export interface PageRow {
  id: number;
  estado: string | null;
}

/**
 * A list of so few orders is read and sorted: between them lie any number of others. Reading an order takes as long as walking fifty in an
 * index.
 */
const FEW = 500;

/**
 * Reads pages of orders, by date and then by id (NS-045), as their stored JSON. At most two statements per page, and one for each
 * large order when its turn comes: it is given as it is then.
 *
 * A page is found by counters: of `pedido_dia`, which know statuses and authorizations, or of `pedido_grupo_dia`, which know the
 * loja's settings `canal`, `plataforma` and `transportadora` too. Only what lies on the days that hold the page is walked, however deep
 * it is, in the index of the date alone. A customer's orders are not counted: they are few, and read and sorted, as is what few orders
 * have, which may lie months apart.
 */
export function listPage(db: Database): (wanted: PageWanted) => Promise<AsyncIterable<string>> {
  const locators = new Map<string, Run<Days>>();
  const pages = new Map<string, Run<PageRow>>();
  const prepared = <Row>(
    kept: Map<string, Run<Row>>,
    wanted: PageWanted,
    build: Build<Row>,
    { how = "", plan = "fresh" }: { how?: string; plan?: PlanUse } = {},
  ) => {
    const key = `${wanted.coluna}/${shapeOf(wanted.filter)}/${how}`;
    let run = kept.get(key);
    if (!run) {
      run = db.prepare((knex, param) => build(db, knex, param, wanted), plan);
      kept.set(key, run);
    }
    return run;
  };

  const large = db.prepare<{ estado: string }>(
    (knex, param) =>
      knex("pedido")
        .select("estado")
        .where({ id_loja: param("idLoja"), id: param("id") }),
    "kept",
  );
  async function* estados(idLoja: number, rows: readonly PageRow[]): AsyncGenerator<string> {
    for (const { id, estado } of rows) {
      if (estado !== null) yield estado;
      else for (const read of await large({ idLoja, id })) yield read.estado;
    }
  }

  return async (wanted) => {
    const { filter, offset, limit, idLoja, range } = wanted;
    const params = { idLoja, coluna: wanted.coluna, ...filterParams(db, filter) };
    let { start, end } = range;
    let skip = offset;
    let grupos = "";
    if (filter.cpfCnpj === null && (offset > 0 || isReduced(filter))) {
      const primeiro = Math.floor(start / DAY);
      const ultimo = Math.floor((end - 1) / DAY);
      // Of the first day what the period leaves out is counted, where that is less: zones of Brazil begin their days at 2 to 5 o'clock.
      const [noon, next] = [(primeiro + 0.5) * DAY, (primeiro + 1) * DAY];
      const isLess = start < noon && end >= next;
      const [de, ate] = isLess ? [primeiro * DAY, start] : [start, Math.min(next, end)];
      const of = { ...params, de, ate, primeiro, ultimo, offset, until: offset + limit };
      const [days] = isLess
        ? await prepared(locators, wanted, locateByRest, { how: "rest", plan: "kept" })(of)
        : await prepared(locators, wanted, locate, { plan: "kept" })(of);
      if (days === undefined || days.primeiro === null || days.ultimo === null) return estados(idLoja, []);
      if (isReduced(filter) && Number(days.total) <= FEW) {
        const few = prepared(pages, wanted, fewOrders, { how: "few" });
        return estados(idLoja, await few({ ...params, start, end, limit, skip }));
      }
      start = Math.max(start, days.primeiro * DAY);
      end = Math.min(end, (days.ultimo + 1) * DAY);
      skip = offset - Number(days.antes);
      grupos = listValue(db, days.grupos?.split(",") ?? []);
    }
    const rows = await prepared(pages, wanted, page)({ ...params, start, end, limit, skip, grupos });
    return estados(idLoja, rows);
  };
}

/** The orders of the page: their ids out of the index of the date, then each order once. */
function page(
  db: Pick<Database, "dialect">,
  knex: Knex,
  param: Param,
  { coluna, filter }: PageWanted,
): Statement<PageRow> {
  // A customer's orders are few: the sign keeps planners from walking the dates of all orders instead.
  const data = filter.cpfCnpj === null ? knex.ref(coluna) : knex.raw("+??", [coluna]);
  const ids = ofPage(counted(db, knex, knex("pedido"), param, filter), param, data, coluna);
  if (filter.cpfCnpj !== null) {
    ids.where({ cpf_cnpj: param("cpfCnpj") });
    if (isSet(filter)) ids.whereIn(GRUPO(knex) as never, grupos(db, knex, param, filter));
    // A list, by which the orders are walked in their order until the page is full: those of a query would be joined first, and then sorted.
  } else if (isSet(filter)) ids.where(inList(db, knex, GRUPO(knex), param("grupos")));
  return withEstado(knex, ids, param);
}

/** The same for orders of which there are few: found by their groups and statuses, and sorted. */
function fewOrders(
  db: Pick<Database, "dialect">,
  knex: Knex,
  param: Param,
  { coluna, filter }: PageWanted,
): Statement<PageRow> {
  // SQLite without statistics walks all orders of the loja instead.
  const pedido =
    db.dialect === "sqlite"
      ? (knex.raw("pedido INDEXED BY pedido_grupo_status") as unknown as string)
      : "pedido";
  const ids = ofPage(
    counted(db, knex, knex(pedido), param, filter),
    param,
    knex.raw("+??", [coluna]),
    coluna,
  );
  // The kind is in no index: PostgreSQL, which takes any group for a common one, would walk the whole index of the date otherwise, which has
  // all the rest.
  ids
    .whereRaw("grupo <> ''")
    .whereNot("tipo_pedido", "")
    .whereIn("grupo", grupos(db, knex, param, filter));
  return withEstado(knex, ids, param);
}

/** The ids of a page, by a date as planners are to see it. */
function ofPage(
  query: Knex.QueryBuilder,
  param: Param,
  data: Knex.Ref<string, object> | Knex.Raw,
  coluna: PedidoDateColumn,
): Knex.QueryBuilder {
  return query
    .select("id", { data: coluna })
    .where({ id_loja: param("idLoja") })
    .where(data as Knex.Raw, ">=", param("start"))
    .where(data as Knex.Raw, "<", param("end"))
    .orderBy([{ column: data as unknown as string }, { column: "id" }])
    .limit(param("limit"))
    .offset(param("skip"));
}

function withEstado(knex: Knex, ids: Knex.QueryBuilder, param: Param): Statement<PageRow> {
  return knex
    .select("pedido.id", smallText(knex, "pedido.estado"))
    .from(ids.as("pagina"))
    .join("pedido", (join) => join.on("pedido.id", "pagina.id").andOnVal("pedido.id_loja", param("idLoja")))
    .orderBy(["pagina.data", "pagina.id"]);
}
