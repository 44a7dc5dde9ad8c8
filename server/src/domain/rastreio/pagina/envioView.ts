import { compareOcorrencias } from "../../pedido/compareOcorrencias.ts";
import type { Envio, Ocorrencia, Pedido } from "../../pedido/pedido.ts";
import { EM_TRANSITO, ENTREGUE, isFinal } from "../../pedido/status.ts";
import { dataColeta } from "./dataColeta.ts";
import { etapas } from "./etapas.ts";
import { type ExternalUrl, externalUrl } from "./externalUrl.ts";
import { civilMoment, type Moment, momentOf } from "./moments.ts";
import type { StatusText } from "./textos.ts";
import { statusText } from "./textos.ts";

/** A step with the day on which it was reached. */
export interface EtapaView {
  titulo: string;
  estado: "feita" | "atual" | "pendente";
  momento: Moment | null;
}

/** What happened at one moment. */
export interface Movimentacao {
  momento: Moment;
  titulo: string;
  detalhe: string | null;
}

/** What a customer sees of a shipment. */
export interface EnvioView {
  posicao: number;
  status: StatusText;
  etapas: EtapaView[];
  /** Promised moment, until the shipment has come to an end; then null. */
  previsao: Moment | null;
  entrega: Moment | null;
  /** `YYYY-MM-DD`. */
  coleta: string | null;
  transportadora: string;
  metodo: string;
  codigo: string | null;
  volumes: number;
  rastreioExterno: ExternalUrl | null;
  comprovante: ExternalUrl | null;
  /** Newest first, by day. */
  dias: { data: string; movimentacoes: Movimentacao[] }[];
}

/** What a customer sees of the shipment at `index` of an order. Source: NS-011, NS-041, NS-044. */
export function envioView(envio: Envio, index: number, pedido: Pedido, zone: string): EnvioView {
  const reversa = pedido.tipoPedido === "reversa";
  const { idStatus, transporte } = envio;
  // The order's history is the shipment's own only where there is a single one.
  const historico = pedido.envios.length === 1 ? pedido.historico : [];
  const passos = etapas({ idStatus, reversa, controleEtiqueta: pedido.controleEtiqueta, historico });
  return {
    posicao: index + 1,
    status: statusText(idStatus, reversa),
    etapas: passos.map(({ titulo, estado, data }) => ({
      titulo,
      estado,
      momento: data === null ? null : momentOf(data, zone),
    })),
    previsao: isFinal(idStatus) ? null : civilMoment(envio.prazoEntregaPedido),
    entrega: idStatus === ENTREGUE && envio.dataEntrega !== null ? momentOf(envio.dataEntrega, zone) : null,
    coleta: reversa && idStatus < EM_TRANSITO ? dataColeta(envio.observacoes) : null,
    transportadora: transporte.nomeTransportadora,
    metodo: transporte.nomeMetodo,
    codigo: envio.codigoRastreio?.trim() || null,
    volumes: envio.quantidadeVolumes,
    rastreioExterno: rastreioExterno(envio, pedido),
    comprovante: externalUrl(envio.linkComprovanteEntrega),
    dias: porDia(envio.ocorrencias, zone),
  };
}

/** The carrier's own page; never this very page, which would send the customer round in circles. */
function rastreioExterno({ urlRastreioExterno }: Envio, { chave }: Pedido): ExternalUrl | null {
  const url = externalUrl(urlRastreioExterno);
  return url?.href.includes(`/${chave}`) ? null : url;
}

function porDia(ocorrencias: readonly Ocorrencia[], zone: string): EnvioView["dias"] {
  const dias: EnvioView["dias"] = [];
  const visiveis = ocorrencias.filter(({ visivelCliente }) => visivelCliente);
  for (const { data, descricao, informacaoAdicional } of visiveis.toSorted((a, b) =>
    compareOcorrencias(b, a),
  )) {
    const momento = momentOf(data, zone);
    const detalhe = informacaoAdicional.trim();
    const movimentacao = { momento, titulo: descricao, detalhe: detalhe === "" ? null : detalhe };
    const dia = dias.at(-1);
    if (dia?.data === momento.data) dia.movimentacoes.push(movimentacao);
    else dias.push({ data: momento.data, movimentacoes: [movimentacao] });
  }
  return dias;
}
