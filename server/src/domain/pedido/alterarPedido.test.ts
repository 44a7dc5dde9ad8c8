import { expect, test } from "vitest";
import { Alteracoes, noEnvio } from "../../test-support/alterarPedido.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { Pedido } from "./pedido.ts";

const CHAVE = "35260711222333000181550010000000011731582645";
const OUTRA_CHAVE = "35260712ABC34501DE35550010000000011731582646";

/** What was sent for a field of the first shipment, stored already or not, and why it is refused otherwise. */
const VALIDOS: [campo: string, valor: unknown, guardado: unknown][] = [
  ["peso", 8.601, 8601],
  ["peso", 0, 0],
  ["altura", 999999.999, 999_999_999],
  ["largura", 0.001, 1],
  ["profundidade", 1, 1000],
  ["quantidade", 1, 1],
  ["quantidadeVolumes", 2147483647, 2147483647],
  ["codigoRastreio", "x".repeat(20), "x".repeat(20)],
  ["mapaDeCarga", "x".repeat(255), "x".repeat(255)],
  ["urlRastreioExterno", "https://rastreio.example.com/1", "https://rastreio.example.com/1"],
  ["urlRastreioExterno", "www.Carga.example/x y", "https://www.carga.example/x%20y"],
  ["linkComprovanteEntrega", "HTTPS://Ï.example", "https://xn--gda.example/"],
  ["linkComprovanteEntrega", "https://prova.example.com/1", "https://prova.example.com/1"],
  ["plp", 4401, 4401],
  ["plp", "4401", 4401],
];

