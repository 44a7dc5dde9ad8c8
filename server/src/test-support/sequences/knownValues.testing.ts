import type { Random } from "../../platform/random.ts";

/** Values that are remembered of each name: the newest ones. */
const KEPT = 20;

/**
 * What each loja was told, by the names of the fields: keys of orders, documents, lists, files. The value of a parameter is looked for
 * under the names that its records have it by.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  idPedido: ["chavePedido"],
  documento: ["chavePedido"],
  idDocumento: ["naFila"],
  pedidos: ["chavePedido"],
  caminho: ["arquivo"],
  idPLP: ["codigoPLP"],
  numeroPedidoEnvioPai: ["numeroPedido"],
};

/** What the value of `valor` or `idPedido` is, by what `filtro` or `chave` says that it is. */
export const NAMES_OF_KINDS: Readonly<Record<string, string>> = {
  pedido: "numeroPedido",
  numeropedido: "numeroPedido",
  numeropedidocanal: "numeroPedido",
  documento: "chavePedido",
  id: "chavePedido",
  notafiscal: "numero",
  chavenf: "chave",
  chavenfe: "chave",
  cotacaoid: "idCotacao",
};

export interface KnownValues {
  /** Remembers the values of an answer that a loja was given. @param collection path of the list that the records are in */
  learn(loja: number, answer: unknown, collection: string): void;
  /** Some value that the loja knows for a field or parameter; undefined: none yet. */
  find(loja: number, name: string): unknown;
  /** The newest of them. */
  newest(loja: number, name: string): unknown;
  /** The key of some record of a list. */
  findIn(loja: number, collection: string): unknown;
  /** The record of this path is no more. */
  forget(loja: number, path: string): void;
}

export function knownValues(random: Random): KnownValues {
  const values = new Map<string, unknown[]>();
  const keep = (key: string, value: unknown) => {
    const kept = values.get(key) ?? [];
    if (kept.includes(value)) return;
    values.set(key, [...kept, value].slice(-KEPT));
  };
  const some = (key: string) => {
    const kept = values.get(key) ?? [];
    return kept[random.integer(0, Math.max(0, kept.length - 1))];
  };
  const walk = (loja: number, value: unknown, collection: string): void => {
    if (Array.isArray(value)) for (const each of value.slice(0, KEPT)) walk(loja, each, collection);
    else if (typeof value === "object" && value !== null) {
      const record = value as Record<string, unknown>;
      const key = record.id ?? record.codigo ?? record.codigoPLP ?? record.idApp ?? record.documento;
      if (key !== undefined && key !== null) keep(`${loja} in ${collection}`, key);
      if (collection.endsWith("/anexos")) keep(`${loja} arquivo`, record.url);
      if (collection === "/api/v1/fila") keep(`${loja} naFila`, record.documento);
      for (const [name, inner] of Object.entries(record))
        if (typeof inner === "object") walk(loja, inner, `${collection}/${name}`);
        else if (inner !== "") keep(`${loja} ${name}`, inner);
    }
  };
  return {
    learn: walk,
    find: (loja, name) => {
      const found = (NAMES[name] ?? [name]).map((each) => some(`${loja} ${each}`));
      return found.find((value) => value !== undefined);
    },
    newest: (loja, name) => values.get(`${loja} ${(NAMES[name] ?? [name])[0]}`)?.at(-1),
    findIn: (loja, collection) => some(`${loja} in ${collection}`),
    forget: (loja, path) => {
      const end = path.lastIndexOf("/");
      const key = `${loja} in ${path.slice(0, end)}`;
      const kept = values.get(key) ?? [];
      values.set(
        key,
        kept.filter((value) => String(value) !== path.slice(end + 1)),
      );
    },
  };
}
