import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer, NOW, tokensOf } from "../../test-support/lojaServer.testing.ts";
import { carrinho, insertLojas, produto } from "../../test-support/lojas.testing.ts";
import { hashToken, issueToken } from "../loja/tokens.ts";

const { api, cotacao } = tokensOf(1);

/** Operation, method, path, body, which kinds of token open it. */
const operations: [string, string, string, unknown, { api: boolean; cotacao: boolean }][] = [
  ["criarCotacao", "POST", "/cotacao", carrinho(), { api: false, cotacao: true }],
  ["consultarCotacao", "GET", "/cotacao/10000000000", undefined, { api: true, cotacao: true }],
  ["lerFilaCotacao", "GET", "/logCotacaoFila", undefined, { api: true, cotacao: false }],
  ["salvarProdutos", "POST", "/produto", { produto: [produto("X")] }, { api: true, cotacao: false }],
  ["consultarProduto", "GET", "/produto/sku/X", undefined, { api: true, cotacao: false }],
  ["listarFiliais", "GET", "/filial", undefined, { api: true, cotacao: false }],
];

/** What a request says in Authorization; null: nothing. */
const strangers: [string, string | null][] = [
  ["no header", null],
  ["an empty header", ""],
  ["Bearer alone", "Bearer"],
  ["Bearer and a space", "Bearer "],
  ["the token alone", api],
  ["Basic", `Basic ${Buffer.from(`${api}:`).toString("base64")}`],
  ["a token that nobody has", "Bearer frete_api_nada"],
  ["a token in capitals", `Bearer ${api.toUpperCase()}`],
  ["a token and one letter more", `Bearer ${api}x`],
  ["the first letters of a token", `Bearer ${api.slice(0, -1)}`],
  ["two tokens", `Bearer ${api} ${cotacao}`],
  ["the hash of a token", `Bearer ${hashToken(api)}`],
  ["quotes", "Bearer ' OR 1=1 --"],
  ["513 characters", `Bearer ${"x".repeat(513)}`],
  ["the operator's token", "Bearer frete_op_demo"],
];

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
  });
  afterAll(() => server.close());
  const status = async (metodo: string, path: string, body: unknown, token: string) =>
    (await server.call(metodo, path, { body, token })).status;

  test.each(operations)("AUTH-006: %s is closed to strangers", async (_id, metodo, path, body) => {
    const before = await server.stored();
    for (const [name, authorization] of strangers) {
      const headers: Record<string, string> = authorization === null ? {} : { Authorization: authorization };
      const answer = await server.call(metodo, path, { body, token: null, headers });
      expect([name, answer.status, Object.keys(answer.body)]).toEqual([name, 401, ["mensagem"]]);
      expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
    expect(await server.stored()).toEqual(before);
  });

  test.each(operations)(
    "AUTH-001, AUTH-002, COT-038, NS-070: %s takes its kinds of token only",
    async (_id, ...rest) => {
      const [metodo, path, body, opens] = rest;
      for (const kind of ["api", "cotacao"] as const) {
        const got = await status(metodo, path, body, tokensOf(1)[kind]);
        expect([kind, got !== 401]).toEqual([kind, opens[kind]]);
      }
    },
  );

  test.each(operations)(
    "AUTH-006: %s: a token lives until it expires, to the millisecond",
    async (_id, ...rest) => {
      const [metodo, path, body, opens] = rest;
      const tipo = opens.api ? "api" : "cotacao";
      const { token } = await server.db.transaction((trx) =>
        issueToken(trx, 1, { tipo, descricao: "curto", criadoEm: NOW, expiraEm: NOW + 1_000 }),
      );
      server.clock.set(NOW + 999);
      expect(await status(metodo, path, body, token)).not.toBe(401);
      server.clock.set(NOW + 1_000);
      expect(await status(metodo, path, body, token)).toBe(401);
      server.clock.set(NOW);
    },
  );

  test.each(operations)(
    "AUTH-006: %s: a revoked token is refused from the next request on",
    async (_id, ...rest) => {
      const [metodo, path, body, opens] = rest;
      const { id, token } = await server.db.transaction((trx) =>
        issueToken(trx, 1, { tipo: opens.api ? "api" : "cotacao", descricao: "curto", criadoEm: NOW }),
      );
      expect(await status(metodo, path, body, token)).not.toBe(401);
      await server.db.transaction((trx) =>
        trx("token").where({ id_loja: 1, id }).update({ revogado_em: NOW }),
      );
      expect(await status(metodo, path, body, token)).toBe(401);
    },
  );

  test("the tokens of an inactive loja open nothing, those of the other one do", async () => {
    const setActive = (ativa: 0 | 1) =>
      server.db.transaction((trx) => trx("loja").where({ id: 1 }).update({ ativa }));
    await setActive(0);
    for (const [id, metodo, path, body, opens] of operations) {
      const kind = opens.api ? "api" : "cotacao";
      expect([id, await status(metodo, path, body, tokensOf(1)[kind])]).toEqual([id, 401]);
      expect([id, await status(metodo, path, body, tokensOf(2)[kind])]).not.toEqual([id, 401]);
    }
    await setActive(1);
    expect(await status("GET", "/filial", undefined, api)).toBe(200);
  });

  test("the token is looked at before anything else of the request", async () => {
    const bad = { token: "nada", body: "{", headers: { "Content-Type": "text/plain" } };
    expect((await server.call("POST", "/cotacao", bad)).status).toBe(401);
    expect((await server.call("GET", "/logCotacaoFila?limite=x", { token: "nada" })).status).toBe(401);
  });

  test("GER-004: no field or parameter chooses another loja", async () => {
    const filiais = (await server.call("GET", "/filial?idLoja=2&loja=2")).body;
    expect(filiais.map(({ idFilial }: { idFilial: string }) => idFilial)).toEqual(["A1", "B1", "I1"]);
    const { dadosEntrada } = (await server.quote(carrinho({ idLoja: 2, nomeLoja: "Outra Loja" }))).body;
    expect(dadosEntrada.nomeLoja).toBe("Loja Teste");
  });

  test("AUTH-003: the quotation token has no limit of requests", async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.quote(carrinho())));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  });

  test("AUTH-004: integrations that share the token are told apart by canal", async () => {
    for await (const _ of server.client().cotacao.iterateFila());
    for (const canal of ["site", "app"]) await server.quote(carrinho({ canal }));
    const canais = (await server.client().cotacao.readFila()).map(({ dadosEntrada }) => dadosEntrada.canal);
    expect(canais.sort()).toEqual(["app", "site"]);
  });
});
