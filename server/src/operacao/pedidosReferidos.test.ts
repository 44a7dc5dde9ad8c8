import { afterAll, beforeAll, expect, test } from "vitest";
import { insertPedidos, envio as novoEnvio, pedido } from "../pedido/pedido.testing.ts";
import type { Database } from "../storage/database.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "./operatorServer.testing.ts";

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    for (const idLoja of [1, 2]) {
      await server.create("/lojas", { nome: "L" });
      for (const nome of ["A", "B"]) {
        await server.create(`/lojas/${idLoja}/transportadoras`, { nome });
        const branch = { nome, cep: "01310100", cidade: "São Paulo", uf: "SP" };
        await server.create(`/lojas/${idLoja}/filiais`, { filialERP: nome, ...branch });
      }
    }
    const { transporte, notaFiscal } = novoEnvio();
    const used = novoEnvio({
      transporte: { ...transporte, idTransportadora: 2, idMetodo: 7 },
      notaFiscal: { ...notaFiscal, filial: { ...notaFiscal.filial, id: 2 } },
    });
    await insertPedidos(db, 1, [pedido({ envios: [used] })]);
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  test.each(["transportadoras", "filiais"])(
    "%s that orders name are deactivated, others go",
    async (path) => {
      const remove = async (idLoja: number, id: number) =>
        (await server.call("DELETE", `/lojas/${idLoja}/${path}/${id}`)).body.resultado;
      expect(await remove(1, 2)).toBe("desativado");
      expect(await remove(1, 1)).toBe("excluido");
      expect(await remove(2, 2)).toBe("excluido");
    },
  );

  test("a method that orders name is deactivated", async () => {
    await server.create("/lojas/1/transportadoras", { nome: "C" });
    for (let id = 1; id <= 8; id++)
      await server.create("/lojas/1/metodos", { idTransportadora: 3, nome: `M${id}` });
    expect((await server.call("DELETE", "/lojas/1/metodos/7")).body.resultado).toBe("desativado");
    expect((await server.call("DELETE", "/lojas/1/metodos/8")).body.resultado).toBe("excluido");
  });
});
