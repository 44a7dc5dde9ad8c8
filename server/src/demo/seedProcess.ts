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
const db = await openDatabase(config.databaseUrl, { dataDir: config.dataDir, clock: systemClock });
const files = await openFiles(config);
try {
  await seedDemo(db, systemClock, log);
  await seedPedidos({ db, clock: systemClock, random: systemRandom, files, log });
} finally {
  files.store.close();
  await db.close();
}
