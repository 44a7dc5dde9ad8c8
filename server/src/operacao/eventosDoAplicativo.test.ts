import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BothServers, bothServers } from "../test-support/bothServers.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { drainFila, registerReceiver } from "../test-support/eventos.testing.ts";

eachDatabase((_name, open) => {
  let both: BothServers;
  beforeAll(async () => {
    both = await bothServers(await open());
    await registerReceiver(both.loja);
  });
  afterAll(() => both.close());
  beforeEach(() => drainFila(both.loja));
  const place = "/lojas/1/aplicativos";

  test("EVT-005, EVT-017: an application is installed, listed, and uninstalled, which is told of", async () => {
    const app = await both.operador.create(place, { nome: "Etiquetas" });
    expect(app).toEqual({ id: 1, nome: "Etiquetas", instaladoEm: "2026-11-21T12:00:00.000Z" });
    expect((await both.operador.call("GET", `${place}/1`)).body).toEqual(app);
    expect((await both.operador.call("GET", place)).body).toMatchObject({ total: 1, itens: [app] });
    expect(await drainFila(both.loja)).toEqual([]);
    const removed = await both.operador.call("DELETE", `${place}/1`);
    expect(removed.body).toEqual({ mensagem: "Aplicativo excluído.", resultado: "excluido" });
    expect(await drainFila(both.loja)).toMatchObject([
      {
        tipo: "Aplicativo",
        dados: {
          ...{ codigo: "1", situacao: "delete", mensagem: "Aplicativo Etiquetas desinstalado" },
          ...{ idApp: 1, nomeApp: "Etiquetas", data: "2026-11-21 09:00:00" },
        },
      },
    ]);
  });

  test("gone is gone: 404 and no second event; installed again it has another code", async () => {
    expect((await both.operador.call("DELETE", `${place}/1`)).status).toBe(404);
    expect((await both.operador.create(place, { nome: "Etiquetas" })).id).toBe(2);
    expect(await drainFila(both.loja)).toEqual([]);
  });

  test.each([
    ["a name that is taken", { nome: "Etiquetas" }, 409],
    ["no name", {}, 400],
    ["blanks around it", { nome: " E" }, 400],
    ["101 characters", { nome: "n".repeat(101) }, 400],
  ])("refused: %s", async (_case, body, status) => {
    expect((await both.operador.call("POST", place, body)).status).toBe(status);
  });

  test("GER-004: another loja has neither the application nor the event", async () => {
    await registerReceiver(both.loja, {}, 2);
    expect((await both.operador.call("DELETE", "/lojas/2/aplicativos/2")).status).toBe(404);
    expect((await both.operador.call("DELETE", `${place}/2`)).status).toBe(200);
    expect(await drainFila(both.loja, 2)).toEqual([]);
    expect(await drainFila(both.loja)).toHaveLength(1);
  });
});
