import type { Plp } from "@frete/contract/loja";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { LENTO, type PlpServers, plpServers, postal } from "../../test-support/plp.testing.ts";

const RASTREIO = "AA123456785BR";

eachDatabase((_name, open) => {
  let s: PlpServers;
  beforeAll(async () => {
    s = await plpServers(await open());
  });
  afterAll(() => s.close());

  const plpDe = async (codigo: number): Promise<Plp> => (await s.ler(codigo)).body;

  test("NS-025, PLP-002..004: tracking codes into protocolo and shipments, Despachado, dataFechamento", async () => {
    const [coded, bare] = [await s.novo([postal({ codigoRastreio: RASTREIO })]), await s.novo()];
    const codigo = await s.criada([coded, bare]);
    s.operador.clock.advance(90_000);
    const idEnvio = bare.envios[0]?.id;
    const protocolos = [{ idEnvio, codigoRastreio: "BB000000014BR" }];
    const { status, body } = await s.fechar(codigo, {
      protocolos,
      idRecibo: "R-1",
      aplicacao: "Etiquetas",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "Finalizada",
      dataFechamento: "2026-11-21 09:01:30",
      idRecibo: "R-1",
      aplicacao: "Etiquetas",
      erros: [],
    });
    expect(body.listaPedidos.map((each: { protocolo: string }) => each.protocolo)).toEqual([
      RASTREIO,
      "BB000000014BR",
    ]);
    expect(await plpDe(codigo)).toEqual(body);

    const after = await s.lido(bare);
    const now = s.operador.clock.now();
    expect(after.envios[0]).toMatchObject({
      codigoRastreio: "BB000000014BR",
      plp: codigo,
      idStatus: 25,
      dataNotfis: now,
    });
    expect(after.historico.at(-1)).toEqual({ idStatus: 25, data: now });
    const occurrence = { codigoRastreio: "BB000000014BR", idOcoren: 0, data: "2026-11-21 12:00:00" };
    const reported = await s.operador.call("POST", "/lojas/1/ocorrencias", { itens: [occurrence] });
    expect(reported.body.itens[0]).toMatchObject({ documento: bare.chave, idStatus: 30 });
    const listed = await s.loja.call(
      "GET",
      "/pedidos?dataTipo=dataNotfis&periodo=2026-11-21TO2026-11-21&idStatus=25",
    );
    expect(listed.body.map(({ _id }: { _id: string }) => _id)).toContain(coded.chave);
    s.operador.clock.advance(-90_000);
  });

  test("PLP-001: the application that took part, by its code and name; they stay when it is uninstalled", async () => {
    const [mine, foreign] = [1, 2].map((idLoja) => `/lojas/${idLoja}/aplicativos`) as [string, string];
    const { id } = (await s.operador.call("POST", mine, { nome: "Etiquetas" })).body;
    await s.operador.call("POST", foreign, { nome: "Alheio" });
    const two = (await s.operador.call("POST", foreign, { nome: "Alheio 2" })).body;
    const codigo = await s.criada([await s.novo([postal({ codigoRastreio: RASTREIO })])]);
    for (const idApp of [two.id, 999]) {
      const { status, body } = await s.fechar(codigo, { idApp });
      expect([status, body.mensagem]).toEqual([400, "idApp: aplicativo não encontrado"]);
    }
    for (const idApp of [0, 1.5, "1"]) expect((await s.fechar(codigo, { idApp })).status).toBe(400);
    expect(await plpDe(codigo)).toMatchObject({ status: "Pendente", idApp: null, nomeApp: null });
    expect((await s.fechar(codigo, { idApp: id })).body).toMatchObject({ idApp: id, nomeApp: "Etiquetas" });
    await s.operador.call("DELETE", `${mine}/${id}`);
    expect(await plpDe(codigo)).toMatchObject({ idApp: id, nomeApp: "Etiquetas" });
  });

  test("NS-020: what is further already stays so, an order waits for its other shipments, a sent plp stays", async () => {
    const onTheWay = await s.novo(
      [postal({ codigoRastreio: RASTREIO, idStatus: 30, plp: 7, dataNotfis: 5 })],
      {
        historico: [10, 20, 30].map((idStatus) => ({ idStatus, data: 1 })),
      },
    );
    const lento = { ...postal().transporte, idMetodo: LENTO, correios: false };
    const half = await s.novo([postal({ codigoRastreio: "CC000000014BR" }), postal({ transporte: lento })]);
    const codigo = await s.criada([onTheWay, half]);
    expect((await plpDe(codigo)).listaPedidos.map(({ idEnvio }) => idEnvio)).toEqual([
      onTheWay.envios[0]?.id,
      half.envios[0]?.id,
    ]);
    expect((await s.fechar(codigo)).status).toBe(200);
    expect(await s.lido(onTheWay)).toEqual(onTheWay);
    const after = await s.lido(half);
    expect(after.envios.map(({ idStatus }) => idStatus)).toEqual([25, 20]);
    expect(after.historico).toEqual(half.historico);
  });

  test("a closed list keeps its protocolo when the order changes later", async () => {
    const one = await s.novo([postal({ codigoRastreio: RASTREIO })]);
    const codigo = await s.criada([one]);
    await s.fechar(codigo);
    const before = await plpDe(codigo);
    await s.loja.call("PUT", `/pedido/altera/documento/${one.chave}`, {
      body: { envio: [{ codigoRastreio: "DD000000014BR" }] },
    });
    expect(await plpDe(codigo)).toEqual(before);
  });
});
