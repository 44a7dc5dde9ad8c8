// Fills a new embedded database with the demonstration and ends: started by `seedNewDatabase` as a process of its own.
import { openFiles } from "../arquivo/openFiles.ts";
import { systemClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { systemRandom } from "../random.ts";
import { openDatabase } from "../storage/openDatabase.ts";
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
