import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BothServers, bothServers } from "../../test-support/bothServers.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { tokensOf } from "../../test-support/lojaServer.testing.ts";
import { carrinho } from "../../test-support/lojas.testing.ts";

const OWN = "https://loja.com.br";
const OTHER = "https://outra.com.br";

eachDatabase((_name, open) => {
  let servers: BothServers;
  beforeAll(async () => {
    servers = await bothServers(await open());
  });
  afterAll(() => servers.close());

  const allow = async (loja: 1 | 2, origensPermitidas: readonly string[]) => {
    const { status, text } = await servers.operador.call("PATCH", `/lojas/${loja}`, { origensPermitidas });
    expect(status, text).toBe(200);
  };
  beforeEach(async () => {
    await allow(1, [OWN]);
    await allow(2, [OTHER]);
  });

  const preflight = async (origin: string, path = "/cotacao", method = "POST") => {
    const headers = { Origin: origin, "Access-Control-Request-Method": method };
    const answer = await servers.loja.call("OPTIONS", path, { token: null, headers });
    return [answer.status, answer.headers.get("Access-Control-Allow-Origin")];
  };
  const sent = async (
    origin: string,
    token = tokensOf(1).cotacao,
    [method, path, body]: [method: string, path: string, body?: unknown] = ["POST", "/cotacao", carrinho()],
  ) => {
    const { status, headers } = await servers.loja.call(method, path, {
      token,
      body,
      headers: { Origin: origin },
    });
    return [status, headers.get("Access-Control-Allow-Origin")];
  };

  test("NS-091: a page of an allowed origin asks, quotes, reads back and reads refusals; a preflight needs no token", async () => {
    expect(await preflight(OWN)).toEqual([204, OWN]);
    expect(await preflight(OWN, "/cotacao/1", "GET")).toEqual([204, OWN]);
    expect(await sent(OWN)).toEqual([200, OWN]);
    const { cotacao } = tokensOf(1);
    expect(await sent(OWN, cotacao, ["POST", "/cotacao", {}])).toEqual([400, OWN]);
    expect(await sent(OWN, cotacao, ["GET", "/cotacao/1"])).toEqual([404, OWN]);
    expect(await sent(OWN, "frete_cot_nada")).toEqual([401, OWN]);
  });

  test("NS-091, S12: only the token's own loja lets a page read, whatever others allow", async () => {
    expect(await preflight(OTHER)).toEqual([204, OTHER]);
    expect(await sent(OTHER)).toEqual([200, null]);
    expect(await sent(OTHER, tokensOf(2).cotacao)).toEqual([200, OTHER]);
    await allow(1, [OWN, OTHER]);
    expect(await sent(OTHER)).toEqual([200, OTHER]);
  });

  test("NS-091: what is nearly an allowed origin is another one", async () => {
    for (const origin of [
      "https://loja.com.br.mal.example",
      "http://loja.com.br",
      "https://loja.com.br:8443",
      "https://LOJA.com.br",
      "https://loja.com.br/",
      "null",
      "*",
      "",
    ]) {
      expect([origin, ...(await preflight(origin))]).toEqual([origin, 405, null]);
      expect([origin, ...(await sent(origin))]).toEqual([origin, 200, null]);
    }
  });

  test("NS-091: what a quotation token does not open is not for pages, nor is an API token", async () => {
    for (const [path, method] of [
      ["/pedidos", "GET"],
      ["/pedido/novo", "POST"],
      ["/logCotacaoFila", "GET"],
      ["/produto", "POST"],
    ] as const)
      expect([path, ...(await preflight(OWN, path, method))]).toEqual([path, 405, null]);
    const { api } = tokensOf(1);
    expect(await sent(OWN, api, ["GET", "/filial"])).toEqual([200, null]);
    expect(await sent(OWN, api, ["GET", "/cotacao/1"])).toEqual([404, null]);
  });

  test("NS-091: what the operator changes holds for the next request", async () => {
    await allow(1, []);
    expect(await preflight(OWN)).toEqual([405, null]);
    expect(await sent(OWN)).toEqual([200, null]);
    await allow(2, [OTHER, OWN]);
    expect(await preflight(OWN)).toEqual([204, OWN]);
    expect(await sent(OWN)).toEqual([200, null]);
  });

  test("NS-091: a change of something else keeps the origins, an inactive loja has none", async () => {
    await servers.operador.call("PATCH", "/lojas/1", { ocultaSemEstoque: true });
    expect(await preflight(OWN)).toEqual([204, OWN]);
    await servers.operador.call("PATCH", "/lojas/1", { ativa: false });
    expect(await preflight(OWN)).toEqual([405, null]);
    await servers.operador.call("PATCH", "/lojas/1", { ativa: true, ocultaSemEstoque: false });
  });

  test("NS-091: a loja is created with its origins", async () => {
    const origin = "https://nova.com.br:8443";
    const { id } = await servers.operador.create("/lojas", { nome: "Nova", origensPermitidas: [origin] });
    expect(await preflight(origin)).toEqual([204, origin]);
    const { body } = await servers.operador.call("GET", `/lojas/${id}`);
    expect(body.origensPermitidas).toEqual([origin]);
  });

  test("NS-091: what no browser sends is refused as an origin to allow, and nothing is changed", async () => {
    for (const origem of [
      "loja.com.br",
      "https://loja.com.br/",
      "https://loja.com.br/frete",
      "https://Loja.com.br",
      "https://loja.com.br:443",
      "https://loja.com.br:99999",
      "https://loja.com.br:08443",
      "https://*.loja.com.br",
      "https://u@loja.com.br",
      "https://açaí.com.br",
      "https://",
      "http://loja.com.br",
      "http://127.0.0.2:5173",
      "http://localhost:80",
      "ftp://loja.com.br",
      "null",
      "*",
      "",
    ]) {
      const change = { origensPermitidas: [OTHER, origem] };
      const { status, body } = await servers.operador.call("PATCH", "/lojas/1", change);
      expect([origem, status, body.mensagem]).toEqual([
        origem,
        400,
        expect.stringMatching(/^origensPermitidas\.1: /),
      ]);
    }
    expect(await sent(OTHER)).toEqual([200, null]);
  });

  test.each([
    ["https://loja.com.br/", "sem caminho nem barra no fim"],
    ["https://loja.com.br:443", "envia: https://loja.com.br"],
    ["http://localhost:80", "envia: http://localhost"],
    ["https://loja.com.br:99999", "como https://loja.com.br"],
  ])("NS-091: the refusal of %s says what to give instead", async (origem, said) => {
    const { body } = await servers.operador.call("PATCH", "/lojas/1", { origensPermitidas: [origem] });
    expect(body.mensagem).toMatch(/^origensPermitidas\.0: /);
    expect(body.mensagem.endsWith(said) || body.mensagem.includes(`${said};`)).toBe(true);
  });

  test("NS-091: pages of the reader's own machine may come by http", async () => {
    const local = ["http://localhost:5173", "http://127.0.0.1:8080", "http://[::1]:3001", "http://localhost"];
    await allow(1, local);
    for (const origin of local) expect(await sent(origin)).toEqual([200, origin]);
  });
});
