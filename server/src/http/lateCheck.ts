import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { answerOn } from "./connections.ts";

/** Turns of the event loop that a request may take to be read once its time is over: the largest JSON body takes three. */
const TURNS = 100;

/**
 * Makes what tells whether a request whose time is over has still not arrived. Timers come before sockets: after a moment in which
 * nothing else was done, the time of a request may be over that lies complete in the socket, and only needs to be read.
 */
export function createLateCheck(server: Server): (socket: Socket) => Promise<boolean> {
  /** The requests that are looked at, as far as their heads have come. One listener for all: thousands may be late at once. */
  const awaited = new Map<Socket, IncomingMessage | undefined>();
  server.on("request", (request: IncomingMessage) => {
    if (awaited.has(request.socket)) awaited.set(request.socket, request);
  });

  return async (socket) => {
    const answering = answerOn(socket)?.req;
    // One that is complete is not the one that is waited for: that comes behind it.
    awaited.set(socket, answering?.complete ? undefined : answering);
    try {
      for (let turn = 0; turn < TURNS; turn++) {
        const before = socket.bytesRead;
        await new Promise((resolve) => setImmediate(resolve));
        if (awaited.get(socket)?.complete || socket.destroyed) return false;
        if (turn > 0 && socket.bytesRead === before) return true;
      }
      return true;
    } finally {
      awaited.delete(socket);
    }
  };
}
