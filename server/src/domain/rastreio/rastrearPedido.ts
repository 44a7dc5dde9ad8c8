import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { notFound } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { notaFiscalRecord, produtoRecord } from "../pedido/envioRecord.ts";
import { findByFiltro } from "../pedido/findByFiltro.ts";
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
    const lista = found.flatMap(({ pedido: { envios, cotado } }) =>
      envios.map((envio) => ({
        idenvio: envio.id,
        notaFiscal: notaFiscalRecord(envio, cotado),
        produtos: envio.produtos.map(produtoRecord),
        ocoren: envio.ocorrencias.map((ocorrencia) => ocorrenciaRastreio(ocorrencia, fusoHorario)),
      })),
    );
    return { lista };
  };
}
