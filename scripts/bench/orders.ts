import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeOverHttp } from "./orders/overHttp.ts";
import { writeOrders } from "./orders/writeOrders.ts";
import type { BenchResult } from "./support/benchmark.ts";

/** What it takes to store orders durably, against the same rows by prepared statements: by themselves, and over HTTP. */
export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), "frete-bench-orders-"));
  try {
    const rows = [...(await writeOrders(folder)), ...(await writeOverHttp())];
    const columns = ["database", "at once", "what", "per second", "p50 ms", "p95 ms", "CPU us", "x raw"];
    const notes = [
      "savePedidos: orders of three shipments; x raw is time over that of the same rows by prepared statements",
      "POST /pedido/novo: orders of one shipment, of one store; x raw is CPU of server and database over node:http with the same look-ups and rows by hand; p99 in place of p95",
    ];
    return { name: "Orders, written", labels: 3, columns, rows, notes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log(await run());
