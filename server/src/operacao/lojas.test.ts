import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "../test-support/operatorServer.testing.ts";

eachDatabase((_name, open) => {
  let server: OperatorServer;
  beforeAll(async () => {
    server = await operatorServer(await open());
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const limites = {
    produtos: 1000,
    volumes: 500,
    envios: 100,
    produtosPorEnvio: 500,
    chatPorMinuto: 60,
    diasCotacao: 180,
    diasPedido: 2192,
    diasEvento: 365,
  };
  const filtros = { canal: [], plataforma: [], transportadora: [] };

  test("NS-079, NS-078, NS-034: a loja gets the default limits and no filters", async () => {
    const { body } = await server.call("POST", "/lojas", { nome: "Loja" });
    expect(body).toEqual({
      id: body.id,
      nome: "Loja",
      ativa: true,
      fusoHorario: "America/Sao_Paulo",
      criterio: "preco",
      ocultaSemEstoque: false,
      validarChaveNF: false,
      deParaMkt: true,
      diasNaoUteis: [],
      origensPermitidas: [],
      filtros,
      limites,
      versao: 1,
      criadaEm: "2026-11-21T12:00:00.000Z",
    });
    expect((await server.call("GET", `/lojas/${body.id}`)).body).toEqual(body);
  });

  test("settings are merged inside filtros and limites; lists are replaced; unknown fields are not kept", async () => {
    const loja = await server.create("/lojas", {
      nome: "Ajustes",
      limites: { volumes: 10 },
      filtros: { canal: ["A", "B"], outro: ["x"] },
      diasNaoUteis: ["2026-12-24"],
      qualquer: 1,
    });
    await server.create(`/lojas/${loja.id}/transportadoras`, { nome: "T" });
    const { body } = await server.call("PATCH", `/lojas/${loja.id}`, {
      fusoHorario: "America/Manaus",
      limites: { chatPorMinuto: 1, outro: 3 },
      filtros: { transportadora: [1] },
      validarChaveNF: true,
      versao: 99,
    });
    expect(body).toEqual({
      ...loja,
      fusoHorario: "America/Manaus",
      limites: { ...limites, volumes: 10, chatPorMinuto: 1 },
      filtros: { canal: ["A", "B"], plataforma: [], transportadora: [1] },
      validarChaveNF: true,
      versao: 3,
    });
  });

  test.each([
    [{ fusoHorario: "America/Lugar_Nenhum" }, "fusoHorario:"],
    [{ fusoHorario: "-03:00" }, "fusoHorario:"],
    [{ criterio: "transporteProximo" }, "criterio:"],
    [{ nome: "n".repeat(41) }, "nome:"],
    [{ nome: "" }, "nome:"],
    [{ limites: { volumes: 501 } }, "limites.volumes:"],
    [{ limites: { volumes: 0 } }, "limites.volumes:"],
    [{ limites: { volumes: 1.5 } }, "limites.volumes:"],
    [{ limites: [] }, "limites:"],
    [{ filtros: { transportadora: [7] } }, "filtros.transportadora.0:"],
    [{ diasNaoUteis: ["2026-02-30"] }, "diasNaoUteis.0:"],
    [{ diasNaoUteis: ["2026-12-24", "2026-12-24"] }, "diasNaoUteis:"],
    [{ ativa: "true" }, "ativa:"],
  ])("%j is refused when creating and when changing", async (change, field) => {
    const { id } = await server.create("/lojas", { nome: "Recusa" });
    const before = await server.call("GET", `/lojas/${id}`);
    for (const answer of [
      await server.call("POST", "/lojas", { nome: "Recusa", ...change }),
      await server.call("PATCH", `/lojas/${id}`, change),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.mensagem.startsWith(field)).toBe(true);
    }
    expect(await server.call("GET", `/lojas/${id}`)).toMatchObject({ body: before.body });
  });

  test("lojas are listed by code, active or not", async () => {
    const { id } = await server.create("/lojas", { nome: "Inativa", ativa: false });
    const all = (await server.call("GET", "/lojas?limite=200")).body;
    expect(all.itens.map((loja: { id: number }) => loja.id)).toEqual(
      Array.from({ length: all.total }, (_, index) => index + 1),
    );
    const { body } = await server.call("GET", "/lojas?ativa=false");
    expect(body.itens.map((loja: { id: number }) => loja.id)).toEqual([id]);
  });

  test("an unknown loja is not found", async () => {
    expect((await server.call("GET", "/lojas/999")).status).toBe(404);
    expect((await server.call("PATCH", "/lojas/999", { ativa: false })).status).toBe(404);
    expect((await server.call("GET", "/lojas/0")).status).toBe(400);
    expect((await server.call("GET", "/lojas/um")).status).toBe(400);
  });
});
