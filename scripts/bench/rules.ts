import { join } from "node:path";
import { openDatabase } from "../../server/src/platform/storage/openDatabase.ts";
import { makeDataFolders } from "./dataSet/makeDataFolders.ts";
import { insertManyRules } from "./dataSet/manyRules.ts";
import { quotationRequest } from "./dataSet/quotationRequest.ts";
import { stores, tokens } from "./dataSet/tokens.ts";
import { type BenchResult, isQuick, progress, quantile, round } from "./support/benchmark.ts";
import { filledPostgres } from "./support/filledPostgres.ts";
import { alternate, leastCpu } from "./support/slots.ts";
import { type Peer, pinClient, startPeer } from "./support/startPeer.ts";
import { vacuum } from "./support/vacuum.ts";

const LISTED_RULES = 100_000;
const ACTIVE_RULES = 1000;
const TIMES = isQuick ? 40 : 200;
const LIST = "/api/v1/transportadora/regrasfrete?dataInicio=2026-01-01&";
/** Pages of the list, each with a filter of another cost. */
const LISTS: [name: string, query: string][] = [
  ["first page of 50", ""],
  ["page 1,000 of 50", "pagina=1000"],
  ["200 of the pending in force", "limite=200&status=p&situacao=vigente"],
  ["part of the title", "titulo=PROMO%C3%87%C3%83O%2077"],
  ["one criterion, one kind", "idCampo=12&valorTipo=fixo"],
];

/**
 * A store with 100,000 rules: pages of its list, one request at a time. A store with 1,000 active rules of all criteria: a
 * quotation against the same without rules, in turns.
 */
export async function run(): Promise<BenchResult> {
  const folders = await makeDataFolders();
  const postgres = await filledPostgres();
  const peers: Peer[] = [];
  const start = async (name: string, where: string) => {
    const peer = await startPeer(name, "../support/ours", where);
    peers.push(peer);
    return peer;
  };
  try {
    const [none, many, listed] = [folders.copy(), folders.copy(), folders.copy()];
    await insertRules(urlOf(none), stores.quoting, 0);
    await insertRules(urlOf(many), stores.quoting, ACTIVE_RULES);
    await insertRules(urlOf(listed), stores.listed, LISTED_RULES);
    const rows: (string | number)[][] = [];
    for (const [engine, where] of [
      ["SQLite", listed],
      ...(postgres ? [["PostgreSQL", postgres.url] as const] : []),
    ] as const) {
      if (engine === "PostgreSQL") {
        await insertRules(where, stores.listed, LISTED_RULES);
        await vacuum(where, "regra_frete");
      }
      rows.push(...(await listRows(engine, await start(engine, where))));
    }
    pinClient();
    rows.push(
      ...(await quotationRows([await start("no rule", none), await start("1,000 active rules", many)])),
    );
    return {
      name: "Freight rules: list of 100,000, quotation with 1,000",
      labels: 2,
      columns: ["what", "server", "p50 ms", "p95 ms", "CPU us/request", "x without rules"],
      rows,
    };
  } finally {
    for (const peer of peers) peer.process.kill();
    await postgres?.stop();
    folders.remove();
  }
}

const urlOf = (folder: string) => `sqlite:${join(folder, "frete.db")}`;

async function insertRules(url: string, idLoja: number, count: number): Promise<void> {
  const db = await openDatabase(url);
  await insertManyRules(db, idLoja, count);
  await db.close();
}

async function listRows(engine: string, { url }: Peer): Promise<(string | number)[][]> {
  const headers = { Authorization: `Bearer ${tokens.api}` };
  const rows: (string | number)[][] = [];
  for (const [name, query] of LISTS) {
    progress(`rules: ${name}, ${engine}`);
    const taken: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const started = performance.now();
      const answer = await fetch(`${url}${LIST}${query}`, { headers });
      const { total } = (await answer.json()) as { total: number };
      taken.push(performance.now() - started);
      if (!answer.ok || !(total > 0)) throw new Error(`${name}: ${answer.status}, total ${total}`);
    }
    rows.push([
      `list: ${name}`,
      engine,
      round(quantile(taken, 0.5), 1),
      round(quantile(taken, 0.95), 1),
      "-",
      "-",
    ]);
  }
  return rows;
}

async function quotationRows(peers: readonly Peer[]): Promise<(string | number)[][]> {
  const request = {
    method: "POST" as const,
    path: "/api/v1/cotacao",
    headers: { Authorization: `Bearer ${tokens.cotacao}`, "Content-Type": "application/json" },
    body: JSON.stringify(quotationRequest),
  };
  const slots = [
    ...(await alternate(peers, () => ({ requests: [request], connections: 32 }), "rules: quotation")),
  ];
  const [without = 0] = slots.map(([, list]) => leastCpu(list));
  return slots.map(([{ name }, list]) => {
    const p50 = list.map((slot) => slot.p50);
    const cpu = leastCpu(list);
    return ["quotation", name, quantile(p50, 0.5), "-", round(cpu, 1), round(cpu / without, 2)];
  });
}

if (import.meta.main) console.log(await run());
