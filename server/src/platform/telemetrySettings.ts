import { ConfigError, type Environment, integer, oneOf } from "./environment.ts";

/** How the service is seen from outside. */
export interface TelemetrySettings {
  /** Where `/metrics` is; undefined: nowhere, and nothing is measured. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | undefined;
  /** Share of the requests that the access log has; 0: there is none. */
  readonly accessLog: number;
  /** Undefined: there are no traces. */
  readonly traces: TraceSettings | undefined;
}

/** Which traces are made (OpenTelemetry's own names). */
export interface TraceSettings {
  readonly sampler: string;
  /** Share of the traces, of samplers that go by one. */
  readonly ratio: number;
}

/** Reads FRETE_METRICS_PORT, FRETE_METRICS_HOST, FRETE_ACCESS_LOG, and what of OTEL_* decides whether there are traces. @throws ConfigError */
export function telemetrySettings(env: Environment, host: string): TelemetrySettings {
  const port = integer(env, "FRETE_METRICS_PORT", undefined, 0, 65_535);
  if (port === undefined && env.FRETE_METRICS_HOST)
    throw new ConfigError("FRETE_METRICS_HOST is set and FRETE_METRICS_PORT is not: give both");
  return {
    metricsAddress: port === undefined ? undefined : { host: env.FRETE_METRICS_HOST || host, port },
    accessLog: accessLogShare(env.FRETE_ACCESS_LOG || "off"),
    traces: traceSettings(env),
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

const SAMPLERS = ["always_on", "always_off", "traceidratio"].flatMap((name) => [name, `parentbased_${name}`]);

/** Traces are made when a collector is named, and go to it by OTLP; the rest of OTEL_* is read by its own library. */
function traceSettings(env: Environment): TraceSettings | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const exporter = oneOf(env, "OTEL_TRACES_EXPORTER", endpoint ? "otlp" : "none", ["otlp", "none"]);
  if (exporter === "none" || env.OTEL_SDK_DISABLED === "true") return undefined;
  for (const name of ["OTEL_EXPORTER_OTLP_PROTOCOL", "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"])
    oneOf(env, name, "http/json", ["http/json"]);
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || "1");
  if (!(ratio >= 0 && ratio <= 1))
    throw new ConfigError(
      `OTEL_TRACES_SAMPLER_ARG is "${env.OTEL_TRACES_SAMPLER_ARG}": use a share from 0 to 1`,
    );
  return { sampler: oneOf(env, "OTEL_TRACES_SAMPLER", "parentbased_always_on", SAMPLERS), ratio };
}
