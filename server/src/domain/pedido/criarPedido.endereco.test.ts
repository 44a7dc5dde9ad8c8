import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createdPedido,
  createPedido,
  newEnvio,
  newPedido,
  pedidosServer,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(() => server.close());
  const com = (urlRastreioExterno: string) => newPedido({ envio: [newEnvio({ urlRastreioExterno })] });

  test("PED-NOVO-028, NS-044: an address without scheme is followed, and the request again is the same one", async () => {
    const body = com("www.Jadlog.com.br/x y");
    const pedido = await createdPedido(server, body);
    expect(pedido.envios[0]?.urlRastreioExterno).toBe("https://www.jadlog.com.br/x%20y");
    const page = await fetch(`${server.url}/rastreio/${pedido.numeroPedido}/${pedido.chave}`, {
      redirect: "manual",
    });
    expect([page.status, page.headers.get("location")]).toEqual([302, "https://www.jadlog.com.br/x%20y"]);
    const again = await createPedido(server, body);
    expect([again.status, again.body.chavePedido]).toEqual([200, pedido.chave]);
  });

  test.each(["javascript:alert(1)", "https://loja.example@other.example/", "rastreio"])(
    "NS-044: %j is refused by name",
    async (url) => {
      const { status, body } = await createPedido(server, com(url));
      expect([status, body.mensagem]).toEqual([
        400,
        expect.stringMatching(/^envio\.0\.urlRastreioExterno: /),
      ]);
    },
  );
});
