import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { insertLojas, produto } from "../../test-support/lojas.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    await server
      .client()
      .produto.save([
        produto("CAMA", { skuERP: "ERP-9", dePara: [{ canal: "mkt", sku: "MKT-1", status: true }] }),
      ]);
  });
  afterAll(() => server.close());
  const read = (sku: string) => server.call("GET", `/produto/sku/${encodeURIComponent(sku)}`);

  test.each([
    "a",
    "A B",
    "a/b",
    "a%2Fb",
    "a?b#c&d=e+f",
    "ção",
    "日本語 😀",
    "'; DROP TABLE produto; --",
    "%_",
    "...",
    "__proto__",
    "constructor",
    " x ",
    "s".repeat(50),
    "😀".repeat(50),
  ])("PROD-022: sku %j is found under exactly that text", async (sku) => {
    await server.client().produto.save([produto(sku)]);
    const { status, body } = await read(sku);
    expect([status, body.produto.length, body.produto[0].sku]).toEqual([200, 1, sku]);
  });

  const unknown: [string, string, number][] = [
    ["NS-062: nothing has it", "NADA", 404],
    ["NS-062: the search sku of a channel", "MKT-1", 404],
    ["NS-062: the ERP's code", "ERP-9", 404],
    ["letters of another case", "cama", 404],
    ["a space more", "CAMA ", 404],
    ["the first letters", "CAM", 404],
    ["a pattern", "C%", 404],
    ["PROD-022: 51 characters", "s".repeat(51), 400],
    ["NUL", "\0", 400],
    ["a line break", "CAMA\n", 400],
  ];
  test.each(unknown)("%s", async (_case, sku, status) => {
    const answer = await read(sku);
    expect([answer.status, Object.keys(answer.body)]).toEqual([status, ["mensagem"]]);
    // PROD-021
    if (status === 404) expect(answer.body.mensagem).toBe("produto não encontrado");
  });

  test.each(["%ff", "%", "%ed%a0%80"])("bytes that are no UTF-8 are refused: %s", async (segment) => {
    expect((await server.call("GET", `/produto/sku/${segment}`)).status).toBe(400);
  });

  test("letters that look the same but are composed otherwise are another sku", async () => {
    await server.client().produto.save([produto("caf\u00e9")]);
    expect((await read("cafe\u0301")).status).toBe(404);
  });

  test("another method: 405 with Allow", async () => {
    const { status, headers } = await server.call("DELETE", "/produto/sku/CAMA");
    expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("NS-066: branches of the loja, inactive ones too", async () => {
    expect((await server.call("GET", "/filial")).body).toEqual([
      {
        idFilial: "A1",
        filial: 1,
        nome: "Filial A1",
        cep: "01310100",
        cidade: "São Paulo",
        uf: "SP",
        ativo: true,
        prazoAdicional: 0,
        perAdiDesconto: 0,
      },
      {
        idFilial: "B1",
        filial: 2,
        nome: "Filial Sul",
        cep: "01310100",
        cidade: "Curitiba",
        uf: "PR",
        ativo: true,
        prazoAdicional: 2,
        perAdiDesconto: 10,
      },
      {
        idFilial: "I1",
        filial: 3,
        nome: "Filial I1",
        cep: "01310100",
        cidade: "São Paulo",
        uf: "SP",
        ativo: false,
        prazoAdicional: 0,
        perAdiDesconto: 0,
      },
    ]);
    expect((await server.client(2).filial.list()).map(({ idFilial }) => idFilial)).toEqual(["Z1"]);
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
