import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { keepPlan } from "../../../server/src/platform/storage/sqlite/keepPlan.ts";
import { applyPragmas } from "../../../server/src/platform/storage/sqlite/pragmas.ts";
import { stores } from "../dataSet/tokens.ts";

/** A new order, as far as it differs from the first one. */
export interface NewOrder {
  numeroPedido: string;
  chave: string;
  corpoHash: string;
}

/** What an order takes of a database. */
export interface ByHand {
  isOwner(hash: string): Promise<boolean>;
  hasOrder(number: string): Promise<boolean>;
  quotation(code: string): Promise<string>;
  products(skus: readonly string[]): Promise<object[]>;
  /** Writes orders in one transaction: the rows of each, and their counters. */
  write(orders: readonly NewOrder[]): Promise<void>;
}

type Row = Record<string, string | number | null>;
type Query = (sql: string, values: readonly unknown[]) => Promise<Row[]>;

const STORE = stores.quoting;
const COUNTERS = {
  pedido_dia: "id_loja, coluna, dia, id_status, autorizado",
  pedido_grupo_dia: "id_loja, coluna, grupo, dia, id_status, autorizado",
} as const;

/** Opens the folder of a SQLite database, or the url of a PostgreSQL one, in which there is one order. */
export async function openByHand(where: string): Promise<ByHand> {
  return where.startsWith("postgres") ? onPostgres(where) : onSqlite(where);
}

/** The rows of the first order: those of new ones are like them. */
async function firstOrder(query: Query) {
  const [[pedido], [envio], dias, gruposDias] = await Promise.all([
    query("SELECT * FROM pedido WHERE id_loja = $1 ORDER BY id LIMIT 1", [STORE]),
    query("SELECT * FROM envio WHERE id_loja = $1 ORDER BY id LIMIT 1", [STORE]),
    query("SELECT * FROM pedido_dia WHERE id_loja = $1", [STORE]),
    query("SELECT * FROM pedido_grupo_dia WHERE id_loja = $1", [STORE]),
  ]);
  if (!pedido || !envio) throw new Error("the database has no order yet");
  const estado = JSON.parse(String(pedido.estado));
  return {
    pedidoOf: (id: number, { numeroPedido, chave, corpoHash }: NewOrder): Row => ({
      ...pedido,
      id,
      chave,
      numero_pedido: numeroPedido,
      corpo_hash: corpoHash,
      estado: JSON.stringify({ ...estado, id, chave, numeroPedido }),
    }),
    envioOf: (id: number, idPedido: number): Row => ({ ...envio, id, id_pedido: idPedido }),
    counters: { pedido_dia: dias, pedido_grupo_dia: gruposDias },
  };
}

