import type { Exchange, Observe } from "../../http/index.ts";

/** Which requests get a line: the share of 0 to 1 of them, and every one that ended with a fault of the service. */
export interface AccessLogOptions {
  readonly share: number;
  /** Fields about the caller, who must not be a person. */
  readonly callerFields: (caller: unknown) => object;
  readonly write: (line: object) => void;
  /** From 0 to 1. */
  readonly draw?: () => number;
}

/**
 * Makes what writes a line for each request: what was called by whom, how it ended, and how long it took. Paths, queries and
 * bodies are not in it, since they hold names, addresses and keys of customers: the route stands for the path.
 */
export function accessLog({ share, callerFields, write, draw = Math.random }: AccessLogOptions): Observe {
  return (exchange) => {
    const isFault = exchange.status !== undefined && exchange.status >= 500;
    if (isFault || share === 1 || draw() < share) write(lineOf(exchange, callerFields(exchange.caller)));
  };
}

function lineOf(exchange: Exchange, caller: object): object {
  const {
    requestId,
    method,
    operation,
    route = null,
    status = null,
    refusal,
    isComplete,
    seconds,
    bytes,
  } = exchange;
  return {
    requestId,
    method,
    route,
    operation: operation?.id ?? null,
    status,
    ms: Math.round(seconds * 10_000) / 10,
    bytes,
    ...caller,
    ...(refusal !== undefined && { refusal }),
    ...(!isComplete && { gone: true }),
  };
}
