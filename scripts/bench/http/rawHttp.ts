import http from "node:http";
import type { AddressInfo } from "node:net";
import { answer, isRequest, listening, path, token } from "./sample.ts";

/** The floor: node:http and nothing else that the same work does not need. */
const server = http.createServer((request, response) => {
  if (request.method !== "POST" || request.url !== path) return void response.writeHead(404).end();
  if (request.headers.authorization !== `Bearer ${token}`) return void response.writeHead(401).end();
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    if (!isRequest(body)) return void response.writeHead(400).end();
    const text = JSON.stringify(answer);
    const head = {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
    };
    response.writeHead(200, head).end(text);
  });
});
server.listen(0, "127.0.0.1", () => listening((server.address() as AddressInfo).port));
