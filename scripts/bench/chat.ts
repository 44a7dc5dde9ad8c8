import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { insertPedidos, pedido } from "../../server/src/pedido/pedido.testing.ts";
import type { Database } from "../../server/src/storage/database.ts";
import { openDatabase } from "../../server/src/storage/openDatabase.ts";
import { fillDatabase } from "./dataSet/fillDatabase.ts";
import { makeDataFolders } from "./dataSet/makeDataFolders.ts";
import { stores, tokens } from "./dataSet/tokens.ts";
import { type Peer, pinClient, startPeer } from "./http/startPeer.ts";
import { type BenchResult, isQuick, progress, quantile, randomOf, round } from "./support/benchmark.ts";

const CHATS = 100_000;
const DAY = 86_400_000;
const READS = isQuick ? 100 : 400;
const UPLOADS = 100;
const UPLOAD_BYTES = 20_000_000;
/** Bounds of the issue: the run fails beyond them. */
const MAX_MEGABYTES = 300;
const ORDER = "5f0c954f3c0b4f3e9d5b1b7f8c2f4a10";

const LISTS: [name: string, query: string][] = [
  ["50 chats, the newest", "limite=50"],
  ["50 chats, page 1000", "limite=50&pagina=1000"],
  ["50 open chats", "limite=50&situacao=aberto"],
  ["50 chats of a carrier", "limite=50&idTransportadora=7"],
];

/** Lists of a store with 100,000 chats of the last 30 days, and 100 uploads at once of ten times the limit. */
export async function run(): Promise<BenchResult> {
  const folders = await makeDataFolders(fill);
  let peer: Peer | undefined;
  try {
    const folder = folders.copy();
    peer = await startPeer("our server", "../support/ours", folder);
    pinClient();
    const rows: (string | number)[][] = [];
    for (const [name, query] of LISTS) {
      progress(`chat: ${name}`);
      const times = await readTimes(`${peer.url}/api/v1/chats?${query}`);
      rows.push([`GET /chats: ${name}`, ...[0.5, 0.95].map((share) => round(quantile(times, share), 1)), ""]);
    }
    progress("chat: 100 uploads of 20 MB at once");
    for (const [name, length] of [
      ["with its length", true],
      ["without its length", false],
    ] as const) {
      const started = performance.now();
      const { url } = peer;
      const statuses = await Promise.all(Array.from({ length: UPLOADS }, () => upload(url, length)));
      const refused = statuses.filter((status) => status === 400).length;
      if (refused !== UPLOADS)
        throw new Error(`only ${refused} of ${UPLOADS} uploads were answered with 400: ${statuses}`);
      const seconds = round((performance.now() - started) / 1000, 1);
      rows.push([
        `100 uploads of 20 MB at once, each ${name}`,
        `${seconds} s`,
        "",
        round(peakMegabytes(peer.pid), 0),
      ]);
    }
    const megabytes = peakMegabytes(peer.pid);
    if (megabytes > MAX_MEGABYTES)
      throw new Error(`the server held ${megabytes} MB, more than ${MAX_MEGABYTES}`);
    const left = readdirSync(join(folder, "recebendo"));
    if (left.length > 0) throw new Error(`${left.length} temporary files were left`);
    const columns = ["what", "p50 ms", "p95 ms", "peak memory MB"];
    const notes = ["Every upload was answered with 400, and no temporary file was left."];
    return { name: "Chats and files (SQLite)", columns, rows, notes };
  } finally {
    peer?.process.kill();
    folders.remove();
  }
}

/** The data set, and 100,000 orders with a chat each. */
async function fill(folder: string): Promise<void> {
  const db = await openDatabase(`sqlite:${join(folder, "frete.db")}`);
  await fillDatabase(db);
  await fillChats(db);
  await db.close();
}

/** Orders and chats of the listed store, spread over 30 days; the first order has the key `ORDER`. */
async function fillChats(db: Database): Promise<void> {
  const id_loja = stores.listed;
  const random = randomOf(11);
  const now = Date.now();
  const key = (index: number) => index.toString(16).padStart(32, "0");
  await db.transaction(async (trx) => {
    const carrier = { id_loja, id: 1, nome: "Carga Teste", cnpj: null, ativo: 1, chat_habilitado: 1 };
    await trx("transportadora").insert(carrier).onConflict(["id_loja", "id"]).merge();
  });
  await insertPedidos(db, id_loja, [pedido({ chave: ORDER, numeroPedido: "UPLOAD" })]);
  const [first] = await db.reader("pedido").where({ chave: ORDER });
  for (let at = 1; at <= CHATS; at += 500) {
    const ids = Array.from({ length: 500 }, (_, index) => at + index);
    const orders = ids.map((index) => ({
      ...first,
      id: first.id + index,
      chave: key(index),
      numero_pedido: `C${index}`,
      estado: "{}",
    }));
    const chats = ids.map((index) => ({
      id_loja,
      id_pedido: first.id + index,
      chave: key(index),
      chave_pedido: key(index),
      tipo_pedido: "envio",
      id_transportadora: index % 10,
      nome_transportadora: `Transportadora ${index % 10}`,
      situacao: index % 3 === 0 ? "finalizado" : "aberto",
      sub_situacao: "aguardandoRespostaLoja",
      criado_em: now - 31 * DAY,
      ultima_em: now - Math.floor(random() * 30 * DAY),
      ultima_mensagem: "O produto está intacto e sai hoje para entrega.",
      ultima_origem: "transportadora",
      qtd_mensagens: 2,
      qtd_anexos: 0,
    }));
    await db.transaction(async (trx) => {
      await trx.batchInsert("pedido", orders, 50);
      await trx.batchInsert("chat", chats, 50);
    });
  }
}

/** Milliseconds of reads one after the other. */
async function readTimes(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = -20; count < READS; count++) {
    const started = performance.now();
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${tokens.api}` } });
    const { chats } = (await answer.json()) as { chats: unknown[] };
    if (chats.length !== 50) throw new Error(`${url} gave ${chats.length} chats`);
    if (count >= 0) times.push(performance.now() - started);
  }
  return times;
}

/** Sends a form with one file of 20 MB; the status of the answer, 0 when there was none. */
function upload(base: string, withLength: boolean): Promise<number> {
  const head = Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="mensagem"\r\n\r\noi\r\n--x\r\nContent-Disposition: form-data; name="anexo"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7',
  );
  const tail = Buffer.from("\r\n--x--\r\n");
  const chunk = Buffer.alloc(65_536, 32);
  return new Promise((resolve) => {
    const sender = request(`${base}/api/v1/chat/${ORDER}/mensagem`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${tokens.api}`,
        "Content-Type": "multipart/form-data; boundary=x",
        ...(withLength ? { "Content-Length": head.length + UPLOAD_BYTES + tail.length } : {}),
      },
    });
    let left = UPLOAD_BYTES;
    sender.on("response", (answer) => {
      answer.resume();
      answer
        .on("end", () => resolve(answer.statusCode ?? 0))
        .on("error", () => resolve(answer.statusCode ?? 0));
    });
    sender.on("error", () => resolve(0));
    const write = () => {
      while (left > 0 && !sender.destroyed) {
        const part = chunk.subarray(0, Math.min(left, chunk.length));
        left -= part.length;
        if (!sender.write(part)) return void sender.once("drain", write);
      }
      if (!sender.destroyed) sender.end(tail);
    };
    sender.write(head);
    write();
  });
}

/** The most memory that a process ever held. */
function peakMegabytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1000;
}

if (import.meta.main) console.log(await run());
