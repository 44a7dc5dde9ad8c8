import type { DataTipoPedido } from "@frete/contract/loja";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { elements } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { lojaCache } from "../loja/lojaCache.ts";
import { listPage } from "./listPage.ts";
import { pedidoDocument } from "./pedidoDocument.ts";
import { pedidoRecord, type RecordLoja } from "./pedidoRecord.ts";
import type { PedidoDateColumn } from "./pedidoTables.ts";
import { periodoRange } from "./periodoRange.ts";

/** Orders per page at most (PED-LIST-008, NS-047). */
const LARGEST_PAGE = 50;

/** The column that each dataTipo means (PED-LIST-002, NS-045). */
export const COLUMN_OF: Record<DataTipoPedido, PedidoDateColumn> = {
  dataCriacaoPedido: "data_criacao",
  dataCotacao: "data_cotacao",
  dataFaturamento: "data_faturamento",
  dataNotfis: "data_notfis",
  previsaoCotacao: "previsao_cotacao",
  previsaoEntregaCotacao: "previsao_cotacao",
  previsaoPedido: "previsao_pedido",
  previsaoEntregaPedido: "previsao_pedido",
  dataConhecimento: "data_conhecimento",
  dataConhecimentoProcessamento: "data_processamento",
  dataEntrega: "data_entrega",
  dataAutorizacaoCte: "data_autorizacao",
};

const AUTORIZADO = { "": null, sim: 1, não: 0 } as const;

/**
 * GET /pedidos: the loja's orders that have the date of `dataTipo` in the period, in the order of that date
 * (PED-LIST-001..PED-LIST-014, NS-045..NS-047). The loja's own filters apply besides those of the request.
 */
export function listarPedidos({ db }: Services): LojaHandler<"listarPedidos"> {
  const readPage = listPage(db);
  const openLoja = lojaCache(db);
  return async ({ query }, { idLoja, nomeLoja, versao, fusoHorario }) => {
    const { dataTipo, periodo, pagina, limite, idStatus, cpfCnpj, autorizado } = query;
    const limit = Math.min(limite, LARGEST_PAGE);
    const { filtros } = await openLoja(idLoja, versao);
    const estados = await readPage({
      idLoja,
      coluna: COLUMN_OF[dataTipo],
      range: periodoRange(periodo, fusoHorario),
      filter: {
        idStatus: idStatus ? [...new Set(idStatus.split(",").map(Number))] : [],
        autorizado: AUTORIZADO[autorizado ?? ""],
        cpfCnpj: cpfCnpj || null,
        ...filtros,
      },
      offset: (pagina - 1) * limit,
      limit,
    });
    return elements(records(estados, { idLoja, nomeLoja, fusoHorario }));
  };
}

async function* records(estados: AsyncIterable<string>, loja: RecordLoja) {
  for await (const estado of estados) yield pedidoRecord(pedidoDocument.parse(estado), loja);
}
