import { round } from "../support/benchmark.ts";
import { alternate, leastCpu, type Slot, slotCells } from "../support/slots.ts";
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

/**
 * Compares servers that do the same work, by the least CPU time that a request took.
 * @param baseline names of peers: a column for each says how many times its CPU time the others take
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
    for (const peer of peers) await checkAnswer(peer, exchange);
    const { answer: _, ...request } = exchange;
    const slots = await alternate(peers, () => ({ connections: 32, requests: [request] }), exchange.path);
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

function table(slots: ReadonlyMap<Peer, readonly Slot[]>, baseline: readonly string[]) {
  const measured = [...slots].map(([{ name }, list]) => ({ name, list, cpu: leastCpu(list) }));
  const floors = baseline.map((wanted) => measured.find(({ name }) => name === wanted)?.cpu ?? Number.NaN);
  return {
    columns: [
      ...["server", "CPU us/request", ...baseline.map((name) => `x ${name}`)],
      ...["requests/s", "p50 ms", "p99 ms"],
    ],
    rows: measured.map(({ name, list, cpu }) => [
      ...[name, round(cpu, 1), ...floors.map((floor) => round(cpu / floor, 2))],
      ...slotCells(list),
    ]),
  };
}
