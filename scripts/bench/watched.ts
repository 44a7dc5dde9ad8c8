import { makeDataFolders } from "./dataSet/makeDataFolders.ts";
import { quotationRequest } from "./dataSet/quotationRequest.ts";
import { tokens } from "./dataSet/tokens.ts";
import { type BenchResult, progress, round } from "./support/benchmark.ts";
import { alternate, leastCpu, slotCells } from "./support/slots.ts";
import { type Peer, pinClient, startPeer } from "./support/startPeer.ts";
import { added } from "./watched/added.ts";

const PEERS = [
  ["nothing on, as by default", "../support/ours"],
  ["the same again (A/A)", "../support/ours"],
  ["metrics", "../watched/metricsOnly"],
  ["metrics and the whole access log", "../watched/watched"],
] as const;
const request = {
  method: "POST" as const,
  path: "/api/v1/cotacao",
  headers: { "Content-Type": "application/json", Authorization: `Bearer ${tokens.cotacao}` },
  body: JSON.stringify(quotationRequest),
};

/** What it costs to be seen from outside, on the busiest operation: CPU of POST /api/v1/cotacao, on SQLite. It may be 1.03. */
export async function run(): Promise<BenchResult> {
  const folders = await makeDataFolders();
  const peers: Peer[] = [];
  try {
    for (const [name, file] of PEERS) peers.push(await startPeer(name, file, folders.copy()));
    pinClient();
    const slots = await alternate(peers, () => ({ requests: [request], connections: 32 }), "watched");
    const all = [...slots].map(([{ name }, list]) => ({ name, list, cpu: leastCpu(list) }));
    const [unwatched] = all as [(typeof all)[number]];
    progress("watched: what is added, alone");
    const each = await added();
    const share = (each.name + each.metrics + each.log) / unwatched.cpu;
    return {
      name: "POST of a quotation, watched",
      columns: ["server", "CPU us/request", "x nothing on", "requests/s", "p50 ms", "p99 ms"],
      rows: all.map(({ name, list, cpu }) => [
        ...[name, round(cpu, 1), round(cpu / unwatched.cpu, 3)],
        ...slotCells(list),
      ]),
      notes: [
        `added to a request, measured alone: name ${round(each.name, 2)} us, metrics ${round(each.metrics, 2)} us, line of the log ${round(each.log, 2)} us`,
        `together ${round(1 + share, 3)} times a quotation; more than the A/A row differs from 1 is noise in the rows above`,
      ],
    };
  } finally {
    for (const peer of peers) peer.process.kill();
    folders.remove();
  }
}

if (import.meta.main) console.log(await run());
