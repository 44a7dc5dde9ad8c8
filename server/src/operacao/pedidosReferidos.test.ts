import { afterAll, beforeAll, expect, test } from "vitest";
import { insertPedidos, envio as novoEnvio, pedido } from "../domain/pedido/pedido.testing.ts";
import type { Database } from "../platform/storage/database.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "../test-support/operatorServer.testing.ts";

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

  test("NS-025: what a pre-list names is deactivated, though no order names it any more", async () => {
    const created = async (path: string, body: object) => {
      const { id } = await server.create(`/lojas/1/${path}`, body);
      return id as number;
    };
    const transportadora = await created("transportadoras", { nome: "Postal" });
    const metodo = await created("metodos", { idTransportadora: transportadora, nome: "Encomenda" });
    const place = { cep: "01310100", cidade: "São Paulo", uf: "SP" };
    const filial = await created("filiais", { filialERP: "PLP", nome: "PLP", ...place });
    await db.transaction((trx) =>
      trx("plp").insert({
        id_loja: 1,
        codigo: 1,
        status: "Pendente",
        data: 0,
        id_filial: filial,
        filial_erp: "PLP",
        id_transportadora: transportadora,
        transportadora: "Postal",
        id_metodo: metodo,
        metodo_envio: "Encomenda",
        nome_usuario: "L",
      }),
    );
    for (const [path, id] of [
      ["metodos", metodo],
      ["filiais", filial],
      ["transportadoras", transportadora],
    ] as const) {
      const { body } = await server.call("DELETE", `/lojas/1/${path}/${id}`);
      expect([path, body.resultado]).toEqual([path, "desativado"]);
      expect((await server.call("GET", `/lojas/1/${path}/${id}`)).body.ativo).toBe(false);
    }
    expect((await server.call("DELETE", `/lojas/2/filiais/${filial}`)).status).toBe(404);
  });
});
