import { refusing } from "./contract/mensagem.ts";
import { seedDemo, seedPedidos } from "./demo/index.ts";
import { refuseRealData } from "./demo/refuseRealData.ts";
import { sweepFiles } from "./domain/arquivo/sweepFiles.ts";
import { purgeCotacoes } from "./domain/cotacao/purgeCotacoes.ts";
import { startNotificacoes } from "./events/notificacao/startNotificacoes.ts";
import { prepareSecrets } from "./events/webhook/prepareSecrets.ts";
import {
  Application,
  createBodyGate,
  type Draft,
  type RunningServer,
  type ServerOptions,
  startServer,
} from "./http/index.ts";
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
/** Longest wait for answers under way: a database that is silent is given up after 11 s. */
const CLOSE_TIMEOUT = 13_000;
/** How often files that nothing names are looked for. */
const SWEEP_INTERVAL = HOUR;

/** The whole service, running. */
export interface RunningApp extends Pick<RunningServer, "url" | "close"> {
  /** Where the operator's interface is. */
  operatorUrl: string;
}

/** What only some who start the service ask for. */
export interface StartOptions {
  /** Fill an empty database with the demonstration, where the configuration asks for it? It is when not said. */
  seed?: boolean;
  /** While closing, idle connections may send one more request for so long, ms. */
  drainTime?: number;
  /** The contracts are still being written: what a contract and its code lack of each other is no fault, but told. */
  draft?: (contract: string) => Draft["tell"];
}

/**
 * Starts the whole service: opens the database and brings it up to date, fills an empty one with the demonstration when that
 * is asked for (unless `seed` is false), and listens. `close` finishes what is in flight, then leaves the database in order.
 *
 * @throws StorageError, or the error of listening, e.g. EADDRINUSE
 */
export async function startApp(
  config: Config & StartOptions,
  log: Services["log"],
  { clock: base = systemClock, random = systemRandom }: Partial<Pick<Services, "clock" | "random">> = {},
): Promise<RunningApp & { services: Services }> {
  const testClock = config.testClock ? movableClock(base) : undefined;
  const clock = testClock ?? base;
  const db = await openDatabase(config.databaseUrl, { dataDir: config.dataDir, log, clock });
  const servers: RunningServer[] = [];
  try {
    await refuseRealData(config, db);
    if (testClock) {
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
    const readiness = { draining: false };
    const { host, port, operatorToken, operatorAddress, validateAnswers, drainTime, draft } = config;
    const bodyGate = createBodyGate(config.bodies);
    const loja = {
      name: "openapi",
      contract: lojaContract(services, { ...config, bodyGate, draft: draft?.("loja") }),
    } as const;
    const operador = {
      name: "operacao",
      contract: operacaoContract(services, operatorToken, {
        validateAnswers,
        bodyGate,
        draft: draft?.("operacao"),
      }),
    } as const;
    const serve = async (served: readonly (typeof loja | typeof operador)[], where: ServerOptions) => {
      const app = new Application({ log, ...refusing });
      for (const { contract } of served) app.bind(contract);
      app.use(
        pages(
          db,
          readiness,
          served.map(({ name }) => name),
        ),
      );
      servers.push(
        await startServer(app, {
          ...where,
          closeTimeout: CLOSE_TIMEOUT,
          ...(drainTime !== undefined && { drainTime }),
        }),
      );
    };
    await serve(operatorAddress ? [loja] : [loja, operador], { host, port });
    if (operatorAddress) await serve([operador], operatorAddress);
    const notificacoes = startNotificacoes(services, config.webhook);
    const purge = every(PURGE_INTERVAL, () => purgeCotacoes(db, clock), log);
    const sweep = every(SWEEP_INTERVAL, async () => void (await sweepFiles(services)), log);
    return {
      url: (servers[0] as RunningServer).url,
      operatorUrl: (servers.at(-1) as RunningServer).url,
      services,
      close: async () => {
        readiness.draining = true;
        // All at once: each of them waits for a database that does not answer.
        await Promise.all([
          ...servers.map((server) => server.close()),
          notificacoes.stop(),
          purge.stop(),
          sweep.stop(),
        ]);
        files.store.close();
        await db.close();
      },
    };
  } catch (error) {
    await Promise.all(servers.map((server) => server.close()));
    await db.close();
    throw error;
  }
}
