import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

// Workers and the processes that tests start keep what they compile for each other and for the next run.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, "node_modules/.cache/compile");

export default defineConfig({
  test: {
    include: ["{server,client,conformance,scripts,generated,spec}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/*.long.test.ts"],
    globalSetup: ["server/src/test-support/sharedDatabases.ts"],
    pool: "forks",
    maxWorkers: 2,
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
