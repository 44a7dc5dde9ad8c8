import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createPedido,
  newEnvio,
  newNota,
  newPedido,
  newProduto,
  pedidosServer,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";
import { countersOf, recounted } from "./pedido.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(() => server.close());

  test("PED-REC-001, PED-REC-005, PED-NOVO-017..018, PED-NOVO-026, PED-NOVO-029..030, PED-NOVO-039, PED-ALT-003: an order as created, listed, changed and tracked", async () => {
    const dados = [{ chave: "vendedor", valor: "Ana" }];
    const novo = newPedido({
      numeroPedido: "ciclo",
      plataforma: "Loja virtual",
      valorFretePedido: 20.005,
      dadosAdicionais: dados,
      envio: [
        newEnvio({ nome: "Primeiro", mapaDeCarga: "MAPA 1", notaFiscal: newNota({ filialERP: "B1" }) }),
        newEnvio({
          ...{ dadosAdicionaisEnvio: dados, peso: 1.5, quantidade: 5, quantidadeVolumes: 3 },
          produtos: [newProduto({ quantidade: 5, quantidadeVolumes: 2 })],
        }),
      ],
    });
    const { body: criado } = await createPedido(server, novo);
    const listed = async () => {
      const path = "/pedidos?dataTipo=previsaoPedido&periodo=2026-12-31TO2026-12-31&idStatus=25";
      const { status, body } = await server.call("GET", path);
      expect([status, body.length, server.errors]).toEqual([200, 1, []]);
      return body[0];
    };
    const before = await listed();
    expect(before).toMatchObject({
      _id: criado.chavePedido,
      numeroPedido: "ciclo",
      plataforma: "Loja virtual",
      valorFretePedido: 20.005,
      idStatus: 25,
      dadosAdicionaisPedido: dados,
      enderecoEntrega: { regiao: "Sudeste" },
      prazoTrocaTransporte: 0,
      valorTrocaTransporte: 0,
      envio: [
        {
          descricao: "Primeiro",
          mapaDeCarga: "MAPA 1",
          prazoEntregaPedido: "2026-12-31 00:00:00",
          notaFiscal: { filialERP: "B1", data: "2026-11-20 00:00:00" },
          dadosAdicionaisEnvio: null,
        },
        {
          ...{ descricao: null, peso: 1.5, dadosAdicionaisEnvio: dados, ocoren: [{ idOcoren: 9999 }] },
          ...{ quantidade: 5, quantidadeVolumes: 3, produtos: [{ quantidade: 5, quantidadeVolumes: 2 }] },
        },
      ],
    });
    const change = await server.call("PUT", `/pedido/altera/documento/${criado.chavePedido}`, {
      body: { envio: [{}, { peso: 2.5, mapaDeCarga: "M1" }] },
    });
    expect(change.body.retornos).toEqual([
      { campo: "envio.1.peso", mensagem: "sucesso" },
      { campo: "envio.1.mapaDeCarga", mensagem: "sucesso" },
    ]);
    const [first, second] = before.envio;
    expect(await listed()).toEqual({
      ...before,
      envio: [first, { ...second, peso: 2.5, mapaDeCarga: "M1" }],
    });
    const { body: tracked } = await server.call("GET", "/rastreio/pedido/ciclo");
    expect(tracked.lista.map(({ idenvio }: { idenvio: number }) => idenvio)).toEqual([first.id, second.id]);
    expect(await countersOf(server.db)).toEqual(await recounted(server.db));
  });
});
