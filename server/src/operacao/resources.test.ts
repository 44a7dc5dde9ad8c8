import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../platform/storage/database.ts";
import { eachDatabase } from "../test-support/databases.ts";
import {
  OPERATOR_TOKEN,
  type OperatorServer,
  operatorServer,
} from "../test-support/operatorServer.testing.ts";

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;

  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    await server.create("/lojas", { nome: "Loja 1" });
    await server.create("/lojas", { nome: "Loja 2" });
    await server.create("/lojas/1/transportadoras", { nome: "Rápida", cnpj: "11222333000181" });
    await server.create("/lojas/1/metodos", { idTransportadora: 1, nome: "Expresso", idMkt: "E1" });
    await server.create("/lojas/1/filiais", branch("SP01"));
    await server.create("/lojas/1/tabelas", { nome: "T1", idMetodo: 1, idFilial: 1 });
    await server.create("/lojas/1/taxas", fee);
    await server.create("/lojas/1/regras", rule);
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const branch = (filialERP: string) => ({
    filialERP,
    nome: "CD São Paulo",
    cep: "05036001",
    cidade: "São Paulo",
    uf: "SP",
  });
  const fee = { tipo: "TDA", cepInicio: "01000000", cepFim: "01999999", forma: "fixo", valor: 12.34 };
  const rule = { titulo: "Ação de Natal", valorTipo: "percentual", valor: 10, dataInicio: "2026-11-01" };

  test.each([
    ["filiais", "/lojas/1/filiais/1", { ativo: true, prazoAdicional: 0, perAdiDesconto: 0 }],
    ["transportadoras", "/lojas/1/transportadoras/1", { cnpj: "11222333000181", ativo: true }],
    ["metodos", "/lojas/1/metodos/1", { correios: false, prazoAdicional: 0, urlFoto: null, idMkt: "E1" }],
    [
      "tabelas",
      "/lojas/1/tabelas/1",
      { fatorCubagem: 300, icmsIncluso: true, gris: 0, versaoFaixas: 0, qtdFaixas: 0, idFilial: 1 },
    ],
    ["taxas", "/lojas/1/taxas/1", { ...fee, idTransportadora: null, minimo: 0, ativa: true }],
    [
      "regras",
      "/lojas/1/regras/1",
      {
        valorAcao: "soma",
        prazoAcao: null,
        status: "ativo",
        situacao: "vigente",
        criterios: [],
        usuario: "Operador",
        dataCadastro: "2026-11-21T09:00:00",
      },
    ],
    [
      "lojas",
      "/lojas/2",
      { ativa: true, fusoHorario: "America/Sao_Paulo", criterio: "preco", diasNaoUteis: [], versao: 1 },
    ],
  ])("%s: what is left out counts as the contract's default", async (_kind, path, expected) => {
    const { status, body } = await server.call("GET", path);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });

  test.each([
    ["/lojas/1/filiais", 1, { nome: "Outro nome", perAdiDesconto: -100, prazoAdicional: 999 }],
    ["/lojas/1/filiais", 1, { perAdiDesconto: 999999.999 }],
    ["/lojas/1/transportadoras", 1, { cnpj: "12ABC34501DE35", ativo: false }],
    ["/lojas/1/transportadoras", 1, { cnpj: null, ativo: true }],
    ["/lojas/1/metodos", 1, { urlFoto: "https://exemplo.com.br/foto.png", correios: true, idMkt: null }],
    ["/lojas/1/metodos", 1, { urlFoto: "https://xn--gda/foto" }],
    [
      "/lojas/1/tabelas",
      1,
      { icms: 99.999, gris: 0.005, despacho: 9999999.99, isencaoCubagemAte: 0.001, idFilial: null },
    ],
    ["/lojas/1/taxas", 1, { forma: "percentual", valor: 28.125, minimo: 0.01, idTransportadora: 1 }],
    ["/lojas/1/taxas", 1, { forma: "fixo", valor: 999999.99, cepInicio: "00000000", cepFim: "99999999" }],
    [
      "/lojas/1/regras",
      1,
      { prazoAcao: "soma", prazo: 0, dataFim: "2026-11-01", valor: 1000 },
      { situacao: "vencida" },
    ],
  ])("change of %s/%i: %j is kept, the rest stays", async (path, id, change, expected: object = {}) => {
    const before = (await server.call("GET", `${path}/${id}`)).body;
    const changed = await server.call("PATCH", `${path}/${id}`, { ...change, id: 99, versaoFaixas: 7 });
    expect(changed).toMatchObject({ status: 200, body: { ...before, ...change, ...expected } });
    expect((await server.call("GET", `${path}/${id}`)).body).toEqual(changed.body);
  });

  describe("refused", () => {
    test.each([
      ["NS-003 name too long", "filiais", { ...branch("X"), nome: "n".repeat(31) }, 400, "nome:"],
      ["NS-039 blanks around a name", "transportadoras", { nome: " Rápida" }, 400, "nome:"],
      ["COT-032 comma in an ERP code", "filiais", branch("SP,01"), 400, "filialERP:"],
      ["discount beyond -100 %", "filiais", { ...branch("X"), perAdiDesconto: -100.001 }, 400, "perAdi"],
      ["NS-002 four decimals", "filiais", { ...branch("X"), perAdiDesconto: 0.0001 }, 400, "perAdi"],
      ["wrong check digits", "transportadoras", { nome: "X", cnpj: "11222333000180" }, 400, "cnpj:"],
      ["unknown carrier", "metodos", { idTransportadora: 9, nome: "X" }, 400, "idTransportadora:"],
      [
        "an address with user info",
        "metodos",
        { idTransportadora: 1, nome: "X", urlFoto: "https://a@x.example" },
        400,
        "urlFoto:",
      ],
      [
        "an address too long once it is encoded",
        "metodos",
        { idTransportadora: 1, nome: "X", urlFoto: `https://x.example/${"ç".repeat(200)}` },
        400,
        "urlFoto:",
      ],
      ["no http address", "metodos", { idTransportadora: 1, nome: "X", urlFoto: "ftp://x" }, 400, "urlFoto:"],
      ["unknown method", "tabelas", { nome: "X", idMetodo: 9 }, 400, "idMetodo:"],
      ["unknown branch", "tabelas", { nome: "X", idMetodo: 1, idFilial: 9 }, 400, "idFilial:"],
      ["ICMS of 100 %", "tabelas", { nome: "X", idMetodo: 1, icms: 100 }, 400, "icms:"],
      ["ranges reversed", "taxas", { ...fee, cepFim: "00999999" }, 400, "cepFim:"],
      ["a fixed fee of three decimals", "taxas", { ...fee, valor: 1.001 }, 400, "valor:"],
      ["a percentage above 1000", "taxas", { ...fee, forma: "percentual", valor: 1000.001 }, 400, "valor:"],
      ["NS-026 dates inverted", "regras", { ...rule, dataFim: "2026-10-31" }, 400, "dataFim:"],
      ["NS-026 no such day", "regras", { ...rule, dataInicio: "2026-02-29" }, 400, "dataInicio:"],
      ["a discount above 100 %", "regras", { ...rule, valorAcao: "desconto", valor: 100.001 }, 400, "valor:"],
      ["NS-019 unknown kind", "regras", { ...rule, valorTipo: "taxa" }, 400, "valorTipo:"],
      ["days without action", "regras", { ...rule, prazo: 1 }, 400, "prazo:"],
      ["action without days", "regras", { ...rule, prazoAcao: "soma" }, 400, "prazo:"],
      ["repeated ERP code", "filiais", branch("SP01"), 409, "filialERP:"],
      ["repeated carrier name", "transportadoras", { nome: "Rápida" }, 409, "nome:"],
      ["repeated method name", "metodos", { idTransportadora: 1, nome: "Expresso" }, 409, "nome:"],
    ])("%s", async (_case, kind, body, status, text) => {
      const before = await server.call("GET", `/lojas/1/${kind}`);
      const answer = await server.call("POST", `/lojas/1/${kind}`, body);
      expect(answer.status).toBe(status);
      expect(answer.body.mensagem).toMatch(new RegExp(`^${text}`));
      expect((await server.call("GET", `/lojas/1/${kind}`)).body).toEqual(before.body);
    });

    test("a repeated marketplace id", async () => {
      await server.call("PATCH", "/lojas/1/metodos/1", { idMkt: "E1" });
      const answer = await server.call("POST", "/lojas/1/metodos", {
        idTransportadora: 1,
        nome: "Outro",
        idMkt: "E1",
      });
      expect(answer).toMatchObject({ status: 409, body: { mensagem: expect.stringContaining("idMkt") } });
    });

    test("a change that clashes with another record, but not with itself", async () => {
      const { id } = await server.create("/lojas/1/filiais", branch("SP02"));
      expect((await server.call("PATCH", `/lojas/1/filiais/${id}`, branch("SP01"))).status).toBe(409);
      expect((await server.call("PATCH", `/lojas/1/filiais/${id}`, branch("SP02"))).status).toBe(200);
    });
  });

  test("lists are paged and filtered", async () => {
    const { id } = await server.create("/lojas", { nome: "Lista" });
    for (let index = 1; index <= 5; index++) {
      await server.create(`/lojas/${id}/transportadoras`, { nome: `T${index}`, ativo: index % 2 === 1 });
    }
    const list = async (query: string) =>
      (await server.call("GET", `/lojas/${id}/transportadoras?${query}`)).body;
    expect(await list("pagina=2&limite=2")).toMatchObject({
      pagina: 2,
      limite: 2,
      total: 5,
      itens: [{ nome: "T3" }, { nome: "T4" }],
    });
    expect(await list("ativo=false")).toMatchObject({ total: 2, itens: [{ nome: "T2" }, { nome: "T4" }] });
    expect(await list("pagina=2147483647&limite=200")).toMatchObject({ total: 5, itens: [] });
    for (const query of ["limite=0", "limite=201", "pagina=0", "ativo=sim", "limite=dez"]) {
      expect((await server.call("GET", `/lojas/${id}/transportadoras?${query}`)).status).toBe(400);
    }
  });

  test("what others name is deactivated, the rest is deleted and its code not used again", async () => {
    expect((await server.call("DELETE", "/lojas/1/metodos/1")).body.resultado).toBe("desativado");
    expect((await server.call("DELETE", "/lojas/1/transportadoras/1")).body.resultado).toBe("desativado");
    expect((await server.call("GET", "/lojas/1/metodos/1")).body.ativo).toBe(false);
    const { id } = await server.create("/lojas/1/metodos", { idTransportadora: 1, nome: "Sem tabela" });
    expect((await server.call("DELETE", `/lojas/1/metodos/${id}`)).body.resultado).toBe("excluido");
    expect((await server.call("GET", `/lojas/1/metodos/${id}`)).status).toBe(404);
    expect((await server.create("/lojas/1/metodos", { idTransportadora: 1, nome: "Novo" })).id).toBe(id + 1);
  });

  test("a carrier that a fee names, and a branch that a product is stocked at, are deactivated", async () => {
    const { id } = await server.create("/lojas", { nome: "Usos" });
    await server.create(`/lojas/${id}/transportadoras`, { nome: "T" });
    await server.create(`/lojas/${id}/taxas`, { ...fee, idTransportadora: 1 });
    expect((await server.call("DELETE", `/lojas/${id}/transportadoras/1`)).body.resultado).toBe("desativado");
    for (const code of ["A1", 'A"2', "A"]) await server.create(`/lojas/${id}/filiais`, branch(code));
    const product = { sku: "S", titulo: "S", categoria: null, variacao: null };
    const filiais = ["A1", 'A"2'].map((idFilial) => ({ idFilial, quantidade: 0, prazoAdicional: 0 }));
    await db.transaction((trx) =>
      trx("produto").insert({ id_loja: id, id: 1, ...product, filiais: JSON.stringify(filiais) }),
    );
    const results = [];
    for (const code of [1, 2, 3]) {
      results.push((await server.call("DELETE", `/lojas/${id}/filiais/${code}`)).body.resultado);
    }
    expect(results).toEqual(["desativado", "desativado", "excluido"]);
  });

  test("every change raises the loja's version by one, a refused one does not", async () => {
    const version = async () => (await server.call("GET", "/lojas/1")).body.versao;
    const before = await version();
    await server.call("PATCH", "/lojas/1/filiais/1", { nome: "Novo nome" });
    await server.call("PATCH", "/lojas/1", { criterio: "prazo" });
    expect(await version()).toBe(before + 2);
    await server.call("PATCH", "/lojas/1/filiais/999", { nome: "Novo nome" });
    await server.call("POST", "/lojas/1/filiais", branch("SP01"));
    expect(await version()).toBe(before + 2);
  });

  test("20 changes at once are applied one after the other", async () => {
    const { id } = await server.create("/lojas", { nome: "Corrida" });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.call("POST", `/lojas/${id}/transportadoras`, { nome: "Única" }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await server.call("GET", `/lojas/${id}`)).body.versao).toBe(2);
  });

  test.each([undefined, "Bearer errado", `Bearer ${OPERATOR_TOKEN}x`, `Basic ${OPERATOR_TOKEN}`])(
    "Authorization %s is refused",
    async (authorization) => {
      const response = await fetch(`${server.url}/operacao/v1/lojas`, {
        headers: authorization === undefined ? {} : { Authorization: authorization },
      });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
    },
  );
});
