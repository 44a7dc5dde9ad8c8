import { expect, test } from "vitest";
import { Alteracoes, noEnvio } from "../../test-support/alterarPedido.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { tokensOf } from "../../test-support/lojaServer.testing.ts";
import { countersOf, envio, recounted } from "./pedido.testing.ts";

eachDatabase((_name, open) => {
  const t = new Alteracoes(open);

  test("15.4.2: of fifty changes at once one is there, whole", async () => {
    const bodies = Array.from({ length: 50 }, (_, index) => ({
      pedidoAuxiliar: `A${index}`,
      envio: [{ mapaDeCarga: `M${index}`, peso: index + 1, notaFiscal: { pedidoERP: `E${index}` } }],
    }));
    const answers = await Promise.all(bodies.map((body) => t.put(body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    const { pedidoAuxiliar, envios } = await t.stored();
    const index = Number(pedidoAuxiliar?.slice(1));
    expect(envios[0]).toMatchObject({ mapaDeCarga: `M${index}`, peso: (index + 1) * 1000 });
    expect(envios[0]?.notaFiscal.pedidoErp).toBe(`E${index}`);
  });

  test("15.4.2: fifty changes at once of fifty shipments are all there", async () => {
    const envios = Array.from({ length: 50 }, () => envio());
    await t.insert({ envios });
    const bodies = envios.map((_, index) => ({
      envio: [...Array.from({ length: index }, () => ({})), { mapaDeCarga: `M${index}` }],
    }));
    await Promise.all(bodies.map((body) => t.put(body)));
    const { envios: after } = await t.stored();
    expect(after.map(({ mapaDeCarga }) => mapaDeCarga)).toEqual(envios.map((_, index) => `M${index}`));
  });

  test("the counters of days follow every change", async () => {
    await t.retornos(noEnvio("prazoDeEntrega", "2026-08-25"));
    expect(await countersOf(t.db)).toEqual(await recounted(t.db));
  });

  test("AUTH-005: without a token, or with the quotation token -> 401", async () => {
    for (const token of [null, tokensOf(1).cotacao]) {
      const { status } = await t.server.call("PUT", `/pedido/altera/pedido/${t.numero}`, { body: {}, token });
      expect(status).toBe(401);
    }
  });
});
