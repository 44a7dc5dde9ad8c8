import { setTimeout as sleep } from "node:timers/promises";
import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import { oncePerSecond, type Surround } from "../../http/index.ts";
import { SECOND } from "../durations.ts";
import type { Transport } from "../push/transport.ts";
import type { Services } from "../services.ts";
import type { Database } from "../storage/database.ts";
import type { TraceSettings } from "../telemetrySettings.ts";
import { samplerOf } from "./samplerOf.ts";
import { createSpans, type Spans } from "./spans.ts";
import { tracedDatabase } from "./tracedDatabase.ts";
import { tracedTransport } from "./tracedTransport.ts";

/** What makes traces of requests, statements and notifications. */
export interface Tracing {
  readonly surround: Surround;
  database(db: Database): Database;
  transport(send: Transport): Transport;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Longest wait at the end for a collector to take what is left. */
const FAREWELL = 3 * SECOND;

const propagator = new W3CTraceContextPropagator();

/**
 * Starts to send traces by OTLP (JSON over HTTP) to where the OTEL_EXPORTER_OTLP_* variables say, as a service called by OTEL_SERVICE_NAME and
 * OTEL_RESOURCE_ATTRIBUTES. A collector that does not answer costs traces and a line in the log, nothing else.
 */
export function openTracing(settings: TraceSettings, log: Pick<Services["log"], "warn">): Tracing {
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "frete" }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(new OTLPTraceExporter(), log) })],
  });
  const spans = createSpans(provider.getTracer("frete"));
  return {
    surround: surrounding(spans),
    database: (db) => tracedDatabase(db, spans),
    transport: (send) => tracedTransport(send, spans, propagator),
    close: () =>
      Promise.race([provider.shutdown(), sleep(FAREWELL, undefined, { ref: false })]).catch(() => undefined),
  };
}

/** Serves each request in a span, below the one that its `traceparent` names. The span has what the access log has: no path, no query, no body. */
function surrounding(spans: Spans): Surround {
  return (request, serve) => {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const method = request.method ?? "";
    const { span, context } = spans.begin(method, { kind: SpanKind.SERVER, parent });
    spans.within(context, serve);
    return ({ requestId, operation, route, status, refusal }) => {
      if (route !== undefined) span.updateName(`${method} ${route}`);
      span.setAttributes({
        "http.request.method": method,
        "request.id": requestId,
        ...(route !== undefined && { "http.route": route }),
        ...(operation && { "operation.id": operation.id }),
        ...(status !== undefined && { "http.response.status_code": status }),
        ...(refusal !== undefined && { "error.type": refusal }),
      });
      if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  };
}

/** An exporter that says when it loses traces. */
function telling(exporter: SpanExporter, log: Pick<Services["log"], "warn">): SpanExporter {
  const warn = oncePerSecond((details, text) => log.warn(details, text));
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) warn({ err: result.error, lost: spans.length }, "traces could not be sent");
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