async function onSqlite(folder: string): Promise<ByHand> {
  const file = join(folder, "frete.db");
  const [db, reader] = [new Sqlite(file), new Sqlite(file, { readonly: true })];
  for (const each of [db, reader]) applyPragmas(each);
  const prepare = (sql: string) => reader.prepare<unknown[], Row>(keepPlan(sql));
  const owner = prepare("SELECT 1 FROM token t JOIN loja l ON l.id = t.id_loja WHERE t.hash = ?");
  const order = prepare("SELECT 1 FROM pedido WHERE id_loja = ? AND numero_pedido = ?");
  const quotation = prepare("SELECT documento FROM cotacao WHERE id_loja = ? AND codigo = ?").pluck();
  const product = prepare("SELECT * FROM produto WHERE id_loja = ? AND sku = ?");
  const webhook = db.prepare("SELECT * FROM webhook WHERE id_loja = ?");
  const count = db
    .prepare<unknown[], number>(
      "UPDATE sequencia SET valor = valor + ? WHERE id_loja = ? AND nome = ? RETURNING valor - ? + 1",
    )
    .pluck();
  const first = await firstOrder(async (sql, values) =>
    reader.prepare<unknown[], Row>(sql.replaceAll(/\$\d/g, "?")).all(values),
  );
  const insert = (table: string, row: Row, rest = "") => {
    const columns = Object.keys(row);
    const text = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})${rest}`;
    return db.prepare(text);
  };
  const sample = { numeroPedido: "", chave: "", corpoHash: "" };
  const pedido = insert("pedido", first.pedidoOf(0, sample));
  const envio = insert("envio", first.envioOf(0, 0));
  const counters = Object.entries(COUNTERS).map(([table, key]) => {
    const rows = first.counters[table as keyof typeof COUNTERS];
    const rest = ` ON CONFLICT (${key}) DO UPDATE SET quantidade = ${table}.quantidade + excluded.quantidade`;
    return { rows, statement: insert(table, rows[0] as Row, rest) };
  });
  return {
    isOwner: async (hash) => owner.get(hash) !== undefined,
    hasOrder: async (number) => order.get(STORE, number) !== undefined,
    quotation: async (code) => quotation.get(STORE, code) as unknown as string,
    products: async (skus) => skus.flatMap((sku) => product.all(STORE, sku)),
    write: async (orders) => {
      db.exec("BEGIN IMMEDIATE");
      const next = (name: string) => count.get(orders.length, STORE, name, orders.length) as number;
      const [id, idEnvio] = [next("pedido"), next("envio")];
      next("ocorrencia");
      webhook.get(STORE);
      for (const [index, each] of orders.entries()) {
        pedido.run(Object.values(first.pedidoOf(id + index, each)));
        envio.run(Object.values(first.envioOf(idEnvio + index, id + index)));
      }
      for (const { rows, statement } of counters)
        for (const row of rows) statement.run(Object.values({ ...row, quantidade: orders.length }));
      db.exec("COMMIT");
    },
  };
}

async function onPostgres(url: string): Promise<ByHand> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const query = async (name: string, text: string, values: readonly unknown[]): Promise<Row[]> =>
    (await pool.query({ name, text, values: [...values] })).rows;
  const first = await firstOrder(async (sql, values) => (await pool.query(sql, [...values])).rows);
  const sample = { numeroPedido: "", chave: "", corpoHash: "" };
  const types = (
    await pool.query("SELECT table_name, column_name, data_type FROM information_schema.columns")
  ).rows;
  const parts: string[] = [];
  let place = 0;
  const insert = (table: string, row: Row, rest = "") => {
    const columns = Object.keys(row);
    const arrays = columns.map((column) => {
      const type = types.find(
        ({ table_name, column_name }) => table_name === table && column_name === column,
      );
      return `$${++place}::${type.data_type}[]`;
    });
    const names = columns.join(", ");
    parts.push(`w${parts.length} AS (INSERT INTO ${table} (${names})
      SELECT ${names} FROM unnest(${arrays.join(", ")}) AS r (${names})${rest})`);
  };
  insert("pedido", first.pedidoOf(0, sample));
  insert("envio", first.envioOf(0, 0));
  for (const [table, key] of Object.entries(COUNTERS)) {
    const rest = ` ON CONFLICT (${key}) DO UPDATE SET quantidade = ${table}.quantidade + excluded.quantidade`;
    insert(table, first.counters[table as keyof typeof COUNTERS][0] as Row, rest);
  }
  const text = `WITH ${parts.join(", ")} SELECT 1`;
  const arraysOf = (rows: readonly Row[]) =>
    Object.keys(rows[0] as Row).map((column) => rows.map((row) => row[column]));
  return {
    isOwner: async (hash) =>
      (await query("o", "SELECT 1 FROM token t JOIN loja l ON l.id = t.id_loja WHERE t.hash = $1", [hash]))
        .length > 0,
    hasOrder: async (number) =>
      (await query("n", "SELECT 1 FROM pedido WHERE id_loja = $1 AND numero_pedido = $2", [STORE, number]))
        .length > 0,
    quotation: async (code) =>
      String(
        (
          await query("q", "SELECT documento FROM cotacao WHERE id_loja = $1 AND codigo = $2", [STORE, code])
        )[0]?.documento,
      ),
    products: (skus) =>
      query("p", "SELECT * FROM produto WHERE id_loja = $1 AND sku = ANY($2)", [STORE, skus]),
    write: async (orders) => {
      const client = await pool.connect();
      try {
        await client.query("BEGIN");
        const { rows } = await client.query({
          name: "s",
          text: "UPDATE sequencia SET valor = valor + $2 WHERE id_loja = $1 AND nome IN ('pedido', 'envio', 'ocorrencia') RETURNING nome, valor - $2 + 1 AS first",
          values: [STORE, orders.length],
        });
        const next = (name: string) => Number(rows.find(({ nome }) => nome === name).first);
        const [id, idEnvio] = [next("pedido"), next("envio")];
        await client.query({ name: "h", text: "SELECT * FROM webhook WHERE id_loja = $1", values: [STORE] });
        const values = [
          orders.map((each, index) => first.pedidoOf(id + index, each)),
          orders.map((_, index) => first.envioOf(idEnvio + index, id + index)),
          ...Object.values(first.counters).map((list) =>
            list.map((row) => ({ ...row, quantidade: orders.length })),
          ),
        ].flatMap(arraysOf);
        await client.query({ name: "w", text, values });
        await client.query("COMMIT");
      } finally {
        client.release();
      }
    },
  };
}
