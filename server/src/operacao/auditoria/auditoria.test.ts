import { operations } from "@frete/contract/operacao";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fingerprint } from "../../platform/fingerprint.ts";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import {
  NOW,
  OPERATOR_TOKEN,
  type OperatorServer,
  operatorServer,
} from "../../test-support/operatorServer.testing.ts";

const operador = fingerprint(OPERATOR_TOKEN);
const quando = new Date(NOW).toISOString();

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    await server.create("/lojas", { nome: "Loja 1" });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  let requests = 0;
  /** Sends a request under a name of its own, and gives what was noted under it. */
  const noted = async (method: string, path: string, body?: unknown) => {
    const idRequisicao = `ato-${++requests}`;
    const answer = await server.call(method, path, body, { "X-Request-Id": idRequisicao });
    const list = await server.call("GET", `/auditoria?idRequisicao=${idRequisicao}`);
    expect(list.status).toBe(200);
    return { status: answer.status, body: answer.body, idRequisicao, itens: list.body.itens };
  };

  test("NS-090: a change is noted with its instant, token, operation, store, record and request", async () => {
    const issued = await noted("POST", "/lojas/1/tokens", { tipo: "api", descricao: "ERP" });
    const { idRequisicao } = issued;
    const about = { quando, operador, idLoja: 1 };
    const chave = `id=${issued.body.id}`;
    expect(issued.itens).toEqual([{ ...about, operacao: "emitirToken", chave, idRequisicao }]);
    const revoked = await noted("DELETE", `/lojas/1/tokens/${issued.body.id}`);
    expect(revoked.itens).toEqual([
      {
        ...about,
        operacao: "revogarToken",
        chave: `idToken=${issued.body.id}`,
        idRequisicao: revoked.idRequisicao,
      },
    ]);
  });

  test("NS-090: a new store is noted as its own", async () => {
    const created = await noted("POST", "/lojas", { nome: "Loja 2" });
    expect(created.itens).toMatchObject([
      { operacao: "criarLoja", idLoja: created.body.id, chave: `id=${created.body.id}` },
    ]);
  });

  test.each([
    ["what is refused by its form", "POST", "/lojas/1/tokens", { tipo: "other" }, 400],
    ["what is refused in the transaction", "DELETE", "/lojas/1/tokens/9999", undefined, 404],
    [
      "what is only simulated",
      "POST",
      "/lojas/1/anonimizacoes",
      { email: "a@example.com", simular: true },
      200,
    ],
    ["what only looks", "GET", "/lojas/1", undefined, 200],
    ["the clock of the machine", "POST", "/relogio/avanco", { segundos: 1 }, 403],
  ])("NS-090: %s is not noted", async (_name, method, path, body, status) => {
    const answer = await noted(method, path, body);
    expect([answer.status, answer.itens]).toEqual([status, []]);
  });

  test("NS-090: what changes nothing that is stored is noted all the same, once", async () => {
    for (let time = 0; time < 2; time++) {
      const { itens } = await noted("PATCH", "/lojas/1", { nome: "Loja 1" });
      expect(itens).toMatchObject([{ operacao: "alterarLoja", idLoja: 1, chave: "id=1" }]);
    }
  });

  test("NS-090: a change and its note are in one transaction", async () => {
    await db.transaction(async (trx) => {
      await trx("sequencia").where({ id_loja: 1, nome: "ato_operador" }).update({ valor: 0 });
    });
    const count = async () => Number((await db.reader("filial").count({ n: "*" }))[0]?.n);
    const before = await count();
    const filial = { filialERP: "XX01", nome: "Filial", cep: "01310100", cidade: "São Paulo", uf: "SP" };
    const refused = await server.call("POST", "/lojas/1/filiais", filial);
    // The number of the note is taken: neither the note nor the branch may be there.
    expect(refused.status).toBe(409);
    expect(await count()).toBe(before);
    await db.transaction(async (trx) => {
      await trx("sequencia").where({ id_loja: 1, nome: "ato_operador" }).update({ valor: 1000 });
    });
    expect((await server.call("POST", "/lojas/1/filiais", filial)).status).toBe(200);
  });

  test("NS-090: the list is narrowed and paged, the newest first", async () => {
    server.clock.set(NOW + 60_000);
    for (const nome of ["A", "B", "C"]) await server.create("/lojas/2/transportadoras", { nome });
    server.clock.set(NOW);
    const list = async (query: string) => (await server.call("GET", `/auditoria?${query}`)).body;
    const page = await list("idLoja=2&operacao=criarTransportadora&limite=2");
    expect(page).toMatchObject({ total: 3, itens: [{ chave: "id=3" }, { chave: "id=2" }] });
    expect((await list("idLoja=2&operacao=criarTransportadora&limite=2&pagina=2")).itens).toMatchObject([
      { chave: "id=1" },
    ]);
    const minute = new Date(NOW + 60_000).toISOString();
    expect((await list(`de=${minute}`)).total).toBe(3);
    expect((await list(`ate=${minute}&idLoja=2`)).itens).toMatchObject([{ operacao: "criarLoja" }]);
    expect((await list("idLoja=77")).total).toBe(0);
    expect((await server.call("GET", "/auditoria?operacao=1")).status).toBe(400);
  });

  test("NS-090: no note has anything of what was sent", async () => {
    await server.create("/lojas/1/tokens", { tipo: "api", descricao: "Segredo da Maria" });
    const rows = JSON.stringify(await db.reader("ato_operador").select());
    expect(rows).not.toMatch(/Maria|Loja 1|frete_api/);
    expect(rows).not.toContain(OPERATOR_TOKEN);
  });
});

test("operations that change something and those that do not are told apart by their method", () => {
  const reading = Object.values(operations).filter(({ method }) => method === "GET");
  expect(reading.length).toBeGreaterThan(20);
  expect(new Set(Object.values(operations).map(({ method }) => method))).toEqual(
    new Set(["GET", "POST", "PATCH", "PUT", "DELETE"]),
  );
});
