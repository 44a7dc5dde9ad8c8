import { comparePeers, type PeerSpec } from "./http/comparePeers.ts";
import { answer, path, request, token } from "./http/sample.ts";

const PEERS: readonly PeerSpec[] = [
  ["node:http", "rawHttp"],
  ["node:http again (A/A)", "rawHttp"],
  ["Fastify 5.12", "fastify"],
  ["toolkit", "ours"],
  ["toolkit, as a middleware of Koa", "ours", "koa"],
  ["toolkit, answers validated", "ours", "validate"],
];

/**
 * POST of a quotation (1.2 KB in, 5.3 KB out) against node:http, Fastify and the toolkit, all with the same validator. The A/A row
 * tells the error of the method.
 */
export async function run(): Promise<{ name: string; columns: string[]; rows: (string | number)[][] }> {
  const exchange = {
    path,
    method: "POST" as const,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
    answer: JSON.stringify(answer),
  };
  const measured = await comparePeers(PEERS, exchange, ["node:http", "Fastify 5.12"]);
  return { name: "POST of a quotation over HTTP", ...measured };
}

if (import.meta.main) {
  const { name, columns, rows } = await run();
  console.log(name);
  console.table(rows.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index], cell]))));
}
