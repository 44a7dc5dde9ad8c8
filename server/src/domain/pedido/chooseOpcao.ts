import type { Cotacao } from "@frete/contract/loja";
import { addBusinessDays } from "../../brasil/calendario/diasUteis.ts";
import type { LojaCaller } from "../../contract/lojaHandler.ts";
import { type HttpError, invalid } from "../../http/errors.ts";
import { cotacaoDocument } from "../cotacao/cotacaoDocument.ts";
import type { CotacaoRepository } from "../cotacao/cotacaoRepository.ts";
import type { ProdutoCadastrado } from "../cotacao/findCatalogo.ts";
import type { QuoteCarrinho } from "../cotacao/quoteCarrinho.ts";
import type { Cadastro } from "../loja/cadastro.ts";
import { checkRastreio, needsRastreio } from "./checkRastreio.ts";
import { mappedMetodos } from "./deParaMkt.ts";
import { firstOpcao, type OpcaoCotada, opcoesOf } from "./opcao.ts";
import { quotePedido } from "./quotePedido.ts";
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
  /** Parts of its prices, when it was made for this order. */
  componentes: string | null;
  /** Registered products by the sku of the order, when it was made for this order. */
  catalogo: ReadonlyMap<string, ProdutoCadastrado> | null;
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
 * quotation, or of a new quotation from the branch that ships the first, the method that `deParaMkt` means (PED-NOVO-032), or the nearest one.
 *
 * @throws HttpError 400 naming `idCotacao`, `envio.N.deParaMkt` or, for a new quotation, the field that cannot be quoted
 */
export async function chooseOpcao(
  novo: NovoPedido,
  cadastro: Cadastro,
  caller: LojaCaller,
  { quote, cotacoes }: CotacaoLookups,
): Promise<ChosenOpcao> {
  /** The day that an option promises: business days of the state where it arrives, after the day of the quotation. */
  const arrivalOf = ({ prazoTotal }: OpcaoCotada, { retorno }: Cotacao) => {
    // A return arrives at the loja, not where its quotation ends.
    const uf = novo.dadosReversa ? novo.enderecoEntrega.uf : retorno.destino.uf;
    return addBusinessDays(retorno.dataCotacao.slice(0, 10), prazoTotal, uf, cadastro.loja.diasNaoUteis);
  };
  const chosen = (
    cotacao: Cotacao,
    made: Pick<ChosenOpcao, "componentes" | "catalogo">,
    choose: (opcoes: OpcaoCotada[]) => OpcaoCotada,
  ): ChosenOpcao => {
    const opcoes = opcoesOf(cotacao);
    if (opcoes.length === 0) throw refusal(cotacao.retorno.mensagem);
    const opcao = choose(opcoes);
    const prazoEntregaCotacao = arrivalOf(opcao, cotacao);
    if (prazoEntregaCotacao === undefined) throw refusal(textos.prazoAlemDoCalendario());
    return { opcao, opcoes, cotacao, isNew: made.componentes !== null, ...made, prazoEntregaCotacao };
  };

  if (novo.idCotacao !== null && novo.idCotacao !== PROXIMO) {
    const [, codigo, filial, metodo] = CODE.exec(novo.idCotacao) ?? [];
    const documento = codigo && (await cotacoes.find(caller.idLoja, codigo));
    if (!documento) throw refusal(textos.cotacaoDesconhecida());
    return chosen(cotacaoDocument.parse(documento), { componentes: null, catalogo: null }, (opcoes) => {
      const found =
        filial === undefined
          ? firstOpcao(opcoes, cadastro.loja.criterio)
          : opcoes.find((opcao) => opcao.filial.id === Number(filial) && opcao.metodo.id === Number(metodo));
      if (!found) throw refusal(textos.opcaoDesconhecida());
      return found;
    });
  }

  const { record, componentes, catalogo } = await quotePedido(quote, novo, filialOf(novo, cadastro), caller);
  const cotacao = record("");
  return chosen(cotacao, { componentes, catalogo }, (all) => {
    const opcoes = withoutPostal(all, novo, cadastro);
    if (novo.idCotacao === PROXIMO) {
      const prazo =
        novo.envios.map(({ prazoEntregaPedido }) => prazoEntregaPedido.slice(0, 10)).sort()[0] ?? "";
      const found = nearestOpcao(opcoes, novo.valorFretePedido, (opcao) => {
        const dia = arrivalOf(opcao, cotacao);
        return dia !== undefined && dia <= prazo ? dia : undefined;
      });
      if (!found) throw refusal(textos.nenhumProximo(novo.valorFretePedido, prazo));
      return found;
    }
    const place = novo.envios.findIndex((envio) => mappedMetodos(envio, cadastro) !== null);
    const metodos = mappedMetodos(novo.envios[place] ?? null, cadastro);
    const isMapped = ({ metodo }: OpcaoCotada) => metodos === null || metodos.includes(metodo.id);
    const found = opcoes.find(isMapped) ?? all.find(isMapped);
    if (!found) throw invalid(`envio.${place}.deParaMkt`, textos.deParaSemOpcao());
    return found;
  });
}

/**
 * The options that the service may choose by itself: not the postal service's for a shipment that needs its code and has none,
 * unless it names its carrier itself (NS-037).
 */
function withoutPostal(opcoes: OpcaoCotada[], novo: NovoPedido, { metodos }: Cadastro): OpcaoCotada[] {
  const lacksCode = novo.envios.some(
    ({ codigoRastreio, nomeTransportadora, nomeMetodoEnvio }) =>
      nomeTransportadora === null &&
      nomeMetodoEnvio === null &&
      checkRastreio({ correios: true }, codigoRastreio, needsRastreio(novo)) !== null,
  );
  if (!lacksCode) return opcoes;
  const postais = new Set(metodos.filter(({ correios }) => correios === 1).map(({ id }) => id));
  return opcoes.filter(({ metodo }) => !postais.has(metodo.id));
}

/** The branch that the invoice of the first shipment names, when it can be quoted. */
function filialOf({ envios: [envio] }: NovoPedido, { filiais }: Cadastro): string | null {
  const filial = filiais.get(envio?.notaFiscal.filialErp ?? "");
  return filial?.ativo === 1 ? filial.filial_erp : null;
}

const refusal = (texto: string): HttpError => invalid("idCotacao", texto);
