import type { Knex } from "knex";
import type { Envio, Pedido } from "../pedido/pedido.ts";
import { findPedidos, findPedidosByEnvio, type StoredPedido } from "../pedido/pedidoRepository.ts";
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
}

/** The orders that a batch of reports is about, read together, and their shipments by what names them. */
export interface Targets {
  /** By internal number: the orders as they were read. */
  pedidos: Map<number, StoredPedido>;
  /** The shipment, or in Portuguese why there is no such one. */
  find(referencia: Referencia): Target | string;
}

/**
 * Reads the orders that a batch of references names, with a few statements for all of them. Where an invoice or tracking
 * code is on a shipment and on a return, the shipment is meant (NS-030).
 *
 * @param knex the transaction that holds `lockPedidos`, when they are to be changed
 */
export async function readTargets(
  knex: Knex,
  idLoja: number,
  referencias: readonly Referencia[],
): Promise<Targets> {
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
  const pedidos = new Map<number, StoredPedido>();
  const read = async (found: Promise<StoredPedido[]>) => {
    for (const stored of await found) pedidos.set(stored.pedido.id, stored);
  };
  await read(findPedidos(knex, idLoja, "chave", [...wanted.chave]));
  for (const column of ["chave_nf", "codigo_rastreio", "numero_nf"] as const) {
    if (wanted[column].size > 0) await read(findPedidosByEnvio(knex, idLoja, column, [...wanted[column]]));
  }
  return { pedidos, find: finder([...pedidos.values()].map(({ pedido }) => pedido)) };
}

/** A shipment and the order that it belongs to. */
interface Candidate {
  pedido: Pedido;
  envio: Envio;
}

function finder(pedidos: readonly Pedido[]): Targets["find"] {
  const candidates = pedidos.flatMap((pedido) => pedido.envios.map((envio) => ({ pedido, envio })));
  const byChave = Map.groupBy(candidates, ({ envio }) => envio.notaFiscal.chave);
  const byRastreio = Map.groupBy(candidates, ({ envio }) => envio.codigoRastreio);
  const byNota = Map.groupBy(candidates, ({ envio }) => envio.notaFiscal.numero);
  const byDocumento = new Map(pedidos.map((pedido) => [pedido.chave, pedido]));

  return (referencia) => {
    if ("documento" in referencia) {
      const pedido = byDocumento.get(referencia.documento);
      if (pedido === undefined) return textos.pedidoNaoEncontrado();
      const envio = pedido.envios[referencia.posicao];
      return envio ? { idPedido: pedido.id, idEnvio: envio.id } : textos.semPosicao(pedido.envios.length);
    }
    if ("chaveNF" in referencia) return only("chaveNF", byChave.get(referencia.chaveNF));
    if ("codigoRastreio" in referencia)
      return only("codigoRastreio", byRastreio.get(referencia.codigoRastreio));
    const { nota } = referencia;
    return only(
      "nota fiscal",
      byNota.get(nota.numero)?.filter(({ envio }) => isNota(envio, nota)),
    );
  };
}

function isNota({ notaFiscal }: Envio, { cnpj, serie }: Nota): boolean {
  return notaFiscal.cnpjFaturador === cnpj && (serie === null || notaFiscal.serie === serie);
}

function only(campo: string, found: readonly Candidate[] = []): Target | string {
  const envios = found.filter(({ pedido }) => pedido.tipoPedido === "envio");
  const meant = envios.length > 0 ? envios : found;
  const [first] = meant;
  if (first === undefined) return textos.naoEncontrado(campo);
  if (meant.length > 1) return textos.varios(campo, meant.length);
  return { idPedido: first.pedido.id, idEnvio: first.envio.id };
}
