import type { LojaCaller } from "./contract/lojaHandler.ts";
import type { OperatorCaller } from "./contract/operatorHandler.ts";
import { overdueNotificacoes } from "./events/notificacao/overdueNotificacoes.ts";
import type { BodyGate, Lanes, Observe } from "./http/index.ts";
import type { Config } from "./platform/config.ts";
import { freeSpace } from "./platform/freeSpace.ts";
import type { Services } from "./platform/services.ts";
import { accessLog } from "./platform/telemetry/accessLog.ts";
import { openAccessLog } from "./platform/telemetry/openAccessLog.ts";
import { writtenFolders } from "./platform/writtenFolders.ts";

/** How a service is seen from outside. */
export interface Telemetry {
  /** To be told of every request; undefined: nobody wants to know. */
  readonly observe: Observe | undefined;
  /** Where `/metrics` is; undefined: nowhere. */
  readonly metricsUrl: string | undefined;
  close(): Promise<void>;
}

/** What bounds the requests under way. */
interface Queues {
  readonly bodyGate: BodyGate;
  readonly lanes: Lanes | undefined;
}

/** Starts what the configuration asks for: metrics at an address of their own, and the access log. What is off is not loaded. */
export async function openTelemetry(config: Config, services: Services, queues: Queues): Promise<Telemetry> {
  const observers: Observe[] = [];
  const access = config.accessLog > 0 ? openAccessLog() : undefined;
  if (access) observers.push(accessLog({ share: config.accessLog, callerFields, write: access.write }));
  const metrics = await openMetrics(config, services, queues);
  if (metrics) observers.push(metrics.observe);
  const [first, second] = observers;
  return {
    observe:
      first && second
        ? (exchange) => {
            first(exchange);
            second(exchange);
          }
        : first,
    metricsUrl: metrics?.server.url,
    close: async () => {
      access?.flush();
      await metrics?.server.close();
    },
  };
}

/** A loja is no person: which one called, and with which kind of token. */
function callerFields(caller: unknown): object {
  const { idLoja, tipoToken, operador, token } = (caller ?? {}) as Partial<LojaCaller & OperatorCaller>;
  if (operador !== undefined) return { operador: token };
  return idLoja === undefined ? {} : { idLoja, tipoToken };
}

async function openMetrics(
  config: Config,
  { db, replica, clock, log }: Services,
  { bodyGate, lanes }: Queues,
) {
  if (!config.metricsAddress) return undefined;
  const { addGauge, createMetrics, observeDatabase, observeExchanges, serveMetrics } = await import(
    "./platform/telemetry/metrics.ts"
  );
  const registry = createMetrics();
  const observe = observeExchanges(registry);
  observeDatabase(registry, { pools: { ...db.pools, ...replica?.pools } });
  addGauge(registry, "frete_bodies_bytes", "Bytes of JSON bodies in memory", () => bodyGate.bytes);
  if (lanes) {
    const help = "Requests that wait behind others of their store";
    addGauge(registry, "frete_requests_waiting", help, () => lanes.waiting);
  }
  addGauge(
    registry,
    "frete_bodies_limit_bytes",
    "Bytes beyond which bodies are refused",
    () => config.bodies.total,
  );
  addGauge(
    registry,
    "frete_disk_free_bytes",
    "Bytes free in the fullest folder that is written to",
    async () => Math.min(...(await Promise.all(writtenFolders(config).map(freeSpace)))),
  );
  const overdue = overdueNotificacoes(db, clock);
  addGauge(
    registry,
    "frete_notifications_overdue_seconds",
    "How long the oldest notification that is due has waited",
    overdue,
  );
  return { observe, server: await serveMetrics(registry, config.metricsAddress, log) };
}
