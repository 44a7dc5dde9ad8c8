// npm run release:fixture -- 1.1.0: writes small data of every kind as this release stores it, into
// server/src/test-support/releases/1.1.0/. Tests open them with every later release. To be run once, when a release is made.

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { manualClock } from "../server/src/platform/clock.ts";
import { migrations } from "../server/src/platform/storage/migrations/index.ts";
import { openDatabase } from "../server/src/platform/storage/openDatabase.ts";
import { documentForms } from "./release/documentForms.ts";
import { dumpRows } from "./release/dumpRows.ts";
import { openService } from "./release/openService.ts";
import { tellStory } from "./release/tellStory.ts";

/** The instant at which the data of every release end. */
const NOW = Date.parse("2026-11-21T12:00:00Z");

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error(`"${version}" is no version: write npm run release:fixture -- 1.2.0`);
  process.exit(2);
}
const target = fileURLToPath(new URL(`../server/src/test-support/releases/${version}/`, import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "frete-release-"));
const clock = manualClock(NOW);
const db = await openDatabase(`sqlite:${join(folder, "frete.db")}`, { clock });
const service = await openService(db, clock, join(folder, "arquivos"));
try {
  const pedidos = await tellStory(service, clock, NOW);
  const release = { version, migration: [...migrations.keys()].at(-1), now: NOW };
  const lines = (values: readonly unknown[]) => `${values.map((each) => JSON.stringify(each)).join("\n")}\n`;
  const rows = await dumpRows(db);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, "release.json"), `${JSON.stringify(release, null, 2)}\n`);
  await writeFile(join(target, "rows.jsonl"), `${rows.join("\n")}\n`);
  await writeFile(join(target, "pedidos.jsonl"), lines(pedidos));
  await writeFile(join(target, "documents.json"), `${JSON.stringify(documentForms(), null, 2)}\n`);
  console.log(`${rows.length} lines and ${pedidos.length} orders in ${target}`);
} finally {
  await service.close();
  await db.close();
  await rm(folder, { recursive: true });
}
