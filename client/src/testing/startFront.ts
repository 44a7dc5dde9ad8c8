import { once } from "node:events";
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { OperationId } from "../operation.ts";
import { checkOperation } from "./checkOperation.ts";
import { answerFault, checkFault, type Fault } from "./fault.ts";
import { operationOf } from "./operationOf.ts";

/** A request that came, in order. */
export interface SeenRequest {
  /** Null for what the contract does not have. */
  operation: OperationId | null;
  method: string;
  path: string;
  /** What it was answered; null while it is not, or when a fault left it without an answer. */
  status: number | null;
}

/** A server in front of another one, which lets everything through but what shall fail. */
export interface Front {
  url: string;
  /** Where requests go. */
  target: string;
  requests: SeenRequest[];
  /**
   * The next requests of an operation, or of any (`*`), fail; those planned first come first.
   *
   * @throws Error naming what cannot be meant
   */
  fail(operation: OperationId | "*", fault: Fault, times: number): void;
  /** Nothing fails any more, and nothing was seen. */
  clear(): void;
  close(): Promise<void>;
}

/** Starts it on any free port of this machine. */
export async function startFront(): Promise<Front> {
  let planned: { operation: OperationId | "*"; fault: Fault; left: number }[] = [];

  const server = createServer((request, response) => {
    const { method = "", url = "" } = request;
    const operation = operationOf(method, url) ?? null;
    const seen: SeenRequest = { operation, method, path: url, status: null };
    front.requests.push(seen);
    response.on("finish", () => {
      seen.status = response.statusCode;
    });
    const plan = planned.find((each) => each.operation === "*" || each.operation === operation);
    if (!plan) return pass(request, response, front.target);
    plan.left--;
    if (plan.left === 0) planned = planned.filter((each) => each !== plan);
    // The whole request is taken first, so that the answer arrives whatever its size.
    request.resume().on("end", () => answerFault(plan.fault, response));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: "",
    requests: [],
    fail: (operation, fault, left) => {
      if (operation !== "*") checkOperation(operation);
      checkFault(fault);
      if (!(Number.isInteger(left) && left > 0))
        throw new Error(`times is ${left}: use a whole number from 1`);
      planned.push({ operation, fault, left });
    },
    clear: () => {
      planned = [];
      front.requests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return front;
}

function pass(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, url, headers } = request;
  const onward = forward(new URL(url ?? "/", target), { method, headers, agent: false }, (answer) => {
    const { connection: _, "keep-alive": __, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(response);
    answer.on("error", () => response.destroy());
  });
  onward.on("error", () => response.destroy());
  response.on("close", () => onward.destroy());
  request.pipe(onward);
}
