import type { Knex } from "knex";
import { hashToken } from "../../server/src/domain/loja/tokens.ts";
import { listTables } from "../../server/src/platform/storage/rows/tables.ts";

/** The demonstration's store that the others are made of. */
const MODEL = 2;
/** Stores that are written at once. */
const CHUNK = 500;

/** The quotation token of a copied store. */
export const tokenOf = (idLoja: number): string => `frete_cot_copia_${idLoja}`;

/** How many stores, and how unequal. */
export interface Sizes {
  stores: number;
  /** So many of them have orders; the others have their configuration and products alone. */
  selling: number;
  /** Further orders of the largest; the k-th has a k-th of them. */
  most: number;
}

/** What a store has that sells. */
const OF_SALES =
  /^(cotacao|pedido|envio|evento|chat|plp|anexo|conciliacao|notificacao|anonimizacao|ato_operador)/;

/**
 * Copies the demonstration's second store until there are as many, of very unequal size.
 *
 * @param knex a connection to PostgreSQL without a time limit
 */
export async function copyStores(knex: Knex, { stores, selling, most }: Sizes): Promise<void> {
  const tables = await listTables(knex, "postgres");
  const firstCopy = MODEL + 1;
  for (let from = firstCopy; from <= stores; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, stores);
    for (const { name, columns } of tables) {
      if (name === "token" || !(columns.includes("id_loja") || name === "loja")) continue;
      if (OF_SALES.test(name) && from > selling) continue;
      const key = name === "loja" ? "id" : "id_loja";
      const values = columns.map((column) => (column === key ? "copia.id" : `modelo."${column}"`));
      const places = columns.map((column) => `"${column}"`);
      await knex.raw(
        `INSERT INTO "${name}" (${places.join(", ")}) SELECT ${values.join(", ")}
         FROM "${name}" AS modelo, generate_series(${from}, ${to}) AS copia (id) WHERE modelo."${key}" = ${MODEL}`,
      );
    }
    const tokens = Array.from({ length: to - from + 1 }, (_, index) => ({
      ...{ id_loja: from + index, id: 1, tipo: "cotacao" as const, prefixo: "copia", descricao: "" },
      ...{ hash: hashToken(tokenOf(from + index)), criado_em: Date.now() },
    }));
    await knex("token").insert(tokens);
  }
  await knex.raw("UPDATE sequencia SET valor = ? WHERE id_loja = 0 AND nome = 'loja'", [stores]);
  await growStores(knex, selling, most);
  await knex.raw("VACUUM ANALYZE");
}

/** Repeats the orders of the first stores, under numbers and keys of their own. */
async function growStores(knex: Knex, selling: number, most: number): Promise<void> {
  const tables = await listTables(knex, "postgres");
  const columns = tables.find(({ name }) => name === "pedido")?.columns ?? [];
  const value: Record<string, string> = {
    id: "1000000 + further.n",
    chave: "md5(modelo.id_loja || '/' || further.n)",
    numero_pedido: "'C-' || further.n",
  };
  const values = columns.map((column) => value[column] ?? `modelo."${column}"`);
  await knex.raw(
    `INSERT INTO pedido (${columns.map((column) => `"${column}"`).join(", ")})
     SELECT ${values.join(", ")}
     FROM (SELECT DISTINCT ON (id_loja) * FROM pedido WHERE id_loja BETWEEN ? AND ? ORDER BY id_loja, id) AS modelo,
          LATERAL generate_series(1, ? / (modelo.id_loja - ?)) AS further (n)`,
    [MODEL + 1, selling, most, MODEL],
  );
}
