import { toCents, toThousandths } from "../../../platform/numbers.ts";
import { toCivil } from "../datas.ts";
import { parseChaveNF } from "../notaFiscal.ts";
import type { Envio, NotaFiscal, Pedido } from "../pedido.ts";

/** A field that is one value of the order: how what was sent is stored, what is stored now, and how it is put there. */
interface PlainCampo<Owner> {
  read(dono: Owner): string | number | null;
  toStored(valor: never): string | number | null;
  /** `guardado` is what `guardar` gave. */
  put(dono: Owner, stored: never): void;
}

const own = <Owner, Name extends keyof Owner>(
  nome: Name,
  toStored: (valor: never) => string | number | null,
): PlainCampo<Owner> => ({
  read: (dono) => dono[nome] as string | number | null,
  toStored,
  put: (dono, stored) => {
    dono[nome] = stored;
  },
});

const same = <T extends number>(valor: T) => valor;
const text = (valor: string) => valor || null;

export const camposDoPedido: Readonly<Record<string, PlainCampo<Pedido>>> = {
  pedidoAuxiliar: own("pedidoAuxiliar", text),
};

/** Fields of a shipment besides those of its carrier (PED-ALT-004). An empty text clears a field. */
export const camposDoEnvio: Readonly<Record<string, PlainCampo<Envio>>> = {
  peso: own("peso", toThousandths),
  altura: own("altura", toThousandths),
  largura: own("largura", toThousandths),
  profundidade: own("profundidade", toThousandths),
  quantidade: own("quantidade", same),
  quantidadeVolumes: own("quantidadeVolumes", same),
  codigoRastreio: own("codigoRastreio", text),
  plp: own("plp", Number),
  urlRastreioExterno: own("urlRastreioExterno", text),
  linkComprovanteEntrega: own("linkComprovanteEntrega", text),
  mapaDeCarga: own("mapaDeCarga", text),
  prazoDeEntrega: own("prazoEntregaPedido", toCivil),
  prazoEntregaPedido: own("prazoEntregaPedido", toCivil),
};

/** Fields of an invoice besides its branch (PED-ALT-010). What the key tells changes with it (NS-010). */
export const camposDaNotaFiscal: Readonly<Record<string, PlainCampo<NotaFiscal>>> = {
  pedidoERP: own("pedidoErp", text),
  chave: {
    read: ({ chave }) => chave,
    toStored: (valor: string) => valor,
    put: (notaFiscal, chave: string) => Object.assign(notaFiscal, { chave, ...parseChaveNF(chave) }),
  },
  data: own("data", toCivil),
  valorTotal: own("valorTotal", toCents),
  valorTotalProdutos: own("valorTotalProdutos", toCents),
};
