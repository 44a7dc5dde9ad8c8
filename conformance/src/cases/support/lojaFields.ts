import type { Pedido } from "@frete/contract/loja";
import type { RequestData } from "../../engine/case.ts";

/** What records call a store by, by the names of the fields: `idLoja`, `nomeLoja`. */
export type LojaFields = Readonly<Record<string, string | number>>;

/** The fields of an order that name its store. */
export function lojaFieldsOf(pedido: Pedido): LojaFields {
  return Object.fromEntries(Object.entries(pedido).filter(([name]) => /loja$/i.test(name))) as LojaFields;
}

/**
 * The request with a store named wherever a field has room: query, headers and, of a JSON object, body.
 * The token alone tells the store (GER-004), so nothing may come of it.
 */
export function namingLoja(request: RequestData, fields: LojaFields): RequestData {
  const { query, headers, body } = request;
  return {
    ...request,
    query: { ...query, ...fields },
    headers: { ...headersOf(fields), ...headers },
    ...(body !== undefined && { body: { ...(body as object), ...fields } }),
  };
}

/** A header holds no letters with accents as they are. */
const headersOf = (fields: LojaFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase(), encodeURIComponent(value)]),
  );
