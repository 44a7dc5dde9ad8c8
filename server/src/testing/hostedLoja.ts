import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "../app.ts";
import { seedDemo, seedPedidos } from "../demo/index.ts";
import { wakeAfter } from "../events/notificacao/wake.ts";
import { type MovableClock, manualClock, movableClock, systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { openFiles } from "../platform/files/openFiles.ts";
import { type Random, seededRandom, systemRandom } from "../platform/random.ts";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { type DeliveredEvento, deliverEvento, type EventoDeTeste } from "./deliverEvento.ts";

/** What a test wants of its server. */
export interface HostOptions {
  /** Address under which it is reached. */
  baseUrl: string;
  /** Epoch milliseconds at which its clock stands still until it is moved; null: the machine's. */
  now: number | null;
  /** The same keys of orders, chats and files for the same seed; null: chance. */
  seed: string | null;
  /** Does the demonstration have its 200 orders? */
  pedidos: boolean;
}

/** The sandbox of one test: the demonstration in a folder of its own, which can be put back to its beginning. */
export interface HostedLoja {
  /** Where it listens now. */
  url(): string;
  /** Begins anew, at another address; the clock, too. */
  reset(): Promise<void>;
  /** Moves the clock, and lets what is due by it happen. */
  advance(milliseconds: number): Promise<void>;
  deliver(idLoja: number, evento: EventoDeTeste): Promise<DeliveredEvento>;
  close(): Promise<void>;
}

const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };
/** Any key: what it seals is gone with the test. */
const KEY = "5e".repeat(32);

/** Starts the reference server for a test. */
export async function hostLoja(options: HostOptions): Promise<HostedLoja> {
  const { baseUrl, now, seed, pedidos } = options;
  const folder = await mkdtemp(join(tmpdir(), "frete-test-"));
  const pristine = join(folder, "pristine.db");
  const random = (): Random => (seed === null ? systemRandom : seededRandom(seed));
  const clockOf = (): MovableClock => movableClock(now === null ? systemClock : manualClock(now));
  let clock = clockOf();
  let runs = 0;
  const closing: Promise<void>[] = [];

  const seedPristine = async () => {
    const dataDir = join(folder, "pristine");
    await mkdir(dataDir);
    const config = readConfig({ FRETE_DATA_DIR: dataDir });
    const db = await openDatabase(`sqlite:${pristine}`, { dataDir, clock });
    const files = await openFiles(config);
    await seedDemo(db, clock, log);
    if (pedidos) await seedPedidos({ db, clock, random: random(), files, log });
    files.store.close();
    await db.close();
  };
  const start = async () => {
    const dataDir = join(folder, String(++runs));
    await mkdir(dataDir);
    await copyFile(pristine, join(dataDir, "frete.db"));
    const env = { PORT: "0", FRETE_DATA_DIR: dataDir, FRETE_BASE_URL: baseUrl, FRETE_SECRET_KEY: KEY };
    const config = readConfig({ ...env, FRETE_DEMO: "1", FRETE_WEBHOOK_ALLOW: "127.0.0.0/8,::1" });
    // Its orders were left out on purpose, or are there.
    return startApp({ ...config, seed: false }, log, { clock, random: random() });
  };

  await seedPristine();
  let app = await start();
  return {
    url: () => app.url,
    reset: async () => {
      closing.push(app.close());
      clock = clockOf();
      app = await start();
    },
    advance: async (milliseconds) => {
      clock.move(clock.ahead + milliseconds);
      await app.services.db.transaction(async (trx) => wakeAfter(trx));
    },
    deliver: (idLoja, evento) => deliverEvento(app.services, idLoja, evento),
    close: async () => {
      await Promise.all([...closing, app.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
