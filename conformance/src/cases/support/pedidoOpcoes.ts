import type { Cotacao, OpcaoEntrega, Pedido } from "@frete/contract/loja";
import { MissingValue } from "../../engine/slot.ts";
import { keyOfOpcao } from "./opcoes.ts";
import type { pedidoEnvio } from "./pedidoSamples.ts";

/** The quotation that the service makes for an order that names none. */
export function cartOf({ enderecoEntrega, canal, envio }: ReturnType<typeof pedidoEnvio>) {
  return {
    cepDestino: enderecoEntrega.cep,
    canal,
    volumes: envio.flatMap(({ produtos }) =>
      produtos.map(({ sku, quantidade, preco, peso, altura, largura, profundidade }) => ({
        sku,
        quantidade,
        valorUnitario: preco,
        peso,
        altura,
        largura,
        profundidade,
      })),
    ),
  };
}

/**
 * NS-035: of those that the freight pays, least difference to what was sold, then latest arrival, then the carrier's price,
 * method and branch.
 */
export function nearest(options: readonly OpcaoEntrega[], valor: number): OpcaoEntrega {
  const key = ({ freteCobrar, freteReal, prazoEntrega, dadosFrete }: OpcaoEntrega) => [
    Math.round(Math.abs(freteCobrar - valor) * 1000),
    -prazoEntrega.prazoTotal,
    freteReal,
    dadosFrete.idMetodoEnvio,
    dadosFrete.filial,
  ];
  const paid = options.filter(({ freteReal }) => freteReal <= valor);
  return first([...paid].sort((a, b) => compare(key(a), key(b))));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The options of a branch. */
export const ofFilial = (options: readonly OpcaoEntrega[], filialERP: string): OpcaoEntrega[] =>
  options.filter(({ dadosFrete }) => dadosFrete.filialERP === filialERP);

/** The dearest option whose carrier asks no more than the customer pays. */
export const dear = (options: readonly OpcaoEntrega[]): OpcaoEntrega =>
  least(
    options.filter(({ freteReal, freteCobrar }) => freteReal <= freteCobrar),
    ({ freteCobrar }) => -freteCobrar,
  );

/** The first option by another method. */
export const unmapped = (options: readonly OpcaoEntrega[], metodo: string | undefined): OpcaoEntrega =>
  first(options.filter(({ dadosFrete }) => dadosFrete.metodoEnvioNome !== metodo));

/** The first of the options of which `of` is least. */
export const least = (options: readonly OpcaoEntrega[], of: (option: OpcaoEntrega) => number): OpcaoEntrega =>
  first([...options].sort((a, b) => of(a) - of(b)));

/** @throws MissingValue on an empty list: the case then fails as blocked */
export function first(options: readonly OpcaoEntrega[]): OpcaoEntrega {
  const [option] = options;
  if (!option) throw new MissingValue("blocked: the quotation has no such option");
  return option;
}

/** The option that the list shows last. */
export const last = (options: readonly OpcaoEntrega[]): OpcaoEntrega => first(options.slice(-1));

/** The option that the record of an order says it was quoted by. */
export const optionOf = (
  { filialERPCotado, idMetodoEnvioCotado }: Pedido,
  options: readonly OpcaoEntrega[],
) => options.find((option) => keyOfOpcao(option) === `${filialERPCotado}/${idMetodoEnvioCotado}`);

/** NS-033: quotation, branch and method. */
export function codeOf({ retorno }: Cotacao, { dadosFrete }: OpcaoEntrega): string {
  const part = (code: number) => String(code).padStart(7, "0");
  return retorno.idCotacao + part(dadosFrete.filial) + part(dadosFrete.idMetodoEnvio);
}
