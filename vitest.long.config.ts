import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

/** Tests of `npm test` that try more here: those that ask `runs` how much. */
const LARGER = [
  "server/src/domain/chat/stripHtml.test.ts",
  "server/src/domain/rastreio/pagina/escape.navegador.test.ts",
  "server/src/events/notificacao/storeModel.test.ts",
  "server/src/http/fuzz.test.ts",
  "server/src/operacao/edi/importarOcoren.test.ts",
  "server/src/sequences.test.ts",
];

/** `npm run test:long`: what takes minutes, in full; `npm test` has a short form of each. */
export default defineConfig({
  test: {
    ...config.test,
    include: ["{server,client,conformance,scripts}/**/*.long.test.ts", ...LARGER],
    exclude: ["**/node_modules/**"],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    env: { ...config.test?.env, TEST_LONG: "1" },
  },
});
