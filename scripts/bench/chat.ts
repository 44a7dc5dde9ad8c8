import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "../../server/src/platform/storage/openDatabase.ts";
import { fillChats } from "./chat/fillChats.ts";
import { sendFull, sendTooMuch } from "./chat/uploads.ts";
import { fillDatabase } from "./dataSet/fillDatabase.ts";
import { makeDataFolders } from "./dataSet/makeDataFolders.ts";
import { tokens } from "./dataSet/tokens.ts";
import { type BenchResult, isQuick, progress, quantile, round } from "./support/benchmark.ts";
import { filledPostgres } from "./support/filledPostgres.ts";
import { type Peer, pinClient, startPeer } from "./support/startPeer.ts";
import { vacuum } from "./support/vacuum.ts";

const READS = isQuick ? 100 : 400;
const UPLOADS = 100;
/** Bound of the upload flood: the run fails beyond it. Measured: 160 to 200, of which the idle server has 140. */
const MAX_MEGABYTES = 300;

const LISTS: [name: string, query: string][] = [
  ["50 chats, the newest", "limite=50"],
  ["50 chats, page 1000", "limite=50&pagina=1000"],
  ["50 open chats", "limite=50&situacao=aberto"],
  ["50 chats of a carrier", "limite=50&idTransportadora=7"],
];

/** Floods of forms: what they are, how one is sent, and which answers they may get. */
const FLOODS: [name: string, send: (url: string) => Promise<number>, statuses: number[]][] = [
  ["100 uploads of 20 MB at once, each with its length", (url) => sendTooMuch(url, true), [400]],
  ["100 uploads of 20 MB at once, each without its length", (url) => sendTooMuch(url, false), [400]],
  ["100 messages of five files of 2 MiB at once", sendFull, [200, 400]],
];

type Row = (string | number)[];

/** Lists of a store with 100,000 chats of the last 30 days, and floods of uploads. */
export async function run(): Promise<BenchResult> {
  const rows = [...(await onSqlite()), ...(await onPostgres())];
  const columns = ["what", "database", "p50 ms", "p95 ms", "peak memory MB"];
  const notes = [
    "Every upload of 20 MB was answered with 400, and no temporary file was left.",
    "The chat takes five files: of the messages of five files one is accepted, the others are answered with 400.",
  ];
  return { name: "Chats and files", labels: 2, columns, rows, notes };
}

async function onSqlite(): Promise<Row[]> {
  const folders = await makeDataFolders(async (folder) => {
    const db = await openDatabase(`sqlite:${join(folder, "frete.db")}`);
    await fillDatabase(db);
    await fillChats(db);
    await db.close();
  });
  let peer: Peer | undefined;
  try {
    const folder = folders.copy();
    peer = await startPeer("our server", "../support/ours", folder);
    pinClient();
    return [...(await readLists(peer.url, "SQLite")), ...(await flood(peer, folder))];
  } finally {
    peer?.process.kill();
    folders.remove();
  }
}

async function onPostgres(): Promise<Row[]> {
  const postgres = await filledPostgres();
  if (!postgres) throw new Error("PostgreSQL did not start");
  let peer: Peer | undefined;
  try {
    const db = await openDatabase(postgres.url);
    await fillChats(db);
    await db.close();
    await vacuum(postgres.url, "chat");
    peer = await startPeer("our server", "../support/ours", postgres.url);
    return await readLists(peer.url, "PostgreSQL");
  } finally {
    peer?.process.kill();
    await postgres.stop();
  }
}

async function readLists(base: string, database: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, query] of LISTS) {
    progress(`chat: ${database}, ${name}`);
    const times = await readTimes(`${base}/api/v1/chats?${query}`);
    const [p50, p95] = [0.5, 0.95].map((share) => round(quantile(times, share), 1));
    rows.push([`GET /chats: ${name}`, database, p50 ?? "", p95 ?? "", ""]);
  }
  return rows;
}

/** Milliseconds of reads one after the other. */
async function readTimes(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = -20; count < READS; count++) {
    const started = performance.now();
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${tokens.api}` } });
    const { chats } = (await answer.json()) as { chats: unknown[] };
    if (chats.length !== 50) throw new Error(`${url} gave ${chats.length} chats`);
    if (count >= 0) times.push(performance.now() - started);
  }
  return times;
}

/** @throws Error when an upload gets another answer, memory goes beyond its bound, or a temporary file is left */
async function flood({ url, pid }: Peer, folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, send, statuses] of FLOODS) {
    progress(`chat: ${name}`);
    const started = performance.now();
    let again = 0;
    // A machine that is too busy to take all of them in time says so (408), and their senders try again.
    const sendAgain = async (): Promise<number> => {
      for (; ; again++) {
        const status = await send(url);
        if (status !== 408) return status;
      }
    };
    const answers = await Promise.all(Array.from({ length: UPLOADS }, sendAgain));
    const others = answers.filter((status) => !statuses.includes(status));
    if (others.length > 0) throw new Error(`${name}: answered with ${others}`);
    const seconds = round((performance.now() - started) / 1000, 1);
    const megabytes = peakMegabytes(pid);
    if (megabytes > MAX_MEGABYTES)
      throw new Error(`${name}: the server held ${megabytes} MB, more than ${MAX_MEGABYTES}`);
    const took = again === 0 ? `${seconds} s` : `${seconds} s, ${again} sent again`;
    rows.push([name, "SQLite", took, "", round(megabytes, 0)]);
  }
  // An answer may be sent before the files of its form are removed.
  const left = () => readdirSync(join(folder, "recebendo")).length;
  for (let tries = 50; tries > 0 && left() > 0; tries--) await setTimeout(100);
  if (left() > 0) throw new Error(`${left()} temporary files were left`);
  return rows;
}

/** The most memory that a process ever held. */
function peakMegabytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1000;
}

if (import.meta.main) console.log(await run());
