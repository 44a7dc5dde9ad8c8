import { afterAll, beforeAll, expect, test } from "vitest";
import { rowCounts } from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { ENCOMENDA, type PlpServers, plpServers, postal } from "../../test-support/plp.testing.ts";

eachDatabase((_name, open) => {
  let s: PlpServers;
  beforeAll(async () => {
    s = await plpServers(await open());
  });
  afterAll(() => s.close());

  const body = (changes: object = {}) => ({
    filialERP: "A1",
    idMetodo: ENCOMENDA,
    pedidos: ["x"],
    ...changes,
  });

  test.each([
    ["no body", undefined, "corpo"],
    ["no filialERP", body({ filialERP: undefined }), "filialERP"],
    ["filialERP empty", body({ filialERP: "" }), "filialERP"],
    ["PLP-015: filialERP with 31 characters", body({ filialERP: "f".repeat(31) }), "filialERP"],
    ["filialERP as number", body({ filialERP: 1 }), "filialERP"],
    ["unknown branch", body({ filialERP: "Z1" }), "filialERP"],
    ["idMetodo as text", body({ idMetodo: "4" }), "idMetodo"],
    ["unknown method", body({ idMetodo: 99 }), "idMetodo"],
    ["no pedidos", body({ pedidos: undefined }), "pedidos"],
    ["NS-025: empty", body({ pedidos: [] }), "pedidos"],
    ["an empty key", body({ pedidos: [""] }), "pedidos.0"],
    ["a key of 256 characters", body({ pedidos: ["x".repeat(256)] }), "pedidos.0"],
    ["an unknown order", body({ pedidos: ["0".repeat(32)] }), "pedidos.0"],
  ])("POST /plp/novo with %s: 400, nothing stored", async (_case, sent, field) => {
    const before = await rowCounts(s.db);
    const answer = await s.loja.call("POST", "/plp/novo", sent === undefined ? {} : { body: sent });
    if (sent === undefined) expect([400, 415]).toContain(answer.status);
    else {
      expect(answer.status).toBe(400);
      expect(answer.body.mensagem).toMatch(new RegExp(`^${field}: `));
    }
    expect(Object.keys(answer.body)).toEqual(["mensagem"]);
    expect(await rowCounts(s.db)).toEqual(before);
  });

  test("NS-025: an order of another loja, one named twice, one that is in a list already", async () => {
    const [one, other, foreign] = [await s.novo(), await s.novo(), await s.novo([postal()], {}, 2)];
    const codigo = await s.criada([one]);
    const before = await rowCounts(s.db);
    for (const [pedidos, mensagem] of [
      [[other.chave, foreign.chave], "pedidos.1: pedido não encontrado"],
      [[other.numeroPedido], "pedidos.0: pedido não encontrado"],
      [[other.chave, other.chave], "pedidos.1: pedido repetido"],
      [[other.chave, one.chave], `pedidos.1: o envio já está na PLP ${codigo}`],
    ] as const) {
      const answer = await s.criar(body({ pedidos }));
      expect([answer.status, answer.body.mensagem]).toEqual([400, mensagem]);
    }
    expect(await rowCounts(s.db)).toEqual(before);
  });

  test("the same request many times at once makes one list", async () => {
    const one = await s.novo();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => s.criar(body({ pedidos: [one.chave] }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
  });

  test("PLP-013: another branch, another loja, another form of the code: 404", async () => {
    const codigo = await s.criada([await s.novo()]);
    const path = (filial: string, id: string | number) => `/plp/consulta/${encodeURIComponent(filial)}/${id}`;
    for (const [filial, id] of [
      ["B1", codigo],
      ["a1", codigo],
      ["A1 ", codigo],
      ["%", codigo],
      ["A1", `0${codigo}`],
      ["A1", `+${codigo}`],
      ["A1", `${codigo}.0`],
      ["A1", "abc"],
      ["A1", "-1"],
      ["A1", "99999999999999999999"],
      ["f".repeat(50), codigo],
    ] as const) {
      const { status, body: refusal } = await s.loja.call("GET", path(filial, id));
      expect([filial, id, status, refusal]).toEqual([filial, id, 404, { mensagem: "PLP não encontrada." }]);
    }
    const foreign = await s.loja.call("GET", path("A1", codigo), { token: "frete_api_demo2" });
    expect(foreign.status).toBe(404);
    const long = await s.loja.call("GET", path("f".repeat(51), codigo));
    expect([long.status, long.body.mensagem]).toEqual([400, expect.stringMatching(/^filialERP: /)]);
  });

  test("NS-025: nothing leaves Finalizada and Excluída", async () => {
    const codes = [];
    for (const codigoRastreio of ["AA000000014BR", "BB000000014BR"])
      codes.push(await s.criada([await s.novo([postal({ codigoRastreio })])]));
    const [closed = 0, excluded = 0] = codes;
    await s.fechar(closed);
    await s.excluir(excluded);
    const before = [await s.ler(closed), await s.ler(excluded)].map(({ body: plp }) => plp);
    for (const [codigo, mensagem] of [
      [closed, "A PLP está Finalizada."],
      [excluded, "A PLP está Excluída."],
    ] as const) {
      for (const answer of [await s.fechar(codigo), await s.excluir(codigo)])
        expect([answer.status, answer.body]).toEqual([409, { mensagem }]);
    }
    expect([await s.ler(closed), await s.ler(excluded)].map(({ body: plp }) => plp)).toEqual(before);
  });

  test("the operator's closing: unknown, of another loja, wrong codes", async () => {
    const one = await s.novo();
    const codigo = await s.criada([one]);
    const idEnvio = one.envios[0]?.id as number;
    const code = { idEnvio, codigoRastreio: "AA000000014BR" };
    for (const [sent, mensagem] of [
      [{ protocolos: [{ ...code, idEnvio: idEnvio + 1 }] }, "protocolos.0.idEnvio: o envio não está na PLP"],
      [{ protocolos: [code, code] }, "protocolos.1.idEnvio: envio repetido"],
      [{ protocolos: [{ ...code, codigoRastreio: "" }] }, /^protocolos\.0\.codigoRastreio: /],
      [{ protocolos: [{ ...code, codigoRastreio: "x".repeat(101) }] }, /^protocolos\.0\.codigoRastreio: /],
      [{ protocolos: [{ idEnvio }] }, /^protocolos\.0/],
      [{ idRecibo: "r".repeat(256) }, /^idRecibo: /],
      [{ aplicacao: "a".repeat(101) }, /^aplicacao: /],
    ] as const) {
      const answer = await s.fechar(codigo, sent);
      expect(answer.status).toBe(400);
      expect(answer.body.mensagem).toMatch(mensagem);
    }
    expect((await s.fechar(codigo, { protocolos: [{ ...code, codigoRastreio: "123" }] })).status).toBe(409);
    for (const path of [`/lojas/2/plps/${codigo}`, "/lojas/1/plps/999999", "/lojas/999/plps/1"]) {
      expect((await s.operador.call("GET", path)).status).toBe(404);
      expect((await s.operador.call("POST", `${path}/fechamento`, {})).status).toBe(404);
      expect((await s.operador.call("POST", `${path}/exclusao`)).status).toBe(404);
    }
    expect((await s.ler(codigo)).body.status).toBe("Pendente");
    expect(await s.lido(one)).toEqual(one);
  });
});
