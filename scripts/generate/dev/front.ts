import { once } from "node:events";
import net, { type AddressInfo, type Socket } from "node:net";

/** Where a server is reached whichever process it is at the moment. */
export interface Front {
  readonly url: string;
  /** Leads new connections to a port of this machine. */
  leadTo(port: number): void;
  /** New connections wait: a server is about to listen. */
  hold(): void;
  /** There is no server: new connections are told why. */
  refuse(why: string): void;
  close(): Promise<void>;
}

/**
 * Listens in place of servers that come and go: bytes are passed on as they are.
 *
 * @param port 0 = any free one
 * @throws Error of listening, e.g. EADDRINUSE
 */
export async function openFront(host: string, port: number): Promise<Front> {
  type Serve = (socket: Socket) => void;
  const open = new Set<Socket>();
  let waiting: Socket[] = [];
  const wait: Serve = (socket) => void waiting.push(socket);
  let serve: Serve = wait;
  const become = (next: Serve) => {
    serve = next;
    const held = waiting;
    waiting = [];
    for (const socket of held) if (!socket.destroyed) serve(socket);
  };
  const server = net.createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    open.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => open.delete(socket));
    serve(socket);
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: bound } = server.address() as AddressInfo;
  const shown = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${shown}:${bound}`,
    leadTo: (target) =>
      become((socket) => {
        const other = net.connect({ port: target, host: "127.0.0.1", noDelay: true });
        open.add(other);
        other.once("close", () => {
          open.delete(other);
          socket.destroy();
        });
        other.on("error", () => socket.destroy());
        socket.once("close", () => other.destroy());
        socket.pipe(other).pipe(socket);
      }),
    hold: () => become(wait),
    refuse: (why) =>
      become((socket) => {
        socket.end(unavailable(why));
        socket.resume();
      }),
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
}

function unavailable(why: string): string {
  const body = JSON.stringify({
    type: "about:blank",
    title: "Service Unavailable",
    status: 503,
    detail: why,
  });
  return [
    "HTTP/1.1 503 Service Unavailable",
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Retry-After: 1",
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
