import { defaultTextMapSetter, SpanKind, SpanStatusCode, type TextMapPropagator } from "@opentelemetry/api";
import type { Transport } from "../push/transport.ts";
import type { Spans } from "./spans.ts";

/** A transport whose notifications are spans, and tell their receivers so (`traceparent`). */
export function tracedTransport(send: Transport, spans: Spans, propagator: TextMapPropagator): Transport {
  return async (delivery, signal) => {
    const attributes = {
      "http.request.method": "POST",
      "server.address": URL.canParse(delivery.url) ? new URL(delivery.url).host : "",
    };
    const parent = spans.current();
    const { span, context } = spans.begin("POST notification", { kind: SpanKind.CLIENT, attributes, parent });
    const headers = { ...delivery.headers };
    propagator.inject(context, headers, defaultTextMapSetter);
    const outcome = await spans.within(context, () => send({ ...delivery, headers }, signal));
    if (outcome.kind === "answer") span.setAttribute("http.response.status_code", outcome.status);
    if (outcome.kind === "failure" || outcome.status >= 400)
      span.setStatus({
        code: SpanStatusCode.ERROR,
        ...(outcome.kind === "failure" && { message: outcome.reason }),
      });
    span.end();
    return outcome;
  };
}
