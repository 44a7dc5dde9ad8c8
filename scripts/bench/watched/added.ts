import { openSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import pino from "pino";
import { operations } from "../../../generated/loja/index.ts";
import { noteCaller, noteOperation, type Observe, watch } from "../../../server/src/http/exchange.ts";
import { requestIdOf } from "../../../server/src/http/requestId.ts";
import { accessLog } from "../../../server/src/platform/telemetry/accessLog.ts";
import { createMetrics, observeExchanges } from "../../../server/src/platform/telemetry/metrics.ts";
import { isQuick } from "../support/benchmark.ts";

const REQUESTS = 20_000;
const ROUNDS = isQuick ? 5 : 25;

/** CPU microseconds that being watched adds to one request: alone, without the rest, whose noise is larger. */
export interface Added {
  readonly name: number;
  readonly metrics: number;
  readonly log: number;
}

/** Measures requests that nobody sent and that are answered at once; what runs beside it only adds time, so the least of many rounds counts. */
export async function added(): Promise<Added> {
  const lines = pino({}, pino.destination({ fd: openSync("/dev/null", "w"), sync: true, minLength: 4096 }));
  const metrics = observeExchanges(createMetrics());
  const log = accessLog({
    share: 1,
    callerFields: (caller) => caller as object,
    write: (line) => lines.info(line, "request"),
  });
  const kinds = [
    () => {},
    named(undefined),
    named(metrics),
    named((exchange) => {
      metrics(exchange);
      log(exchange);
    }),
  ];
  const least = kinds.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, kind] of kinds.entries())
      least[index] = Math.min(least[index] as number, await measure(kind));
  const [nothing = 0, name = 0, counted = 0, logged = 0] = least;
  return { name: name - nothing, metrics: counted - name, log: logged - counted };
}

const socket = new Socket();
const work = async () => {
  await null;
  await null;
};

type Kind = (request: IncomingMessage, response: ServerResponse) => unknown;

function named(observe: Observe | undefined): Kind {
  return (request, response) => {
    if (observe) watch(request, response, observe);
    requestIdOf(request);
    noteOperation(request, operations.criarCotacao, "/api/v1/cotacao");
    noteCaller(request, { idLoja: 1, tipoToken: "cotacao" });
    return work();
  };
}

async function measure(kind: Kind): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < REQUESTS; count++) {
    const request = new IncomingMessage(socket);
    request.method = "POST";
    const response = new ServerResponse(request);
    kind(request, response);
    await work();
    response.emit("close");
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
}
