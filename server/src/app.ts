import { setTimeout } from "node:timers/promises";
import { refusing } from "./contract/mensagem.ts";
import { LOJA_DOCUMENTS, OPERATOR_DOCUMENTS } from "./contract/servedDocuments.ts";
import { seedDemo, seedPedidos } from "./demo/index.ts";
import { refuseRealData } from "./demo/refuseRealData.ts";
import { sweepFiles, sweepIncoming } from "./domain/arquivo/sweepFiles.ts";
import { purgeCotacoes } from "./domain/cotacao/purgeCotacoes.ts";
import { purgeEventos } from "./domain/loja/purgeEventos.ts";
import { anonimizarAntigos } from "./domain/titular/anonimizarAntigos.ts";
import { compactRemains } from "./domain/titular/compactRemains.ts";
import { startNotificacoes } from "./events/notificacao/startNotificacoes.ts";
import { prepareSecrets } from "./events/webhook/prepareSecrets.ts";
import {
  Application,
  createBodyGate,
  createLanes,
  type Draft,
  docs,
  type RunningServer,
  type ServerOptions,
  startServer,
} from "./http/index.ts";
import { lojaContract } from "./lojaContract.ts";
import { operacaoContract } from "./operacao/operacaoContract.ts";
import { pages } from "./pages.ts";
import { movableClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { followDatabase, followingClock } from "./platform/databaseClock.ts";
import { HOUR, MINUTE } from "./platform/durations.ts";
import { every, type Repeated } from "./platform/every.ts";
import { claimFolder } from "./platform/files/claimFolder.ts";
import { openFiles } from "./platform/files/openFiles.ts";
import { systemRandom } from "./platform/random.ts";
import type { Services } from "./platform/services.ts";
import type { Database } from "./platform/storage/database.ts";
import { openDatabase } from "./platform/storage/openDatabase.ts";
import { takeTurn } from "./platform/storage/takeTurn.ts";
import { openVault } from "./platform/vault/openVault.ts";
import { writtenFolders } from "./platform/writtenFolders.ts";
import { reference } from "./reference.ts";
import { openTelemetry, type Telemetry } from "./telemetry.ts";

/** How often what has passed its age is deleted. */
const PURGE_INTERVAL = 10 * MINUTE;
/** Longest wait for answers under way: a database that is silent is given up after 11 s. */
const CLOSE_TIMEOUT = 13_000;
/** How often files that nothing names are looked for. */
const SWEEP_INTERVAL = HOUR;
/** How often it is asked whether the file of the database is to be written anew. */
const COMPACT_INTERVAL = 20 * MINUTE;

/** The whole service, running. */
export interface RunningApp extends Pick<RunningServer, "url" | "close"> {
  /** Where the operator's interface is. */
  operatorUrl: string;
  /** Where `/metrics` is; undefined: nowhere. */
  metricsUrl: string | undefined;
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
 * is asked for (unless `seed` is false), and listens. `close` says for `config.drain` that it is not ready, finishes what is in flight, then
 * leaves the database in order.
 *
 * @throws StorageError, or the error of listening, e.g. EADDRINUSE
 */
export async function startApp(
  config: Config & StartOptions,
  log: Services["log"],
  { clock: given, random = systemRandom }: Partial<Pick<Services, "clock" | "random">> = {},
): Promise<RunningApp & { services: Services }> {
  const followed = followingClock();
  const base = given ?? followed;
  const testClock = config.testClock ? movableClock(base) : undefined;
  const clock = testClock ?? base;
  const tracing =
    config.traces && (await import("./platform/telemetry/tracing.ts")).openTracing(config.traces, log);
  const { dataDir, connections, migrates } = config;
  const database = await openDatabase(config.databaseUrl, { dataDir, log, clock, connections, migrates });
  const traced = (one: Database) => tracing?.database(one) ?? one;
  const db = traced(database);
  const copy =
    config.replica &&
    (await import("./platform/storage/postgres/openReplica.ts")).openReplica(database, config.replica, {
      log,
      connections,
    });
  const servers: RunningServer[] = [];
  let opened: Telemetry | undefined;
  let following: Repeated | undefined;
  try {
    if (given === undefined) following = await followDatabase(followed, db, log);
    await refuseRealData(config, db);
    if (testClock) {
      log.warn({}, "FRETE_TEST_CLOCK=1: the operator may move the clock, so nothing here is real");
    }
    const files = await openFiles(config);
    await claimFolder(config.filesUrl, db);
    const vault = await openVault(config);
    const allowedNetworks = config.webhookAllow;
    const services: Services = {
      db,
      replica: copy && traced(copy),
      clock,
      testClock,
      random,
      files,
      log,
      vault,
      allowedNetworks,
      traceTransport: tracing?.transport,
    };
    await prepareSecrets(config, services);
    if (config.demo && config.seed !== false) {
      await seedDemo(db, clock, log);
      await seedPedidos(services);
    }
    const readiness = { draining: false, folders: writtenFolders(config) };
    const { host, port, operatorTokens, operatorAddress, validateAnswers, drainTime, draft } = config;
    const bodyGate = createBodyGate(config.bodies);
    // SQLite answers within this process: there are no connections that one store could take from the others.
    const lanes = db.dialect === "postgres" ? createLanes(config.atOncePerToken) : undefined;
    const loja = {
      documents: LOJA_DOCUMENTS,
      contract: lojaContract(services, { ...config, bodyGate, lanes, draft: draft?.("loja") }),
    } as const;
    const operador = {
      documents: OPERATOR_DOCUMENTS,
      contract: operacaoContract(services, operatorTokens, {
        validateAnswers,
        bodyGate,
        draft: draft?.("operacao"),
      }),
    } as const;
    const telemetry = await openTelemetry(config, services, { bodyGate, lanes });
    opened = telemetry;
    const serve = async (served: readonly (typeof loja | typeof operador)[], where: ServerOptions) => {
      const app = new Application({ log, ...refusing });
      for (const { contract } of served) app.bind(contract);
      const documents = served.flatMap((each) => each.documents);
      app.use(pages(db, readiness, documents));
      app.use(docs(reference(documents, config)));
      const { observe } = telemetry;
      servers.push(
        await startServer(app, {
          ...where,
          closeTimeout: CLOSE_TIMEOUT,
          ...(drainTime !== undefined && { drainTime }),
          observe,
          surround: tracing?.surround,
        }),
      );
    };
    await serve(operatorAddress ? [loja] : [loja, operador], { host, port });
    if (operatorAddress) await serve([operador], operatorAddress);
    const notificacoes = startNotificacoes(services, config.webhook);
    const purge = every(
      PURGE_INTERVAL,
      async () => {
        if (!(await takeTurn(db, "purge", PURGE_INTERVAL / 2))) return;
        await purgeCotacoes(db, clock);
        await purgeEventos(db, clock);
        await anonimizarAntigos(services);
      },
      log,
    );
    const sweep = every(
      SWEEP_INTERVAL,
      async () => {
        // Temporary files are this process's own.
        await sweepIncoming(files.incoming);
        if (await takeTurn(db, "sweep", SWEEP_INTERVAL / 2)) await sweepFiles(services);
      },
      log,
    );
    const remains = every(COMPACT_INTERVAL, () => compactRemains(services), log);
    return {
      url: (servers[0] as RunningServer).url,
      operatorUrl: (servers.at(-1) as RunningServer).url,
      metricsUrl: telemetry.metricsUrl,
      services,
      close: async () => {
        readiness.draining = true;
        // Whoever sends requests here asks `/readyz` now and again, and sends some until it has heard of it.
        if (config.drain > 0) await setTimeout(config.drain);
        // All at once: each of them waits for a database that does not answer.
        await Promise.all([
          ...servers.map((server) => server.close()),
          notificacoes.stop(),
          purge.stop(),
          sweep.stop(),
          remains.stop(),
          following?.stop(),
        ]);
        await Promise.all([telemetry.close(), tracing?.close()]);
        files.store.close();
        await copy?.close();
        await db.close();
      },
    };
  } catch (error) {
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all([opened?.close(), tracing?.close(), following?.stop()]);
    await copy?.close();
    await db.close();
    throw error;
  }
}
