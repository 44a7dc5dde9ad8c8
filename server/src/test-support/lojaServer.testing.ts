import type { Cotacao } from "@frete/contract/loja";
import type { Knex } from "knex";
import { createClient, type FreteClient } from "../../../client/src/index.ts";
import { refusing } from "../contract/mensagem.ts";
import { bumpVersion } from "../domain/loja/lojaVersion.ts";
import { Application, startServer } from "../http/index.ts";
import { lojaContract } from "../lojaContract.ts";
import { type ManualClock, manualClock } from "../platform/clock.ts";
import { testFiles } from "../platform/files/files.testing.ts";
import type { Files } from "../platform/files/openFiles.ts";
import type { Network } from "../platform/network.ts";
import { type Random, systemRandom } from "../platform/random.ts";
import type { Services } from "../platform/services.ts";
import type { Database } from "../platform/storage/database.ts";
import { createVault } from "../platform/vault/vault.ts";
import { exchange } from "./exchange.ts";

/** 2026-11-21, 09:00 in São Paulo, a Saturday. */
export const NOW = Date.parse("2026-11-21T12:00:00Z");

/** A loja's two tokens, as `insertLojas` and the demonstration name them. */
export const tokensOf = (loja: 1 | 2) => ({
  api: `frete_api_demo${loja}`,
  cotacao: `frete_cot_demo${loja}`,
});

/** An answer as a test sees it. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of many shapes
  body: any;
}

/** What a request may be made of; the body is sent as JSON unless it is text already. */
export interface Sent {
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The loja's interface of one database over real HTTP, every answer held against the contract. */
export interface LojaServer {
  url: string;
  db: Database;
  files: Files;
  clock: ManualClock;
  services: Services;
  /** What the server logged as errors: nothing but a fault of the server gets there. */
  errors: object[];
  /** What it left undone. */
  warnings: object[];
  call(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** Quotes with the first loja's quotation token. */
  quote(body: unknown): Promise<Answer>;
  /** The same; throws unless it is answered with 200. */
  quoted(body: unknown): Promise<Cotacao>;
  /** An operator's change of the first loja: its rows, after its new version. */
  operate(change: (trx: Knex.Transaction) => Promise<unknown>): Promise<void>;
  client(loja?: 1 | 2): FreteClient;
  /** Rows of every table, and the sum of all counters: equal before and after a request that stored nothing. */
  stored(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

const TABLES = ["loja", "token", "filial", "produto", "produto_de_para", "cotacao", "cotacao_fila"] as const;

/** Serves a database on any free port; paths are relative to `/api/v1`. */
export async function lojaServer(
  db: Database,
  clock = manualClock(NOW),
  where: {
    filesUrl?: string;
    s3Endpoint?: string;
    allowedNetworks?: readonly Network[];
    random?: Random;
  } = {},
): Promise<LojaServer> {
  const errors: object[] = [];
  const warnings: object[] = [];
  const silent = () => undefined;
  const log = {
    ...{ debug: silent, info: silent },
    warn: (details: object) => warnings.push(details),
    error: (details: object) => errors.push(details),
  };
  const files = await testFiles(where.filesUrl, where.s3Endpoint);
  const vault = createVault(Buffer.alloc(32, 7));
  const { allowedNetworks = [], random = systemRandom } = where;
  const services = {
    db,
    clock,
    random,
    files,
    log,
    vault,
    allowedNetworks,
  } as unknown as Services;
  const application = new Application({ log, ...refusing });
  application.bind(lojaContract(services, { demo: true, validateAnswers: true }));
  // Longer than any test leaves a connection idle: a client that shares a busy process with its server would use a closed one.
  const server = await startServer(application, { drainTime: 10, keepAliveTimeout: 600_000 });

  const call: LojaServer["call"] = async (method, path, { token, body, headers = {} } = {}) => {
    const { api, cotacao } = tokensOf(1);
    const bearer = token === undefined ? (path === "/cotacao" ? cotacao : api) : token;
    const answer = await exchange(`${server.url}/api/v1${path}`, {
      method,
      headers: {
        ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
    return { ...answer, body: answer.text === "" ? null : JSON.parse(answer.text) };
  };

  return {
    url: server.url,
    db,
    files,
    clock,
    services,
    errors,
    warnings,
    call,
    quote: (body) => call("POST", "/cotacao", { body }),
    quoted: async (body) => {
      const { status, text, body: cotacao } = await call("POST", "/cotacao", { body });
      if (status !== 200) throw new Error(`${status} ${text}`);
      return cotacao;
    },
    operate: (change) =>
      db.transaction(async (trx) => {
        await bumpVersion(trx, 1);
        await change(trx);
      }),
    client: (loja = 1) => {
      const { api, cotacao } = tokensOf(loja);
      return createClient({ baseUrl: server.url, tokenApi: api, tokenCotacao: cotacao, retries: 0 });
    },
    stored: async () => {
      const counts: Record<string, number> = {};
      for (const table of TABLES)
        counts[table] = Number((await db.reader(table).count({ n: "*" }).first())?.n);
      const valores = await db.reader("sequencia").pluck("valor");
      return { ...counts, sequencia: valores.reduce((sum, valor) => sum + Number(valor), 0) };
    },
    close: async () => {
      await server.close();
      await files.remove();
    },
  };
}
