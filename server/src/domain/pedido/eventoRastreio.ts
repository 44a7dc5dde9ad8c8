import type { DadosRastreio } from "@frete/contract/loja";
import type { NovoEvento } from "../../events/saveEventos.ts";
import { formatTimestamp } from "../../platform/time.ts";
import { OUTROS, PEDIDO_CRIADO } from "./codigos.ts";
import type { Ocorrencia, Pedido } from "./pedido.ts";
import { significado } from "./significado.ts";
import { EM_TRANSITO, SAIU_PARA_ENTREGA } from "./status.ts";

const MAX_MENSAGEM = 255;

/** The event of an occurrence of an order (EVT-011..014, NS-071). That it was invoiced (9998) is no event. */
export function eventoRastreio(
  pedido: Pick<Pedido, "id" | "chave" | "numeroPedido">,
  ocorrencia: Omit<Ocorrencia, "id" | "descricao">,
  fusoHorario: string,
): NovoEvento {
  const { idOcoren, informacaoAdicional, data, origem } = ocorrencia;
  const situacao = situacaoDe(idOcoren, informacaoAdicional);
  const isStep = situacao !== "entregue" && situacao !== "ocorrencia";
  const dados: DadosRastreio = {
    idPedido: pedido.chave,
    numeroPedido: pedido.numeroPedido,
    idOcoren: isStep ? OUTROS : idOcoren,
    situacao,
    mensagem: mensagemDe(ocorrencia, situacao),
    data: formatTimestamp(data, fusoHorario),
  };
  return { tipo: "Rastreio", idPedido: pedido.id, criadoEm: origem.data, dados };
}

function situacaoDe(idOcoren: number, texto: string): DadosRastreio["situacao"] {
  if (idOcoren === PEDIDO_CRIADO) return "criado";
  if (idOcoren === 1 || idOcoren === 2) return "entregue";
  if (idOcoren !== 0 && idOcoren < 98) return "ocorrencia";
  const { idStatus } = significado(idOcoren, texto);
  if (idStatus === SAIU_PARA_ENTREGA) return "saiu para entrega";
  return idStatus === EM_TRANSITO ? "em transito" : "ocorrencia";
}

/** An occurrence tells its code's text, and what was added to it; other steps what was added, or else that text (NS-007). */
function mensagemDe(
  { idOcoren, informacaoAdicional }: Pick<Ocorrencia, "idOcoren" | "informacaoAdicional">,
  situacao: DadosRastreio["situacao"],
): string {
  const { descricao } = significado(idOcoren, informacaoAdicional);
  const isOwnText = situacao !== "ocorrencia" || idOcoren === OUTROS;
  const text =
    informacaoAdicional === "" || isOwnText
      ? informacaoAdicional || descricao
      : `${descricao}: ${informacaoAdicional}`;
  return [...text].slice(0, MAX_MENSAGEM).join("");
}
