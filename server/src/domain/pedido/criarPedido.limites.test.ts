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

  test.each([
    ["enderecoEntrega.telefones", 50, () => "11999990000"],
    ["dadosAdicionais", 1000, (index: number) => ({ chave: `c${index}`, valor: "v" })],
    ["envio.0.dadosAdicionaisEnvio", 1000, (index: number) => ({ chave: `c${index}`, valor: "v" })],
  ])("NS-094: %s has at most %i entries", async (path, most, entry) => {
    const create = (length: number) =>
      createPedido(
        server,
        withPaths(
          fullPedido(),
          path,
          Array.from({ length }, (_, index) => entry(index)),
        ),
      );
    expect((await create(most)).status).toBe(200);
    expect(await create(most + 1)).toMatchObject({
      status: 400,
      body: { mensagem: expect.stringContaining(`${path}: deve ter no máximo`) },
    });
  });

  test("NS-094: an address has at most 2000 characters", async () => {
    const create = (length: number) =>
      createPedido(
        server,
        withPaths(fullPedido(), "envio.0.urlRastreioExterno", "https://a.example/".padEnd(length, "x")),
      );
    expect((await create(2000)).status).toBe(200);
    expect((await create(2001)).status).toBe(400);
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
