import { localDate } from "../../../platform/time.ts";
import type { Pedido } from "../../pedido/pedido.ts";
import { CRIADO, EM_TRANSITO, ENTREGUE } from "../../pedido/status.ts";
import { type EnvioView, envioView } from "./envioView.ts";
import { type Moment, momentOf } from "./moments.ts";
import type { StatusText } from "./textos.ts";
import { statusText, textos } from "./textos.ts";

/** The order's loja, as far as the page needs it. */
export interface PageLoja {
  nome: string;
  fusoHorario: string;
}

/**
 * Everything that the tracking page tells, and all it can tell: of the person it knows the city and nothing else.
 * Days and hours are local to the loja.
 */
export interface RastreioView {
  loja: string;
  numero: string;
  reversa: boolean;
  /** `YYYY-MM-DD`. */
  hoje: string;
  consultado: Moment;
  /** Of the whole order: the least advanced shipment. */
  status: StatusText;
  entregues: number;
  origem: string | null;
  destino: string | null;
  devolucao: {
    pedidoOriginal: string | null;
    tipo: string;
    resolucao: string;
    instrucao: string | null;
  } | null;
  envios: EnvioView[];
}

/** What a customer sees of an order at an instant (epoch milliseconds). */
export function rastreioView(pedido: Pedido, loja: PageLoja, now: number): RastreioView {
  const reversa = pedido.tipoPedido === "reversa";
  const { dadosReversa, envios } = pedido;
  const filial = envios[0]?.notaFiscal.filial;
  const idStatus = pedido.historico.at(-1)?.idStatus ?? CRIADO;
  const remetente = reversa ? dadosReversa?.remetente : filial;
  return {
    loja: loja.nome,
    numero: pedido.numeroPedido,
    reversa,
    hoje: localDate(now, loja.fusoHorario),
    consultado: momentOf(now, loja.fusoHorario),
    status: statusText(idStatus, reversa),
    entregues: envios.filter((envio) => envio.idStatus === ENTREGUE).length,
    origem: remetente ? cidade(remetente) : null,
    destino: cidade(pedido.enderecoEntrega),
    devolucao:
      reversa && dadosReversa
        ? {
            pedidoOriginal: pedido.numeroPedidoEnvioPai,
            tipo: dadosReversa.tipoReversa,
            resolucao: dadosReversa.resolucaoReversa,
            instrucao: idStatus < EM_TRANSITO ? textos.instrucao(dadosReversa.tipoReversa) : null,
          }
        : null,
    envios: envios.map((envio, index) => envioView(envio, index, pedido, loja.fusoHorario)),
  };
}

const cidade = ({ cidade, uf }: { cidade: string; uf: string }) => (cidade.trim() ? `${cidade}/${uf}` : uf);
