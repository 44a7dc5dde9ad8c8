import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{server,client,conformance,scripts,generated,spec}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/*.long.test.ts"],
    globalSetup: ["server/src/test-support/sharedDatabases.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    env: { TZ: process.env.TZ ?? "UTC" },
  },
});
