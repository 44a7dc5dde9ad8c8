import { describe, expect, test } from "vitest";
import { openTabela, packTabela } from "../tabela/index.ts";
import type { PricedCotacao } from "./cotacao.ts";
import {
  countryRows,
  filial,
  input,
  item,
  loja,
  lookup,
  metodo,
  only,
  produto,
  regra,
  settings,
  taxa,
  transportadora,
} from "./fixture.testing.ts";
import { neededTabelas } from "./neededTabelas.ts";
import { opcaoRecord } from "./opcaoRecord.ts";
import { quote } from "./quote.ts";

const reasons = ({ leftOut }: PricedCotacao) =>
  leftOut.map(({ filial, metodo, motivo }) => [filial.id, metodo.id, motivo]);

describe("price of an option", () => {
  test("COT-014: all that the record needs, in its own units", () => {
    const cotacao = quote(
      input(),
      loja({
        criterio: "prazo",
        filiais: [filial(7, { filialErp: "SP01", prazoAdicional: 1, perAdiDesconto: 10_500 })],
        metodos: [metodo(1, { prazoAdicional: 2 })],
        tabelas: [settings(44)],
        taxas: [taxa(3), taxa(8, { tipo: "TRT", forma: "percentual", valor: 10_000 })],
        regras: [regra(90, { valor: 1000, prazoAcao: "soma", prazo: 4 })],
      }),
      lookup(),
    );
    expect(opcaoRecord(only(cotacao), cotacao.ordenacao)).toEqual({
      possuiEstoque: 0,
      freteCobrar: 18.68,
      freteReal: 16,
      prazoEntregaTotal: 12,
      estoque: 1,
      prazoEntrega: {
        prazoTransportadora: 5,
        maiorPrazoCros: 0,
        prazoAdicionalFilial: 1,
        prazoAdicionalMetodo: 2,
        prazoEntregaRegra: 4,
        prazoEntregaPorRegra: 4,
        prazoTotal: 12,
      },
      dadosFrete: {
        filial: 7,
        filialERP: "SP01",
        filialNome: "Filial 7",
        filialCidade: "São Paulo",
        filialUF: "SP",
        idMetodoEnvio: 1,
        idTransportadora: 1,
        transportadoraNome: "Transportadora 1",
        metodoEnvioNome: "Método 1",
        ordenacao: "p",
        perAdiDesconto: 10.5,
        tabelas: {
          idTabela: 44,
          generalidade: { idTDA: 3, TDA: 5, idTRT: 8, TRT: 1 },
          idListaRegras: [90],
        },
      },
    });
  });

  test("COT-026: without fees the codes are null and the values 0", () => {
    const record = opcaoRecord(only(quote(input(), loja(), lookup())), "v");
    expect(record.dadosFrete.tabelas.generalidade).toEqual({ idTDA: null, TDA: 0, idTRT: null, TRT: 0 });
  });

  test("COT-016: freteCobrar may differ from freteReal and never falls below 0", () => {
    const regras = [regra(1, { valorAcao: "desconto", valor: 9_999_999 })];
    expect(only(quote(input(), loja({ regras }), lookup()))).toMatchObject({
      freteReal: 1000,
      freteCobrar: 0,
    });
    const filiais = [filial(1, { perAdiDesconto: -12_345 })];
    expect(only(quote(input(), loja({ filiais }), lookup())).freteCobrar).toBe(877);
  });

  test("weight above the last band pays the excess", () => {
    const items = [item({ peso: 32_000 })];
    expect(only(quote(input({ items }), loja(), lookup())).freteReal).toBe(4300);
  });

  test("each table bills by its own cubage factor", () => {
    const items = [item({ altura: 100_000, largura: 100_000, profundidade: 10_000 })];
    const tabelas = [settings(1, { fatorCubagem: 50_000 })];
    expect(only(quote(input({ items }), loja({ tabelas }), lookup())).detalhe.pesoTaxado).toBe(5000);
    expect(only(quote(input({ items }), loja(), lookup())).detalhe.pesoTaxado).toBe(30_000);
  });
});

