import { describe, expect, test } from "vitest";
import { envio, ocorrencia, pedido } from "../../pedido/pedido.testing.ts";
import { textosCriacao } from "../../pedido/textosCriacao.ts";
import { AGORA, em, emTransito, entregue, reversa, variosEnvios } from "./casos.testing.ts";
import { dataColeta } from "./dataColeta.ts";
import { rastreioPage } from "./rastreioPage.ts";
import { rastreioView } from "./rastreioView.ts";

const LOJA = { nome: "Loja Teste", fusoHorario: "America/Sao_Paulo" };
const visao = (of = pedido()) => rastreioView(of, LOJA, AGORA);
const primeiro = (of = pedido()) => visao(of).envios[0];

describe("occurrences", () => {
  const comOcorrencias = (...ocorrencias: Parameters<typeof ocorrencia>[0][]) =>
    pedido({ envios: [envio({ ocorrencias: ocorrencias.map(ocorrencia) })] });

  test("NS-011: hidden ones are left out", () => {
    const of = comOcorrencias(
      { id: 1, descricao: "vista" },
      { id: 2, descricao: "oculta", informacaoAdicional: "segredo", visivelCliente: false },
    );
    expect(primeiro(of)?.dias.flatMap((dia) => dia.movimentacoes.map((each) => each.titulo))).toEqual([
      "vista",
    ]);
    expect(rastreioPage(visao(of))).not.toMatch(/oculta|segredo/);
  });

  test("newest first, by day of the loja, those of one instant by id", () => {
    const of = comOcorrencias(
      { id: 1, data: em("14 23:59"), descricao: "a" },
      { id: 2, data: em("15 00:00"), descricao: "b" },
      { id: 3, data: em("15 00:00"), descricao: "c", informacaoAdicional: " x " },
      { id: 4, data: em("13 08:00"), descricao: "d" },
    );
    expect(
      primeiro(of)?.dias.map(({ data, movimentacoes }) => [
        data,
        ...movimentacoes.map((each) => `${each.momento.hora} ${each.titulo}${each.detalhe ?? ""}`),
      ]),
    ).toEqual([
      ["2026-07-15", "00:00 cx", "00:00 b"],
      ["2026-07-14", "23:59 a"],
      ["2026-07-13", "08:00 d"],
    ]);
  });

  test("the order's own list is left as it is", () => {
    const of = entregue();
    const before = structuredClone(of);
    visao(of);
    expect(of).toEqual(before);
  });
});

describe("forecast and arrival", () => {
  test("promised day until the shipment has come to an end", () => {
    expect(primeiro(emTransito())).toMatchObject({
      previsao: { data: "2026-07-17", hora: null },
      entrega: null,
    });
    expect(primeiro(entregue())).toMatchObject({
      previsao: null,
      entrega: { data: "2026-07-16", hora: "11:47" },
    });
  });

  test.each([
    ["2026-07-15 00:00:00", true],
    ["2026-07-16 00:00:00", false],
    ["2026-07-17 00:00:00", false],
  ])("due %s, seen on 2026-07-16: late is %s", (prazoEntregaPedido, isLate) => {
    const of = pedido({ envios: [envio({ prazoEntregaPedido })] });
    expect(rastreioPage(visao(of)).includes("O prazo previsto já passou")).toBe(isLate);
  });
});

describe("NS-041: collection of a return", () => {
  test("the remark that creation leaves is read", () => {
    const texto = textosCriacao.coletaPrevista("2026-07-20");
    expect(dataColeta([{ data: 0, texto, usuario: "Sistema" }])).toBe("2026-07-20");
  });

  test.each([
    [[], null],
    [["Coleta prevista para 31/02/2026"], null],
    [["cliente quer Coleta prevista para 20/07/2026"], null],
    [["Coleta prevista para 20/07/2026", "outra", "Coleta prevista para 22/07/2026"], "2026-07-22"],
  ])("%j", (remarks, expected) => {
    expect(dataColeta(remarks.map((texto) => ({ data: 0, texto, usuario: "" })))).toBe(expected);
  });

  test("shown with what the sender has to do, and the loja's other remarks are not", () => {
    const page = rastreioPage(visao(reversa()));
    expect(page).toContain("Segunda-feira, 20 de julho");
    expect(page).toContain("Deixe o produto embalado: a transportadora vai buscá-lo.");
    expect(page).not.toMatch(/fraude|urgência|Defeito/);
  });

  test("gone once the parcel is on its way", () => {
    const of = reversa();
    const onWay = {
      ...of,
      historico: [{ idStatus: 30, data: 0 }],
      envios: of.envios.map((each) => ({ ...each, idStatus: 30 })),
    };
    expect(primeiro(onWay)?.coleta).toBeNull();
    expect(visao(onWay).devolucao?.instrucao).toBeNull();
  });

  test("a shipment order shows no remark at all", () => {
    const texto = textosCriacao.coletaPrevista("2026-07-20");
    expect(
      primeiro(pedido({ envios: [envio({ observacoes: [{ data: 0, texto, usuario: "" }] })] }))?.coleta,
    ).toBeNull();
  });
});

describe("several shipments", () => {
  test.each([
    [0, "Nenhum dos 3 envios foi entregue ainda."],
    [1, "1 de 3 envios foi entregue."],
    [2, "2 de 3 envios foram entregues."],
    [3, "Os 3 envios foram entregues."],
  ])("%i delivered", (delivered, expected) => {
    const of = variosEnvios();
    const envios = of.envios.map((each, index) => ({ ...each, idStatus: index < delivered ? 50 : 30 }));
    expect(rastreioPage(visao({ ...of, envios }))).toContain(expected);
  });
});

test("an order whose dates and statuses nobody knows is still a page", () => {
  const of = pedido({ historico: [], envios: [envio({ idStatus: 99, prazoEntregaPedido: "?" })] });
  expect(rastreioPage(visao(of))).toContain("Situação 99");
});

test("of the person the page tells the city and nothing else", () => {
  const secrets = ["nome", "email", "cpfCnpj", "cep", "endereco", "numero", "bairro", "referencia"] as const;
  const marked = (who: string) =>
    Object.fromEntries([...secrets.map((key) => [key, `§${who}-${key}`]), ["telefones", [`§${who}-fone`]]]);
  for (const each of [emTransito(), variosEnvios(), reversa()]) {
    const { dadosReversa, enderecoEntrega } = each;
    const page = rastreioPage(
      visao({
        ...each,
        enderecoEntrega: { ...enderecoEntrega, ...marked("destino") },
        dadosReversa: dadosReversa && {
          ...dadosReversa,
          remetente: { ...dadosReversa.remetente, ...marked("remetente") },
        },
      }),
    );
    expect(page).toContain(`${enderecoEntrega.cidade}/${enderecoEntrega.uf}`);
    expect(page).not.toContain("§");
  }
});
