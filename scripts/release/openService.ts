import { refusing } from "../../server/src/contract/mensagem.ts";
import { startNotificacoes } from "../../server/src/events/notificacao/startNotificacoes.ts";
import { Application, startServer } from "../../server/src/http/index.ts";
import { lojaContract } from "../../server/src/lojaContract.ts";
import { operacaoContract } from "../../server/src/operacao/operacaoContract.ts";
import type { ManualClock } from "../../server/src/platform/clock.ts";
import { openFiles } from "../../server/src/platform/files/openFiles.ts";
import { parseNetwork } from "../../server/src/platform/network.ts";
import { seededRandom } from "../../server/src/platform/random.ts";
import type { Services } from "../../server/src/platform/services.ts";
import type { Database } from "../../server/src/platform/storage/database.ts";
import { createVault } from "../../server/src/platform/vault/vault.ts";

const OPERATOR_TOKEN = "frete_op_release";

/** Sends a request and returns what was answered; throws unless that is 200. */
// biome-ignore lint/suspicious/noExplicitAny: the story looks into JSON of many shapes
export type Send = (method: string, path: string, body?: unknown) => Promise<any>;

/** The service over one database, as its users reach it. */
export interface Service {
  services: Services;
  /** The interface of a loja of the demonstration, paths relative to `/api/v1`. */
  loja(number: 1 | 2): Send;
  /** The operator's interface, paths relative to `/operacao/v1`. */
  operador: Send;
  /** Notifies once each event that is due, and gives up those that fail; `isDone` tells when to stop. */
  notifyOnce(isDone: () => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

/** Serves a database with a clock moved by hand and chance that repeats: the same requests leave the same rows. */
export async function openService(db: Database, clock: ManualClock, folder: string): Promise<Service> {
  const silent = () => undefined;
  const log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (details: object) => console.error(details),
  };
  const loopback = parseNetwork("127.0.0.0/8");
  const services = {
    db,
    clock,
    log,
    random: seededRandom("release"),
    vault: createVault(Buffer.alloc(32, 7)),
    files: await openFiles({ dataDir: folder, filesUrl: folder, s3Endpoint: undefined, s3Region: "" }),
    allowedNetworks: loopback ? [loopback] : [],
  } as unknown as Services;
  const application = new Application({ log: services.log, ...refusing });
  application.bind(lojaContract(services, { demo: true, validateAnswers: true }));
  application.bind(operacaoContract(services, [OPERATOR_TOKEN], { validateAnswers: true }));
  const server = await startServer(application, { drainTime: 10 });

  const sender =
    (base: string, tokenOf: (path: string) => string): Send =>
    async (method, path, body) => {
      const type =
        typeof body === "string" ? "text/plain" : body instanceof FormData ? undefined : "application/json";
      const response = await fetch(`${server.url}${base}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${tokenOf(path)}`,
          ...(body === undefined || type === undefined ? {} : { "Content-Type": type }),
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return JSON.parse(text);
    };

  return {
    services,
    loja: (number) =>
      sender("/api/v1", (path) => `frete_${path === "/cotacao" ? "cot" : "api"}_demo${number}`),
    operador: sender("/operacao/v1", () => OPERATOR_TOKEN),
    notifyOnce: async (isDone) => {
      const notificacoes = startNotificacoes(services, { schedule: [0] }, { poll: 20 });
      while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20));
      await notificacoes.stop();
    },
    close: async () => {
      await server.close();
      services.files.store.close();
    },
  };
}
