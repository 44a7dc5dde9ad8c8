import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { figuresByName } from "../counters.ts";

/** Milliseconds between two looks at the event loop. */
const LOOP_PRECISION = 20;

/** Makes the metrics of this process: memory, CPU, event loop, garbage, and all that counts itself (`platform/counters.ts`). */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION });
  for (const [name, all] of figuresByName()) {
    const [{ kind, help, labels }] = all as [(typeof all)[number]];
    const options = { name, help, labelNames: Object.keys(labels), registers: [registry] };
    if (kind === "gauge") {
      new Gauge({
        ...options,
        collect() {
          for (const each of all) this.set(each.labels, each.figure.value);
        },
      });
    } else {
      new Counter({
        ...options,
        collect() {
          this.reset();
          for (const each of all) this.inc(each.labels, each.figure.value);
        },
      });
    }
  }
  return registry;
}

/** Adds a figure that is looked up when it is asked for; a look-up that fails leaves it out. */
export function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | undefined | Promise<number | undefined>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.remove();
      const value = await Promise.try(read).catch(() => undefined);
      if (value !== undefined) this.set(value);
    },
  });
}
