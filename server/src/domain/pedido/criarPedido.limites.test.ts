import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPedido, pedidosServer, texto, withPaths } from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { fullPedido, numbers, sizes } from "../../test-support/limites.testing.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(() => server.close());

  test("REV-NOVO-012: of a recipient only the sizes of document and telephone count, and referencia is his", async () => {
    const body = withPaths(
      withPaths(fullPedido(), "enderecoEntrega.cpfCnpj", "123.456.789-01"),
      "enderecoEntrega.telefones",
      ["(11)9999-00"],
    );
    expect((await createPedido(server, body)).status).toBe(200);
    expect(
      (await createPedido(server, withPaths(fullPedido(), "enderecoEntrega.referencia", undefined))).status,
    ).toBe(400);
  });

  describe("the largest values are taken", () => {
    test.each(sizes)("%s: %s with %i characters", async (_rule, path, size) => {
      const value = path.endsWith(".uf") ? "SP" : texto(size);
      const answer = await createPedido(server, withPaths(fullPedido(), path, value));
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    });

    test.each(numbers)("%s: %s with nine digits", async (_rule, path, decimals) => {
      const largest = 10 ** (9 - decimals) - 10 ** -decimals;
      const value = path.startsWith("envio.0.produtos") ? 99.123 : Number(largest.toFixed(decimals));
      const answer = await createPedido(
        server,
        withPaths(fullPedido(), path, path.endsWith("preco") ? 9_999_999.99 : value),
      );
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    });
  });
});