eachDatabase((_name, open) => {
  const t = new Alteracoes(open);

  test.each(VALIDOS)(
    "PED-ALT-003..005, PED-ALT-011..013, ERR-042: %s is changed once, nothing else (%#)",
    async (campo, valor, guardado) => {
      const before = await t.stored();
      expect(await t.retornos(noEnvio(campo, valor))).toEqual([[`envio.0.${campo}`, "sucesso"]]);
      const [first] = before.envios;
      expect(await t.stored()).toEqual({ ...before, envios: [{ ...first, [campo]: guardado }] });
      expect(await t.retornos(noEnvio(campo, valor))).toEqual([[`envio.0.${campo}`, "já alterado"]]);
    },
  );

  test("NS-003, NS-044: null for a field is the same as leaving it out, whatever else is wrong", async () => {
    const before = await t.stored();
    const nulls = { peso: null, plp: null, nomeTransportadora: null, prazoDeEntrega: null };
    const outcome = await t.retornos({
      pedidoAuxiliar: null,
      envio: [{ altura: -1, ...nulls, notaFiscal: { chave: null, valorTotal: null } }],
    });
    expect(outcome).toEqual([["envio.0.altura", expect.stringContaining("maior ou igual a 0")]]);
    expect(await t.retornos({ pedidoAuxiliar: null, envio: [{ notaFiscal: null }] })).toEqual([]);
    expect(await t.retornos({ envio: null })).toEqual([]);
    expect(await t.stored()).toEqual(before);
  });

  test.each([
    ["prazoDeEntrega", "2026-07-25", "2026-07-25 00:00:00"],
    ["prazoEntregaPedido", "2026-07-25", "2026-07-25 00:00:00"],
    ["prazoDeEntrega", "2026-07-25 18:30:00", "2026-07-25 18:30:00"],
    ["prazoEntregaPedido", "2026-07-25T18:30:00", "2026-07-25 18:30:00"],
    ["prazoEntregaPedido", "2026-07-25T18:30:00.250", "2026-07-25 18:30:00"],
    ["prazoDeEntrega", "2026-07-26T02:30:00.000Z", "2026-07-25 23:30:00"],
    ["prazoDeEntrega", "2026-07-25T23:30:00-03:00", "2026-07-25 23:30:00"],
    ["prazoDeEntrega", "2026-07-26T08:30:00+14:00", "2026-07-25 15:30:00"],
  ])(
    "PED-ALT-007, NS-038, NS-044: %s = %s is reported as prazoEntregaPedido and moves the order's dates",
    async (nome, valor, guardado) => {
      expect(await t.retornos(noEnvio(nome, valor))).toEqual([["envio.0.prazoEntregaPedido", "sucesso"]]);
      expect((await t.stored()).envios[0]?.prazoEntregaPedido).toBe(guardado);
      const list = (dia: string) =>
        t.server
          .call("GET", `/pedidos?dataTipo=previsaoPedido&periodo=${dia}TO${dia}`)
          .then(({ body }) => body.map(({ numeroPedido }: Pedido) => numeroPedido));
      expect(await list("2026-07-25")).toContain(t.numero);
      expect(await list("2026-07-21")).not.toContain(t.numero);
    },
  );

  test("PED-ALT-010, NS-010: the invoice; its branch and its key bring what they tell", async () => {
    const notaFiscal = {
      filialERP: "B1",
      pedidoERP: "78002",
      chave: OUTRA_CHAVE,
      data: "2026-07-14",
      valorTotal: 1.5,
      valorTotalProdutos: 0,
    };
    const campos = Object.keys(notaFiscal).map((nome) => `envio.0.notaFiscal.${nome}`);
    expect(await t.retornos({ envio: [{ notaFiscal }] })).toEqual(campos.map((campo) => [campo, "sucesso"]));
    expect((await t.stored()).envios[0]?.notaFiscal).toEqual({
      filialErp: "B1",
      filial: { id: 2, nome: "Filial Sul", cidade: "Curitiba", uf: "PR", cep: "01310100" },
      pedidoErp: "78002",
      chave: OUTRA_CHAVE,
      cnpjFaturador: "12ABC34501DE35",
      serie: 1,
      numero: 1,
      data: "2026-07-14 00:00:00",
      valorTotal: 150,
      valorTotalProdutos: 0,
    });
    expect(await t.retornos({ envio: [{ notaFiscal }] })).toEqual(
      campos.map((campo) => [campo, "já alterado"]),
    );
    const { status } = await t.server.call("GET", `/rastreio/chavenf/${OUTRA_CHAVE}`);
    expect(status).toBe(200);
  });

  test("PED-ALT-003: an empty text clears what may be absent", async () => {
    await t.put({ pedidoAuxiliar: "A", envio: [{ codigoRastreio: "R", mapaDeCarga: "M" }] });
    const empty = { pedidoAuxiliar: "", envio: [{ codigoRastreio: "", mapaDeCarga: "" }] };
    expect((await t.retornos(empty)).map(([, text]) => text)).toEqual(["sucesso", "sucesso", "sucesso"]);
    expect((await t.retornos(empty)).map(([, text]) => text)).toEqual([
      "já alterado",
      "já alterado",
      "já alterado",
    ]);
    expect(await t.stored()).toMatchObject({ pedidoAuxiliar: null, envios: [{ codigoRastreio: null }] });
  });

  test("NS-010: with validarChaveNF the key's check digit counts", async () => {
    const setting = (validarChaveNF: boolean) =>
      t.db.transaction((trx) =>
        trx("loja")
          .where({ id: 1 })
          .update({ configuracao: JSON.stringify({ validarChaveNF }), versao: trx.raw("versao + 1") }),
      );
    await setting(true);
    const wrong = `${CHAVE.slice(0, 43)}6`;
    expect(await t.retornos(noEnvio("notaFiscal.chave", wrong))).toEqual([
      ["envio.0.notaFiscal.chave", expect.stringContaining("dígito verificador")],
    ]);
    expect(await t.retornos(noEnvio("notaFiscal.chave", OUTRA_CHAVE))).toEqual([
      ["envio.0.notaFiscal.chave", "sucesso"],
    ]);
    await setting(false);
    expect(await t.retornos(noEnvio("notaFiscal.chave", wrong))).toEqual([
      ["envio.0.notaFiscal.chave", "sucesso"],
    ]);
  });
});
