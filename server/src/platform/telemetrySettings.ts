import { ConfigError, type Environment, integer } from "./environment.ts";

/** How the service is seen from outside. */
export interface TelemetrySettings {
  /** Where `/metrics` is; undefined: nowhere, and nothing is measured. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | undefined;
  /** Share of the requests that the access log has; 0: there is none. */
  readonly accessLog: number;
}

/** Reads FRETE_METRICS_PORT, FRETE_METRICS_HOST and FRETE_ACCESS_LOG. @throws ConfigError */
export function telemetrySettings(env: Environment, host: string): TelemetrySettings {
  const port = integer(env, "FRETE_METRICS_PORT", undefined, 0, 65_535);
  if (port === undefined && env.FRETE_METRICS_HOST)
    throw new ConfigError("FRETE_METRICS_HOST is set and FRETE_METRICS_PORT is not: give both");
  return {
    metricsAddress: port === undefined ? undefined : { host: env.FRETE_METRICS_HOST || host, port },
    accessLog: accessLogShare(env.FRETE_ACCESS_LOG || "off"),
  };
}

function accessLogShare(text: string): number {
  if (text === "off") return 0;
  if (text === "full") return 1;
  const share = /^0?\.\d{1,6}$/.test(text) ? Number(text) : 0;
  if (share > 0) return share;
  throw new ConfigError(
    `FRETE_ACCESS_LOG is "${text}": use off, full, or the share of requests that get a line, such as 0.01`,
  );
}
