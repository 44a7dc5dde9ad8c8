import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { conemb322, lineOf } from "../edi/lines.testing.ts";
import { type ConciliacaoServer, conciliacaoServer, notas, recordsOf } from "./conciliacaoServer.testing.ts";

eachDatabase((_name, open) => {
  let server: ConciliacaoServer;
  let novo: ConciliacaoServer["novo"];
  let put: ConciliacaoServer["put"];
  let stored: ConciliacaoServer["stored"];
  let decide: ConciliacaoServer["decide"];
  beforeAll(async () => {
    server = await conciliacaoServer(await open());
    ({ novo, put, stored, decide } = server);
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  test("PED-REC-008, NS-008: one invoice; the record and the order's columns show it", async () => {
    const one = await novo(8400);
    const { body } = await put([lineOf([[1, "000"]]), "320CONHE", "321", conemb322(notas(one)), "3230001"]);
    expect(body).toEqual({
      mensagem: "1 registro aplicado, 0 repetidos, 0 recusados.",
      ...{ linhas: 5, aplicados: 1, repetidos: 0, recusados: 0, erros: [], avisos: [] },
    });
    const { pedido: after, row } = await stored(one);
    expect(recordsOf(after)[0]).toMatchObject({
      notaFiscal: one.envios[0]?.notaFiscal.numero,
      serieConhecimento: 1,
      numeroConhecimento: 815,
      ...{ peso: 8.4, freteValor: 32.5, baseIcms: 32.5, icms: 12, valorIcms: 3.9, fretePeso: 25 },
      ...{ adValor: 1, secCat: 0.5, ITR: 0, valorDespacho: 2, valorPedagio: 4, valorAdame: null, gris: null },
      ...{ valorDiferenca: 0, percentualDiferenca: 0, valorFreteCobrando: 32.5, autorizado: null },
      ...{ ST: "não", idTipoConhecimento: "N", tipoConhecimento: "Normal" },
      dataConhecimento: "2026-07-15 00:00:00",
      dataProcessamento: "2026-11-21 09:00:00",
    });
    expect(row).toMatchObject({
      autorizado: 0,
      data_conhecimento: Date.parse("2026-07-15T00:00:00-03:00"),
      data_processamento: server.clock.now(),
      data_autorizacao: null,
    });
  });

  test("NS-008: of several invoices each gets its share by weight, to the cent; the rate is everybody's", async () => {
    const [one, two] = [await novo(1000, 2000), await novo(3000)];
    await put([conemb322([...notas(one), ...notas(two)], [[47, "000000000010001"]])]);
    const charged = [...(await stored(one)).pedido.envios, ...(await stored(two)).pedido.envios].map(
      ({ conciliacao }) => conciliacao?.valores,
    );
    expect(charged.map((valores) => valores?.freteValor)).toEqual([1667, 3334, 5000]);
    expect(charged.map((valores) => valores?.peso)).toEqual([1400, 2800, 4200]);
    expect(charged.map((valores) => valores?.icms)).toEqual([12_000, 12_000, 12_000]);
  });

  test("an invoice that is not found refuses its document, not the others", async () => {
    const [one, two] = [await novo(1), await novo(1)];
    const { body } = await put([conemb322([...notas(one), ["001", "99999999"]]), conemb322(notas(two))]);
    expect(body).toMatchObject({ aplicados: 1, recusados: 1 });
    expect(body.erros).toEqual([{ linha: 1, mensagem: "nota 99999999: nota fiscal: envio não encontrado" }]);
    expect((await stored(one)).pedido.envios[0]?.conciliacao).toBeNull();
  });

  test("another loja's invoices are not found", async () => {
    const one = await novo(1);
    expect((await put([conemb322(notas(one))], 2)).body).toMatchObject({ aplicados: 0, recusados: 1 });
    expect((await stored(one)).pedido).toEqual(one);
  });

  test("the same again keeps the authorization; a correction or a newer one takes it back; an older one is refused", async () => {
    const one = await novo(1);
    const line = conemb322(notas(one));
    await put([line]);
    await decide(one, { autorizado: true });
    const authorized = (await stored(one)).pedido;
    server.clock.advance(60_000);
    expect((await put([line])).body).toMatchObject({ aplicados: 0, repetidos: 1 });
    expect((await stored(one)).pedido).toEqual(authorized);

    const corrected = conemb322(notas(one), [[47, "000000000004000"]]);
    expect((await put([corrected])).body.aplicados).toBe(1);
    expect((await stored(one)).pedido.envios[0]?.conciliacao).toMatchObject({
      autorizacao: null,
      dataProcessamento: server.clock.now(),
    });
    const newer = conemb322(notas(one), [
      [19, "000000000816"],
      [31, "16072026"],
    ]);
    const both = [corrected, newer];
    expect((await put(both)).body).toMatchObject({ aplicados: 1, repetidos: 1, recusados: 0 });
    const after = (await stored(one)).pedido;
    expect((await put(both)).body).toMatchObject({
      ...{ aplicados: 0, repetidos: 1, recusados: 1 },
      erros: [{ linha: 1, mensagem: "o envio já tem um conhecimento mais novo: 000000000816" }],
    });
    expect((await stored(one)).pedido).toEqual(after);
  });

  describe("NS-045: decisions", () => {
    test("authorized: who, when, what for; the order can be listed by it", async () => {
      const one = await novo(1, 1);
      await put([conemb322(notas(one))]);
      const answer = await decide(one, { autorizado: true, comentario: " ok " });
      expect(answer.body).toEqual({
        mensagem: "2 conciliações autorizadas.",
        envios: one.envios.map(({ id }) => id),
      });
      const { pedido: after, row } = await stored(one);
      expect(row).toMatchObject({ autorizado: 1, data_autorizacao: server.clock.now() });
      expect(recordsOf(after)[1]).toMatchObject({
        ...{ autorizado: "sim", usuarioAutorizacao: "operador", comentarioAutorizacao: "ok" },
      });
    });

    test("refused, one shipment at a time; the last decision counts", async () => {
      const one = await novo(1, 1);
      await put([conemb322(notas(one))]);
      await decide(one, { autorizado: true });
      const { body } = await decide(one, { autorizado: false, comentario: "peso", posicao: 1 });
      expect(body).toEqual({ mensagem: "1 conciliação recusada.", envios: [one.envios[1]?.id] });
      const { pedido: after, row } = await stored(one);
      expect(after.envios.map(({ conciliacao }) => conciliacao?.autorizacao?.autorizado)).toEqual([
        true,
        false,
      ]);
      expect(row).toMatchObject({ autorizado: null, data_autorizacao: null });
    });

    test.each([
      ["a refusal without a reason", { autorizado: false }, 400, /^comentario: é obrigatório/],
      ["a blank reason", { autorizado: false, comentario: "  " }, 400, /^comentario: /],
      ["nothing decided", {}, 400, /^autorizado: /],
      ["a position without shipment", { autorizado: true, posicao: 1 }, 409, /não tem conciliação/],
    ])("%s", async (_case, body, status, mensagem) => {
      const one = await novo(1);
      await put([conemb322(notas(one))]);
      expect(await decide(one, body)).toMatchObject({
        status,
        body: { mensagem: expect.stringMatching(mensagem) },
      });
    });

    test("an order without conciliation 409; unknown, or of another loja, 404", async () => {
      const one = await novo(1);
      expect((await decide(one, { autorizado: true })).status).toBe(409);
      await put([conemb322(notas(one))]);
      expect((await decide(one, { autorizado: true }, 2)).status).toBe(404);
      expect((await decide(one, { autorizado: true }, 9)).status).toBe(404);
      expect((await decide({ ...one, chave: "f".repeat(32) }, { autorizado: true })).status).toBe(404);
      expect((await decide({ ...one, chave: "x" }, { autorizado: true })).status).toBe(400);
    });
  });
});
