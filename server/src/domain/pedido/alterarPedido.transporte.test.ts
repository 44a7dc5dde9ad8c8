import { expect, test } from "vitest";
import { Alteracoes, noEnvio } from "../../test-support/alterarPedido.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { cotado, envio } from "./pedido.testing.ts";

eachDatabase((_name, open) => {
  const t = new Alteracoes(open);

  test("PED-ALT-008, NS-004: another method charges and takes what it is quoted for, and back again", async () => {
    expect(await t.retornos(noEnvio("nomeMetodoEnvio", " Rápido "))).toEqual([
      ["envio.0.nomeMetodoEnvio", "sucesso"],
    ]);
    const rapido = { idMetodo: 1, nomeMetodo: "Rápido", idTransportadora: 1, freteReal: 6000, prazoTotal: 2 };
    expect((await t.stored()).envios[0]?.transporte).toMatchObject(rapido);
    expect(await t.retornos({ envio: [{ idMetodo: 2, nomeTransportadora: "Carga Teste" }] })).toEqual([
      ["envio.0.idMetodo", "sucesso"],
      ["envio.0.nomeTransportadora", "já alterado"],
    ]);
    expect((await t.stored()).envios[0]?.transporte).toEqual(envio().transporte);
  });

  test("PED-ALT-008, PED-NOVO-010: the order's own quotation comes before a new one", async () => {
    const codigo = "77777777777";
    const quoted = await t.server.quote({
      cepDestino: "01310100",
      canal: "site",
      volumes: [{ quantidade: 1, valorUnitario: 10, peso: 1, altura: 1, largura: 1, profundidade: 1 }],
    });
    const documento = JSON.stringify({
      ...quoted.body,
      retorno: { ...quoted.body.retorno, idCotacao: codigo },
    });
    await t.db.transaction((trx) =>
      trx("cotacao").insert({ id_loja: 1, codigo, criada_em: 0, canal: "site", documento }),
    );
    const idCotacao = `${codigo}00000010000002`;
    await t.insert({ cotado: cotado({ idCotacao }) });
    await t.retornos(noEnvio("idMetodo", 1));
    expect((await t.stored()).envios[0]?.transporte).toMatchObject({
      idMetodo: 1,
      freteReal: 3000,
      prazoTotal: 2,
    });
  });

  test("PED-ALT-008: a method that was never quoted keeps what is in use", async () => {
    await t.retornos(noEnvio("idMetodo", 5));
    expect((await t.stored()).envios[0]?.transporte).toMatchObject({
      idMetodo: 5,
      nomeTransportadora: "Postal",
      freteReal: 3250,
      prazoTotal: 5,
    });
  });

  test("PED-ALT-008: fields that contradict one another are all refused; the rest succeeds", async () => {
    const before = await t.stored();
    const outcome = await t.retornos({
      envio: [{ nomeTransportadora: "Carga Teste", idMetodo: 4, peso: 8.4 }],
    });
    expect(outcome.map(([campo]) => campo)).toEqual([
      "envio.0.nomeTransportadora",
      "envio.0.idMetodo",
      "envio.0.peso",
    ]);
    expect(outcome.map(([, text]) => ["sucesso", "já alterado"].includes(text))).toEqual([
      false,
      false,
      true,
    ]);
    expect(await t.stored()).toEqual(before);
  });

  test("NS-037: with a label of the service, and on a return, the code may come later", async () => {
    for (const changes of [{ controleEtiqueta: "servico" }, { tipoPedido: "reversa" }] as const) {
      await t.insert(changes);
      expect(await t.retornos(noEnvio("idMetodo", 4))).toEqual([["envio.0.idMetodo", "sucesso"]]);
      expect(await t.retornos(noEnvio("codigoRastreio", "RP000123456"))).not.toEqual([
        ["envio.0.codigoRastreio", "sucesso"],
      ]);
    }
  });

  test.each([
    ["no code at all", { idMetodo: 4 }, [false]],
    ["a code of another form", { idMetodo: 4, codigoRastreio: "RP000123456" }, [false, true]],
    ["a code of its form, sent after", { idMetodo: 4, codigoRastreio: "AA473124829BR" }, [true, true]],
    ["a code of its form, sent before", { codigoRastreio: "AA473124829BR", idMetodo: 4 }, [true, true]],
  ])("NS-037: the postal service needs a tracking code of its form: %s", async (_name, campos, wanted) => {
    const outcome = await t.retornos({ envio: [campos] });
    expect(outcome.map(([, text]) => text === "sucesso")).toEqual(wanted);
    if (wanted[0]) {
      expect(await t.retornos(noEnvio("codigoRastreio", "RP000123456"))).not.toEqual([
        ["envio.0.codigoRastreio", "sucesso"],
      ]);
    }
  });
});
