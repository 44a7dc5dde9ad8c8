import { cpSync } from "node:fs";
import { join } from "node:path";
import { issueToken } from "../../../server/src/domain/loja/tokens.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { makeDataFolders } from "../dataSet/makeDataFolders.ts";
import { quotationRequest } from "../dataSet/quotationRequest.ts";
import { stores, tokens } from "../dataSet/tokens.ts";
import { round } from "../support/benchmark.ts";
import { databaseCpu } from "../support/databaseCpu.ts";
import { filledPostgres } from "../support/filledPostgres.ts";
import { alternate, leastCpu, type Slot, slotCells } from "../support/slots.ts";
import { type Peer, pinClient, startPeer } from "../support/startPeer.ts";
import { CHANGED, changeRequest, orderBody, orderRequest, path } from "./orderRequest.ts";

const OURS = process.env.BENCH_OURS ?? "../support/ours";
const PEERS = [
  ["node:http, the same rows by hand", "../orders/byHand"],
  ["our server", OURS],
] as const;

/**
 * POST /pedido/novo over HTTP, one store, 1 and 32 at once, against node:http with the same look-ups and the same rows by hand, in turns: the
 * server's CPU, and the database's for it. Then PUT /pedido/altera, by itself.
 */
export async function writeOverHttp(): Promise<(string | number)[][]> {
  const folders = await makeDataFolders();
  const postgres = await filledPostgres();
  const rows: (string | number)[][] = [];
  try {
    const folder = folders.copy();
    const code = await firstOrder(folder, `sqlite:${join(folder, "frete.db")}`);
    // A file has one process.
    const places = PEERS.map((_, index) => ({ where: `${folder}-${index}`, database: () => 0 }));
    for (const { where } of places) cpSync(folder, where, { recursive: true });
    rows.push(...(await measure("sqlite", code, places)));
    if (postgres) {
      const { url } = postgres;
      const used = await databaseCpu(url);
      const peers = PEERS.map(() => ({ where: url, database: used }));
      rows.push(...(await measure("postgres", await firstOrder(url, url), peers)));
    }
    return rows;
  } finally {
    await postgres?.stop();
    folders.remove();
  }
}

/** One store may write orders; there is a quotation, whose code is returned, and an order. */
async function firstOrder(where: string, url: string): Promise<string> {
  const db = await openDatabase(url);
  const token = { tipo: "api" as const, texto: tokens.pedidos, descricao: "benchmark", criadoEm: Date.now() };
  await db.transaction((trx) => issueToken(trx, stores.quoting, token));
  await db.close();
  const server = await startPeer("to fill", "../support/ours", where);
  const post = async (to: string, token: string, body: string) => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const answer = await fetch(server.url + to, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  try {
    const { retorno } = (await post("/api/v1/cotacao", tokens.cotacao, JSON.stringify(quotationRequest))) as {
      retorno: { idCotacao: string };
    };
    for (const number of [undefined, ...CHANGED])
      await post(path, tokens.pedidos, orderBody(retorno.idCotacao, number));
    return retorno.idCotacao;
  } finally {
    const ended = new Promise((resolve) => server.process.once("exit", resolve));
    server.process.kill();
    await ended;
  }
}

async function measure(
  engine: string,
  code: string,
  places: readonly { where: string; database: () => number }[],
): Promise<(string | number)[][]> {
  const peers: Peer[] = [];
  try {
    for (const [place, [name, file]] of PEERS.entries()) {
      const { where = "", database = () => 0 } = places[place] ?? {};
      peers.push({ ...(await startPeer(name, file, where)), database });
    }
    pinClient();
    const rows: (string | number)[][] = [];
    for (const connections of [1, 32]) {
      const load = () => ({ requests: [orderRequest(code)], connections });
      const slots = await alternate(peers, load, `orders over HTTP, ${engine}, ${connections} at once`);
      rows.push(...table(engine, connections, "POST /pedido/novo", slots));
    }
    const ours = peers.slice(1);
    const load = () => ({ requests: [changeRequest()], connections: 32 });
    const slots = await alternate(ours, load, `changes of orders, ${engine}, 32 at once`);
    rows.push(...table(engine, 32, `PUT /pedido/altera of ${CHANGED.length} orders`, slots));
    return rows;
  } finally {
    for (const { process } of peers) process.kill();
  }
}

function table(engine: string, connections: number, of: string, slots: ReadonlyMap<Peer, readonly Slot[]>) {
  const costOf = (list: readonly Slot[]) =>
    leastCpu(list) + Math.min(...list.map(({ database }) => database));
  const [raw = []] = slots.values();
  return [...slots].map(([{ name }, list]) => {
    const cost = costOf(list);
    const what = `${of}, ${name}`;
    return [engine, connections, what, ...slotCells(list), round(cost, 0), round(cost / costOf(raw), 2)];
  });
}
