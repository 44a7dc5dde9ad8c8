import type { Plp } from "@frete/contract/loja";
import { formatTimestamp } from "../../platform/time.ts";
import { envioErros } from "./envioErros.ts";
import type { CompletePlp, PlpItem } from "./plpRepository.ts";

/**
 * The pre-list as the interface shows it (PLP-001, PLP-004, NS-007). While it is pending, `erros` are those of its shipments
 * as they are now (NS-067).
 */
export function plpRecord({ row, correios, itens }: CompletePlp, fusoHorario: string): Plp {
  const exigencia = { idFilial: row.id_filial, idMetodo: row.id_metodo, correios };
  const errosDe = (item: PlpItem) => (row.status === "Pendente" ? envioErros(item, exigencia) : null);
  const listaPedidos = itens.map((item) => ({
    documento: item.documento,
    numeroPedido: item.numeroPedido,
    chaveNF: item.chaveNF,
    idEnvio: item.idEnvio,
    protocolo: row.status === "Finalizada" ? item.protocolo : null,
    erros: errosDe(item),
  }));
  return {
    _id: String(row.codigo),
    codigoPLP: row.codigo,
    filialERP: row.filial_erp,
    idLoja: row.id_loja,
    idFilial: row.id_filial,
    data: formatTimestamp(row.data, fusoHorario),
    idRecibo: row.id_recibo,
    aplicacao: row.aplicacao,
    status: row.status,
    erros: listaPedidos.flatMap(({ numeroPedido, erros }) => (erros ? [`${numeroPedido}: ${erros}`] : [])),
    dataFechamento: row.data_fechamento === null ? null : formatTimestamp(row.data_fechamento, fusoHorario),
    idTransportadora: row.id_transportadora,
    idMetodo: row.id_metodo,
    transportadora: row.transportadora,
    metodoEnvio: row.metodo_envio,
    nomeUsuario: row.nome_usuario,
    idApp: row.id_app,
    nomeApp: row.nome_app,
    listaPedidos,
  };
}
