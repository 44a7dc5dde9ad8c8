import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Where the rules for alerts and the dashboard are. */
export const MONITORING = join(import.meta.dirname, "../monitoring");

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

/** What Prometheus is asked: by alerts, and by the panels of the dashboard with their variables filled in. */
export function expressions(): { name: string; expr: string }[] {
  const read = (file: string) => readFileSync(join(MONITORING, file), "utf8");
  const alerts = (parse(read("alerts.yml")) as Rules).groups.flatMap(({ rules }) => rules);
  const { panels } = JSON.parse(read("dashboard.json")) as Dashboard;
  return [
    ...alerts.map(({ alert, expr }) => ({ name: alert, expr })),
    ...panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({
        name: title,
        expr: expr.replaceAll("$instance", ".*").replaceAll("$__rate_interval", "1m"),
      })),
    ),
  ];
}
