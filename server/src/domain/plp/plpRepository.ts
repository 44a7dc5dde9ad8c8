import type { Knex } from "knex";
import { chunks } from "../../platform/storage/chunks.ts";
import { locatePage } from "../../platform/storage/locatePage.ts";
import type { EnvioRow, PedidoRow } from "../pedido/pedidoTables.ts";
import type { PlpEnvio } from "./envioErros.ts";
import type { PlpEnvioRow, PlpRow } from "./plpTables.ts";

/** A shipment of a pre-list with what its order tells now. */
export interface PlpItem extends PlpEnvio {
  idPedido: number;
  idEnvio: number;
  /** Key of the order. */
  documento: string;
  numeroPedido: string;
  chaveNF: string;
  protocolo: string | null;
}

/** Which pre-lists of a loja, and which page of them; `start` and `end` bound the creation, `end` excluded. */
export interface PlpFilter {
  status?: PlpRow["status"];
  filialErp?: string;
  start?: number;
  end?: number;
}

const EVER = { start: 0, end: 8.64e15 };

/** A page of pre-lists by creation, oldest first (NS-067), and how many match in all; found by day counters. */
export async function plpPage(
  knex: Knex,
  idLoja: number,
  { status, filialErp, start = EVER.start, end = EVER.end }: PlpFilter,
  page: { offset: number; limit: number },
): Promise<{ total: number; rows: PlpRow[] }> {
  const cells = {
    id_loja: idLoja,
    ...(status === undefined ? {} : { status }),
    ...(filialErp === undefined ? {} : { filial_erp: filialErp }),
  };
  const list = { table: "plp", instant: "data", newestFirst: false } as const;
  const { total, skip, ...range } = await locatePage(knex, list, cells, { start, end }, page);
  if (page.offset >= total) return { total, rows: [] };
  const keys = knex("plp")
    .select("codigo")
    .where(cells)
    .where("data", ">=", range.start)
    .where("data", "<", range.end)
    .orderBy(["data", "codigo"])
    .offset(skip)
    .limit(page.limit);
  const rows: PlpRow[] = await knex
    .select("plp.*")
    .from(keys.as("pagina"))
    .join("plp", (on) => on.on("plp.codigo", "pagina.codigo").andOnVal("plp.id_loja", idLoja))
    .orderBy(["plp.data", "plp.codigo"]);
  return { total, rows };
}

/** The row of a pre-list; undefined when the loja has none with that code. */
export function findPlp(knex: Knex, idLoja: number, codigo: number): Promise<PlpRow | undefined> {
  return knex("plp").where({ id_loja: idLoja, codigo }).first();
}

/** Which shipments are in a pre-list that is not excluded: code of the pre-list by number of the shipment. */
export async function findPlpsOfEnvios(
  knex: Knex,
  idLoja: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const some of chunks(ids)) {
    const rows = await knex("plp_envio")
      .select("id_envio", "codigo")
      .where({ id_loja: idLoja, ativa: 1 })
      .whereIn("id_envio", some);
    for (const { id_envio, codigo } of rows) found.set(id_envio, codigo);
  }
  return found;
}

/** Which of these methods are the postal service's now. */
export async function postalMethods(
  knex: Knex,
  idLoja: number,
  rows: readonly PlpRow[],
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(rows.map(({ id_metodo }) => id_metodo))];
  return new Set(
    await knex("metodo_envio").where({ id_loja: idLoja, correios: 1 }).whereIn("id", ids).pluck("id"),
  );
}

/** Shipments of one statement: a few milliseconds on either engine. */
const GROUP = 200;

/**
 * The shipments of pre-lists, in the order in which they were named: of small ones together, of a large one in groups, each read when its
 * turn comes.
 */
export async function* itemsOfPlps(
  knex: Knex,
  idLoja: number,
  rows: readonly PlpRow[],
): AsyncGenerator<[row: PlpRow, itens: AsyncIterable<PlpItem[]>]> {
  for (const group of await groupPlps(knex, idLoja, rows)) {
    const [first] = group;
    if (first && group.length === 1) yield [first, plpItems(knex, idLoja, first.codigo)];
    else {
      const codigos = group.map(({ codigo }) => codigo);
      const found = await readItems(knex, idLoja, (items) => items.whereIn("i.codigo", codigos));
      const byPlp = Map.groupBy(found, ({ codigo }) => codigo);
      for (const row of group) yield [row, only((byPlp.get(row.codigo) ?? []).map(toItem))];
    }
  }
}

