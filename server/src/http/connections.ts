import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What is being answered on a connection: Node keeps it there, under a name of its own. */
export function answerOn(socket: Socket): ServerResponse | undefined {
  return (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
}

/** The open connections of a server. */
export function connectionsOf(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}
