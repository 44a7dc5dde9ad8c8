import { expect, test } from "vitest";
import { Alteracoes, noEnvio } from "../../test-support/alterarPedido.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { envio } from "./pedido.testing.ts";

/** What is sent for a field of the first shipment, and why it is refused. */
const INVALIDOS: [campo: string, valor: unknown, mensagem: string][] = [
  ["peso", -0.001, "maior ou igual a 0"],
  ["peso", 8.6011, "3 casas decimais"],
  ["peso", 1000000, "menor ou igual"],
  ["peso", "8.6", "um número"],
  ["quantidade", 0, "maior ou igual a 1"],
  ["quantidadeVolumes", 1.5, "número inteiro"],
  ["codigoRastreio", "x".repeat(21), "no máximo 20"],
  ["codigoRastreio", 1, "um texto"],
  ["mapaDeCarga", "x".repeat(256), "no máximo 255"],
  ["urlRastreioExterno", "javascript:alert(1)", "endereço http"],
  ["urlRastreioExterno", "https://loja.example@other.example/", "sem usuário"],
  ["plp", "44a", "número inteiro"],
  ["plp", "9007199254740992", "menor ou igual"],
  ["plp", -1, "maior ou igual a 0"],
  ["prazoEntregaPedido", "2026-02-29", "data real"],
  ["prazoEntregaPedido", "20/07/2026", "data real"],
  ["idMetodo", 99, "cadastro"],
  ["idMetodo", "1", "número inteiro"],
  ["nomeTransportadora", "carga teste", "cadastro"],
  ["nomeMetodoEnvio", "", "cadastro"],
  ["nomeMetodoEnvio", "x".repeat(101), "no máximo 100"],
  ["produtos", [], "não pode ser alterado"],
  ["idStatus", 50, "não pode ser alterado"],
  ["prazo", "2026-07-20", "desconhecido"],
  ["toString", 1, "desconhecido"],
  ["prazo", null, "desconhecido"],
  ["notaFiscal.serie", null, "desconhecido"],
  ["notaFiscal", "x", "um objeto"],
  ["notaFiscal.numero", 5, "não pode ser alterado"],
  ["notaFiscal.filialERP", "Z1", "filial da loja"],
  ["notaFiscal.filialERP", "", "vazio"],
  ["notaFiscal.chave", "", "vazio"],
  ["notaFiscal.chave", "1".repeat(45), "no máximo 44"],
  ["notaFiscal.valorTotal", 1.234, "2 casas decimais"],
  ["notaFiscal.valorTotal", -1, "maior ou igual a 0"],
  ["notaFiscal.data", "2026-13-01", "data real"],
];

