import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer, tokensOf } from "../../test-support/lojaServer.testing.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import type { PontoDevolucaoRow } from "./reversaTables.ts";

/** Kind, name and whether it is active; ids count from 1. */
const PONTOS: [tipo: string, nome: string, ativo: 0 | 1][] = [
  ["Locker", "Estação Sé", 1],
  ["Agência", "Olaria", 1],
  ["Agência", "Ótica Central", 1],
  ["agência", "Zona Sul", 1],
  ["Agencia", "Sem acento", 1],
  ["Agência", "Fechada", 0],
  ["Agência", "Olaria", 1],
  ["Locker", "água branca", 1],
  ["Ágora", "Única", 1],
];

const cells = (
  id_loja: number,
  id: number,
  [tipo, nome, ativo]: (typeof PONTOS)[number],
): PontoDevolucaoRow => ({
  id_loja,
  id,
  tipo,
  nome,
  ativo,
  cep: "01310100",
  endereco: "Rua A",
  cidade: "São Paulo",
  uf: "SP",
  numero: id === 1 ? "10" : null,
  referencia: id === 1 ? "Saída 2" : null,
  bairro: id === 1 ? "Sé" : null,
});

eachDatabase((_name, open) => {
  let db: Database;
  let server: LojaServer;
  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    await db.transaction(async (trx) => {
      await trx("ponto_devolucao").insert(PONTOS.map((ponto, index) => cells(1, index + 1, ponto)));
      const many = Array.from({ length: 5200 }, (_, index) => cells(2, index + 1, ["T", `${index}`, 1]));
      await trx.batchInsert("ponto_devolucao", many, 60);
    });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const list = (query = "", loja: 1 | 2 = 1) =>
    server.call("GET", `/reversa/pontos-devolucao${query}`, { token: tokensOf(loja).api });
  const ids = (body: { pontos: { id: string }[] }) => body.pontos.map(({ id }) => Number(id));

  test("REV-PONTO-001: a point, NS-007: null without a value", async () => {
    const { body } = await list("?tipo=locker");
    const place = { cep: "01310100", endereco: "Rua A", cidade: "São Paulo", uf: "SP", status: "Ativo" };
    expect(body.pontos).toEqual([
      {
        ...{ id: "8", nome: "água branca", tipoPontoDeDevolucao: "Locker", ...place },
        ...{ numero: null, referencia: null, bairro: null },
      },
      {
        ...{ id: "1", nome: "Estação Sé", tipoPontoDeDevolucao: "Locker", ...place },
        ...{ numero: "10", referencia: "Saída 2", bairro: "Sé" },
      },
    ]);
  });

  test("REV-PONTO-004, ERR-038, NS-029: active ones, by kind, then name, as a dictionary sorts", async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(ids(body)).toEqual([5, 4, 2, 7, 3, 9, 8, 1]);
    expect(body.total).toBe(8);
  });

  test.each([
    ["Agência", [4, 2, 7, 3]],
    ["AGÊNCIA", [4, 2, 7, 3]],
    ["Agencia", [5]],
    ["Agên", []],
    ["", [5, 4, 2, 7, 3, 9, 8, 1]],
    ["%25", []],
  ])("REV-PONTO-002, NS-057: tipo %j matches the whole kind in any case", async (tipo, expected) => {
    const { body } = await list(`?tipo=${tipo === "%25" ? tipo : encodeURIComponent(tipo)}`);
    expect(ids(body)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  describe("REV-PONTO-003, ERR-039: limite", () => {
    test.each(["0", "-1", "5001", "1.5", "x"])("%j is refused", async (limite) => {
      expect(await list(`?limite=${limite}`)).toMatchObject({
        status: 400,
        body: { mensagem: expect.stringMatching(/^limite: /) },
      });
    });

    test.each([
      ["?limite=1", 1],
      ["?limite=5000", 5000],
      ["", 5000],
    ])("REV-PONTO-005: %j gives %d, and total counts them", async (query, count) => {
      const { body } = await list(query, 2);
      expect(body.pontos).toHaveLength(count);
      expect(body.total).toBe(count);
    });
  });

  test("AUTH-001, ERR-040: the quotation token, a wrong one and none do not open it", async () => {
    for (const token of [tokensOf(1).cotacao, "frete_api_demo9", null])
      expect((await server.call("GET", "/reversa/pontos-devolucao", { token })).status).toBe(401);
  });
});
