import http from "node:http";
import type { AddressInfo } from "node:net";
import { answer, key, petStore } from "./listSample.ts";
import { listening } from "./sample.ts";

const { validators } = await petStore();
const { query: isQuery, headers: areHeaders } = validators.list ?? {};

/** The floor: node:http and nothing else that the same work does not need. */
const server = http.createServer((request, response) => {
  const [path, search = ""] = (request.url ?? "").split("?");
  if (request.method !== "GET" || path !== "/store/pets") return void response.writeHead(404).end();
  if (request.headers["x-api-key"] !== key) return void response.writeHead(401).end();
  const query: Record<string, unknown> = {};
  for (const pair of search.split("&")) {
    const [name, value = ""] = pair.split("=");
    if (name === "kinds") query.kinds = value.split(",").map(decodeURIComponent);
    if (name === "limit") query.limit = Number(value);
  }
  const header = { "x-request-id": request.headers["x-request-id"] };
  if (!isQuery?.(query) || !areHeaders?.(header)) return void response.writeHead(400).end();
  const text = JSON.stringify(answer);
  const head = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
    "x-total": answer.length,
  };
  response.writeHead(200, head).end(text);
});
server.listen(0, "127.0.0.1", () => listening((server.address() as AddressInfo).port));
