import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createdPedido,
  createPedido,
  newDadosReversa,
  newEnvio,
  newPedido,
  newRemetente,
  newReversa,
  pedidosServer,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, NOW } from "../../test-support/lojaServer.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  let pai: string;
  beforeAll(async () => {
    server = await pedidosServer(await open());
    pai = (await createdPedido(server, newPedido())).numeroPedido;
  });
  afterAll(() => server.close());
  const coleta = async (prazoColeta: number, uf: string) => {
    const dadosReversa = newDadosReversa({ prazoColeta, remetente: newRemetente({ uf }) });
    const pedido = await createdPedido(
      server,
      newReversa(pai, { dadosReversa, envio: [newEnvio(), newEnvio()] }),
    );
    expect(pedido.envios[0]?.observacoes).toEqual(pedido.envios[1]?.observacoes);
    return pedido.envios[0]?.observacoes;
  };

  test("REV-NOVO-003, PED-REC-003: a return keeps its parent and its data", async () => {
    const dadosReversa = newDadosReversa({
      valorAcordado: 12.34,
      observacoesReversa: "Caixa\nazul",
      desconhecido: 1,
      remetente: newRemetente({ referencia: "Portão", desconhecido: 1 }),
    });
    const pedido = await createdPedido(server, newReversa(pai, { dadosReversa }));
    expect([pedido.tipoPedido, pedido.numeroPedidoEnvioPai]).toEqual(["reversa", pai]);
    const { desconhecido: _, ...dados } = dadosReversa as Record<string, unknown>;
    expect(pedido.dadosReversa).toEqual({ ...dados, remetente: newRemetente({ referencia: "Portão" }) });
    expect(pedido.envios[0]?.observacoes).toEqual([]);
  });

  test("NS-032: several returns of one parent", async () => {
    const first = await createdPedido(server, newReversa(pai));
    const second = await createdPedido(server, newReversa(pai));
    expect(first.chave).not.toBe(second.chave);
  });

  test("REV-NOVO-002: a shipment order has no data of a return, nor a parent", async () => {
    const ignored = { dadosReversa: { tipoReversa: 1, remetente: null }, numeroPedidoEnvioPai: "não existe" };
    const pedido = await createdPedido(server, newPedido(ignored));
    expect([pedido.dadosReversa, pedido.numeroPedidoEnvioPai]).toEqual([null, null]);
  });

  // Today is Saturday, 21 November 2026.
  test.each([
    [1, "SP", "23/11/2026"],
    [5, "SP", "27/11/2026"],
    [6, "DF", "01/12/2026"],
    [6, "SP", "30/11/2026"],
    [30, "SP", "05/01/2027"],
    [6, "df", "01/12/2026"],
  ])("REV-NOVO-014, NS-041: %i business days of %s", async (prazoColeta, uf, dia) => {
    expect(await coleta(prazoColeta, uf)).toEqual([
      { data: NOW, texto: `Coleta prevista para ${dia}`, usuario: "Sistema" },
    ]);
  });

  test("NS-041: the longest time, and days off of the loja", async () => {
    expect((await coleta(1000, "SP"))?.[0]?.texto).toMatch(/^Coleta prevista para \d\d\/\d\d\/2030$/);
    await server.operate((trx) =>
      trx("loja").where({ id: 1 }).update({ configuracao: '{"diasNaoUteis":["2026-11-23"]}' }),
    );
    expect((await coleta(1, "SP"))?.[0]?.texto).toBe("Coleta prevista para 24/11/2026");
  });

  test("PED-EST-003, PED-EST-004: a return starts like a shipment order", async () => {
    const servico = await createdPedido(server, newReversa(pai, { controleEtiqueta: "servico" }));
    expect(servico.historico.map(({ idStatus }) => idStatus)).toEqual([10, 20]);
    expect((await createPedido(server, newReversa(pai))).status).toBe(200);
  });
});
