import type { Pedido } from "@frete/contract/loja";
import type { RequestData } from "../../engine/case.ts";
import type { PlainRequest } from "./lojaRecords.ts";

/** What a store is called, by the names of fields: `idLoja` and `nomeLoja` as in records, and its code as plain `loja`. */
export type LojaFields = Readonly<Record<string, string | number>>;

/** The fields of an order that name its store. */
export function lojaFieldsOf(pedido: Pedido): LojaFields {
  return { ...Object.fromEntries(Object.entries(pedido).filter(isOfLoja)), loja: pedido.idLoja };
}

const isOfLoja = ([name]: readonly [string, unknown]) => /loja$/i.test(name);

/** Every field of an answer, at any depth, that names a store, with its value. */
export function lojaNamesIn(value: unknown): [name: string, value: unknown][] {
  if (value === null || typeof value !== "object") return [];
  const fields = Object.entries(value);
  return [...fields.filter(isOfLoja), ...fields.flatMap(([, child]) => lojaNamesIn(child))];
}

/**
 * The request with a store named wherever a field has room: query, headers and, of a JSON object, body.
 * The token alone tells the store (GER-004), so nothing may come of it.
 */
export function namingLoja(request: PlainRequest, fields: LojaFields): PlainRequest & RequestData {
  const { query, body } = request;
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
  return {
    ...request,
    query: { ...query, ...Object.fromEntries(texts) },
    // A header holds no letters with accents as they are.
    headers: Object.fromEntries(texts.map(([name, text]) => [name.toLowerCase(), encodeURIComponent(text)])),
    ...(body && { body: { ...body, ...fields } }),
  };
}
