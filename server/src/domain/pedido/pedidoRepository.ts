import type { Knex } from "knex";
import { breather, lockedBreather } from "../../http/index.ts";
import { byBytes } from "../../platform/storage/byBytes.ts";
import { chunks } from "../../platform/storage/chunks.ts";
import { engineOf } from "../../platform/storage/inList.ts";
import { rowWriter } from "../../platform/storage/rowWriter.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { DayCounts } from "./dayCounts.ts";
import { diferencaDoFrete } from "./freteCotado.ts";
import { grupoOf, grupoRows } from "./grupos.ts";
import { indexColumns } from "./indexColumns.ts";
import type { Pedido } from "./pedido.ts";
import { pedidoDocument } from "./pedidoDocument.ts";
import type { EnvioRow, PedidoRow } from "./pedidoTables.ts";
import {
  DIA,
  ENVIO,
  GRUPO,
  GRUPO_DIA,
  GRUPO_TRANSPORTADORA,
  isFoundAs,
  PEDIDO,
  PEDIDO_AS_FOUND,
} from "./pedidoTargets.ts";

const write = rowWriter(GRUPO, GRUPO_TRANSPORTADORA, PEDIDO, ENVIO, DIA, GRUPO_DIA);
const writeAsFound = rowWriter(PEDIDO_AS_FOUND);

/** An order as it is stored, with its columns. */
export interface StoredPedido {
  pedido: Pedido;
  row: PedidoRow;
}

/** An order to write; `before` is its row when it is known already. */
export interface PedidoChange {
  pedido: Pedido;
  before?: PedidoRow;
  /** Needed for a new order. */
  corpoHash?: string;
}

/**
 * Makes the writers of the loja's orders follow each other until the transaction ends. First statement of everything that
 * reads an order to change it.
 */
export async function lockPedidos(trx: Knex.Transaction, idLoja: number): Promise<void> {
  await sequence(trx, idLoja, "pedido", 0);
}

/**
 * Orders of the loja that have one of these values in a column, oldest number first.
 *
 * @param column a column of `pedido` with an index (`id`, `chave`, `numero_pedido`, `codigo_cotacao`, `pedido_auxiliar`)
 */
export async function findPedidos(
  knex: Knex,
  idLoja: number,
  column: keyof PedidoRow,
  values: readonly (string | number)[],
): Promise<StoredPedido[]> {
  const found: StoredPedido[] = [];
  const breathe = knex.isTransaction ? lockedBreather() : breather();
  for (const some of chunks(values)) {
    const rows = await knex("pedido").where({ id_loja: idLoja }).whereIn(column, some);
    // Not by the statement: SQLite would walk all orders of the loja by their key, to have them in this order.
    for (const row of rows.sort((a, b) => a.id - b.id)) {
      const pause = breathe();
      if (pause) await pause;
      found.push({ pedido: pedidoDocument.parse(row.estado), row });
    }
  }
  return found;
}

/**
 * Orders of the loja by their internal numbers, oldest first, so many at a time as are small together: an order may have a megabyte, and
 * takes several when it is open.
 */
export async function* pedidosInPieces(
  knex: Knex,
  idLoja: number,
  ids: readonly number[],
): AsyncGenerator<StoredPedido[]> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  const sizes = await sizesOfPedidos(knex, idLoja, wanted);
  for (const some of byBytes(wanted, (id) => sizes.get(id) ?? 0))
    yield await findPedidos(knex, idLoja, "id", some);
}

/** Bytes that orders have as they are stored, by their internal numbers. */
export async function sizesOfPedidos(
  knex: Knex,
  idLoja: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const sizes = new Map<number, number>();
  for (const some of chunks(ids)) {
    // Neither engine reads a text to know its size.
    const rows = await knex("pedido")
      .select<{ id: number; size: number | string }[]>("id", knex.raw("octet_length(estado) AS size"))
      .where({ id_loja: idLoja })
      .whereIn("id", some);
    for (const { id, size } of rows) sizes.set(id, Number(size));
  }
  return sizes;
}

/**
 * Writes orders whole, with everything they are found by. The transaction must hold `lockPedidos`.
 *
 * @param fusoHorario zone of the loja: civil dates become instants for sorting
 */
export async function savePedidos(
  trx: Knex.Transaction,
  idLoja: number,
  changes: readonly PedidoChange[],
  fusoHorario: string,
): Promise<void> {
  const counts = new DayCounts();
  const breathe = lockedBreather();
  const isSqlite = engineOf(trx).dialect === "sqlite";
  const parts = chunks(changes);
  for (const [place, some] of parts.entries()) {
    const all = some.map(({ pedido }) => grupoOf(pedido));
    const rows: PedidoRow[] = [];
    const asFound: PedidoRow[] = [];
    for (const [index, change] of some.entries()) {
      const row = toRow(idLoja, change, all[index]?.grupo ?? "", fusoHorario);
      counts.move(change.before, row);
      // PostgreSQL compares by itself, and one statement less is one way there and back less.
      const isSame = isSqlite && change.before !== undefined && isFoundAs(change.before, row);
      (isSame ? asFound : rows).push(row);
      const pause = breathe();
      if (pause) await pause;
    }
    const novos = all.filter(({ grupo }, index) => some[index]?.before?.grupo !== grupo);
    const { grupos, membros } = grupoRows(idLoja, novos);
    const envios = some.flatMap(({ pedido }) => toEnvioRows(idLoja, pedido));
    const isLast = place === parts.length - 1;
    const { dias, gruposDias } = isLast ? counts.rows(idLoja) : { dias: [], gruposDias: [] };
    await writeAsFound(trx, asFound);
    await write(trx, grupos, membros, rows, envios, dias, gruposDias);
  }
}

function toRow(
  idLoja: number,
  { pedido, before, corpoHash }: PedidoChange,
  grupo: string,
  fusoHorario: string,
): PedidoRow {
  const hash = corpoHash ?? before?.corpo_hash;
  if (hash === undefined)
    throw new Error(`order ${pedido.numeroPedido} is new but has no hash of its request`);
  return {
    id_loja: idLoja,
    id: pedido.id,
    chave: pedido.chave,
    numero_pedido: pedido.numeroPedido,
    tipo_pedido: pedido.tipoPedido,
    pedido_auxiliar: pedido.pedidoAuxiliar ?? null,
    canal: pedido.canal ?? null,
    plataforma: pedido.plataforma ?? null,
    codigo_cotacao: pedido.cotado.idCotacao.slice(0, 11),
    cpf_cnpj: pedido.enderecoEntrega.cpfCnpj,
    corpo_hash: hash,
    grupo,
    ...indexColumns(pedido, fusoHorario),
    estado: pedidoDocument.render(pedido),
  };
}

function toEnvioRows(idLoja: number, pedido: Pedido): EnvioRow[] {
  return pedido.envios.map((envio, place) => ({
    id_loja: idLoja,
    id: envio.id,
    id_pedido: pedido.id,
    id_transportadora: envio.transporte.idTransportadora,
    id_metodo: envio.transporte.idMetodo,
    id_filial: envio.notaFiscal.filial.id,
    id_status: envio.idStatus,
    chave_nf: envio.notaFiscal.chave,
    numero_nf: envio.notaFiscal.numero,
    codigo_rastreio: envio.codigoRastreio,
    conciliado_em: envio.conciliacao?.dataProcessamento ?? null,
    diferenca: diferencaDoFrete(pedido, place),
  }));
}
