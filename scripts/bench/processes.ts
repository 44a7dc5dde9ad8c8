import { quotationRequest } from "./dataSet/quotationRequest.ts";
import { tokens } from "./dataSet/tokens.ts";
import { type BenchResult, isQuick, median, progress, round } from "./support/benchmark.ts";
import { databaseCpu } from "./support/databaseCpu.ts";
import { filledPostgres } from "./support/filledPostgres.ts";
import { slot } from "./support/slots.ts";
import { type Peer, pinClient, startPeer } from "./support/startPeer.ts";

const CONNECTIONS = 32;
const ROUNDS = isQuick ? 2 : 10;
const [WARM_UP, SECONDS] = isQuick ? [1, 0.5] : [3, 1];
const request = {
  method: "POST" as const,
  path: "/api/v1/cotacao",
  headers: { "Content-Type": "application/json", Authorization: `Bearer ${tokens.cotacao}` },
  body: JSON.stringify(quotationRequest),
};

/** What a second of some processes was like: quotations, and CPU microseconds of each. */
interface Second {
  rate: number;
  cpu: number;
  database: number;
}

/**
 * POST of a quotation on PostgreSQL, 32 at once: one process against four of the same store, who share the connections and the cores, in
 * turns. Four share fewer look-ups and writes each.
 */
export async function run(): Promise<BenchResult> {
  const postgres = await filledPostgres();
  if (!postgres) return { name: "Four processes: PostgreSQL does not start here", columns: [], rows: [] };
  const peers: Peer[] = [];
  try {
    const used = await databaseCpu(postgres.url);
    for (let index = 0; index < 5; index++)
      peers.push(await startPeer(`process ${index}`, "../support/ours", postgres.url));
    pinClient();
    const groups: [string, Peer[], Second[]][] = [
      ["one process", peers.slice(0, 1), []],
      ["four processes", peers.slice(1), []],
    ];
    for (const [, some] of groups) await second(some, used, WARM_UP);
    for (let turn = 0; turn < ROUNDS; turn++) {
      progress(`processes: round ${turn + 1} of ${ROUNDS}`);
      for (const [, some, list] of turn % 2 ? groups.toReversed() : groups)
        list.push(await second(some, used, SECONDS));
    }
    const least = (list: readonly Second[]) => Math.min(...list.map(({ cpu, database }) => cpu + database));
    const [[, , alone] = []] = groups;
    return {
      name: "POST of a quotation on PostgreSQL, 32 at once, by several processes",
      columns: ["processes", "requests/s", "CPU us/request", "database CPU us", "x one process"],
      rows: groups.map(([name, , list]) => [
        name,
        Math.round(median(list.map(({ rate }) => rate))),
        round(Math.min(...list.map(({ cpu }) => cpu)), 0),
        round(Math.min(...list.map(({ database }) => database)), 0),
        round(least(list) / least(alone ?? []), 2),
      ]),
      notes: ["x one process: CPU of servers and database for a request"],
    };
  } finally {
    for (const { process } of peers) process.kill();
    await postgres.stop();
  }
}

async function second(peers: readonly Peer[], used: () => number, seconds: number): Promise<Second> {
  const before = used();
  const load = { requests: [request], connections: CONNECTIONS / peers.length };
  const slots = await Promise.all(peers.map((peer) => slot(peer, load, seconds)));
  const rate = slots.reduce((sum, each) => sum + each.rate, 0);
  const cpu = slots.reduce((sum, each) => sum + each.cpu * each.rate, 0) / rate;
  return { rate, cpu, database: (used() - before) / (rate * seconds) };
}

if (import.meta.main) console.log(await run());
