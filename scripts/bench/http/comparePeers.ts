import autocannon from "autocannon";
import { isQuick, median, round } from "../support/benchmark.ts";
import { cpuTime } from "../support/cpuTime.ts";
import { type Peer, pinClient, startPeer } from "../support/startPeer.ts";

/** A server under comparison: its name, its file in this folder, and an argument for it. */
export type PeerSpec = readonly [name: string, file: string, argument?: string];

/** What every peer is sent, and must answer. */
export interface Exchange {
  path: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  answer: string;
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? (isQuick ? 2 : 12));
/** Seconds until the compiler has done its work. */
const WARM_UP = isQuick ? 1 : 3;

/** Figures of one slot: requests per second, CPU microseconds per request, 99th percentile in milliseconds. */
interface Slot {
  rate: number;
  cpu: number;
  p99: number;
}

/**
 * Compares servers that do the same work. Slots alternate between them and each round reverses their order; the least CPU time
 * per request over all slots is what counts (other work on the machine only ever adds to it).
 * @param baseline names of peers, the first the floor: a column says how many times its CPU time each takes
 */
export async function comparePeers(
  specs: readonly PeerSpec[],
  exchange: Exchange,
  baseline: readonly string[],
): Promise<{ columns: string[]; rows: (string | number)[][] }> {
  const peers: Peer[] = [];
  try {
    for (const [name, file, argument] of specs) peers.push(await startPeer(name, file, argument));
    pinClient();
    for (const peer of peers) {
      await checkAnswer(peer, exchange);
      await slot(peer, exchange, WARM_UP);
    }
    const slots = new Map(peers.map((peer) => [peer, [] as Slot[]]));
    for (let round = 0; round < ROUNDS; round++)
      for (const peer of round % 2 ? peers.toReversed() : peers)
        slots.get(peer)?.push(await slot(peer, exchange));
    return table(slots, baseline);
  } finally {
    for (const peer of peers) peer.process.kill();
  }
}

async function checkAnswer({ name, url }: Peer, { path, answer, ...init }: Exchange): Promise<void> {
  const response = await fetch(url + path, init);
  const text = await response.text();
  if (response.status !== 200 || text !== answer)
    throw new Error(`${name} answered ${response.status} ${text.slice(0, 200)}`);
}

async function slot(
  { name, url, pid }: Peer,
  { path, answer: _, ...init }: Exchange,
  duration = 1,
): Promise<Slot> {
  const before = cpuTime(pid);
  const result = await autocannon({ url: url + path, ...init, connections: 32, duration });
  const served = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: served / result.duration, cpu: (cpuTime(pid) - before) / served, p99: result.latency.p99 };
}

function table(slots: Map<Peer, Slot[]>, baseline: readonly string[]) {
  const least = (list: Slot[] | undefined) => Math.min(...(list ?? []).map(({ cpu }) => cpu));
  const floors = baseline.map((wanted) => least([...slots].find(([{ name }]) => name === wanted)?.[1]));
  const columns = [
    "server",
    "CPU us/request",
    ...baseline.map((name) => `x ${name.replace(/ [\d.]+$/, "")}`),
    "requests/s",
    "p99 ms",
  ];
  const rows = [...slots].map(([{ name }, list]) => [
    name,
    round(least(list), 1),
    ...floors.map((floor) => round(least(list) / floor, 2)),
    Math.round(median(list.map(({ rate }) => rate))),
    round(median(list.map(({ p99 }) => p99)), 1),
  ]);
  return { columns, rows };
}
