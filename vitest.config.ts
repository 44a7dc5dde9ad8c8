import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Workers and the processes that tests start keep what they compile for each other and for the next run.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, "node_modules/.cache/compile");

/**
 * They take long for their size, by which files are sorted in the first run of a checkout: left to the end, cores would be idle.
 * Those that kill processes come after others that leave compiled code behind: who is killed leaves none.
 */
const LONG = [
  "rastreio/pagina/rastreioPage.navegador",
  "src/withoutDriver",
  "simulation/simulation",
  "notificacao/fairness",
  "listen/listen",
  "engine/retryAfter",
  "src/story",
  "storage/processes",
  "chat/anexos.kill",
  "notificacao/kills",
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.includes(`${name}.test.`));
      return place === -1 ? LONG.length : place;
    };
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    include: ["{server,client,conformance,scripts,generated,spec}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/*.long.test.ts"],
    globalSetup: ["server/src/test-support/sharedDatabases.ts"],
    pool: "forks",
    // One more than the cores of a small machine: tests wait for databases, processes and timers.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // A worker keeps its modules from file to file, and Node runs them as it does in production: half the time of a run was
    // the same modules loaded again. A test leaves no state behind in a module.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Only ends what hangs: no test is about speed, and a machine may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    env: { TZ: process.env.TZ ?? "UTC" },
  },
});
