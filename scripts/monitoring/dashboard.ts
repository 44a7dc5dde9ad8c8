import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MONITORING } from "../../server/src/monitoring.testing.ts";

/** A panel of the dashboard as Grafana reads it. */
export interface Panel {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly fieldConfig: {
    readonly defaults: { readonly unit: string; readonly min?: number; readonly max?: number };
  };
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
}

/** The panels of `server/monitoring/dashboard.json`, their variables filled in as Grafana does it for all processes. */
export function panels(rateInterval: string): Panel[] {
  const { panels: read } = JSON.parse(readFileSync(join(MONITORING, "dashboard.json"), "utf8")) as {
    panels: Panel[];
  };
  const filled = (expr: string) =>
    expr.replaceAll("$instance", ".*").replaceAll("$__rate_interval", rateInterval);
  return read.map((panel) => ({
    ...panel,
    targets: panel.targets.map((target) => ({ ...target, expr: filled(target.expr) })),
  }));
}
