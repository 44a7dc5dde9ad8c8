import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LojaCaller } from "../../server/src/contract/lojaHandler.ts";
import { listarPedidos } from "../../server/src/domain/pedido/listarPedidos.ts";
import type { Elements } from "../../server/src/http/answer.ts";
import type { Services } from "../../server/src/platform/services.ts";
import type { Database } from "../../server/src/platform/storage/database.ts";
import { openDatabase } from "../../server/src/platform/storage/openDatabase.ts";
import { startPostgres } from "../../server/src/test-support/startPostgres.ts";
import { fillOrders, STORE } from "./orders/fillOrders.ts";
import { writeOrders } from "./orders/writeOrders.ts";
import { type BenchResult, isQuick, median, progress, quantile, round } from "./support/benchmark.ts";

const TIMES = isQuick ? 20 : 100;
const WARM_UP = 5;
const LIMIT = 50;
/** A million orders take some gigabytes and minutes: only with `--full`, or BENCH_FULL=1 under `npm run bench`. */
const isFull = process.argv.includes("--full") || process.env.BENCH_FULL === "1";

type Case = [name: string, query: Record<string, string | number>, filtros?: object];

/**
 * GET /pedidos without HTTP: pages of 50 orders of three shipments, read, rendered and written as JSON, at the start, in the
 * middle and at the end of a year of orders, with and without filters. Then what it takes to store orders durably.
 */
export async function run(): Promise<BenchResult> {
  const rows: (string | number)[][] = [];
  const full = isFull ? [1_000_000] : [];
  const sizes = isQuick ? [10_000] : [10_000, 100_000, ...full];
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), "frete-bench-orders-"));
    try {
      rows.push(...(await measure(`sqlite:${join(folder, "frete.db")}`, size)));
      if (size === sizes[0]) rows.push(...(await writeOrders(folder)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  for (const size of isQuick ? [] : [100_000, ...full]) rows.push(...(await onPostgres(size)));
  const columns = ["database", "orders", "what", "p50 ms", "p95 ms", "x first page"];
  return { name: "Orders: pages of 50 orders of 3 shipments, and writing orders", labels: 3, columns, rows };
}

async function onPostgres(size: number): Promise<(string | number)[][]> {
  const postgres = await startPostgres().catch(() => undefined);
  if (!postgres) return [];
  try {
    return await measure(postgres.url, size);
  } finally {
    await postgres.stop();
  }
}

async function measure(url: string, size: number): Promise<(string | number)[][]> {
  const db = await openDatabase(url);
  try {
    progress(`orders: ${size} orders on ${db.dialect}`);
    await fillOrders(url, db, size);
    const pages: { name: string; read: () => Promise<number>; taken: number[] }[] = [];
    for (const [name, query, filtros] of cases(size)) {
      pages.push({ name, read: await reader(db, query, filtros), taken: [] });
    }
    // In turns, so that whatever else the machine does falls on all of them.
    for (let turn = -WARM_UP; turn < TIMES; turn++) {
      progress(`orders: ${db.dialect}, ${size} orders, round ${turn + 1} of ${TIMES}`);
      for (const { read, taken } of pages) {
        const time = await read();
        if (turn >= 0) taken.push(time);
      }
    }
    const first = median(pages[0]?.taken ?? []);
    return pages.map(({ name, taken }) => {
      const p50 = median(taken);
      return [db.dialect, size, name, round(p50, 2), round(quantile(taken, 0.95), 2), round(p50 / first, 2)];
    });
  } finally {
    await db.close();
  }
}

function cases(size: number): Case[] {
  const pages = (orders: number) => Math.floor(orders / LIMIT);
  const old = Math.floor(size * 0.95);
  const site = { canal: ["Site"] };
  const carrier = { transportadora: [2] };
  return [
    ["first page", {}],
    ["middle page", { pagina: pages(size / 2) }],
    ["last page", { pagina: pages(size) }],
    ["last page by delivery", { dataTipo: "dataEntrega", pagina: pages(old) }],
    ["delivered, first page", { idStatus: "50" }],
    ["delivered, last page", { idStatus: "50", pagina: pages(old * 0.99) }],
    ["lost (1 in 100), first page", { idStatus: "70" }],
    ["lost (1 in 100), last page", { idStatus: "70", pagina: pages(old * 0.01) }],
    ["on their way (end of the year)", { idStatus: "25,30" }],
    ["authorized, last page", { autorizado: "sim", pagina: pages(old / 2) }],
    ["one customer (10 orders)", { cpfCnpj: "00000000003" }],
    ["setting canal, first page", {}, site],
    ["setting canal, last page", { pagina: pages(size / 2) }, site],
    ["setting canal, delivered, middle page", { idStatus: "50", pagina: pages(size / 4) }, site],
    ["setting transportadora, last page", { pagina: pages(size) }, carrier],
  ];
}

/** Reads one page and tells how many milliseconds it took; the store's filters are those of the time it was made. */
async function reader(db: Database, query: Case[1], filtros: object = {}): Promise<() => Promise<number>> {
  const configuracao = JSON.stringify({ filtros });
  await db.transaction((trx) => trx("loja").where({ id: STORE }).update({ configuracao }));
  const list = listarPedidos({ db } as Services);
  const caller: LojaCaller = {
    idLoja: STORE,
    nomeLoja: "Loja",
    versao: 1,
    fusoHorario: "America/Sao_Paulo",
    tipoToken: "api",
  };
  const request = {
    query: { dataTipo: "dataCriacaoPedido", periodo: "2026-01-01TO2026-12-31", ...query },
  } as unknown as Parameters<typeof list>[0];
  const read = async () => {
    const started = performance.now();
    const { items } = (await list(request, caller)) as Elements;
    let length = 0;
    for await (const item of items) length += JSON.stringify(item).length;
    const taken = performance.now() - started;
    if (length < 1000) throw new Error(`no orders for ${JSON.stringify(query)}`);
    return taken;
  };
  await read();
  return read;
}

if (import.meta.main) console.log(await run());
