import autocannon from "autocannon";
import { cpuTime } from "./http/cpuTime.ts";
import { answer, path, request, token } from "./http/sample.ts";
import { type Peer, pinClient, startPeer } from "./http/startPeer.ts";
import { isQuick } from "./support/benchmark.ts";

const PEERS = [
  ["node:http", "rawHttp"],
  ["node:http again (A/A)", "rawHttp"],
  ["Fastify 5.12", "fastify"],
  ["toolkit", "ours"],
  ["toolkit, Koa's handleRequest", "ours", "koa"],
  ["toolkit, answers validated", "ours", "validate"],
] as const;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? (isQuick ? 2 : 12));
/** Seconds until the compiler has done its work. */
const WARM_UP = isQuick ? 1 : 3;
const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
const body = JSON.stringify(request);

/** Figures of one slot: requests per second, CPU microseconds per request, 99th percentile in milliseconds. */
interface Slot {
  rate: number;
  cpu: number;
  p99: number;
}

/**
 * POST of a quotation (1.2 KB in, 5.3 KB out) against node:http, Fastify and the toolkit, all with the same validator.
 * Slots alternate between the servers and each round reverses their order; the least CPU time per request over all slots is
 * what counts (other work on the machine only ever adds to it). The A/A row tells the error of the method.
 */
export async function run(): Promise<{ name: string; columns: string[]; rows: (string | number)[][] }> {
  const peers: Peer[] = [];
  try {
    for (const [name, file, argument] of PEERS) peers.push(await startPeer(name, file, argument));
    pinClient();
    for (const peer of peers) {
      await checkAnswer(peer);
      await slot(peer, WARM_UP);
    }
    const slots = new Map(peers.map((peer) => [peer, [] as Slot[]]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const peer of round % 2 ? peers.toReversed() : peers) slots.get(peer)?.push(await slot(peer));
    }
    return table(slots);
  } finally {
    for (const peer of peers) peer.process.kill();
  }
}

async function checkAnswer({ name, url }: Peer): Promise<void> {
  const response = await fetch(url + path, { method: "POST", headers, body });
  const text = await response.text();
  if (response.status !== 200 || text !== JSON.stringify(answer))
    throw new Error(`${name} answered ${response.status} ${text.slice(0, 200)}`);
}

async function slot({ name, url, pid }: Peer, duration = 1): Promise<Slot> {
  const before = cpuTime(pid);
  const result = await autocannon({
    url: url + path,
    method: "POST",
    headers,
    body,
    connections: 32,
    duration,
  });
  const served = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: served / result.duration, cpu: (cpuTime(pid) - before) / served, p99: result.latency.p99 };
}

function table(slots: Map<Peer, Slot[]>) {
  const least = (list: Slot[] | undefined) => Math.min(...(list ?? []).map(({ cpu }) => cpu));
  const [raw = 0, , fastify = 0] = [...slots.values()].map(least);
  const columns = ["server", "CPU us/request", "x node:http", "x Fastify", "requests/s", "p99 ms"];
  const rows = [...slots].map(([{ name }, list]) => [
    name,
    round(least(list), 1),
    round(least(list) / raw, 2),
    round(least(list) / fastify, 2),
    Math.round(median(list.map(({ rate }) => rate))),
    round(median(list.map(({ p99 }) => p99)), 1),
  ]);
  return { name: "POST of a quotation over HTTP", columns, rows };
}

const round = (value: number, places: number) => Number(value.toFixed(places));
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

if (import.meta.main) {
  const { name, columns, rows } = await run();
  console.log(name);
  console.table(rows.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index], cell]))));
}
