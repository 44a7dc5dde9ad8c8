import { parseLocal } from "../../platform/time.ts";
import type { Pedido } from "./pedido.ts";
import type { PedidoDateColumn, PedidoRow } from "./pedidoTables.ts";
import { FATURADO } from "./status.ts";

/** What an order is found, filtered and sorted by, derived from the order itself (NS-045). Instants of the loja's zone. */
export function indexColumns(
  pedido: Pedido,
  fusoHorario: string,
): Pick<PedidoRow, "id_status" | "autorizado" | PedidoDateColumn> {
  const { envios, historico, cotado } = pedido;
  const local = (civil: string) => parseLocal(civil, fusoHorario) ?? null;
  const faturado = historico.find(({ idStatus }) => idStatus === FATURADO)?.data;
  const conciliacoes = envios.flatMap(({ conciliacao }) => (conciliacao ? [conciliacao] : []));
  const autorizadas = conciliacoes.filter(({ autorizacao }) => autorizacao?.autorizado);
  const waits = conciliacoes.some(({ autorizacao }) => autorizacao === null);
  const isAuthorized = conciliacoes.length > 0 && autorizadas.length === conciliacoes.length;
  return {
    id_status: historico.at(-1)?.idStatus ?? 0,
    autorizado: waits ? 0 : isAuthorized ? 1 : null,
    data_criacao: pedido.criadoEm,
    data_cotacao: cotado.dataCotacao,
    data_faturamento: faturado ?? latest(envios.map(({ notaFiscal }) => local(notaFiscal.data))),
    data_notfis: latest(envios.map(({ dataNotfis }) => dataNotfis)),
    previsao_cotacao: local(cotado.prazoEntregaCotacao),
    previsao_pedido: latest(envios.map(({ prazoEntregaPedido }) => local(prazoEntregaPedido))),
    data_conhecimento: latest(conciliacoes.map(({ dataConhecimento }) => dataConhecimento)),
    data_processamento: latest(conciliacoes.map(({ dataProcessamento }) => dataProcessamento)),
    data_entrega: latest(envios.map(({ dataEntrega }) => dataEntrega)),
    data_autorizacao: isAuthorized
      ? latest(autorizadas.map(({ autorizacao }) => autorizacao?.data ?? null))
      : null,
  };
}

/** The latest of several instants; null when there is none. */
function latest(instants: readonly (number | null)[]): number | null {
  return instants.reduce(
    (best, each) => (each !== null && (best === null || each > best) ? each : best),
    null,
  );
}
