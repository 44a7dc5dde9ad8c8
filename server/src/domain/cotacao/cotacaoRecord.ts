import type { Cotacao, ItemCotado } from "@frete/contract/loja";
import type { CepRegion } from "../../brasil/geografia/index.ts";
import { fromCents, fromThousandths } from "../../platform/numbers.ts";
import { canalKey } from "../loja/canalKey.ts";
import type { StoredProduto } from "../produto/produtoRepository.ts";
import {
  type CarrinhoItem,
  cotacaoMessage,
  fitInteger,
  opcaoRecord,
  type PricedCotacao,
  produtoEstoque,
} from "./frete/index.ts";

/** What a quotation record tells besides the priced quotation. */
export interface CotacaoFacts {
  idCotacao: string;
  dataCotacao: string;
  cepDestino: string;
  regiao: CepRegion;
  canal: string;
  nomeLoja: string;
  items: readonly CarrinhoItem[];
  catalogo: ReadonlyMap<string, StoredProduto>;
  cotacao: PricedCotacao;
}

/** The quotation record of the interface (COT-001..COT-027), amounts as decimals. */
export function cotacaoRecord(facts: CotacaoFacts): Cotacao {
  const { cotacao, regiao } = facts;
  const { totais, options, ordenacao } = cotacao;
  return {
    retorno: {
      idCotacao: facts.idCotacao,
      mensagem: cotacaoMessage(cotacao),
      dataCotacao: facts.dataCotacao,
      destino: {
        cep: Number(facts.cepDestino),
        uf: regiao.uf,
        ufExtenso: regiao.ufExtenso,
        regiaoUf: regiao.regiaoUf,
        regiaoPais: regiao.regiaoPais,
      },
    },
    dadosEntrada: {
      cepDestino: facts.cepDestino,
      canal: facts.canal || null,
      nomeLoja: facts.nomeLoja,
      carrinho: {
        valorNF: fromCents(totais.valorNF),
        totalPeso: fromThousandths(totais.totalPeso),
        totalCubagem: totais.totalCubagem / 10_000,
        altura: fromThousandths(totais.altura),
        largura: fromThousandths(totais.largura),
        profundidade: fromThousandths(totais.profundidade),
        maiorPrazo: cotacao.maiorPrazo,
        produto: facts.items.map((item) => itemRecord(item, facts)),
      },
    },
    opcoesEntrega: options.map((option) => opcaoRecord(option, ordenacao)),
  };
}

/** One item: as asked, and as the catalogue knows it; stock is that of the quoted branches (COT-010..COT-013). */
function itemRecord(item: CarrinhoItem, { catalogo, canal, cotacao }: CotacaoFacts): ItemCotado {
  const produto = item.sku === null ? undefined : catalogo.get(item.sku);
  const preco =
    produto?.precos.find(({ nome }) => nome === canal) ??
    produto?.precos.find(({ nome }) => canalKey(nome) === canalKey(canal));
  const asked = { sku: item.sku, qt: item.quantidade, preco: fromCents(item.valorUnitario) };
  if (!produto || !item.produto) {
    return {
      ...asked,
      agrupador: null,
      categoria: null,
      precoCadastro: null,
      precoCanalDe: null,
      precoCanalPor: null,
      idSku: null,
      estoqueProduto: null,
      estoque: item.quantidade,
    };
  }
  const { produto: registered } = item;
  const estoque = fitInteger(
    cotacao.filiais.reduce((sum, { filialErp }) => sum + produtoEstoque(registered, filialErp), 0),
  );
  return {
    ...asked,
    agrupador: produto.codigo_agrupador,
    categoria: produto.categoria,
    precoCadastro: fromCents(produto.preco),
    precoCanalDe: preco ? fromCents(preco.precoDe) : null,
    precoCanalPor: preco ? fromCents(preco.precoPor) : null,
    idSku: produto.id,
    estoqueProduto: estoque,
    estoque,
  };
}
