import { toCents, toThousandths } from "../../../platform/numbers.ts";
import { webAddress } from "../../../platform/webAddress.ts";
import { parseChaveNF } from "../notaFiscal.ts";
import type { Envio, NotaFiscal, Pedido } from "../pedido.ts";
import { readDate } from "../readDate.ts";

/**
 * Puts a value that was sent where the order keeps it; false when it is there already. The contract's schema has checked the
 * value: it is what the field takes. A date is read in the loja's zone.
 */
export type PutCampo<Owner> = (dono: Owner, valor: unknown, zone: string) => boolean;

const own =
  <Owner, Name extends keyof Owner, Value>(
    nome: Name,
    toStored: (valor: Value, zone: string) => Owner[Name],
  ): PutCampo<Owner> =>
  (dono, valor, zone) => {
    const stored = toStored(valor as Value, zone);
    if (dono[nome] === stored) return false;
    dono[nome] = stored;
    return true;
  };

const same = (valor: number) => valor;
const text = (valor: string) => valor || null;
const endereco = (valor: string) => (valor === "" ? null : webAddress(valor));

export const camposDoPedido: Readonly<Record<string, PutCampo<Pedido>>> = {
  pedidoAuxiliar: own("pedidoAuxiliar", text),
};

/** Fields of a shipment besides those of its carrier (PED-ALT-004). An empty text clears a field. */
export const camposDoEnvio: Readonly<Record<string, PutCampo<Envio>>> = {
  peso: own("peso", toThousandths),
  altura: own("altura", toThousandths),
  largura: own("largura", toThousandths),
  profundidade: own("profundidade", toThousandths),
  quantidade: own("quantidade", same),
  quantidadeVolumes: own("quantidadeVolumes", same),
  codigoRastreio: own("codigoRastreio", text),
  plp: own("plp", Number),
  urlRastreioExterno: own("urlRastreioExterno", endereco),
  linkComprovanteEntrega: own("linkComprovanteEntrega", endereco),
  mapaDeCarga: own("mapaDeCarga", text),
  prazoDeEntrega: own("prazoEntregaPedido", readDate),
  prazoEntregaPedido: own("prazoEntregaPedido", readDate),
};

/** Fields of an invoice besides its branch (PED-ALT-010). What the key tells changes with it (NS-010). */
export const camposDaNotaFiscal: Readonly<Record<string, PutCampo<NotaFiscal>>> = {
  pedidoERP: own("pedidoErp", text),
  chave: (notaFiscal, valor) => {
    const chave = valor as string;
    if (notaFiscal.chave === chave) return false;
    Object.assign(notaFiscal, { chave, ...parseChaveNF(chave) });
    return true;
  },
  data: own("data", readDate),
  valorTotal: own("valorTotal", toCents),
  valorTotalProdutos: own("valorTotalProdutos", toCents),
};
