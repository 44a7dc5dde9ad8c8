import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { spawnScript } from "../../../server/src/test-support/spawnScript.ts";
import { isQuick, median, progress, round } from "../support/benchmark.ts";
import { alternate, type Slot, slot, slotCells } from "../support/slots.ts";
import { type Peer, pinClient, startPeer } from "../support/startPeer.ts";
import { fillQueue, STORES, tokenOf } from "./fillQueue.ts";

const SIZES = isQuick ? ([1000, 100_000] as const) : ([1000, 1_000_000] as const);
const READERS = 8;
/** Seconds that the queues are read beside an open transaction before it counts. */
const GETTING_OLD = isQuick ? 5 : 10;

/** GET /fila with few and with many documents waiting, on both databases. */
export async function measureQueue(): Promise<(string | number)[][]> {
  return [...(await onSqlite()), ...(await onPostgres())];
}

async function onSqlite(): Promise<(string | number)[][]> {
  const folder = mkdtempSync(join(tmpdir(), "frete-bench-queue-"));
  try {
    return await measure("sqlite", folder, `sqlite:${join(folder, "frete.db")}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<(string | number)[][]> {
  const script = spawnScript("postgres");
  try {
    for await (const url of script.lines) return await measure("postgres", url, url);
    return [];
  } finally {
    script.process.stdin?.end();
    await script.ended;
  }
}

/** PostgreSQL keeps what reads leave behind for as long as a transaction might still look at it, such as that of a backup. */
async function besideOpenTransaction<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    await client.query("SELECT 1 FROM evento_fila LIMIT 1");
    return await work();
  } finally {
    await client.end();
  }
}

/** One server; the queues take turns in every round. */
async function measure(database: string, argument: string, url: string): Promise<(string | number)[][]> {
  progress(`queue: ${SIZES[1].toLocaleString("en-US")} events on ${database}`);
  await fillQueue(url, SIZES);
  const server = await startPeer("our server", "../support/ours", argument);
  pinClient();
  try {
    const queues: Peer[] = STORES.map((store) => ({ ...server, name: String(store) }));
    const load = ({ name }: Peer) => {
      const headers = { Authorization: `Bearer ${tokenOf(Number(name))}` };
      return { requests: [{ method: "GET" as const, path: "/api/v1/fila", headers }], connections: READERS };
    };
    const [few = [], many = []] = [...(await alternate(queues, load, `queue on ${database}`)).values()];
    const ratios = many.map(({ rate }, turn) => rate / (few[turn]?.rate ?? 0));
    const rows = [
      [database, "GET /fila", SIZES[0], ...slotCells(few), 1],
      [database, "GET /fila", SIZES[1], ...slotCells(many), round(median(ratios), 2)],
    ];
    if (database === "sqlite") return rows;
    progress(`queue on ${database}: beside an open transaction`);
    const beside = await besideOpenTransaction(url, async () => {
      for (const queue of queues) await slot(queue, load(queue), GETTING_OLD);
      return (await alternate(queues, load, "queue beside an open transaction")).get(queues[1] as Peer) ?? [];
    });
    const rate = (slots: readonly Slot[]) => median(slots.map((each) => each.rate));
    const share = round(rate(beside) / rate(few), 2);
    return [
      ...rows,
      [database, "GET /fila beside an open transaction", SIZES[1], ...slotCells(beside), share],
    ];
  } finally {
    server.process.kill();
  }
}
