import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import "../../../server/src/compileCache.js";
import "../smallHeap.ts";
import { createDatabase } from "./createDatabase.ts";
import referenceDriver from "./referenceDriver.ts";
import { startReferenceServer } from "./referenceServer.ts";

/** The report that the rule ledger reads the last results from. */
const LAST_RUN = resolve(import.meta.dirname, "../../../node_modules/.cache/conformance.json");

// `npm run conformance`: the kit against the reference server, on an empty database with demonstration data: an embedded one,
// or with --postgres one of PostgreSQL. Further options as of the command line: --report, --modulo, --caso.
const { values } = parseArgs({
  options: {
    report: { type: "string", default: "" },
    modulo: { type: "string", multiple: true },
    caso: { type: "string", multiple: true },
    postgres: { type: "boolean", default: false },
  },
});
const isWhole = values.modulo === undefined && values.caso === undefined;
let postgres: Awaited<ReturnType<typeof createDatabase>> | undefined;
// The reference server ends with this process; of PostgreSQL a database is left.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    if (postgres) postgres.stop().finally(() => process.exit(2));
    else process.exit(2);
  });
}
try {
  mkdirSync(dirname(LAST_RUN), { recursive: true });
  postgres = values.postgres ? await createDatabase() : undefined;
  const starting = startReferenceServer({ databaseUrl: postgres?.url });
  // Loaded meanwhile: each takes a second or two.
  const loading = Promise.all([
    import("../runKit.ts"),
    import("../profile/profile.ts"),
    import("../report/writeReports.ts"),
  ]);
  const server = await starting;
  const [{ runKit }, { referenceProfile }, { parseReports }] = await loading;
  try {
    process.exitCode = await runKit(
      {
        ...referenceProfile(server.url),
        implementation: `reference server on ${values.postgres ? "PostgreSQL" : "SQLite"}`,
        driver: referenceDriver({ url: server.url, environment: process.env }),
      },
      {
        reports: { ...(isWhole && !values.postgres && { json: LAST_RUN }), ...parseReports(values.report) },
        selection: {
          ...(values.modulo && { modules: values.modulo }),
          ...(values.caso && { cases: values.caso }),
        },
        allowPartial: !isWhole,
      },
    );
    if (process.exitCode !== 0) console.error(server.log());
  } finally {
    await server.stop();
  }
} catch (error) {
  console.error(`no verdict: ${(error as Error).message}`);
  process.exitCode = 2;
} finally {
  await postgres?.stop();
}
