import type { EnvioConciliado } from "@frete/contract/operacao";
import type { Knex } from "knex";
import { type ComponentesCotados, findComponentes } from "../../domain/cotacao/componentes.ts";
import { diferencaDoFrete, freteCotado } from "../../domain/pedido/freteCotado.ts";
import { percentOf } from "../../domain/pedido/money.ts";
import type { Pedido } from "../../domain/pedido/pedido.ts";
import { findPedidos, sizesOfPedidos } from "../../domain/pedido/pedidoRepository.ts";
import { valoresCobrados } from "../../domain/pedido/valoresCobrados.ts";
import { fromCents } from "../../platform/numbers.ts";
import { byBytes } from "../../platform/storage/byBytes.ts";
import { chunks } from "../../platform/storage/chunks.ts";
import { localDate } from "../../platform/time.ts";
import { compareComponentes } from "./compareComponentes.ts";
import type { Conciliado } from "./findConciliados.ts";

/**
 * The shipments with what was quoted and charged, in their order (NS-008). Their orders are opened a few at a time: each may have a
 * megabyte.
 */
export async function* conciliadoRecords(
  knex: Knex,
  { id: idLoja, fusoHorario }: { id: number; fusoHorario: string },
  conciliados: readonly Conciliado[],
): AsyncGenerator<EnvioConciliado> {
  const ids = [...new Set(conciliados.map(({ id_pedido }) => id_pedido))];
  const sizes = await sizesOfPedidos(knex, idLoja, ids);
  for (const some of byBytes(conciliados, ({ id_pedido }) => sizes.get(id_pedido) ?? 0)) {
    const wanted = [...new Set(some.map(({ id_pedido }) => id_pedido))];
    const pedidos = new Map(
      (await findPedidos(knex, idLoja, "id", wanted)).map(({ pedido }) => [pedido.id, pedido]),
    );
    const textos = await findTextos(knex, idLoja, [...new Set([...pedidos.values()].map(codigoOf))]);
    for (const { id, id_pedido } of some) {
      const pedido = pedidos.get(id_pedido);
      const place = pedido?.envios.findIndex((envio) => envio.id === id) ?? -1;
      if (pedido && place >= 0) yield recordOf(pedido, place, textos.get(codigoOf(pedido)), fusoHorario);
    }
  }
}

const codigoOf = ({ cotado }: Pedido): string => cotado.idCotacao.slice(0, 11);

/** The stored parts of quotations, by their code; older ones have none. */
async function findTextos(
  knex: Knex,
  idLoja: number,
  codigos: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const some of chunks(codigos)) {
    const rows = await knex("cotacao")
      .select("codigo", "componentes")
      .where({ id_loja: idLoja })
      .whereIn("codigo", some);
    for (const { codigo, componentes } of rows) if (componentes !== null) found.set(codigo, componentes);
  }
  return found;
}

function recordOf(
  pedido: Pedido,
  place: number,
  texto: string | undefined,
  fusoHorario: string,
): EnvioConciliado {
  const envio = pedido.envios[place];
  if (!envio?.conciliacao) throw new RangeError(`order ${pedido.chave} has no conciliation at ${place}`);
  const { conciliacao, notaFiscal, transporte } = envio;
  const { dataConhecimento, autorizacao } = conciliacao;
  const valores = valoresCobrados(conciliacao);
  const cotado = freteCotado(pedido, place);
  const diferenca = diferencaDoFrete(pedido, place);
  return {
    documento: pedido.chave,
    numeroPedido: pedido.numeroPedido,
    posicao: place,
    idEnvio: envio.id,
    notaFiscal: notaFiscal.numero,
    idTransportadora: transporte.idTransportadora,
    transportadora: transporte.nomeTransportadora,
    conhecimento: conciliacao.numeroConhecimento,
    complementos: conciliacao.complementos?.length ?? 0,
    dataConhecimento: dataConhecimento === null ? null : localDate(dataConhecimento, fusoHorario),
    processadaEm: new Date(conciliacao.dataProcessamento).toISOString(),
    decisao: autorizacao === null ? "pendente" : autorizacao.autorizado ? "autorizada" : "recusada",
    cotado: fromCents(cotado),
    cobrado: valores.freteValor === undefined ? null : fromCents(valores.freteValor),
    diferenca: diferenca === null ? null : fromCents(diferenca),
    percentual: diferenca === null ? null : percentOf(diferenca, cotado),
    componentes: compareComponentes(cotadosOf(pedido, place, texto), valores),
  };
}

/** The quoted parts of a shipment; null when the quotation's are not kept, or the carrier in use was not quoted. */
function cotadosOf(pedido: Pedido, place: number, texto: string | undefined): ComponentesCotados | null {
  const transporte = pedido.envios[place]?.transporte;
  const whole = texto && transporte && findComponentes(texto, pedido.cotado.filial.id, transporte.idMetodo);
  if (!whole) return null;
  const parts = Object.entries(whole) as [keyof ComponentesCotados, number][];
  if (parts.reduce((sum, [, amount]) => sum + amount, 0) !== transporte.freteReal) return null;
  return Object.fromEntries(
    parts.map(([part, amount]) => [part, freteCotado(pedido, place, amount)]),
  ) as never;
}