async function* only<T>(group: T) {
  yield group;
}

/** The shipments of a pre-list in groups. */
export async function* plpItems(knex: Knex, idLoja: number, codigo: number): AsyncGenerator<PlpItem[]> {
  for (let after = -1; ; ) {
    const rows = await readItems(knex, idLoja, (items) =>
      items.where({ "i.codigo": codigo }).where("i.posicao", ">", after).limit(GROUP),
    );
    if (rows.length > 0) yield rows.map(toItem);
    if (rows.length < GROUP) return;
    after = rows.at(-1)?.posicao ?? 0;
  }
}

/** Rows that one statement changes. */
const CHANGED = 1000;

/** Changes all shipments of a pre-list, some at a time. */
export async function changeItens(
  trx: Knex.Transaction,
  idLoja: number,
  codigo: number,
  values: Partial<Record<keyof PlpEnvioRow, Knex.Value>>,
): Promise<void> {
  for (let from = 0; ; from += CHANGED) {
    const changed = await trx("plp_envio")
      .where({ id_loja: idLoja, codigo })
      .whereBetween("posicao", [from, from + CHANGED - 1])
      .update(values as object);
    if (changed < CHANGED) return;
  }
}

/** Pre-lists in groups of so few shipments that they may be read together. */
async function groupPlps(knex: Knex, idLoja: number, rows: readonly PlpRow[]): Promise<PlpRow[][]> {
  const last = knex("plp_envio as i")
    .max("i.posicao")
    .where({ "i.id_loja": idLoja })
    .whereRaw("i.codigo = plp.codigo");
  const sizes: { codigo: number; last: number | null }[] = await knex("plp")
    .select("codigo", { last })
    .where({ id_loja: idLoja })
    .whereIn(
      "codigo",
      rows.map(({ codigo }) => codigo),
    );
  const sizeOf = new Map(sizes.map(({ codigo, last }) => [codigo, Number(last ?? 0) + 1]));
  const groups: PlpRow[][] = [];
  let size = 0;
  for (const row of rows) {
    const itens = sizeOf.get(row.codigo) ?? 0;
    if (groups.length === 0 || size + itens > GROUP) {
      groups.push([]);
      size = 0;
    }
    size += itens;
    groups.at(-1)?.push(row);
  }
  return groups;
}

type ItemRow = PlpEnvioRow &
  Pick<PedidoRow, "chave" | "numero_pedido" | "tipo_pedido"> &
  Pick<EnvioRow, "chave_nf" | "id_filial" | "id_metodo" | "id_status" | "codigo_rastreio">;

function readItems(
  knex: Knex,
  idLoja: number,
  some: (items: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<ItemRow[]> {
  const items = knex("plp_envio as i")
    .join("pedido as p", (on) => on.on("p.id_loja", "i.id_loja").on("p.id", "i.id_pedido"))
    .join("envio as e", (on) => on.on("e.id_loja", "i.id_loja").on("e.id", "i.id_envio"))
    .select("i.*", "p.chave", "p.numero_pedido", "p.tipo_pedido")
    .select("e.chave_nf", "e.id_filial", "e.id_metodo", "e.id_status", "e.codigo_rastreio")
    .where({ "i.id_loja": idLoja })
    .orderBy(["i.codigo", "i.posicao"]);
  return some(items) as unknown as Promise<ItemRow[]>;
}

const toItem = (row: ItemRow): PlpItem => ({
  idPedido: row.id_pedido,
  idEnvio: row.id_envio,
  documento: row.chave,
  numeroPedido: row.numero_pedido,
  chaveNF: row.chave_nf,
  protocolo: row.protocolo,
  tipoPedido: row.tipo_pedido,
  idFilial: row.id_filial,
  idMetodo: row.id_metodo,
  idStatus: row.id_status,
  codigoRastreio: row.codigo_rastreio,
});
