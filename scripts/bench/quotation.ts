import { makeDataFolders } from "./dataSet/makeDataFolders.ts";
import { quotationRequest } from "./dataSet/quotationRequest.ts";
import { tokens } from "./dataSet/tokens.ts";
import { checkAnswers } from "./quotation/checkAnswers.ts";
import { flushShare } from "./quotation/flushShare.ts";
import { type BenchResult, isQuick, progress, round } from "./support/benchmark.ts";
import { filledPostgres } from "./support/filledPostgres.ts";
import { alternate, type Load, leastCpu, type Slot, slotCells } from "./support/slots.ts";
import { type Peer, pinClient, startPeer } from "./support/startPeer.ts";

const PEERS = [
  ["node:http, pricing only, nothing validated or stored", "../quotation/nodeHttp"],
  ["the same again (A/A)", "../quotation/nodeHttp"],
  ["node:http, our validator, handler and storage", "../quotation/nodeHttpStored"],
  ["Fastify, its ajv and serialiser, our handler and storage", "../quotation/fastify"],
  ["our server, SQLite", "../support/ours"],
] as const;
const body = JSON.stringify(quotationRequest);
const headers = { "Content-Type": "application/json", Authorization: `Bearer ${tokens.cotacao}` };
const request = { method: "POST" as const, path: "/api/v1/cotacao", headers, body };
const load = (connections: number) => (): Load => ({ requests: [request], connections });

/**
 * POST /api/v1/cotacao end to end, durably stored on SQLite on disk: 10 items, 3 branches by 6 methods with real tables. Slots
 * alternate between the servers; the A/A row tells the error of the method. Flushes to disk take time but no CPU: their
 * share is measured apart, and what sharing them among concurrent requests (group commit) brings.
 */
export async function run(): Promise<BenchResult> {
  const folders = await makeDataFolders();
  const peers: Peer[] = [];
  const postgres = isQuick ? undefined : await filledPostgres().catch(() => undefined);
  try {
    for (const [name, file] of PEERS) peers.push(await startPeer(name, file, folders.copy()));
    const ours = peers.at(-1) as Peer;
    if (postgres) peers.push(await startPeer("our server, PostgreSQL", "../support/ours", postgres.url));
    pinClient();
    const bytes = await checkAnswers(peers, request);
    const slots = await alternate(peers, load(32), "quotation");
    const alone = await alternate([ours], load(1), "quotation, one at a time");
    progress("quotation: share of the flush to disk");
    const flush = await flushShare(folders.copy(), bytes, alone.get(ours) ?? []);
    return {
      name: `POST of a quotation end to end (answer ${bytes} B)`,
      ...table(slots, alone),
      notes: flush,
    };
  } finally {
    for (const peer of peers) peer.process.kill();
    await postgres?.stop();
    folders.remove();
  }
}

function table(slots: Map<Peer, Slot[]>, alone: Map<Peer, Slot[]>) {
  const all = [...slots, ...alone];
  const [pricing = 0, , stored = 0, fastify = 0] = all.map(([, list]) => leastCpu(list));
  const columns = [
    "server",
    "at once",
    "CPU us/request",
    "x pricing only",
    "x node:http stored",
    "x Fastify",
  ];
  const rows = all.map(([{ name }, list], index) => {
    const cpu = leastCpu(list);
    const ratios = [cpu / pricing, cpu / stored, cpu / fastify].map((ratio) => round(ratio, 2));
    return [name, index < slots.size ? 32 : 1, round(cpu, 1), ...ratios, ...slotCells(list)];
  });
  return { labels: 2, columns: [...columns, "requests/s", "p50 ms", "p99 ms"], rows };
}

if (import.meta.main) console.log(await run());
