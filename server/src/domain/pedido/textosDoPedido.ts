import type { PedidoNovoReversa, Pedido as PedidoRecord } from "@frete/contract/loja";

/** Optional in every request and shown in the record under the same name; the code of the quotation is looked up instead. */
type TextoDoPedido = Exclude<OptionalKeys<PedidoNovoReversa> & keyof PedidoRecord, "idCotacao">;

type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** The texts that an order keeps and shows as they were sent (PED-NOVO-007); the contract says which they are. */
export type TextosDoPedido = Record<TextoDoPedido, string | null>;

const NAMES = Object.keys({
  pedidoAuxiliar: true,
  canal: true,
  plataforma: true,
  intermediadorVenda: true,
} satisfies Record<TextoDoPedido, true>) as TextoDoPedido[];

/** These texts of a request or of an order; null for one that is empty, absent, or unknown to the release that stored the order. */
export function textosDoPedido(source: Partial<TextosDoPedido>): TextosDoPedido {
  return Object.fromEntries(NAMES.map((name) => [name, source[name] || null])) as TextosDoPedido;
}
