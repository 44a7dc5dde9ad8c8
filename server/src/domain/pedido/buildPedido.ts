import type { ChosenOpcao } from "./chooseOpcao.ts";
import { PEDIDO_CRIADO, PEDIDO_FATURADO } from "./codigos.ts";
import type { CompleteEnvio } from "./completeEnvio.ts";
import { codigoCompleto } from "./opcao.ts";
import type { Envio, Observacao, Ocorrencia, Pedido } from "./pedido.ts";
import type { NovoPedido } from "./readNovoPedido.ts";
import { CRIADO, DESPACHADO, FATURADO } from "./status.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/** Numbers and key that storing gives to a new order. */
export interface PedidoNumbers {
  id: number;
  chave: string;
  /** Id of the first shipment; the others follow. */
  envio: number;
  /** Id of the first occurrence; `ocorrenciasIniciais` are needed for each shipment. */
  ocorrencia: number;
}

/** A new order, checked and complete but for its numbers. */
export interface CompletePedido {
  novo: NovoPedido;
  chosen: ChosenOpcao;
  envios: readonly CompleteEnvio[];
  observacoes: readonly Observacao[];
  criadoEm: number;
}

/** Occurrences that each shipment of a new order starts with. */
export const initialOcorrencias = ({ controleEtiqueta }: NovoPedido): number =>
  controleEtiqueta === "servico" ? 2 : 1;

/**
 * A new order with its first history: Criado, then Despachado when the integrator labels, or Faturado when the service does
 * (PED-EST-003, PED-EST-004, NS-020); occurrence 9999, and 9998 when Faturado (PED-REC-016).
 */
export function buildPedido(completo: CompletePedido, numeracao: PedidoNumbers): Pedido {
  const { novo, chosen, criadoEm } = completo;
  const { idCotacao: _, envios: __, ...sent } = novo;
  const idStatus = novo.controleEtiqueta === "servico" ? FATURADO : DESPACHADO;
  return {
    id: numeracao.id,
    chave: numeracao.chave,
    criadoEm,
    ...sent,
    canal: chosen.cotacao.dadosEntrada.canal || null,
    cotado: cotado(chosen),
    historico: [
      { idStatus: CRIADO, data: criadoEm },
      { idStatus, data: criadoEm },
    ],
    envios: completo.envios.map(
      (envio, index): Envio => ({
        id: numeracao.envio + index,
        idStatus,
        ...envio,
        linkComprovanteEntrega: null,
        dataEntrega: null,
        dataNotfis: idStatus === DESPACHADO ? criadoEm : null,
        observacoes: [...completo.observacoes],
        ocorrencias: ocorrencias(
          numeracao.ocorrencia + index * initialOcorrencias(novo),
          novo,
          envio,
          criadoEm,
        ),
        conciliacao: null,
      }),
    ),
  };
}

function cotado({ opcao, cotacao, prazoEntregaCotacao }: ChosenOpcao): Pedido["cotado"] {
  const { idCotacao, dataCotacao } = cotacao.retorno;
  return {
    idCotacao: codigoCompleto(idCotacao, opcao),
    dataCotacao: Date.parse(dataCotacao),
    freteReal: opcao.freteReal,
    freteCobrar: opcao.freteCobrar,
    prazoTotal: opcao.prazoTotal,
    prazoEntregaCotacao: `${prazoEntregaCotacao} 00:00:00`,
    filial: opcao.filial,
    metodo: opcao.metodo,
    transportadora: opcao.transportadora,
  };
}

function ocorrencias(
  id: number,
  novo: NovoPedido,
  { notaFiscal: { numero } }: CompleteEnvio,
  data: number,
): Ocorrencia[] {
  const common = {
    data,
    visivelCliente: true,
    origem: { idUsuario: "sistema", nomeUsuario: textos.sistema(), origem: "sistema" as const, data },
  };
  const criado: Ocorrencia = {
    id,
    idOcoren: PEDIDO_CRIADO,
    descricao: textos.ocorrenciaCriado(),
    informacaoAdicional: textos.pedidoNumero(novo.numeroPedido),
    ...common,
  };
  if (novo.controleEtiqueta !== "servico") return [criado];
  const faturado: Ocorrencia = {
    id: id + 1,
    idOcoren: PEDIDO_FATURADO,
    descricao: textos.ocorrenciaFaturado(),
    informacaoAdicional: textos.notaNumero(numero),
    ...common,
  };
  return [criado, faturado];
}
