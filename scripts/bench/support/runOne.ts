import type { BenchResult } from "./benchmark.ts";

/** One benchmark in a process of its own, started by scripts/bench.ts with its file as argument: sends its result. */
const [, , file = ""] = process.argv;
const { run } = (await import(file)) as { run: () => Promise<BenchResult> };
const result = await run();
process.send?.(result, undefined, undefined, () => process.disconnect?.());
