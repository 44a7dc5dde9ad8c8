import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

/** `npm run test:long`: what takes minutes, in full; `npm test` has a short form of each. */
export default defineConfig({
  test: {
    ...config.test,
    include: ["{server,client,conformance,scripts}/**/*.long.test.ts"],
    exclude: ["**/node_modules/**"],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});
