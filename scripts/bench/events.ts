import { measureDeliveries } from "./events/deliveries.ts";
import { measureQueue } from "./events/queue.ts";
import type { BenchResult } from "./support/benchmark.ts";

/** Events: pushed to a receiver, and read from the queue over HTTP, whatever waits in it. */
export async function run(): Promise<BenchResult> {
  const rows = [...(await measureDeliveries()), ...(await measureQueue())];
  const columns = [
    "database",
    "what",
    "events waiting",
    "per second",
    "p50 ms",
    "p99 ms",
    "x fewest waiting",
  ];
  const notes = [
    "deliveries: one process claims, sends and records durably, to a receiver on this machine; 8 attempts at once per store",
    "GET /fila: eight readers of one store; each read moves a document to the end, durably",
    "beside an open transaction: PostgreSQL keeps what reads leave behind until it ends, e.g. a backup; measured after the others, so its ratio means something on a quiet machine only",
    "x fewest waiting: median over rounds, in which the queues take turns; 0.8 is the least that is accepted",
  ];
  return { name: "Events", labels: 3, columns, rows, notes };
}

if (import.meta.main) console.log(await run());