eachDatabase((_name, open) => {
  const t = new Alteracoes(open);

  test.each(INVALIDOS)(
    "NS-044, PED-ALT-002, PED-ALT-011, ERR-042: %s is refused by itself (%#)",
    async (campo, valor, mensagem) => {
      const before = await t.stored();
      expect(await t.retornos(noEnvio(campo, valor))).toEqual([
        [`envio.0.${campo}`, expect.stringContaining(mensagem)],
      ]);
      expect(await t.stored()).toEqual(before);
      const { envio } = noEnvio(campo, valor);
      const both = await t.retornos({
        pedidoAuxiliar: "A",
        envio: [{ ...envio[0], linkComprovanteEntrega: "https://m.example/1" }],
      });
      expect(both.map(([, text]) => text)).toEqual(["sucesso", expect.stringContaining(mensagem), "sucesso"]);
      expect(await t.stored()).toMatchObject({
        pedidoAuxiliar: "A",
        envios: [{ linkComprovanteEntrega: "https://m.example/1" }],
      });
    },
  );

  test("NS-044: positions without a shipment, fields of the order that cannot be changed, in the order sent", async () => {
    const outcome = await t.retornos({
      numeroPedido: "X",
      envio: [{}, { peso: 1 }, 5],
      pedidoAuxiliar: "A",
      enderecoEntrega: { nome: "X" },
    });
    expect(outcome).toEqual([
      ["numeroPedido", expect.stringContaining("não pode ser alterado")],
      ["envio.1", "o pedido tem só 1 envio"],
      ["envio.2", "o pedido tem só 1 envio"],
      ["pedidoAuxiliar", "sucesso"],
      ["enderecoEntrega", expect.stringContaining("não pode ser alterado")],
    ]);
  });

  test.each([
    ["text", { envio: "x" }, "envio", "uma lista"],
    ["an item of another kind", { envio: [[]] }, "envio.0", "um objeto"],
    ["more than a hundred", { envio: Array.from({ length: 101 }, () => ({})) }, "envio", "no máximo 100"],
  ])("NS-044: envio is %s", async (_name, body, campo, mensagem) => {
    expect(await t.retornos(body)).toEqual([[campo, expect.stringContaining(mensagem)]]);
  });

  test.each([
    [10_000, 200],
    [10_001, 400],
  ])("NS-079: %i fields -> %i", async (quantos, wanted) => {
    const body = Object.fromEntries(Array.from({ length: quantos }, (_, index) => [`x${index}`, 1]));
    const { status, body: answer } = await t.put(body);
    expect([status, answer.retornos?.length]).toEqual([wanted, wanted === 200 ? quantos : undefined]);
  });

  test("NS-044: an empty object changes nothing; a body that is no object -> 400", async () => {
    expect(await t.retornos({})).toEqual([]);
    for (const body of ["[]", '"x"', "1", "null", "{"]) expect((await t.put(body)).status).toBe(400);
  });

  test.each([
    [50, "Entregue"],
    [60, "Devolvido"],
    [70, "Extraviado"],
    [90, "Cancelado"],
  ])(
    "NS-044: a shipment of the final status %i keeps its transport and its promise",
    async (idStatus, nome) => {
      const before = envio({ idStatus, codigoRastreio: "R1" });
      await t.insert({ historico: [{ idStatus, data: 0 }], envios: [before] });
      const mensagem = `envio em situação final (${nome}): o transporte e o prazo não mudam mais`;
      const transporte = {
        ...{ peso: 1, altura: 1, largura: 1, profundidade: 1, quantidade: 1, quantidadeVolumes: 1 },
        ...{ codigoRastreio: "R2", prazoDeEntrega: "2026-07-25", prazoEntregaPedido: "2026-07-26" },
        ...{ nomeMetodoEnvio: "Rápido", idMetodo: 1 },
      };
      const recusados = await t.retornos({ envio: [{ ...transporte, notaFiscal: { filialERP: "B1" } }] });
      expect(recusados).toHaveLength(Object.keys(transporte).length + 1);
      for (const [campo, text] of recusados) expect([campo, text]).toEqual([campo, mensagem]);
      expect((await t.stored()).envios).toEqual([{ ...before, id: expect.any(Number) }]);
    },
  );

  test("NS-044, PED-ALT-013: of a final shipment what is wrong, or stored already, is told as that", async () => {
    await t.insert({ envios: [envio({ idStatus: 50 })] });
    expect(
      await t.retornos({ envio: [{ peso: 8.4, altura: -1, cor: 1, nomeMetodoEnvio: "Lento" }] }),
    ).toEqual([
      ["envio.0.peso", "já alterado"],
      ["envio.0.altura", expect.stringContaining("maior ou igual a 0")],
      ["envio.0.cor", expect.stringContaining("desconhecido")],
      ["envio.0.nomeMetodoEnvio", "já alterado"],
    ]);
  });

  test("NS-044, PED-ALT-014: what becomes known late is taken after the delivery; another shipment is still under way", async () => {
    await t.insert({ envios: [envio({ idStatus: 50 }), envio({ id: 2 })] });
    const tarde = {
      linkComprovanteEntrega: "https://prova.example.com/1",
      urlRastreioExterno: "https://rastreio.example.com/1",
      mapaDeCarga: "MAPA",
      plp: 7,
    };
    const notaFiscal = {
      ...{ pedidoERP: "E1", chave: "35260712ABC34501DE35550010000000011731582646" },
      ...{ data: "2026-07-14", valorTotal: 1.5, valorTotalProdutos: 1 },
    };
    const outcome = await t.retornos({ pedidoAuxiliar: "A", envio: [{ ...tarde, notaFiscal }, { peso: 1 }] });
    expect(outcome.filter(([, text]) => text !== "sucesso")).toEqual([]);
    expect(outcome).toHaveLength(11);
    const { pedidoAuxiliar, envios } = await t.stored();
    expect(pedidoAuxiliar).toBe("A");
    expect(envios).toMatchObject([
      { ...tarde, notaFiscal: { pedidoErp: "E1", valorTotal: 150 } },
      { peso: 1000 },
    ]);
  });
});
