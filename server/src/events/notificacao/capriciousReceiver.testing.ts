import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Random } from "../../platform/random.ts";
import { cert, key } from "../webhook/certificates.testing.ts";
import { bodyOf } from "../webhook/receiver.testing.ts";
import { loopbackCert, loopbackKey } from "./loopbackCertificate.testing.ts";

/** An attempt that reached the receiver whole. */
export interface Arrival {
  id: string;
  /** `<order>-<count>`. */
  text: string;
  at: number;
  isAccepted: boolean;
  /** Accepted, but the sender may not have learnt of it. */
  isAmbiguous: boolean;
}

/** A receiver over TLS that fails half the time, in every way there is. */
export interface CapriciousReceiver {
  url: string;
  arrivals: Arrival[];
  /** What must not happen: redirects followed, headers that do not fit. */
  faults: string[];
  close(): Promise<void>;
}

/** Ways to fail; `late` accepts when the sender has given up. */
const WAYS = ["500", "429", "503", "redirect", "reset", "hang", "slow", "late", "garbage"] as const;

/** An idle connection is kept at least as long, ms. */
const KEPT = 2000;

/** @param timeout what the sender waits for an answer, ms */
export async function capriciousReceiver(random: Random, timeout: number): Promise<CapriciousReceiver> {
  const arrivals: Arrival[] = [];
  const faults: string[] = [];
  const open = new Set<Socket>();
  const lastOf = new WeakMap<Socket, Arrival>();

  const fail = (way: (typeof WAYS)[number], arrival: Arrival, response: ServerResponse): void => {
    const after = (milliseconds: number, work: () => void) => setTimeout(work, milliseconds).unref();
    if (way === "500") response.writeHead(500).end("x".repeat(random.integer(0, 50_000)));
    else if (way === "429" || way === "503") response.writeHead(Number(way), { "Retry-After": "1" }).end();
    else if (way === "redirect") response.writeHead(307, { Location: "/elsewhere" }).end();
    else if (way === "reset") response.socket?.destroy();
    else if (way === "garbage") response.socket?.end("\x15\x03\x01 not HTTP at all\r\n\r\n");
    else if (way === "slow") response.socket?.write("HTTP/1.1 2");
    else if (way === "late") {
      Object.assign(arrival, { isAccepted: true, isAmbiguous: true });
      after(timeout * 1.5, () => response.writeHead(204).end());
    }
    // `hang`: nothing at all.
  };

  const server = createServer(async (request: IncomingMessage, response) => {
    const body = await bodyOf(request).catch(() => undefined);
    if (body === undefined) return;
    if (request.url !== "/events") faults.push(`${request.method} ${request.url}`);
    const { documento, dados } = JSON.parse(body);
    if (request.headers["webhook-id"] !== documento) faults.push(`webhook-id of ${documento}`);
    const arrival: Arrival = {
      ...{ id: documento, text: dados.mensagem, at: performance.now() },
      ...{ isAccepted: false, isAmbiguous: false },
    };
    arrivals.push(arrival);
    lastOf.set(request.socket, arrival);
    if (random.integer(0, 1) === 1) {
      arrival.isAccepted = true;
      response.writeHead(random.integer(0, 1) ? 200 : 204).end();
    } else fail(WAYS[random.integer(0, WAYS.length - 1)] ?? "500", arrival, response);
  });
  const front = createTcpServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => undefined);
    const isWrong = random.integer(1, 5) === 1;
    const options = isWrong ? { key, cert } : { key: loopbackKey, cert: loopbackCert };
    const secured = new TLSSocket(socket, { isServer: true, ...options });
    secured.on("error", () => undefined);
    // A sender that takes an answer keeps the connection: one that hangs up may have missed it.
    secured.on("close", () => {
      const arrival = lastOf.get(secured);
      if (arrival) arrival.isAmbiguous ||= performance.now() - arrival.at < KEPT;
    });
    server.emit("connection", secured);
  });
  await new Promise<void>((listening) => front.listen(0, "127.0.0.1", listening));
  return {
    url: `https://127.0.0.1:${(front.address() as AddressInfo).port}/events`,
    arrivals,
    faults,
    close: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
