import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { openDatabase } from "../../server/src/platform/storage/openDatabase.ts";
import { fillDatabase } from "./dataSet/fillDatabase.ts";
import { makeDataFolders } from "./dataSet/makeDataFolders.ts";
import { quotationRequest } from "./dataSet/quotationRequest.ts";
import { randomOf } from "./dataSet/randomOf.ts";
import { stores, tokens } from "./dataSet/tokens.ts";
import { openHandler } from "./quotation/handler.ts";
import { type BenchResult, isQuick, round } from "./support/benchmark.ts";
import { filledPostgres } from "./support/filledPostgres.ts";
import { alternate, leastCpu, slotCells } from "./support/slots.ts";
import { type Peer, pinClient, startPeer } from "./support/startPeer.ts";
import { vacuum } from "./support/vacuum.ts";

const QUOTATIONS = 5000;
const FIRST_CODE = 40_000_000_000;
const PEERS = [
  ["node:http, better-sqlite3", "../reads/raw"],
  ["the same again (A/A)", "../reads/raw"],
  ["our server, SQLite", "../support/ours"],
] as const;

/** A short run does without the row that tells the error of the method. */
const isMeasured = ([name]: readonly [string, string]) => !(isQuick && name.includes("A/A"));

/** What is read, with the token it takes. */
const READS: [name: string, token: string, paths: string[]][] = [
  ["quotation by code (8 KB)", tokens.cotacao, somePaths()],
  ["list of 50 branches", tokens.api, ["/api/v1/filial"]],
  [
    "page of 50 rules of 400",
    tokens.operador,
    [`/operacao/v1/lojas/${stores.listed}/regras?pagina=1&limite=50`],
  ],
];

/**
 * Reads by key and of a page, over HTTP with the look-up of the token, against node:http with prepared statements of
 * better-sqlite3 that give the same answers. Slots alternate; the A/A row tells the error of the method. On PostgreSQL the CPU is that of
 * our server alone.
 */
export async function run(): Promise<BenchResult> {
  let quotation = "";
  const folders = await makeDataFolders(async (folder) => {
    quotation = await fill(folder);
  });
  const postgres = isQuick ? undefined : await filledPostgres();
  const peers: Peer[] = [];
  try {
    for (const [name, file] of PEERS.filter(isMeasured))
      peers.push(await startPeer(name, file, folders.copy()));
    if (postgres) {
      await copyQuotation(postgres.url, quotation);
      await vacuum(postgres.url, "cotacao");
      peers.push(await startPeer("our server, PostgreSQL", "../support/ours", postgres.url));
    }
    pinClient();
    const rows: (string | number)[][] = [];
    for (const [name, token, paths] of READS) {
      const headers = { Authorization: `Bearer ${token}` };
      await checkAnswers(peers, paths[0] ?? "", headers);
      const requests = paths.map((path) => ({ method: "GET" as const, path, headers }));
      const slots = await alternate(peers, () => ({ requests, connections: 32 }), name);
      const [raw = 0] = [...slots.values()].map(leastCpu);
      for (const [peer, list] of slots) {
        const cpu = leastCpu(list);
        rows.push([name, peer.name, round(cpu, 1), round(cpu / raw, 2), ...slotCells(list)]);
      }
    }
    const columns = ["read", "server", "CPU us/request", "x raw", "requests/s", "p50 ms", "p99 ms"];
    return { name: "Reads by key and by page over HTTP", labels: 2, columns, rows };
  } finally {
    for (const peer of peers) peer.process.kill();
    await postgres?.stop();
    folders.remove();
  }
}

/** The data set and 5000 copies of a real quotation, which is returned. */
async function fill(folder: string): Promise<string> {
  const url = `sqlite:${join(folder, "frete.db")}`;
  const db = await openDatabase(url);
  await fillDatabase(db);
  await db.close();
  const { callerOf, quote, close } = await openHandler(folder);
  const caller = await callerOf(`Bearer ${tokens.cotacao}`);
  if (!caller) throw new Error("the token of the data set is not known");
  const text = await quote(quotationRequest, caller);
  await close();
  await copyQuotation(url, text);
  return text;
}

async function copyQuotation(url: string, text: string): Promise<void> {
  const { retorno } = JSON.parse(text);
  const db = await openDatabase(url);
  for (let at = 0; at < QUOTATIONS; at += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const codigo = String(FIRST_CODE + at + index);
      const documento = text.replace(retorno.idCotacao, codigo);
      return { id_loja: stores.quoting, codigo, criada_em: Date.now(), canal: "Site", documento };
    });
    await db.transaction((trx) => trx("cotacao").insert(rows));
  }
  await db.close();
}

function somePaths(): string[] {
  const random = randomOf(3);
  const code = () => FIRST_CODE + Math.floor(random() * QUOTATIONS);
  return Array.from({ length: 500 }, () => `/api/v1/cotacao/${code()}`);
}

async function checkAnswers(peers: readonly Peer[], path: string, headers: Record<string, string>) {
  let expected: unknown;
  for (const { name, url } of peers) {
    const response = await fetch(url + path, { headers });
    if (response.status !== 200) throw new Error(`${name} answered ${response.status} to ${path}`);
    const answer: unknown = await response.json();
    expected ??= answer;
    if (!isDeepStrictEqual(answer, expected)) throw new Error(`${name} answers something else to ${path}`);
  }
}

if (import.meta.main) console.log(await run());
