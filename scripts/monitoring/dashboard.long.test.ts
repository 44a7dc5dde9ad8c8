import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { MONITORING } from "../../server/src/monitoring.testing.ts";
import { panels } from "./dashboard.ts";
import { hasPrometheus } from "./startPrometheus.ts";
import { type Seen, underLoad } from "./underLoad.ts";

const run = promisify(execFile);
/** Until each line of each panel has values: rates need some seconds, and caches have to be asked again. */
const SECONDS = 30;

describe.runIf(hasPrometheus())("with prometheus and promtool (Debian: prometheus)", () => {
  test("the configuration and the rules for alerts can be used", async () => {
    await run("promtool", ["check", "config", join(MONITORING, "prometheus.yml")]);
    await run("promtool", ["check", "rules", join(MONITORING, "alerts.yml")]);
  });

  test("alerts fire when they should, and only then", async () => {
    await run("promtool", ["test", "rules", "alerts.test.yml"], { cwd: MONITORING });
  });

  describe.each(["sqlite", "postgres"] as const)(
    "a service on %s under the requests of a store's day",
    (engine) => {
      let seen: Seen;
      beforeAll(async () => {
        seen = await underLoad(SECONDS, engine);
      });

      const last = (title: string): Record<string, number> => {
        const panel = seen.panels.find((each) => each.title === title);
        const series = panel?.lines.flatMap((line) => line.series) ?? [];
        return Object.fromEntries(
          series.map(({ metric, values }) => [Object.values(metric).join(), Number(values.at(-1)?.[1])]),
        );
      };

      test.each(panels("1m").map(({ title }) => title))("panel: %s", (title) => {
        const panel = seen.panels.find((each) => each.title === title);
        for (const { legend, series } of panel?.lines ?? []) {
          expect([legend, series.length]).not.toEqual([legend, 0]);
          for (const { metric, values } of series) {
            const wrong = values.filter(
              ([, value]) => !(Number(value) >= 0 && Number(value) < Number.POSITIVE_INFINITY),
            );
            expect([legend, metric, wrong]).toEqual([legend, metric, []]);
          }
        }
      });

      test("what happened is what is shown", () => {
        expect(last("Requests by class of status")["2xx"]).toBeGreaterThan(0);
        expect(Object.values(last("Share that ends with 5xx"))).toEqual([0]);
        const refusals = last("Refusals by reason");
        expect(refusals.unauthorized).toBeGreaterThan(0);
        expect(refusals.bodyMissing).toBeGreaterThan(0);
        expect(last("Busiest operations").criarCotacao).toBeGreaterThan(0);
        expect(last("Attempts to notify, by outcome").delivered).toBeGreaterThan(0);
      });

      test("every rule is in force, and a server that is gone is told", () => {
        expect(seen.rules.filter(({ health }) => health !== "ok")).toEqual([]);
        const states = (rules: Seen["rules"]) =>
          Object.fromEntries(rules.map(({ name, state }) => [name, state]));
        expect(states(seen.rules)).toMatchObject({ FreteDown: "inactive", FreteFaults: "inactive" });
        expect(states(seen.rulesAfter)).toMatchObject({ FreteDown: "pending", FreteFaults: "inactive" });
      });
    },
  );
});
