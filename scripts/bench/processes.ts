import { quotationRequest } from "./dataSet/quotationRequest.ts";
import { tokens } from "./dataSet/tokens.ts";
import { type BenchResult, isQuick, median, progress, round } from "./support/benchmark.ts";
import { databaseCpu } from "./support/databaseCpu.ts";
import { filledPostgres } from "./support/filledPostgres.ts";
import { slot } from "./support/slots.ts";
import { type Peer, pinClient, startPeer } from "./support/startPeer.ts";

const EACH = 8;
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
 * POST of a quotation of one store on PostgreSQL: four processes with 8 at once each, against one with 8, and against one with all 32, who
 * then share look-ups and writes four times as much; in turns, on the same cores.
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
    const groups: [name: string, peers: Peer[], each: number, seconds: Second[]][] = [
      [`one process, ${EACH} at once`, peers.slice(0, 1), EACH, []],
      [`one process, ${4 * EACH} at once`, peers.slice(0, 1), 4 * EACH, []],
      [`four processes, ${4 * EACH} at once`, peers.slice(1), EACH, []],
    ];
    for (const [, some, each] of groups) await second(some, each, used, WARM_UP);
    for (let turn = 0; turn < ROUNDS; turn++) {
      progress(`processes: round ${turn + 1} of ${ROUNDS}`);
      for (const [, some, each, list] of turn % 2 ? groups.toReversed() : groups)
        list.push(await second(some, each, used, SECONDS));
    }
    const least = (list: readonly Second[]) => Math.min(...list.map(({ cpu, database }) => cpu + database));
    const [[, , , few = []] = [], [, , , many = []] = []] = groups;
    return {
      name: "POST of a quotation on PostgreSQL by several processes",
      columns: [
        ...["processes", "requests/s", "CPU us/request", "database CPU us"],
        ...[`x one with ${EACH} at once`, `x one with ${4 * EACH} at once`],
      ],
      rows: groups.map(([name, , , list]) => [
        name,
        Math.round(median(list.map(({ rate }) => rate))),
        round(Math.min(...list.map(({ cpu }) => cpu)), 0),
        round(Math.min(...list.map(({ database }) => database)), 0),
        round(least(list) / least(few), 2),
        round(least(list) / least(many), 2),
      ]),
      notes: ["x: CPU of servers and database for a request"],
    };
  } finally {
    for (const { process } of peers) process.kill();
    await postgres.stop();
  }
}

async function second(
  peers: readonly Peer[],
  connections: number,
  used: () => number,
  seconds: number,
): Promise<Second> {
  const before = used();
  const load = { requests: [request], connections };
  const slots = await Promise.all(peers.map((peer) => slot(peer, load, seconds)));
  const rate = slots.reduce((sum, each) => sum + each.rate, 0);
  const cpu = slots.reduce((sum, each) => sum + each.cpu * each.rate, 0) / rate;
  return { rate, cpu, database: (used() - before) / (rate * seconds) };
}

if (import.meta.main) console.log(await run());
