import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codigoCompleto } from "../../../../client/src/index.ts";
import { manualClock } from "../../platform/clock.ts";
import { DAY } from "../../platform/durations.ts";
import { openDatabase } from "../../platform/storage/openDatabase.ts";
import { eachDatabase, migratedDatabaseUrl, type Undo } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer, NOW, tokensOf } from "../../test-support/lojaServer.testing.ts";
import { carrinho, insertLojas, produto } from "../../test-support/lojas.testing.ts";
import { purgeCotacoes } from "./purgeCotacoes.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    await server.client().produto.save([produto("CAMA")]);
  });
  afterAll(() => server.close());
  const read = (code: string, token?: string) =>
    server.call("GET", `/cotacao/${code}`, token === undefined ? {} : { token });

  const carts: [string, object][] = [
    ["with options", carrinho()],
    ["of a registered product", carrinho({}, { sku: "CAMA", quantidade: 3 })],
    ["without options", carrinho({ cepDestino: "69900000" })],
    ["of any text", carrinho({ canal: 'é 😀 "aspas" \\ </script>', filiaisOrigem: "A1,ç,日本" })],
    ["of 500 volumes", carrinho({ volumes: Array(500).fill(carrinho().volumes[0]) })],
  ];
  test.each(carts)("COT-037: GET gives the bytes of POST: a quotation %s", async (_case, carrinho) => {
    const created = await server.quote(carrinho);
    const again = await read(created.body.retorno.idCotacao);
    expect([again.status, again.text]).toEqual([200, created.text]);
    expect(again.headers.get("Content-Type")).toBe(created.headers.get("Content-Type"));
  });

  test("NS-033, NS-062: the full code of every option names the quotation, another code does not", async () => {
    const { text, body } = await server.quote(carrinho());
    const { idCotacao } = body.retorno;
    expect(body.opcoesEntrega.length).toBe(4);
    for (const opcao of body.opcoesEntrega) {
      expect((await read(codigoCompleto(idCotacao, opcao))).text).toBe(text);
    }
    const others = [
      [3, 1],
      [1, 3],
      [0, 0],
      [9_999_999, 9_999_999],
    ];
    for (const [filial, idMetodoEnvio] of others as [number, number][]) {
      const code = codigoCompleto(idCotacao, { dadosFrete: { filial, idMetodoEnvio } });
      expect([code, (await read(code)).status]).toEqual([code, 404]);
    }
  });

  const unknown: [string, string, number][] = [
    ["NS-062: 11 digits that nothing has", "10000000000", 404],
    ["10 digits", "1000000000", 404],
    ["12 digits", "100000000000", 404],
    ["24 digits", "1".repeat(24), 404],
    ["25 letters", "a".repeat(25), 404],
    ["COT-037: 26 characters", "1".repeat(26), 400],
    ["an encoded slash", "1%2F2", 404],
    ["digits of another script", encodeURIComponent("١".repeat(11)), 404],
    ["quotes", "%27%20OR%201%3D1", 404],
    ["a percent sign alone", "%", 400],
    ["bytes that are no UTF-8", "%ff", 400],
    ["an encoded surrogate", "%ed%a0%80", 400],
    ["NUL", "%00", 400],
  ];
  test.each(unknown)("%s", async (_case, code, status) => {
    const answer = await read(code);
    expect([answer.status, Object.keys(answer.body)]).toEqual([status, ["mensagem"]]);
  });

  test("AUTH-005, NS-062: the other loja's quotation is unknown", async () => {
    const { retorno } = await server.client(2).cotacao.create(carrinho());
    expect((await read(retorno.idCotacao)).status).toBe(404);
    for (const token of Object.values(tokensOf(2))) {
      expect((await read(retorno.idCotacao, token)).status).toBe(200);
    }
  });

  test("COT-012: what happens later to products, branches and prices does not alter it", async () => {
    const created = await server.quote(carrinho({}, { sku: "CAMA", quantidade: 3 }));
    await server.client().produto.save([
      produto("CAMA", {
        peso: 50,
        preco: 1,
        status: false,
        filial: [{ idFilial: "A1", quantidade: 0, prazoAdicional: 60 }],
      }),
    ]);
    await server.operate(async (trx) => {
      await trx("filial").where({ id_loja: 1 }).update({ nome: "Outra", per_adi_desconto: 90_000 });
      await trx("tabela_frete").where({ id_loja: 1 }).update({ ativa: 0 });
    });
    expect((await read(created.body.retorno.idCotacao)).text).toBe(created.text);
    const now = await server.quote(carrinho({}, { sku: "CAMA", quantidade: 3 }));
    expect(now.body.opcoesEntrega).toEqual([]);
    expect(now.body.dadosEntrada.carrinho.produto[0].estoqueProduto).toBe(0);
  });

  test("NS-034: kept 180 days, then forgotten", async () => {
    const { idCotacao } = (await server.quote(carrinho())).body.retorno;
    server.clock.set(NOW + 180 * DAY);
    await purgeCotacoes(server.db, server.clock);
    expect((await read(idCotacao)).status).toBe(200);
    server.clock.advance(1);
    await purgeCotacoes(server.db, server.clock);
    expect((await read(idCotacao)).status).toBe(404);
    server.clock.set(NOW);
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});

describe("two processes of one PostgreSQL database", () => {
  const undo: Undo[] = [];
  afterAll(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  test("what one writes the other reads at once", async () => {
    const url = await migratedDatabaseUrl("postgres", undo);
    const servers: LojaServer[] = [];
    for (let index = 0; index < 2; index++) {
      const db = await openDatabase(url);
      undo.push(() => db.close());
      if (index === 0) await insertLojas(db);
      const server = await lojaServer(db, manualClock(NOW));
      undo.push(() => server.close());
      servers.push(server);
    }
    const [one, two] = servers as [LojaServer, LojaServer];
    await one.client().produto.save([produto("CAMA")]);
    for (const quantidade of [7, 5]) {
      const filial = [{ idFilial: "A1", quantidade, prazoAdicional: 0 }];
      await one.client().produto.save([produto("CAMA", { filial })]);
      const created = await two.quote(carrinho({ filiaisOrigem: "A1" }, { sku: "CAMA" }));
      expect(created.body.dadosEntrada.carrinho.produto[0].estoqueProduto).toBe(quantidade);
      const again = await one.call("GET", `/cotacao/${created.body.retorno.idCotacao}`);
      expect(again.text).toBe(created.text);
    }
    expect((await one.client().cotacao.readFila()).length).toBe(2);
    expect(await two.client().cotacao.readFila()).toEqual([]);
  });
});
