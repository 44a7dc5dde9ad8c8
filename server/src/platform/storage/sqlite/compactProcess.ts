import { Worker } from "node:worker_threads";

/**
 * Runs as a process of its own, which can be ended in the middle of what a thread cannot be kept from finishing. It ends with the process
 * that started it, however that ended: an orphan would hold the lock that the next one needs.
 */
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
const worker = new Worker(new URL("./compactWorker.ts", import.meta.url), { workerData: process.argv[2] });
worker.once("error", (error) => {
  console.error(error);
  process.exit(1);
});
worker.once("exit", (code) => process.exit(code));
