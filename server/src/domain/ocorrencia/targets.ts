import type { Knex } from "knex";
import { breather, lockedBreather } from "../../http/index.ts";
import { chunks } from "../../platform/storage/chunks.ts";
import { parseChaveNF } from "../pedido/notaFiscal.ts";
import type { EnvioRow, PedidoRow } from "../pedido/pedidoTables.ts";
import { textos } from "./textos.ts";

/** How a report says which shipment it is about. */
export type Referencia =
  | { chaveNF: string }
  | { documento: string; posicao: number }
  | { codigoRastreio: string }
  | { nota: Nota };

/** An invoice as carriers' files name it: who issued it, its series when they give it, its number. */
export interface Nota {
  cnpj: string;
  serie: number | null;
  numero: number;
}

/** The shipment that a report is about, by its order. */
export interface Target {
  idPedido: number;
  idEnvio: number;
  /** Key of the order. */
  documento: string;
  numeroPedido: string;
}

/** The shipment, or in Portuguese why there is no such one. */
export type FindTarget = (referencia: Referencia) => Target | string;

/**
 * Finds the shipments that a batch of references names, with a few statements for all of them and without opening an order: each may
 * have a megabyte, and a batch may name ten thousand. Where an invoice or tracking code is on a shipment and on a return, the shipment
 * is meant (NS-030).
 *
 * @param knex the transaction that holds `lockPedidos`, when what is found is to be changed
 */
export async function findTargets(
  knex: Knex,
  idLoja: number,
  referencias: readonly Referencia[],
): Promise<FindTarget> {
  const wanted = {
    chave: new Set<string>(),
    chave_nf: new Set<string>(),
    codigo_rastreio: new Set<string>(),
    numero_nf: new Set<number>(),
  };
  for (const referencia of referencias) {
    if ("chaveNF" in referencia) wanted.chave_nf.add(referencia.chaveNF);
    else if ("documento" in referencia) wanted.chave.add(referencia.documento);
    else if ("codigoRastreio" in referencia) wanted.codigo_rastreio.add(referencia.codigoRastreio);
    else wanted.numero_nf.add(referencia.nota.numero);
  }
  const byDocumento = await findOrders(knex, idLoja, [...wanted.chave]);
  const byChave = await findCandidates(knex, idLoja, "chave_nf", [...wanted.chave_nf]);
  const byRastreio = await findCandidates(knex, idLoja, "codigo_rastreio", [...wanted.codigo_rastreio]);
  const byNumero = await findCandidates(knex, idLoja, "numero_nf", [...wanted.numero_nf]);

  return (referencia) => {
    if ("documento" in referencia) {
      const order = byDocumento.get(referencia.documento);
      if (order === undefined) return textos.pedidoNaoEncontrado();
      const { idsEnvio, ...target } = order;
      const idEnvio = idsEnvio[referencia.posicao];
      return idEnvio === undefined ? textos.semPosicao(idsEnvio.length) : { ...target, idEnvio };
    }
    if ("chaveNF" in referencia) return only("chaveNF", byChave.get(referencia.chaveNF));
    if ("codigoRastreio" in referencia)
      return only("codigoRastreio", byRastreio.get(referencia.codigoRastreio));
    const { nota } = referencia;
    return only(
      "nota fiscal",
      byNumero.get(nota.numero)?.filter(({ chave_nf }) => isNota(chave_nf, nota)),
    );
  };
}

/** An order with the numbers of its shipments, whose order is that of their positions. */
interface Order extends Omit<Target, "idEnvio"> {
  idsEnvio: number[];
}

async function findOrders(
  knex: Knex,
  idLoja: number,
  chaves: readonly string[],
): Promise<Map<string, Order>> {
  const found = new Map<string, Order>();
  await eachChunk(knex, chaves, async (some) => {
    const rows = await withPedido(knex, { "pedido.id_loja": idLoja })
      .select<EnvioOfPedido[]>("envio.id", "id_pedido", "chave", "numero_pedido")
      .whereIn("chave", some);
    for (const { id, id_pedido, chave, numero_pedido } of rows.sort(byId)) {
      const order = found.get(chave);
      if (order) order.idsEnvio.push(id);
      else
        found.set(chave, {
          ...{ idPedido: id_pedido, documento: chave, numeroPedido: numero_pedido, idsEnvio: [id] },
        });
    }
  });
  return found;
}

type EnvioOfPedido = Pick<EnvioRow, "id" | "id_pedido"> & Pick<PedidoRow, "chave" | "numero_pedido">;

/** A shipment that a reference may mean. */
type Candidate = EnvioOfPedido & Pick<EnvioRow, "chave_nf"> & Pick<PedidoRow, "tipo_pedido">;

/** The shipments that have one of the values in a column, by value, those with the lowest numbers first. */
async function findCandidates<Column extends "chave_nf" | "numero_nf" | "codigo_rastreio">(
  knex: Knex,
  idLoja: number,
  column: Column,
  values: readonly NonNullable<EnvioRow[Column]>[],
): Promise<Map<EnvioRow[Column], Candidate[]>> {
  type Row = Candidate & EnvioRow;
  const found: Row[] = [];
  await eachChunk(knex, values, async (some) => {
    const rows: Row[] = await withPedido(knex, { "envio.id_loja": idLoja })
      .select("envio.id", "id_pedido", "chave", "numero_pedido", "tipo_pedido", "chave_nf", column)
      .whereIn(column, some);
    for (const row of rows) found.push(row);
  });
  return Map.groupBy(found.sort(byId), (row): EnvioRow[Column] => row[column]);
}

/** Never the orders themselves: neither engine reads a column that is not asked for. */
const withPedido = (knex: Knex, loja: object) =>
  knex("envio")
    .join("pedido", { "pedido.id_loja": "envio.id_loja", "pedido.id": "envio.id_pedido" })
    .where(loja);

async function eachChunk<T>(
  knex: Knex,
  values: readonly T[],
  read: (some: T[]) => Promise<void>,
): Promise<void> {
  const breathe = knex.isTransaction ? lockedBreather() : breather();
  for (const some of chunks(values)) {
    await read(some);
    await breathe();
  }
}

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

function isNota(chave: string, { cnpj, serie }: Nota): boolean {
  const known = parseChaveNF(chave);
  return known.cnpjFaturador === cnpj && (serie === null || known.serie === serie);
}

function only(campo: string, found: readonly Candidate[] = []): Target | string {
  const envios = found.filter(({ tipo_pedido }) => tipo_pedido === "envio");
  const meant = envios.length > 0 ? envios : found;
  const [first] = meant;
  if (first === undefined) return textos.naoEncontrado(campo);
  if (meant.length > 1) return textos.varios(campo, meant.length);
  return targetOf(first);
}

const targetOf = ({ id, id_pedido, chave, numero_pedido }: Candidate): Target => ({
  idPedido: id_pedido,
  idEnvio: id,
  documento: chave,
  numeroPedido: numero_pedido,
});
