import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LojaServer } from "../cotacao/lojaServer.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { com, criar, pedidosServer, texto } from "./criacao.testing.ts";
import { cheio, numbers, sizes } from "./limites.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(() => server.close());

  describe("the largest values are taken", () => {
    test.each(sizes)("%s: %s with %i characters", async (_rule, path, size) => {
      const answer = await criar(server, com(cheio(), path, texto(size)));
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    });

    test.each(numbers)("%s: %s with nine digits", async (_rule, path, decimals) => {
      const largest = 10 ** (9 - decimals) - 10 ** -decimals;
      const value = path.startsWith("envio.0.produtos") ? 99.123 : Number(largest.toFixed(decimals));
      const answer = await criar(server, com(cheio(), path, path.endsWith("preco") ? 9_999_999.99 : value));
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    });
  });
});
