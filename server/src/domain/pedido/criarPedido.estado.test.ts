import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createdPedido,
  createPedido,
  newDadosReversa,
  newEndereco,
  newPedido,
  newRemetente,
  newReversa,
  pedidosServer,
  rowCounts,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(() => server.close());
  const dadosReversa = (uf: string) => newDadosReversa({ remetente: newRemetente({ uf }) });

  test("NS-006: states in any letter case are kept in capitals; the request again is the same one", async () => {
    const body = newPedido({ enderecoEntrega: newEndereco({ uf: "sP" }) });
    const pedido = await createdPedido(server, body);
    expect(pedido.enderecoEntrega.uf).toBe("SP");
    const again = await createPedido(server, body);
    expect([again.status, again.body.chavePedido]).toEqual([200, pedido.chave]);
    const volta = await createdPedido(
      server,
      newReversa(pedido.numeroPedido, { dadosReversa: dadosReversa("pr") }),
    );
    expect(volta.dadosReversa?.remetente.uf).toBe("PR");
  });

  test.each(["XX", "", "S", "s p", "ß"])("NS-006: %j is no state", async (uf) => {
    const pai = await createdPedido(server, newPedido());
    const before = await rowCounts(server.db);
    const envio = await createPedido(server, newPedido({ enderecoEntrega: newEndereco({ uf }) }));
    expect([envio.status, envio.body.mensagem]).toEqual([
      400,
      expect.stringMatching(/^enderecoEntrega\.uf: /),
    ]);
    const volta = await createPedido(
      server,
      newReversa(pai.numeroPedido, { dadosReversa: dadosReversa(uf) }),
    );
    const mensagem = expect.stringMatching(/^dadosReversa\.remetente\.uf: /);
    expect([volta.status, volta.body.mensagem]).toEqual([400, mensagem]);
    expect(await rowCounts(server.db)).toEqual(before);
  });
});
