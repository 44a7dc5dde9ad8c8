import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeOrders } from "./orders/writeOrders.ts";
import type { BenchResult } from "./support/benchmark.ts";

/** What it takes to store orders durably, against the same rows by prepared statements. */
export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), "frete-bench-orders-"));
  try {
    const columns = ["database", "orders", "what", "p50 ms", "p95 ms", "x raw"];
    return { name: "Orders of 3 shipments, written", labels: 3, columns, rows: await writeOrders(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log(await run());
