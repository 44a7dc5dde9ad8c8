import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Packed } from "./packWorker.ts";

/** Packs rows in another thread; the block of numbers is handed over and not usable afterwards. */
export async function packRows(values: Int32Array<ArrayBuffer>): Promise<Packed> {
  const worker = new Worker(new URL("./packWorker.ts", import.meta.url), {
    workerData: values,
    transferList: [values.buffer],
  });
  try {
    const [result] = (await once(worker, "message")) as [Packed];
    return result;
  } finally {
    await worker.terminate();
  }
}
