import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { cert, key } from "./certificates.testing.ts";

/** A server on an address; what it holds open ends with it. */
export interface Listening {
  port: number;
  /** Connections accepted so far. */
  connections: () => number;
  close(): Promise<void>;
}

/** A receiver over HTTP or HTTPS. */
export function httpReceiver(answer: RequestListener, { tls = false, host = "127.0.0.1", port = 0 } = {}) {
  return listening(tls ? createTlsServer({ key, cert }, answer) : createServer(answer), host, port);
}

/** A receiver that speaks whatever `talk` makes of a connection. */
export function tcpReceiver(talk: (socket: Socket) => void, host = "127.0.0.1"): Promise<Listening> {
  return listening(
    createTcpServer((socket) => {
      socket.resume();
      talk(socket);
    }),
    host,
  );
}

/** The text of a request's body. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Takes a request as it should be taken. */
export function accept(_request: IncomingMessage, response: ServerResponse): void {
  response.end('{"ok":true}');
}

async function listening(server: Server, host: string, port = 0): Promise<Listening> {
  const open = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections++;
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
