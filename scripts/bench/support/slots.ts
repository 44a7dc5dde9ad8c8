import autocannon from "autocannon";
import { isQuick, median, progress, round } from "./benchmark.ts";
import { cpuTime } from "./cpuTime.ts";
import type { Peer } from "./startPeer.ts";

/** What every peer is sent, over and over. */
export interface Load {
  readonly requests: readonly autocannon.Request[];
  readonly connections: number;
}

/** Figures of one slot: requests per second, CPU microseconds per request, latencies in milliseconds. */
export interface Slot {
  readonly rate: number;
  readonly cpu: number;
  /** CPU microseconds of the peer's database per request; 0 when it is inside the peer. */
  readonly database: number;
  readonly p50: number;
  readonly p99: number;
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? (isQuick ? 2 : 10));
const WARM_UP = isQuick ? 0.8 : 3;
const SLOT = isQuick ? 0.5 : 1;

/**
 * Sends the load to the peers in turns, each round in the reverse order of the one before, after a warm-up of each. What
 * else runs on the machine only ever adds CPU time, so the least of a peer's slots is the figure to compare.
 */
export async function alternate(
  peers: readonly Peer[],
  load: (peer: Peer) => Load,
  what: string,
): Promise<Map<Peer, Slot[]>> {
  for (const peer of peers) {
    progress(`${what}: warming up ${peer.name}`);
    await slot(peer, load(peer), WARM_UP);
  }
  const slots = new Map(peers.map((peer) => [peer, [] as Slot[]]));
  for (let turn = 0; turn < ROUNDS; turn++) {
    progress(`${what}: round ${turn + 1} of ${ROUNDS}`);
    for (const peer of turn % 2 ? peers.toReversed() : peers)
      slots.get(peer)?.push(await slot(peer, load(peer), SLOT));
  }
  return slots;
}

/** One slot of a peer. @throws Error when an answer was refused or did not come */
export async function slot(peer: Peer, load: Load, duration = SLOT): Promise<Slot> {
  const { name, url, pid, database = () => 0 } = peer;
  const before = cpuTime(pid);
  const databaseBefore = database();
  const { connections, requests } = load;
  const result = await autocannon({ url, connections, requests: [...requests], duration });
  const served = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  return {
    rate: served / result.duration,
    cpu: (cpuTime(pid) - before) / served,
    database: (database() - databaseBefore) / served,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Least CPU time per request over the slots. */
export const leastCpu = (slots: readonly Slot[]): number => Math.min(...slots.map(({ cpu }) => cpu));

/** CPU, rate and latencies of a peer as cells of a row. */
export function slotCells(slots: readonly Slot[]): number[] {
  return [
    Math.round(median(slots.map(({ rate }) => rate))),
    round(median(slots.map(({ p50 }) => p50)), 1),
    round(median(slots.map(({ p99 }) => p99)), 1),
  ];
}
