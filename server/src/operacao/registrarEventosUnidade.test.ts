import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { envio, insertPedidos, pedido } from "../domain/pedido/pedido.testing.ts";
import type { Pedido } from "../domain/pedido/pedido.ts";
import { type BothServers, bothServers } from "../test-support/bothServers.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { drainFila, registerReceiver } from "../test-support/eventos.testing.ts";

const data = "2026-07-14 08:05:00";

eachDatabase((_name, open) => {
  let both: BothServers;
  beforeAll(async () => {
    both = await bothServers(await open());
    await registerReceiver(both.loja);
  });
  afterAll(() => both.close());
  beforeEach(() => drainFila(both.loja));

  let count = 0;
  const novo = async () => {
    const numeroPedido = `U-${++count}`;
    const envios = [1, 2].map((index) => envio({ codigoRastreio: `U${count}-${index}` }));
    return (await insertPedidos(both.db, 1, [pedido({ numeroPedido, envios })]))[0] as Pedido;
  };
  const report = (itens: object[], idLoja = 1) =>
    both.operador.call("POST", `/lojas/${idLoja}/eventos-unidade`, { itens });

  test("EVT-008, NS-074: each is told of in its order; what is left out is null", async () => {
    const one = await novo();
    const answer = await report([
      { codigoRastreio: one.envios[0]?.codigoRastreio, evento: "saiu", unidade: "Osasco", data },
      {
        ...{ documento: one.chave, posicao: 1, evento: "chegou", unidade: "Curitiba", data },
        ...{ cidade: "Curitiba", uf: "PR", mensagem: "Em conferência" },
      },
    ]);
    const documento = one.chave;
    expect(answer.body).toEqual({
      mensagem: "2 eventos registrados, 0 repetidos, 0 recusados.",
      ...{ registrados: 2, repetidos: 0, recusados: 0 },
      itens: one.envios.map(({ id }) => ({
        ...{ resultado: "registrado", mensagem: "sucesso", documento, idEnvio: id },
      })),
    });
    const common = { idPedido: one.chave, numeroPedido: one.numeroPedido, data };
    expect(await drainFila(both.loja)).toMatchObject([
      {
        tipo: "rastreioEnventos",
        dados: {
          ...{ ...common, idEnvio: one.envios[0]?.id, evento: "saiu", unidade: "Osasco" },
          ...{ cidade: null, uf: null, mensagem: null },
        },
      },
      {
        tipo: "rastreioEnventos",
        dados: {
          ...{ ...common, idEnvio: one.envios[1]?.id, evento: "chegou", unidade: "Curitiba" },
          ...{ cidade: "Curitiba", uf: "PR", mensagem: "Em conferência" },
        },
      },
    ]);
  });

  test("the same again, also inside one batch, is known already; another unit, instant or kind is not", async () => {
    const one = await novo();
    const item = { documento: one.chave, evento: "saiu", unidade: "Osasco", data };
    const first = await report([item, { ...item, mensagem: "outra" }]);
    expect(first.body).toMatchObject({ registrados: 1, repetidos: 1 });
    const others = [{ unidade: "Barueri" }, { evento: "chegou" }, { data: "2026-07-14 08:05:01" }];
    const next = await report([item, ...others.map((change) => ({ ...item, ...change }))]);
    expect(next.body).toMatchObject({ registrados: 3, repetidos: 1 });
    expect(await drainFila(both.loja)).toHaveLength(4);
  });

  test.each<[string, object, string]>([
    ["unknown tracking code", { codigoRastreio: "NADA" }, "codigoRastreio: envio não encontrado"],
    ["no reference", {}, "informe chaveNF, documento ou codigoRastreio, e só um deles"],
    [
      "two references",
      { codigoRastreio: "A", documento: "f".repeat(32) },
      "informe chaveNF, documento ou codigoRastreio, e só um deles",
    ],
    [
      "more than a day ahead",
      { codigoRastreio: "NADA", data: "2026-11-22 09:00:01" },
      "data: está no futuro",
    ],
  ])("refused, the others recorded: %s", async (_case, changes, mensagem) => {
    const one = await novo();
    const item = { evento: "saiu", unidade: "Osasco", data };
    const { status, body } = await report([
      { ...item, ...changes },
      { ...item, documento: one.chave },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ registrados: 1, recusados: 1 });
    expect(body.itens[0]).toEqual({ resultado: "recusado", mensagem, documento: null, idEnvio: null });
    expect(await drainFila(both.loja)).toHaveLength(1);
  });

  test.each<[string, object]>([
    ["evento", { evento: "parou" }],
    ["unidade", { unidade: "" }],
    ["unidade", { unidade: "u".repeat(101) }],
    ["uf", { uf: "XX" }],
    ["data", { data: "2026-02-30 10:00:00" }],
  ])("refused as a whole: %s %j", async (field, changes) => {
    const one = await novo();
    const good = { documento: one.chave, evento: "saiu", unidade: "Osasco", data };
    const { status, body } = await report([good, { ...good, ...changes }]);
    expect([status, body.mensagem]).toEqual([400, expect.stringMatching(`^itens\\.1\\.${field}: `)]);
    expect(await drainFila(both.loja)).toEqual([]);
  });

  test("GER-004: a shipment of another loja is not found; an unknown loja is 404", async () => {
    const one = await novo();
    const item = { documento: one.chave, evento: "saiu", unidade: "Osasco", data };
    expect((await report([item], 2)).body).toMatchObject({ recusados: 1 });
    expect((await report([item], 999)).status).toBe(404);
  });

  test("the simulated carrier reports them, chronologically for each shipment, and none twice", async () => {
    const one = await novo();
    const simulate = () =>
      both.operador.call("POST", "/lojas/1/simulacao", { semente: 7, dias: 60, pedidos: [one.chave] });
    const { eventosUnidade } = (await simulate()).body;
    const told = (await drainFila(both.loja)).filter(({ tipo }) => tipo === "rastreioEnventos");
    expect(eventosUnidade).toBeGreaterThan(1);
    expect(told).toHaveLength(eventosUnidade);
    for (const { id } of one.envios) {
      const dates = told.flatMap(({ dados }) =>
        "idEnvio" in dados && dados.idEnvio === id ? [dados.data] : [],
      );
      expect(dates).toEqual(dates.toSorted());
    }
    expect((await simulate()).body).toMatchObject({ eventosUnidade: 0 });
  });
});
