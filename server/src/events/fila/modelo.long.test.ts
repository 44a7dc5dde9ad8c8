import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { filaServer } from "../../test-support/filaServer.testing.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { Modelo } from "../../test-support/modelo.testing.ts";

eachDatabase((name, open) => {
  let server: LojaServer;
  let another: LojaServer;
  beforeAll(async () => {
    server = await filaServer(await open());
    another = await lojaServer(server.db);
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
    await another.close();
  });

  test("E4, FILA-002, FILA-003, NS-075: 8 readers at once, 10,000 operations each, against a model", async () => {
    const modelo = new Modelo([server, another], `long on ${name}`);
    for (let phase = 0; phase < 100; phase++) {
      await modelo.mix(8, 80);
      await modelo.rotate(8, 4);
    }
    await modelo.drain();
  });
});
