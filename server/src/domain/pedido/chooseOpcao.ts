import type { Cotacao } from "@frete/contract/loja";
import { addBusinessDays } from "../../brasil/calendario/diasUteis.ts";
import type { LojaCaller } from "../../contract/lojaHandler.ts";
import { type HttpError, invalid } from "../../http/errors.ts";
import { fromCents, fromThousandths } from "../../platform/numbers.ts";
import { cotacaoDocument } from "../cotacao/cotacaoDocument.ts";
import type { CotacaoRepository } from "../cotacao/cotacaoRepository.ts";
import type { QuoteCarrinho } from "../cotacao/quoteCarrinho.ts";
import type { Cadastro } from "../loja/cadastro.ts";
import { mappedMetodos } from "./deParaMkt.ts";
import { firstOpcao, type OpcaoCotada, opcoesOf } from "./opcao.ts";
import type { NovoPedido } from "./readNovoPedido.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";
import { nearestOpcao } from "./transporteProximo.ts";

/** The quotation that an order uses, and the option chosen from it. */
export interface ChosenOpcao {
  opcao: OpcaoCotada;
  opcoes: readonly OpcaoCotada[];
  /** Its code is empty when it was made for this order: it is still to be stored. */
  cotacao: Cotacao;
  isNew: boolean;
  /** Promised day by the option, `YYYY-MM-DD`. */
  prazoEntregaCotacao: string;
}

/** What choosing looks things up with. */
export interface CotacaoLookups {
  quote: QuoteCarrinho;
  cotacoes: Pick<CotacaoRepository, "find">;
}

/** Quotation code, then branch and method with seven digits each (NS-033). */
const CODE = /^(\d{11})(?:(\d{7})(\d{7}))?$/;
const PROXIMO = "transporteProximo";

/**
 * Chooses the option of an order (PED-NOVO-009..PED-NOVO-011, NS-033..NS-035): the one of a full code, the first of a
 * quotation, or of a new quotation the first, the method that `deParaMkt` means (PED-NOVO-032), or the nearest one.
 *
 * @throws HttpError 400 naming `idCotacao`, `envio.N.deParaMkt` or, for a new quotation, the field that cannot be quoted
 */
export async function chooseOpcao(
  novo: NovoPedido,
  cadastro: Cadastro,
  caller: LojaCaller,
  { quote, cotacoes }: CotacaoLookups,
): Promise<ChosenOpcao> {
  const extraDays = cadastro.loja.diasNaoUteis;
  const chosen = (
    cotacao: Cotacao,
    isNew: boolean,
    choose: (opcoes: OpcaoCotada[]) => OpcaoCotada,
  ): ChosenOpcao => {
    const opcoes = opcoesOf(cotacao);
    if (opcoes.length === 0) throw refusal(cotacao.retorno.mensagem);
    const opcao = choose(opcoes);
    const prazoEntregaCotacao = arrivalOf(opcao, cotacao, extraDays);
    if (prazoEntregaCotacao === undefined) throw refusal(textos.prazoAlemDoCalendario());
    return { opcao, opcoes, cotacao, isNew, prazoEntregaCotacao };
  };

  if (novo.idCotacao !== null && novo.idCotacao !== PROXIMO) {
    const [, codigo, filial, metodo] = CODE.exec(novo.idCotacao) ?? [];
    const documento = codigo && (await cotacoes.find(caller.idLoja, codigo));
    if (!documento) throw refusal(textos.cotacaoDesconhecida());
    return chosen(cotacaoDocument.parse(documento), false, (opcoes) => {
      const found =
        filial === undefined
          ? firstOpcao(opcoes, cadastro.loja.criterio)
          : opcoes.find((opcao) => opcao.filial.id === Number(filial) && opcao.metodo.id === Number(metodo));
      if (!found) throw refusal(textos.opcaoDesconhecida());
      return found;
    });
  }

  const volumes = novo.envios.flatMap(({ produtos }) => produtos.map(toVolume));
  const carrinho = { cepDestino: cepOf(novo), canal: novo.canal ?? "", volumes };
  const source = { cep: "enderecoEntrega.cep", volumes: "envio", isLimited: false };
  const cotacao = (await quote(carrinho, caller, source)).record("");
  return chosen(cotacao, true, (opcoes) => {
    if (novo.idCotacao === PROXIMO) {
      const prazo =
        novo.envios.map(({ prazoEntregaPedido }) => prazoEntregaPedido.slice(0, 10)).sort()[0] ?? "";
      const found = nearestOpcao(opcoes, novo.valorFretePedido, (opcao) => {
        const dia = arrivalOf(opcao, cotacao, extraDays);
        return dia !== undefined && dia <= prazo ? dia : undefined;
      });
      if (!found) throw refusal(textos.nenhumProximo(novo.valorFretePedido, prazo));
      return found;
    }
    const place = novo.envios.findIndex((envio) => mappedMetodos(envio, cadastro) !== null);
    const metodos = mappedMetodos(novo.envios[place] ?? null, cadastro);
    const found = metodos ? opcoes.find(({ metodo }) => metodos.includes(metodo.id)) : opcoes[0];
    if (!found) throw invalid(`envio.${place}.deParaMkt`, textos.deParaSemOpcao());
    return found;
  });
}

const refusal = (texto: string): HttpError => invalid("idCotacao", texto);

/** The day that an option promises: business days of the destination's state after the day of the quotation. */
function arrivalOf(
  { prazoTotal }: OpcaoCotada,
  { retorno }: Cotacao,
  extraDays: readonly string[],
): string | undefined {
  return addBusinessDays(retorno.dataCotacao.slice(0, 10), prazoTotal, retorno.destino.uf, extraDays);
}

function toVolume({ sku, quantidade, preco, peso, altura, largura, profundidade }: Produto) {
  return {
    sku,
    quantidade,
    valorUnitario: fromCents(preco),
    peso: fromThousandths(peso),
    altura: fromThousandths(altura),
    largura: fromThousandths(largura),
    profundidade: fromThousandths(profundidade),
  };
}

type Produto = NovoPedido["envios"][number]["produtos"][number];

/** The recipient's postal code with eight digits; a leading zero may be missing. */
function cepOf({ enderecoEntrega: { cep } }: NovoPedido): string {
  if (!/^\d{7,8}$/.test(cep)) throw invalid("enderecoEntrega.cep", textos.cepInvalido());
  return cep.padStart(8, "0");
}
