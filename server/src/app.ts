import { refusing } from "./contract/mensagem.ts";
import { seedDemo, seedPedidos } from "./demo/index.ts";
import { refuseRealData } from "./demo/refuseRealData.ts";
import { sweepFiles } from "./domain/arquivo/sweepFiles.ts";
import { purgeCotacoes } from "./domain/cotacao/purgeCotacoes.ts";
import { startNotificacoes } from "./events/notificacao/startNotificacoes.ts";
import { prepareSecrets } from "./events/webhook/prepareSecrets.ts";
import { Application, type RunningServer, startServer } from "./http/index.ts";
import { lojaContract } from "./lojaContract.ts";
import { operacaoContract } from "./operacao/operacaoContract.ts";
import { pages } from "./pages.ts";
import { movableClock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { HOUR, MINUTE } from "./platform/durations.ts";
import { every } from "./platform/every.ts";
import { openFiles } from "./platform/files/openFiles.ts";
import { systemRandom } from "./platform/random.ts";
import type { Services } from "./platform/services.ts";
import { openDatabase } from "./platform/storage/openDatabase.ts";
import { openVault } from "./platform/vault/openVault.ts";

/** How often what has passed its age is deleted. */
const PURGE_INTERVAL = 10 * MINUTE;
/** How often files that nothing names are looked for. */
const SWEEP_INTERVAL = HOUR;

/**
 * Starts the whole service: opens the database and brings it up to date, fills an empty one with the demonstration when that
 * is asked for (unless `seed` is false), and listens. `close` finishes what is in flight, then leaves the database in order.
 *
 * @throws StorageError, or the error of listening, e.g. EADDRINUSE
 */
export async function startApp(
  config: Config & { seed?: boolean },
  log: Services["log"],
  { clock: base = systemClock, random = systemRandom }: Partial<Pick<Services, "clock" | "random">> = {},
): Promise<Pick<RunningServer, "url" | "close"> & { services: Services }> {
  const testClock = config.testClock ? movableClock(base) : undefined;
  const clock = testClock ?? base;
  const db = await openDatabase(config.databaseUrl, { dataDir: config.dataDir, log, clock });
  try {
    if (testClock) {
      await refuseRealData(config, db);
      log.warn({}, "FRETE_TEST_CLOCK=1: the operator may move the clock, so nothing here is real");
    }
    const files = await openFiles(config);
    const vault = await openVault(config);
    const allowedNetworks = config.webhookAllow;
    const services: Services = { db, clock, testClock, random, files, log, vault, allowedNetworks };
    await prepareSecrets(config, services);
    if (config.demo && config.seed !== false) {
      await seedDemo(db, clock, log);
      await seedPedidos(services);
    }
    const app = new Application({ log, ...refusing });
    const readiness = { draining: false };
    app.bind(lojaContract(services, config));
    app.bind(operacaoContract(services, config.operatorToken, config.validateAnswers));
    app.use(pages(db, readiness));
    const server = await startServer(app, { host: config.host, port: config.port });
    const notificacoes = startNotificacoes(services, config.webhook);
    const purge = every(PURGE_INTERVAL, () => purgeCotacoes(db, clock), log);
    const sweep = every(SWEEP_INTERVAL, async () => void (await sweepFiles(services)), log);
    return {
      url: server.url,
      services,
      close: async () => {
        readiness.draining = true;
        await server.close();
        await notificacoes.stop();
        await purge.stop();
        await sweep.stop();
        files.store.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
