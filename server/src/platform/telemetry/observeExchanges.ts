import { Counter, Histogram, type Registry } from "prom-client";
import type { Exchange, Observe } from "../../http/index.ts";

/** Seconds. The last is what a request takes that a silent PostgreSQL keeps waiting. */
const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 13];
const LABELS = ["operation", "method", "route", "status"] as const;

/**
 * Counts requests by operation and class of status, with their times, and refusals by their reason. No label is anybody's key: operations and
 * routes are the contract's, what belongs to no contract has `none`.
 */
export function observeExchanges(registry: Registry): Observe {
  const registers = [registry];
  const duration = new Histogram({
    name: "http_server_request_duration_seconds",
    help: "Time from the head of a request to the last byte of its answer",
    labelNames: LABELS,
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: "http_server_refusals_total",
    help: "Requests that were refused, by the reason that they were given",
    labelNames: ["operation", "status", "reason"],
    registers,
  });
  const bytes = new Counter({
    name: "http_server_response_bytes_total",
    help: "Bytes that were sent, heads included",
    registers,
  });
  return (exchange) => {
    const { operation, route = "none", refusal, status } = exchange;
    const id = operation?.id ?? "none";
    const method = operation?.method.toUpperCase() ?? "none";
    duration.observe({ operation: id, method, route, status: statusClass(exchange) }, exchange.seconds);
    bytes.inc(exchange.bytes);
    if (refusal !== undefined) refusals.inc({ operation: id, status: String(status), reason: refusal });
  };
}

/** `2xx` and so on; `gone` when the client left before it had its answer. */
function statusClass({ status, isComplete }: Exchange): string {
  return status === undefined || !isComplete ? "gone" : `${Math.trunc(status / 100)}xx`;
}
