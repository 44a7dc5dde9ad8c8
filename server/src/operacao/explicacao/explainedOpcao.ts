import type { OpcaoAusente, OpcaoExplicada, RegraExplicada } from "@frete/contract/operacao";
import {
  type CarrinhoTotals,
  cubedWeight,
  type LeftOut,
  type PreparedLoja,
  type PricedOpcao,
  type RegraOutcome,
  textosCotacao,
} from "../../domain/cotacao/frete/index.ts";
import { fromCents, fromThousandths } from "../../platform/numbers.ts";
import type { LojaNames } from "./namesOfLoja.ts";

/** What options are explained with. */
export interface ExplainContext {
  totais: CarrinhoTotals;
  loja: PreparedLoja;
  nomes: LojaNames;
}

/** An option with its table, row, price and rules, amounts as decimals; the parts of the price add up to `freteReal`. */
export function explainedOpcao(option: PricedOpcao, { totais, loja, nomes }: ExplainContext): OpcaoExplicada {
  const { faixa, detalhe, prazo, idTabela } = option;
  const settings = loja.tabelas.find((table) => table.settings.id === idTabela)?.settings;
  const pesoCubado = settings ? cubedWeight(totais.volume, settings.fatorCubagem) : 0;
  return {
    ...quemEntrega(option),
    temEstoque: option.possuiEstoque === 0,
    tabela: { id: idTabela, nome: nomes.tabelas.get(idTabela) ?? "" },
    faixa: {
      cepInicio: cep(faixa.cepInicio),
      cepFim: cep(faixa.cepFim),
      pesoInicio: fromThousandths(faixa.pesoInicio),
      pesoFim: fromThousandths(faixa.pesoFim),
      valor: fromCents(faixa.valor),
      prazo: faixa.prazo,
      kgExcedente: faixa.kgExcedente === null ? null : fromCents(faixa.kgExcedente),
    },
    preco: {
      pesoReal: fromThousandths(totais.totalPeso),
      pesoCubado: fromThousandths(pesoCubado),
      pesoTaxado: fromThousandths(detalhe.pesoTaxado),
      pesoExcedente: fromThousandths(faixa.excesso),
      fretePeso: fromCents(detalhe.fretePeso),
      adValorem: fromCents(detalhe.adValorem),
      gris: fromCents(detalhe.gris),
      pedagio: fromCents(detalhe.pedagio),
      despacho: fromCents(detalhe.despacho),
      outros: fromCents(detalhe.outros),
      idTDA: detalhe.idTDA,
      TDA: fromCents(detalhe.TDA),
      idTRT: detalhe.idTRT,
      TRT: fromCents(detalhe.TRT),
      ajusteFreteMinimo: fromCents(detalhe.sub2 - detalhe.sub1 - detalhe.TDA - detalhe.TRT),
      icms: fromCents(detalhe.icms),
      freteReal: fromCents(detalhe.freteReal),
      perAdiDesconto: fromThousandths(option.filial.perAdiDesconto),
      freteAntesDasRegras: fromCents(option.freteAntesDasRegras),
      freteCobrar: fromCents(option.freteCobrar),
    },
    prazo,
    regras: regrasExplicadas(option.regras, nomes),
  };
}

/** A branch and method without an option, and why. */
export function leftOutOpcao(left: LeftOut, nomes: LojaNames): OpcaoAusente {
  return {
    ...quemEntrega(left),
    motivo: left.motivo,
    mensagem: textosCotacao.motivo(left.motivo),
    codigoRegra: left.regra,
    regras: regrasExplicadas(left.regras, nomes),
  };
}

function quemEntrega({ filial, transportadora, metodo }: LeftOut | PricedOpcao) {
  return {
    idFilial: filial.id,
    filialERP: filial.filialErp,
    idTransportadora: transportadora.id,
    transportadora: transportadora.nome,
    idMetodo: metodo.id,
    metodo: metodo.nome,
  };
}

function regrasExplicadas(outcomes: readonly RegraOutcome[] = [], { regras }: LojaNames): RegraExplicada[] {
  return outcomes.map((outcome) => {
    const { codigo, aplicada } = outcome;
    const common = { codigo, titulo: regras.get(codigo) ?? "", aplicada };
    if (!outcome.aplicada) {
      const campo = outcome.motivo === "criterio" ? outcome.campo : null;
      const nothing = { valorAntes: null, valorDepois: null, prazoEntregaRegra: null };
      return { ...common, motivo: outcome.motivo, campo, ...nothing };
    }
    return {
      ...common,
      motivo: null,
      campo: null,
      valorAntes: fromCents(outcome.valorAntes),
      valorDepois: fromCents(outcome.valorDepois),
      prazoEntregaRegra: outcome.prazoEntregaRegra,
    };
  });
}

const cep = (value: number): string => String(value).padStart(8, "0");
