import { operations } from "@frete/contract/loja";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eachDatabase } from "./test-support/databases.ts";
import { type LojaServer, lojaServer, tokensOf } from "./test-support/lojaServer.testing.ts";
import { carrinho, insertLojas } from "./test-support/lojas.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  /** Any request of an operation that its token opens; `v` stands for every value of the path. */
  const any = async (id: keyof typeof operations, init: RequestInit = {}) => {
    const { method, path, security } = operations[id];
    const token = security[0]?.[0]?.scheme === "TokenCotacao" ? "cotacao" : "api";
    return fetch(server.url + path.replace("{filtro}", "pedido").replaceAll(/\{\w+\}/g, "v"), {
      method,
      redirect: "manual",
      ...init,
      headers: { Authorization: `Bearer ${tokensOf(1)[token]}`, ...init.headers },
    });
  };
  const ids = Object.keys(operations) as (keyof typeof operations)[];

  test.each(ids)("GER-002: %s is served: it answers with a status of its contract", async (id) => {
    const { status } = await any(id);
    expect(status).not.toBe(501);
    expect(Object.keys(operations[id].responses).map(Number)).toContain(status);
  });

  test.each(ids.filter((id) => operations[id].path.startsWith("/api/v1/")))(
    "GER-005, ERR-001: %s answers in JSON, refusals with one mensagem",
    async (id) => {
      for (const answer of [await any(id), await any(id, { headers: { Authorization: "" } })]) {
        if (answer.status === 204) continue;
        expect(answer.headers.get("content-type")).toMatch(/^application\/json\b/);
        const body = (await answer.json()) as object;
        if (answer.ok) expect(typeof body).toBe("object");
        else expect(Object.keys(body)).toEqual(["mensagem"]);
      }
    },
  );

  test("GER-005: text goes and comes as UTF-8", async () => {
    const canal = "açaí ☕ 日本 😀";
    const { retorno } = await server.quoted(carrinho({ canal }));
    const answer = await fetch(`${server.url}/api/v1/cotacao/${retorno.idCotacao}`, {
      headers: { Authorization: `Bearer ${tokensOf(1).api}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes(Buffer.from(canal, "utf8"))).toBe(true);
  });

  const withBody = ids.filter((id) => operations[id].body && id !== "enviarMensagemChat");
  test.each(withBody)("GER-006: %s takes no form", async (id) => {
    const body = new FormData();
    body.append("mensagem", "oi");
    const answer = await any(id, { body });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([415, ["mensagem"]]);
  });

  describe("GER-014: a number is no text, and a text no number", () => {
    test.each([
      ["POST", "/cotacao", carrinho({ cepDestino: 1310100 }), "cepDestino"],
      ["POST", "/cotacao", carrinho({}, { quantidade: "1" }), "volumes.0.quantidade"],
      ["POST", "/cotacao", carrinho({}, { peso: "2" }), "volumes.0.peso"],
      ["POST", "/plp/novo", { filialERP: "A1", idMetodo: "1", pedidos: ["x"] }, "idMetodo"],
      ["POST", "/webhook/novo", { url: 1, modulo: "fila" }, "url"],
    ])("%s %s with %j", async (method, path, body, field) => {
      const answer = await server.call(method, path, { body });
      expect([answer.status, answer.body.mensagem]).toEqual([400, expect.stringMatching(`^${field}: `)]);
    });

    test("in answers too: the contract's validators, which know no conversion, let nothing else out", async () => {
      const { retorno, dadosEntrada } = await server.quoted(carrinho());
      expect([typeof retorno.idCotacao, typeof retorno.destino.cep]).toEqual(["string", "number"]);
      expect([typeof dadosEntrada.cepDestino, typeof dadosEntrada.carrinho.valorNF]).toEqual([
        "string",
        "number",
      ]);
    });
  });

  describe("GER-010", () => {
    test.each(["a", "ã", "日", "😀"])(
      "a size counts characters: 30 of %s fit canal, 31 do not",
      async (letter) => {
        expect((await server.quote(carrinho({ canal: letter.repeat(30) }))).status).toBe(200);
        const { status, body } = await server.quote(carrinho({ canal: letter.repeat(31) }));
        expect([status, body.mensagem]).toEqual([400, expect.stringMatching(/^canal: /)]);
      },
    );

    test("a boolean is true or false", async () => {
      const { body } = await server.call("GET", "/filial");
      expect(new Set(body.map(({ ativo }: { ativo: unknown }) => ativo))).toEqual(new Set([true, false]));
      for (const rastreio of ["true", 1, "sim"]) {
        const sent = { url: "https://loja.example.com/e", modulo: "fila", rastreio };
        const answer = await server.call("POST", "/webhook/novo", { body: sent });
        expect([answer.status, answer.body.mensagem]).toEqual([400, expect.stringMatching(/^rastreio: /)]);
      }
    });
  });
});
