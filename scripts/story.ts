import { openStage } from "./story/openStage.ts";
import { tellAudit } from "./story/tellAudit.ts";

/** `npm run story -- [database]`: from a cart to the audit of the carrier's invoice, in a service of its own; default: on SQLite. */
const stage = await openStage(process.argv[2]);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => stage.close().finally(() => process.exit(2)));
try {
  await tellAudit({ url: stage.url, say: (line) => console.log(line) });
} finally {
  await stage.close();
}