describe("candidates", () => {
  const three = loja({ filiais: [filial(1), filial(2), filial(3, { ativo: false })] });

  test.each<[string, string | null, number[], string[]]>([
    ["COT-033: absent -> every active branch", null, [1, 2], []],
    ["COT-033: empty", "", [1, 2], []],
    ["only blanks and commas", " , ,", [1, 2], []],
    ["COT-032: codes are trimmed, repeats count once", " F2 ,F2", [2], []],
    ["NS-058: an unknown code is ignored beside a valid one", "X,F1", [1], ["X"]],
    ["NS-058: none valid", "X,Y", [], ["X", "Y"]],
    ["an inactive branch is not quoted", "F3,F1", [1], ["F3"]],
    ["codes are compared exactly", "f1,F1", [1], ["f1"]],
  ])("%s", (_name, filiaisOrigem, wanted, ignored) => {
    const cotacao = quote(input({ filiaisOrigem }), three, lookup());
    expect(cotacao.options.map(({ filial }) => filial.id)).toEqual(wanted);
    expect(cotacao.filiaisIgnoradas).toEqual(ignored);
  });

  test("one option per branch and active method of an active carrier", () => {
    const prepared = loja({
      filiais: [filial(1), filial(2)],
      transportadoras: [transportadora(1), transportadora(2, { ativo: false })],
      metodos: [metodo(1), metodo(2, { ativo: false }), metodo(3, { idTransportadora: 2 }), metodo(4)],
      tabelas: [1, 2, 3, 4].map((id) => settings(id, { idMetodo: id })),
    });
    const { options } = quote(input(), prepared, lookup());
    expect(options.map(({ filial, metodo }) => [filial.id, metodo.id]).sort()).toEqual([
      [1, 1],
      [1, 4],
      [2, 1],
      [2, 4],
    ]);
    expect(neededTabelas(prepared, "F1").map(({ id }) => id)).toEqual([1, 4]);
  });

  test("a table of one branch does not serve another; inactive ones serve none", () => {
    const prepared = loja({
      filiais: [filial(1), filial(2)],
      tabelas: [settings(1, { idFilial: 2 }), settings(2, { ativa: false })],
    });
    const cotacao = quote(input(), prepared, lookup());
    expect(cotacao.options.map(({ filial }) => filial.id)).toEqual([2]);
    expect(reasons(cotacao)).toEqual([[1, 1, "tabela"]]);
    expect(neededTabelas(prepared, "F1")).toEqual([]);
  });

  test("of several tables the narrowest CEP range wins, then the lowest idTabela", () => {
    const city = openTabela(packTabela(countryRows.map((row) => ({ ...row, cepFim: 9_999_999, valor: 77 }))));
    const tabelas = [settings(5), settings(3), settings(9)];
    expect(only(quote(input(), loja({ tabelas }), lookup())).idTabela).toBe(3);
    expect(only(quote(input(), loja({ tabelas }), lookup({ 9: city })))).toMatchObject({
      idTabela: 9,
      freteReal: 77,
    });
  });
});

describe("freight rules in a quotation", () => {
  test("conditions on branch and method choose the options they touch", () => {
    const prepared = loja({
      filiais: [filial(1), filial(2)],
      metodos: [metodo(1), metodo(2)],
      tabelas: [settings(1), settings(2, { idMetodo: 2 })],
      regras: [
        regra(1, {
          valor: 5000,
          criterios: [
            { campo: 6, valores: ["F2"] },
            { campo: 8, valores: [1] },
          ],
        }),
      ],
    });
    const { options } = quote(input(), prepared, lookup());
    const touched = options.filter(({ idListaRegras }) => idListaRegras.length > 0);
    expect(touched.map(({ filial, metodo, freteCobrar }) => [filial.id, metodo.id, freteCobrar])).toEqual([
      [2, 1, 1500],
    ]);
  });

  test("the sku condition knows the code asked for and the registered one", () => {
    const registered = produto(1, { F1: [1, 0] });
    for (const code of ["busca-1", "sku-1"]) {
      const regras = [regra(1, { criterios: [{ campo: 12, valores: [code] }] })];
      const items = [item({ sku: "BUSCA-1", produto: registered })];
      expect(only(quote(input({ items }), loja({ regras }), lookup())).idListaRegras).toEqual([1]);
    }
  });

  test("an explanation tells for every rule what it did, in the order of application", () => {
    const regras = [
      regra(1, { status: "inativo", ordem: 3 }),
      regra(2, { dataFim: "2026-06-14", ordem: 2 }),
      regra(3, { criterios: [{ campo: 1, valores: ["RJ"] }], ordem: 1 }),
      regra(4, { criterios: [{ campo: 7, valores: [2] }], ordem: 9 }),
      regra(5, { valor: 100, ordem: 4, prazoAcao: "soma", prazo: 1 }),
      regra(6, { valorTipo: "bloqueio", ordem: 5 }),
      regra(7, { ordem: 6 }),
    ];
    const explained = quote(input({ explicar: true }), loja({ regras }), lookup());
    const { leftOut } = explained;
    expect(leftOut[0]).toMatchObject({ motivo: "bloqueio", regra: 6 });
    expect(explained.regrasForaDoCarrinho).toEqual([
      { codigo: 3, aplicada: false, motivo: "criterio", campo: 1 },
      { codigo: 2, aplicada: false, motivo: "vigencia" },
      { codigo: 1, aplicada: false, motivo: "status" },
    ]);
    expect(leftOut[0]?.regras).toEqual([
      { codigo: 5, aplicada: true, valorAntes: 1000, valorDepois: 1010, prazoEntregaRegra: 1 },
      { codigo: 6, aplicada: true, valorAntes: 1010, valorDepois: 1010, prazoEntregaRegra: 1 },
      { codigo: 7, aplicada: false, motivo: "bloqueada" },
      { codigo: 4, aplicada: false, motivo: "criterio", campo: 7 },
    ]);
    expect(quote(input(), loja({ regras: regras.slice(0, 5) }), lookup()).options[0]).not.toHaveProperty(
      "regras",
    );
  });
});

test("a table with 100% ICMS is refused when the loja is prepared", () => {
  expect(() => loja({ tabelas: [settings(3, { icms: 100_000 })] })).toThrow(/table 3: icms/);
});
