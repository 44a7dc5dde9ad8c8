import { createRequire } from "node:module";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runs } from "./http/test-support/runs.ts";
import { seededRandom } from "./platform/random.ts";
import type { Database } from "./platform/storage/database.ts";
import { openDatabase } from "./platform/storage/openDatabase.ts";
import { type BothServers, bothServers } from "./test-support/bothServers.testing.ts";
import { insertTransportes } from "./test-support/criacao.testing.ts";
import { migratedDatabaseUrl, type Undo } from "./test-support/databases.ts";
import { exchange } from "./test-support/exchange.ts";
import { tokensOf } from "./test-support/lojaServer.testing.ts";
import { OPERATOR_TOKEN } from "./test-support/operatorServer.testing.ts";
import { contentOfLoja } from "./test-support/sequences/contentOfLoja.testing.ts";
import { knownValues } from "./test-support/sequences/knownValues.testing.ts";
import { type Made, type Offered, offered, requestOf } from "./test-support/sequences/requestOf.testing.ts";

/** Requests of one loja and its operator before the other one has its turn. */
const TURN = 20;
const TURNS = runs(6, 60);
/** By now every operation has been served; in a short run nobody waits for that. */
const MOST_TURNS = runs(TURNS, 400);

/** What these sequences cannot reach, and the test that does. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  reenviarEvento: "operacao/notificacao: an event that was given up",
  lerRelogio: "operacao/relogio.test.ts: only with a clock for tests",
  acertarRelogio: "operacao/relogio.test.ts",
  soltarRelogio: "operacao/relogio.test.ts",
  avancarRelogio: "operacao/relogio.test.ts",
};

/** Of the operator's operations those that are about all lojas. */
const OF_ALL_LOJAS = new Set(["listarLojas", "listarAuditoria"]);

const read = (name: string): OpenApiDocument =>
  createRequire(import.meta.url)(`@frete/contract/${name}/document.json`);
const operations = [...offered(read("loja")), ...offered(read("operacao"))];

const engines: { name: string; db: Database; servers: BothServers }[] = [];
const undo: Undo[] = [];
const seed = process.env.SEQUENCE_SEED ?? String(Date.now());

beforeAll(async () => {
  for (const name of ["sqlite", "postgres"] as const) {
    const db = await openDatabase(await migratedDatabaseUrl(name, undo));
    const servers = await bothServers(db, seededRandom(seed));
    await insertTransportes(db);
    await db.transaction((trx) => trx("transportadora").update({ chat_habilitado: 1 }));
    engines.push({ name, db, servers });
  }
});
afterAll(async () => {
  for (const { db, servers } of engines) {
    await servers.close();
    await db.close();
  }
  for (const step of undo.reverse()) await step();
});

/** Sends to one engine; what differs by its nature is made alike. */
async function send({ servers }: (typeof engines)[number], { id, path }: Offered, made: Made, loja: number) {
  const isOperator = path.startsWith("/operacao/");
  const { api, cotacao } = tokensOf(loja as 1 | 2);
  const token = isOperator ? OPERATOR_TOKEN : id === "criarCotacao" ? cotacao : api;
  const { url } = isOperator ? servers.operador : servers.loja;
  const { status, text } = await exchange(url + made.path, {
    method: made.method,
    headers: {
      Authorization: `Bearer ${token}`,
      "X-Request-Id": "sequencia",
      ...(made.type !== undefined && { "Content-Type": made.type }),
    },
    body: made.body,
  });
  const alike = text.replaceAll(url, "").replaceAll(/frete_(api|cot)_[\w-]+|whsec_[\w+/=]+/g, "$1");
  return { status, text: alike };
}

test(`S1, S2, M1: whatever is asked of both contracts in whatever order, both engines answer alike, never with 5xx, and no loja learns or changes anything of the other (SEQUENCE_SEED=${seed})`, async () => {
  const random = seededRandom(seed);
  const known = knownValues(random);
  for (const [loja, filialERP] of [
    [1, "A1"],
    [2, "Z1"],
  ] as const)
    known.learn(loja, { filialERP, idFilial: 1, idTransportadora: 1, idMetodo: 1 }, "");
  const reached = new Set<string>();
  const creating = operations.filter(({ method }) => method === "POST");
  const missed = () => operations.map(({ id }) => id).filter((id) => !(reached.has(id) || id in ELSEWHERE));
  for (let turn = 0; turn < TURNS || (turn < MOST_TURNS && missed().length > 0); turn++) {
    const [loja, other] = turn % 2 === 0 ? [1, 2] : [2, 1];
    const before = await Promise.all(engines.map(({ db }) => contentOfLoja(db, other)));
    for (let step = 0; step < TURN; step++) {
      const unreached = operations.filter(({ id }) => !(reached.has(id) || id in ELSEWHERE));
      const some = [operations, creating, unreached, unreached][random.integer(0, 3)] ?? [];
      const operation = (some[random.integer(0, some.length - 1)] ?? operations[0]) as Offered;
      const made = requestOf(random, known, operation, { loja, other, mark: `MARCA${loja}` });
      const [answer, ...others] = await Promise.all(
        engines.map((engine) => send(engine, operation, made, loja)),
      );
      const told = `${turn}.${step} ${operation.id} ${made.method} ${made.path} ${made.body?.slice(0, 600)}`;
      if (!answer) throw new Error("there is no engine");
      expect([told, ...others]).toEqual([told, answer]);
      expect([told, answer.status, answer.text.slice(0, 300)]).toEqual([
        told,
        expect.toSatisfy((status) => status < 500),
        expect.anything(),
      ]);
      if (!OF_ALL_LOJAS.has(operation.id))
        expect([told, answer.text.includes(`MARCA${other}`)]).toEqual([told, false]);
      if (answer.status >= 300) continue;
      if (answer.status === 200) reached.add(operation.id);
      const collection = made.path.split("?")[0] as string;
      if (made.method === "DELETE") known.forget(loja, collection);
      if (/^[[{]/.test(answer.text)) known.learn(loja, JSON.parse(answer.text), collection);
    }
    const after = await Promise.all(engines.map(({ db }) => contentOfLoja(db, other)));
    expect([turn, after]).toEqual([turn, before]);
  }
  if (MOST_TURNS > TURNS) expect(missed()).toEqual([]);
});
