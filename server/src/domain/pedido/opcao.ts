import type { Cotacao } from "@frete/contract/loja";
import { toCents } from "../../platform/numbers.ts";
import type { Cadastro } from "../loja/cadastro.ts";
import type { CotacaoDoPedido, Transporte } from "./pedido.ts";

/** An option of a quotation, as an order uses it: money in cents, lead time in business days. */
export interface OpcaoCotada extends Pick<CotacaoDoPedido, "filial" | "metodo" | "transportadora"> {
  freteReal: number;
  freteCobrar: number;
  prazoTotal: number;
  possuiEstoque: number;
}

/** The options of a quotation record, in their order. */
export function opcoesOf({ opcoesEntrega }: Cotacao): OpcaoCotada[] {
  return opcoesEntrega.map(({ dadosFrete, freteReal, freteCobrar, prazoEntrega, possuiEstoque }) => ({
    filial: { id: dadosFrete.filial, filialErp: dadosFrete.filialERP, nome: dadosFrete.filialNome },
    metodo: { id: dadosFrete.idMetodoEnvio, nome: dadosFrete.metodoEnvioNome },
    transportadora: { id: dadosFrete.idTransportadora, nome: dadosFrete.transportadoraNome },
    freteReal: toCents(freteReal),
    freteCobrar: toCents(freteCobrar),
    prazoTotal: prazoEntrega.prazoTotal,
    possuiEstoque,
  }));
}

/** The option that comes first by a criterion, in the order that quotations have (COT-024). */
export function firstOpcao(
  opcoes: readonly OpcaoCotada[],
  criterio: Cadastro["loja"]["criterio"],
): OpcaoCotada | undefined {
  const [first, second] =
    criterio === "prazo"
      ? (["prazoTotal", "freteCobrar"] as const)
      : (["freteCobrar", "prazoTotal"] as const);
  return opcoes.toSorted(
    (a, b) =>
      a[first] - b[first] ||
      a[second] - b[second] ||
      a.possuiEstoque - b.possuiEstoque ||
      a.freteReal - b.freteReal ||
      a.metodo.id - b.metodo.id ||
      a.filial.id - b.filial.id,
  )[0];
}

/** The carrier and method of an option, in use: what it charges and takes is the option's. */
export function transporteOf(opcao: OpcaoCotada, { metodos }: Pick<Cadastro, "metodos">): Transporte {
  const metodo = metodos.find(({ id }) => id === opcao.metodo.id);
  return {
    idTransportadora: opcao.transportadora.id,
    nomeTransportadora: opcao.transportadora.nome,
    idMetodo: opcao.metodo.id,
    nomeMetodo: opcao.metodo.nome,
    urlFotoMetodo: metodo?.url_foto ?? null,
    correios: metodo?.correios === 1,
    freteReal: opcao.freteReal,
    freteCobrar: opcao.freteCobrar,
    prazoTotal: opcao.prazoTotal,
  };
}

/** Full code of an option: quotation 11, branch 7, method 7 digits (NS-033). */
export const codigoCompleto = (codigo: string, { filial, metodo }: OpcaoCotada): string =>
  codigo + String(filial.id).padStart(7, "0") + String(metodo.id).padStart(7, "0");
