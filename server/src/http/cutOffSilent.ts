import type { Socket } from "node:net";

/**
 * Cuts off connections on which no byte moves for so long. Node can be told to do that (`server.timeout`), and then sets a timer for each
 * request. Here a connection gets one when it is found without: before its first request, or while it waits for an answer. Behind an
 * answer Node sets its own, for idle connections, and takes it away when a request comes.
 *
 * @param interval how often connections are looked at, ms: a connection may live so much longer
 * @returns what ends it
 */
export function cutOffSilent(sockets: Iterable<Socket>, timeout: number, interval: number): () => void {
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.timeout) socket.setTimeout(timeout);
  }, interval).unref();
  return () => clearInterval(timer);
}
