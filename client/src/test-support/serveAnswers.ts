import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One answer of a server that misbehaves; it may as well never answer. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** A server that answers its requests one after the other as told; the last behaviour stays. */
export async function serveAnswers(...behaviours: Behaviour[]) {
  const requests: { method: string; url: string; authorization: string | undefined }[] = [];
  const heads: IncomingHttpHeaders[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, url, authorization: headers.authorization });
    const behave = behaviours[Math.min(requests.length, behaviours.length) - 1] as Behaviour;
    heads.push(headers);
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      bodies.push(Buffer.concat(parts).toString());
      behave(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What arrived, in order. */
    requests,
    heads,
    bodies,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
  };

/** Answers any text. */
export const text =
  (status: number, body: string, contentType: string): Behaviour =>
  (response) => {
    response.writeHead(status, { "Content-Type": contentType }).end(body);
  };

/** Never answers. */
export const hang: Behaviour = () => {};

/** Drops the connection without an answer. */
export const drop: Behaviour = (response) => {
  response.socket?.destroy();
};

/** Promises more bytes than it sends, then drops the connection. */
export const breakOff: Behaviour = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
  response.write('[{"half":', () => response.socket?.destroy());
};

/** Promises more of a page, or of a file, than it sends, then drops the connection. */
export const breakOffAs =
  (status: number, contentType: string): Behaviour =>
  (response) => {
    response.writeHead(status, { "Content-Type": contentType, "Content-Length": "1000" });
    response.write("<html>", () => response.socket?.destroy());
  };

/** Begins an answer and never ends it. */
export const stall: Behaviour = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write("[");
};
