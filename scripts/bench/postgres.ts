import { quotationRequest } from "./dataSet/quotationRequest.ts";
import { tokens } from "./dataSet/tokens.ts";
import { checkAnswers } from "./quotation/checkAnswers.ts";
import { type BenchResult, round } from "./support/benchmark.ts";
import { databaseCpu } from "./support/databaseCpu.ts";
import { filledPostgres } from "./support/filledPostgres.ts";
import { alternate, type Load, leastCpu, type Slot, slotCells } from "./support/slots.ts";
import { type Peer, pinClient, startPeer } from "./support/startPeer.ts";

const PEERS = [
  ["node:http and pg by hand", "../postgres/byHand"],
  ["the same again (A/A)", "../postgres/byHand"],
  ["our server", "../support/ours"],
] as const;
const body = JSON.stringify(quotationRequest);
const headers = { "Content-Type": "application/json", Authorization: `Bearer ${tokens.cotacao}` };
const request = { method: "POST" as const, path: "/api/v1/cotacao", headers, body };

/**
 * POST of a quotation on PostgreSQL against node:http and pg written by hand, with the same statements, batches and pricing: 10 items, 3
 * branches by 6 methods. Client and database share what the server leaves of the machine, so the CPU counts: the server's, and the
 * database's for it.
 */
export async function run(): Promise<BenchResult> {
  const postgres = await filledPostgres();
  if (!postgres) return { name: "Quotations on PostgreSQL: it does not start here", columns: [], rows: [] };
  const peers: Peer[] = [];
  try {
    const database = await databaseCpu(postgres.url);
    for (const [name, file] of PEERS)
      peers.push({ ...(await startPeer(name, file, postgres.url)), database });
    pinClient();
    await checkAnswers(peers, request);
    const rows: (string | number)[][] = [];
    for (const connections of [1, 32]) {
      const load = (): Load => ({ requests: [request], connections });
      const slots = await alternate(peers, load, `quotation on PostgreSQL, ${connections} at once`);
      rows.push(...table(slots, connections));
    }
    const columns = [
      "server",
      "at once",
      "CPU us/request",
      "x by hand",
      "database CPU us",
      "x by hand, database",
    ];
    return {
      name: "POST of a quotation on PostgreSQL",
      labels: 2,
      columns: [...columns, "requests/s", "p50 ms", "p99 ms"],
      rows,
    };
  } finally {
    for (const peer of peers) peer.process.kill();
    await postgres.stop();
  }
}

function table(slots: Map<Peer, Slot[]>, connections: number): (string | number)[][] {
  const leastDatabase = (list: readonly Slot[]) => Math.min(...list.map(({ database }) => database));
  const [byHand = []] = slots.values();
  return [...slots].map(([{ name }, list]) => [
    name,
    connections,
    round(leastCpu(list), 0),
    round(leastCpu(list) / leastCpu(byHand), 2),
    round(leastDatabase(list), 0),
    round(leastDatabase(list) / leastDatabase(byHand), 2),
    ...slotCells(list),
  ]);
}

if (import.meta.main) console.log(await run());
