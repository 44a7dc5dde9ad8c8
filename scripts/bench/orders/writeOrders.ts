import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { Pedido } from "../../../server/src/domain/pedido/pedido.ts";
import { lockPedidos, savePedidos } from "../../../server/src/domain/pedido/pedidoRepository.ts";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { applyPragmas } from "../../../server/src/platform/storage/sqlite/pragmas.ts";
import { isQuick, median, progress, quantile, round } from "../support/benchmark.ts";
import { template } from "./template.ts";

const TIMES = isQuick ? 100 : 400;
const STORE = 1;
const HASH = "0".repeat(64);
const COUNTERS = ["pedido_dia", "pedido_grupo", "pedido_grupo_transportadora", "pedido_grupo_dia"] as const;
const TABLES = ["pedido", "envio", ...COUNTERS] as const;

/**
 * Stores orders of three shipments durably, as the creation of orders does, and the same rows through prepared statements of
 * better-sqlite3 into a second file; both in turns. The last column is ours as a multiple of the raw inserts.
 */
export async function writeOrders(folder: string): Promise<(string | number)[][]> {
  const url = (name: string) => `sqlite:${join(folder, `${name}.db`)}`;
  const ours = await openDatabase(url("ours"));
  await addStore(ours);
  const theirs = await openDatabase(url("raw"));
  await addStore(theirs);
  await theirs.close();
  const raw = new Sqlite(join(folder, "raw.db"));
  applyPragmas(raw);
  try {
    const rows: (string | number)[][] = [];
    for (const [name, size] of [
      ["1 order", 1],
      ["50 orders", 50],
    ] as const) {
      progress(`orders: writing ${name} per transaction`);
      const [layer, plain] = await inTurns(ours, raw, size, Math.ceil(TIMES / size) + 20);
      const ratio = round(median(layer) / median(plain), 2);
      const cells = (taken: number[]) => [round(median(taken), 2), round(quantile(taken, 0.95), 2)];
      const rate = (taken: number[]) => Math.round((size * 1000) / median(taken));
      const what = `${name} per transaction`;
      rows.push(["sqlite", size, `savePedidos, ${what}`, rate(layer), ...cells(layer), "-", ratio]);
      rows.push(["sqlite", size, `the same rows raw, ${what}`, rate(plain), ...cells(plain), "-", 1]);
    }
    return rows;
  } finally {
    raw.close();
    await ours.close();
  }
}

let next = 1;

/** Milliseconds of each transaction, ours and raw. */
async function inTurns(
  ours: Database,
  raw: Sqlite.Database,
  size: number,
  times: number,
): Promise<[number[], number[]]> {
  const taken: [number[], number[]] = [[], []];
  for (let time = -5; time < times; time++) {
    const orders = Array.from({ length: size }, () => orderOf(next++));
    let started = performance.now();
    await ours.transaction(async (trx) => {
      await lockPedidos(trx, STORE);
      const changes = orders.map((pedido) => ({ pedido, corpoHash: HASH }));
      await savePedidos(trx, STORE, changes, "America/Sao_Paulo");
    });
    if (time >= 0) taken[0].push(performance.now() - started);
    const rows = await rowsOf(ours, orders);
    started = performance.now();
    insertRaw(raw, rows);
    if (time >= 0) taken[1].push(performance.now() - started);
  }
  return taken;
}

type Rows = Record<(typeof TABLES)[number], object[]>;

/** The rows that the orders became; counters of days in full, one per order. */
async function rowsOf({ reader }: Database, orders: readonly Pedido[]): Promise<Rows> {
  const ids = orders.map(({ id }) => id);
  const counters = COUNTERS.map(
    async (table) => [table, await reader(table as string).where({ id_loja: STORE })] as const,
  );
  return {
    pedido: await reader("pedido").where({ id_loja: STORE }).whereIn("id", ids),
    envio: await reader("envio").where({ id_loja: STORE }).whereIn("id_pedido", ids),
    ...(Object.fromEntries(await Promise.all(counters)) as Pick<Rows, (typeof COUNTERS)[number]>),
  };
}

function insertRaw(raw: Sqlite.Database, rows: Rows): void {
  raw.exec("BEGIN IMMEDIATE");
  for (const table of TABLES) {
    const columns = Object.keys(rows[table][0] ?? {});
    const insert = statement(
      raw,
      `INSERT OR REPLACE INTO ${table} VALUES (${columns.map(() => "?").join(", ")})`,
    );
    for (const row of rows[table]) insert.run(Object.values(row));
  }
  raw.exec("COMMIT");
}

const statements = new Map<string, Sqlite.Statement>();

function statement(raw: Sqlite.Database, sql: string): Sqlite.Statement {
  let kept = statements.get(sql);
  if (!kept) {
    kept = raw.prepare(sql);
    statements.set(sql, kept);
  }
  return kept;
}

function orderOf(id: number): Pedido {
  const chave = id.toString(16).padStart(32, "0");
  const envios = template.envios.map((envio, index) => ({ ...envio, id: id * 3 + index }));
  return { ...template, id, chave, numeroPedido: String(id), envios };
}

async function addStore(db: Database): Promise<void> {
  await db.transaction((trx) =>
    trx("loja").insert({ id: STORE, nome: "Loja", criada_em: 0, configuracao: "{}" }),
  );
}
