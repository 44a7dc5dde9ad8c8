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

/** A pre-list with its shipments, in the order in which they were named. */
export interface CompletePlp {
  row: PlpRow;
  /** Whether its method is the postal service's now. */
  correios: boolean;
  itens: PlpItem[];
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

/** Shipments that are read at once, unless one pre-list has more. */
const GROUP = 2000;

/** Pre-lists in groups of so few shipments that they may be read together: a page may hold millions. */
export async function groupPlps(knex: Knex, idLoja: number, rows: readonly PlpRow[]): Promise<PlpRow[][]> {
  if (rows.length === 0) return [];
  const codigos = rows.map(({ codigo }) => codigo);
  const counts: { codigo: number; itens: number | string }[] = await knex("plp_envio")
    .select("codigo", knex.raw("COUNT(*) AS itens"))
    .where({ id_loja: idLoja })
    .whereIn("codigo", codigos)
    .groupBy("codigo");
  const countOf = new Map(counts.map(({ codigo, itens }) => [codigo, Number(itens)]));
  const groups: PlpRow[][] = [];
  let size = 0;
  for (const row of rows) {
    const itens = countOf.get(row.codigo) ?? 0;
    if (groups.length === 0 || size + itens > GROUP) {
      groups.push([]);
      size = 0;
    }
    size += itens;
    groups.at(-1)?.push(row);
  }
  return groups;
}

/** Pre-lists with their shipments: two statements, however many they are. */
export async function completePlps(
  knex: Knex,
  idLoja: number,
  rows: readonly PlpRow[],
): Promise<CompletePlp[]> {
  if (rows.length === 0) return [];
  const metodos = await knex("metodo_envio")
    .select("id", "correios")
    .where({ id_loja: idLoja })
    .whereIn("id", [...new Set(rows.map(({ id_metodo }) => id_metodo))]);
  const postais = new Set(metodos.filter(({ correios }) => correios === 1).map(({ id }) => id));
  const itens = Map.groupBy(
    await readItens(
      knex,
      idLoja,
      rows.map(({ codigo }) => codigo),
    ),
    ({ codigo }) => codigo,
  );
  return rows.map((row) => ({
    row,
    correios: postais.has(row.id_metodo),
    itens: (itens.get(row.codigo) ?? []).map(toItem),
  }));
}

type ItemRow = PlpEnvioRow &
  Pick<PedidoRow, "chave" | "numero_pedido" | "tipo_pedido"> &
  Pick<EnvioRow, "chave_nf" | "id_filial" | "id_metodo" | "id_status" | "codigo_rastreio">;

function readItens(knex: Knex, idLoja: number, codigos: readonly number[]): Promise<ItemRow[]> {
  return knex("plp_envio as i")
    .join("pedido as p", (on) => on.on("p.id_loja", "i.id_loja").on("p.id", "i.id_pedido"))
    .join("envio as e", (on) => on.on("e.id_loja", "i.id_loja").on("e.id", "i.id_envio"))
    .select("i.*", "p.chave", "p.numero_pedido", "p.tipo_pedido")
    .select("e.chave_nf", "e.id_filial", "e.id_metodo", "e.id_status", "e.codigo_rastreio")
    .where({ "i.id_loja": idLoja })
    .whereIn("i.codigo", codigos)
    .orderBy(["i.codigo", "i.posicao"]);
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
