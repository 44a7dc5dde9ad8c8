import { join } from "node:path";
import type { ProdutoEntrada } from "@frete/contract/loja";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { applyPragmas } from "../../server/src/platform/storage/sqlite/pragmas.ts";
import { makeDataFolders } from "./dataSet/makeDataFolders.ts";
import { stores, tokens } from "./dataSet/tokens.ts";
import { type BenchResult, isQuick, median, progress, round } from "./support/benchmark.ts";
import { filledPostgres } from "./support/filledPostgres.ts";
import { type Peer, startPeer } from "./support/startPeer.ts";

const CALL = 1000;
const ROUNDS = isQuick ? 5 : 20;

/** One engine: our server on it, and a bare connection that inserts rows of the same size in one transaction. */
interface Engine {
  name: string;
  peer: Peer;
  insert(rows: readonly unknown[][]): Promise<void>;
}

/**
 * POST /produto with 1,000 products, new ones, the same again, and then with another stock, over HTTP, against the bare inserts of 1,000
 * equal rows in one transaction of the same engine, in turns.
 */
export async function run(): Promise<BenchResult> {
  const folders = await makeDataFolders();
  const postgres = await filledPostgres();
  const closing: (() => unknown)[] = [() => postgres?.stop(), () => folders.remove()];
  try {
    const engines: Engine[] = [];
    const raw = new Sqlite(join(folders.copy(), "frete.db"));
    applyPragmas(raw);
    closing.unshift(() => raw.close());
    engines.push({
      name: "SQLite",
      peer: await startPeer("SQLite", "../support/ours", folders.copy()),
      insert: async (rows) => {
        const statement = raw.prepare(insertSql(() => "?"));
        raw
          .transaction(() => {
            for (const row of rows) statement.run(row);
          })
          .immediate();
      },
    });
    if (postgres) {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      closing.unshift(() => client.end());
      engines.push({
        name: "PostgreSQL",
        peer: await startPeer("PostgreSQL", "../support/ours", postgres.url),
        insert: async (rows) => {
          await client.query("BEGIN");
          for (const row of rows)
            await client.query({ name: "insert", text: insertSql((n) => `$${n}`), values: row });
          await client.query("COMMIT");
        },
      });
    }
    closing.unshift(() => {
      for (const { peer } of engines) peer.process.kill();
    });
    const rows: (string | number)[][] = [];
    for (const engine of engines) rows.push(...(await measure(engine)));
    return {
      name: "POST /produto, 1,000 products a call",
      labels: 2,
      columns: ["engine", "products", "ms/call", "raw inserts ms", "x raw", "products/s"],
      rows,
      notes: [
        "x raw: time of a call, HTTP and outcomes included, over bare inserts of 1,000 such rows in one transaction.",
      ],
    };
  } finally {
    for (const close of closing) await close();
  }
}

async function measure({ name, peer, insert }: Engine): Promise<(string | number)[][]> {
  const [created, repeated, changed, bare]: number[][] = [[], [], [], []];
  for (let turn = 0; turn <= ROUNDS; turn++) {
    progress(`products: ${name}, round ${turn} of ${ROUNDS}`);
    const productsOf = (sold: number) =>
      Array.from({ length: CALL }, (_, index) => product(`B-${turn}-${index}`, index, CALL - sold));
    const [products, afterSales] = [productsOf(0), productsOf(1)];
    const times = [
      await timed(() => post(peer, products)),
      await timed(() => post(peer, products)),
      await timed(() => post(peer, afterSales)),
      await timed(() => insert(products.map((each, index) => rowOf(each, 1_000_000 + turn * CALL + index)))),
    ] as const;
    // The first round warms up.
    if (turn === 0) continue;
    for (const [index, list] of [created, repeated, changed, bare].entries())
      list?.push(times[index] as number);
  }
  const raw = median(bare ?? []);
  return (
    [
      ["new", created],
      ["known, as they were", repeated],
      ["known, another stock", changed],
    ] as const
  ).map(([kind, list = []]) => {
    const call = median(list);
    return [
      name,
      kind,
      round(call, 1),
      round(raw, 1),
      round(call / raw, 2),
      Math.round(CALL / (call / 1000)),
    ];
  });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function post({ url }: Peer, produto: readonly ProdutoEntrada[]): Promise<void> {
  const answer = await fetch(`${url}/api/v1/produto`, {
    method: "POST",
    headers: { Authorization: `Bearer ${tokens.api}`, "Content-Type": "application/json" },
    body: JSON.stringify({ produto }),
  });
  const { produto: outcomes } = (await answer.json()) as { produto: { mensagem: string }[] };
  if (!outcomes?.every(({ mensagem }) => mensagem === "sucesso"))
    throw new Error(`POST /produto: ${answer.status}`);
}

const product = (sku: string, index: number, quantidade: number): ProdutoEntrada => ({
  sku,
  titulo: `Produto de teste ${sku}`,
  codigoAgrupador: `G${index % 90}`,
  categoria: "Eletroportáteis",
  peso: 1.25,
  largura: 12,
  altura: 8.5,
  profundidade: 20,
  preco: 99.9,
  status: true,
  filial: ["SP100", "SP101", "SP102"].map((idFilial) => ({ idFilial, quantidade, prazoAdicional: 1 })),
});

const COLUMNS = [
  ...["id_loja", "id", "sku", "codigo_agrupador", "titulo", "categoria", "peso", "largura", "altura"],
  ...["profundidade", "preco", "status", "filiais", "precos"],
];

const insertSql = (place: (index: number) => string) =>
  `INSERT INTO produto (${COLUMNS.join(", ")}) VALUES (${COLUMNS.map((_, index) => place(index + 1)).join(", ")})`;

/** The row that the server would store, under a number and a sku of its own. */
const rowOf = (
  { sku, titulo, codigoAgrupador, categoria, filial }: ProdutoEntrada,
  id: number,
): unknown[] => [
  ...[stores.quoting, id, `RAW-${sku}`, codigoAgrupador, titulo, categoria],
  ...[1250, 12_000, 8500, 20_000, 9990, 1, JSON.stringify(filial), "[]"],
];

if (import.meta.main) console.log(await run());
