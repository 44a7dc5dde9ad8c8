// Fills a new embedded database with the demonstration and ends: started by `seedNewDatabase` as a process of its own.

import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { openFiles } from "../platform/files/openFiles.ts";
import { systemRandom } from "../platform/random.ts";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { seedPedidos } from "./pedidos/seedPedidos.ts";
import { seedDemo } from "./seedDemo.ts";

const log = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };
const config = readConfig(process.env);
const { databaseUrl, dataDir, migrates } = config;
const db = await openDatabase(databaseUrl, { dataDir, clock: systemClock, migrates });
const files = await openFiles(config);
try {
  await seedDemo(db, systemClock, log);
  await seedPedidos({ db, clock: systemClock, random: systemRandom, files, log });
} finally {
  files.store.close();
  await db.close();
}
