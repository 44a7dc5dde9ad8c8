import { setTimeout } from "node:timers/promises";
import { dayOfStore } from "../soak/dayOfStore.ts";
import { sendSteadily } from "../soak/sendSteadily.ts";
import { startReceiver } from "../soak/startReceiver.ts";
import { startSoaked } from "../soak/startSoaked.ts";
import { type Panel, panels } from "./dashboard.ts";
import { type Rule, type Series, startPrometheus } from "./startPrometheus.ts";

/** Requests a second: any machine serves these. */
const RATE = 40;
/** Prometheus makes rates of so many seconds, of which each is scraped. */
const RATE_INTERVAL = 10;
/** A wrong token and a body that is refused, so often. */
const REFUSED_EVERY = 500;

/** What a panel shows: for each of its lines what Prometheus knows of it. */
export interface ShownPanel extends Panel {
  readonly lines: readonly { readonly legend: string; readonly series: readonly Series[] }[];
}

/** What the dashboard and the rules for alerts make of a server under load. */
export interface Seen {
  readonly panels: readonly ShownPanel[];
  /** The rules while it ran. */
  readonly rules: readonly Rule[];
  /** When it did not answer any more. */
  readonly rulesAfter: readonly Rule[];
}

/**
 * Lets a real Prometheus scrape a server in production under the requests of a store's day, and asks it what every panel of the
 * dashboard asks, then ends the server and looks at the rules again.
 */
export async function underLoad(seconds: number, engine: "sqlite" | "postgres" = "sqlite"): Promise<Seen> {
  const server = await startSoaked(engine);
  const receiver = await startReceiver(server);
  const prometheus = await startPrometheus(new URL(server.metricsUrl).host);
  try {
    const from = Date.now() / 1000;
    const refused = setInterval(() => {
      for (const token of ["wrong", server.tokens.api])
        fetch(`${server.url}/api/v1/pedido/novo`, {
          method: "POST",
          headers: { Authorization: `Bearer ${token}` },
        }).catch(() => undefined);
    }, REFUSED_EVERY);
    await sendSteadily(server.url, dayOfStore(server), { seconds, rate: RATE });
    clearInterval(refused);
    const to = Date.now() / 1000;
    const rules = await prometheus.rules();
    const shown = await Promise.all(
      panels(`${RATE_INTERVAL}s`).map(async (panel) => ({
        ...panel,
        lines: await Promise.all(
          panel.targets.map(async ({ expr, legendFormat }) => ({
            legend: legendFormat,
            series: await prometheus.range(expr, from, to, 1),
          })),
        ),
      })),
    );
    await server.stop();
    let rulesAfter = rules;
    while (!rulesAfter.some(({ name, state }) => name === "FreteDown" && state !== "inactive")) {
      await setTimeout(500);
      rulesAfter = await prometheus.rules();
    }
    return { panels: shown, rules, rulesAfter };
  } finally {
    await prometheus.stop();
    receiver.close();
    await server.stop();
  }
}
