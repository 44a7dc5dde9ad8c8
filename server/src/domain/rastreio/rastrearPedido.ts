import type { Knex } from "knex";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { elements, notFound } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { notaFiscalRecord, produtoRecord } from "../pedido/envioRecord.ts";
import { type FoundPedido, findByFiltro, openFound } from "../pedido/findByFiltro.ts";
import { ocorrenciaRastreio } from "../pedido/ocorrenciaRecord.ts";
import { textos } from "../pedido/textos.ts";

/**
 * GET /rastreio/{filtro}/{valor}: the shipments of every order that the look-up finds, with their occurrences
 * (RAST-001..RAST-004). A number finds the shipment order and the return of that number (NS-030, NS-048).
 */
export function rastrearPedido({ db }: Services): LojaHandler<"rastrearPedido"> {
  return async ({ path: { filtro, valor } }, { idLoja, fusoHorario }) => {
    const found = await findByFiltro(db.reader, idLoja, filtro, valor);
    if (found.length === 0) throw notFound(textos.pedidoNaoEncontrado());
    return elements(shipments(db.reader, idLoja, found, fusoHorario), {}, "lista");
  };
}

async function* shipments(knex: Knex, idLoja: number, found: readonly FoundPedido[], fusoHorario: string) {
  for (const each of found) {
    const { envios, cotado } = await openFound(knex, idLoja, each);
    for (const envio of envios) {
      yield {
        idenvio: envio.id,
        notaFiscal: notaFiscalRecord(envio, cotado),
        produtos: envio.produtos.map(produtoRecord),
        ocoren: envio.ocorrencias.map((ocorrencia) => ocorrenciaRastreio(ocorrencia, fusoHorario)),
      };
    }
  }
}
