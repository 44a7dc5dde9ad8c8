import { afterAll, beforeAll, expect, test } from "vitest";
import { envio, insertPedidos, pedido } from "../../domain/pedido/pedido.testing.ts";
import { pedidoDocument } from "../../domain/pedido/pedidoDocument.ts";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "../../test-support/operatorServer.testing.ts";

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    for (const nome of ["Uma", "Igual", "Outra", "Grande"]) await server.create("/lojas", { nome });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const simulate = (idLoja: number, body: object) => server.call("POST", `/lojas/${idLoja}/simulacao`, body);
  const orders = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      pedido({ numeroPedido: `s${index}`, id: index, envios: index % 3 ? [envio()] : [envio(), envio()] }),
    );
  const lives = async (idLoja: number) => {
    const rows: { estado: string }[] = await db.reader("pedido").where({ id_loja: idLoja }).orderBy("id");
    return rows.map(({ estado }) =>
      pedidoDocument
        .parse(estado)
        .envios.map(({ idStatus, ocorrencias }) => [
          idStatus,
          ...ocorrencias.map(({ idOcoren, data, informacaoAdicional }) => [
            idOcoren,
            data,
            informacaoAdicional,
          ]),
        ]),
    );
  };

  test("days at a time come to the same as all at once, in every loja with the same seed", async () => {
    await insertPedidos(db, 1, orders(40));
    await insertPedidos(db, 2, orders(40));
    await insertPedidos(db, 3, orders(40));
    const first = (await simulate(1, { semente: 7, dias: 1 })).body;
    expect(first).toMatchObject({
      mensagem: "40 pedidos simulados.",
      pedidos: 40,
      proximo: null,
      ultimo: 40,
    });
    expect(first.ocorrencias).toBeGreaterThan(39);
    expect((await simulate(1, { semente: 7, dias: 1 })).body).toMatchObject({ ocorrencias: 0, entregues: 0 });
    const parts: Record<string, number>[] = [];
    for (const dias of [2, 3, 5, 8, 13, 60]) parts.push((await simulate(1, { semente: 7, dias })).body);
    const { body } = await simulate(2, { semente: 7, dias: 60 });
    expect(await lives(1)).toEqual(await lives(2));
    const sum = (name: string) => [first, ...parts].reduce((total, part) => total + Number(part[name]), 0);
    for (const name of ["ocorrencias", "entregues", "devolvidos", "extraviados"])
      expect([name, sum(name)]).toEqual([name, body[name]]);
    expect(body.entregues + body.devolvidos + body.extraviados).toBe(54);
    expect((await simulate(1, { semente: 7, dias: 60 })).body.pedidos).toBe(0);
    await simulate(3, { semente: 8, dias: 60 });
    expect(await lives(3)).not.toEqual(await lives(2));
  });

  test("only the orders named, only of the loja", async () => {
    const [one] = await insertPedidos(db, 1, [pedido({ numeroPedido: "a" }), pedido({ numeroPedido: "b" })]);
    const [foreign] = await insertPedidos(db, 3, [pedido({ numeroPedido: "c" })]);
    const { body } = await simulate(1, { semente: 1, dias: 2, pedidos: [one?.chave, foreign?.chave] });
    expect(body.pedidos).toBe(1);
    expect(await db.reader("pedido").where({ numero_pedido: "c" }).pluck("id_status")).toEqual([25]);
    expect(await db.reader("pedido").where({ id_loja: 1, numero_pedido: "b" }).pluck("id_status")).toEqual([
      25,
    ]);
  });

  test("more than a thousand are played in parts", async () => {
    await insertPedidos(db, 4, orders(1500));
    const first = (await simulate(4, { semente: 7, dias: 3 })).body;
    expect(first).toMatchObject({ pedidos: 1000, proximo: 1001, ultimo: 1500 });
    expect((await simulate(4, { semente: 7, dias: 3, aPartirDe: 1001 })).body).toMatchObject({
      pedidos: 500,
      proximo: null,
    });
  });

  test.each([
    ["semente", { semente: -1, dias: 1 }],
    ["dias", { semente: 1, dias: 0 }],
    ["dias", { semente: 1, dias: 366 }],
    ["pedidos", { semente: 1, dias: 1, pedidos: [] }],
    ["pedidos.0", { semente: 1, dias: 1, pedidos: ["x"] }],
  ])("%s: refused %j", async (campo, body) => {
    const answer = await simulate(1, body);
    expect(answer.status).toBe(400);
    expect(answer.body.mensagem.startsWith(`${campo}: `)).toBe(true);
  });

  test("an unknown loja; a loja without orders", async () => {
    expect((await simulate(9, { semente: 1, dias: 1 })).status).toBe(404);
    const { id } = await server.create("/lojas", { nome: "Vazia" });
    expect((await simulate(id, { semente: 1, dias: 1 })).body).toMatchObject({ pedidos: 0, ultimo: 0 });
  });
});
