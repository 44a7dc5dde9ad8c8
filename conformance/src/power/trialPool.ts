import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { makeDemonstration } from "../reference/makeDemonstration.ts";
import type { Trial } from "./fate.ts";
import type { TrialOrder } from "./trialOrder.ts";

const WORKER = fileURLToPath(new URL("trialWorker.ts", import.meta.url));
/** Dredd keeps some memory of every run: a process is replaced after so many cases. */
const CASES_PER_PROCESS = 1_500;
const HEAP = ["--max-old-space-size=448"];
/** Every trial starts a server: what was compiled once need not be compiled again. */
const COMPILED = fileURLToPath(new URL("../../../node_modules/.cache/compile", import.meta.url));

/** Runs trials in processes of their own, `lanes` at a time, in the order given; each server begins with the same data. */
export async function runTrials(
  orders: readonly TrialOrder[],
  lanes: number,
  onTrial: (trial: Trial) => void,
): Promise<void> {
  if (orders.length === 0) return;
  using made = await makeDemonstration();
  const queue = orders.map((order) => ({ ...order, demonstration: made.folder }));
  const running = new Set<ChildProcess>();
  const endWithUs = () => {
    for (const child of running) child.kill();
  };
  process.once("exit", endWithUs);
  const lane = async () => {
    while (queue.length > 0) {
      const child = fork(WORKER, {
        execArgv: HEAP,
        env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
      });
      child.on("error", () => undefined); // it ends then, which is what counts
      running.add(child);
      let cases = 0;
      while (cases < CASES_PER_PROCESS && child.connected) {
        const order = queue.shift();
        if (!order) break;
        const trial = await oneTrial(child, order);
        cases += trial.cases;
        onTrial(trial);
      }
      child.kill();
      running.delete(child);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, orders.length) }, lane));
  process.off("exit", endWithUs);
}

async function oneTrial(child: ChildProcess, order: TrialOrder): Promise<Trial> {
  const over = new AbortController();
  const { signal } = over;
  child.send(order, () => undefined);
  const answer = once(child, "message", { signal }).then(([trial]) => trial as Trial);
  const end = once(child, "exit", { signal }).then(([code, name]): Trial => {
    const found = `its process ended with ${code ?? name}`;
    return { id: order.id, fate: "fault", found, cases: 0, seconds: 0 };
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    over.abort();
    await Promise.allSettled([answer, end]);
  }
}
