import { describe, expect, test } from "vitest";
import { openTable, packTable } from "../tabela/index.ts";
import { countryRows, input, item, lookup, only, product, rule, settings, store } from "./fixture.testing.ts";
import type { Quotation } from "./quotation.ts";
import { quotationMessage } from "./quotationMessage.ts";
import { quote } from "./quote.ts";

const reasons = ({ leftOut }: Quotation) =>
  leftOut.map(({ filial, metodo, motivo }) => [filial.id, metodo.id, motivo]);

describe("why there is no option", () => {
  const sul = openTable(
    packTable(countryRows.map((row) => ({ ...row, cepInicio: 80_000_000, kgExcedente: null }))),
  );
  const light = openTable(packTable(countryRows.slice(0, 1).map((row) => ({ ...row, kgExcedente: null }))));
  const heavy = input({ items: [item({ peso: 1001 })] });
  const stocked = input({ items: [item({ produto: product(1, { F1: [0, 0] }) })] });

  test.each<[string, Quotation, string]>([
    [
      "cep",
      quote(input(), store(), lookup({ 1: sul })),
      "Nenhuma opção de entrega: o CEP de destino não é atendido",
    ],
    [
      "peso",
      quote(heavy, store(), lookup({ 1: light })),
      "Nenhuma opção de entrega: o peso não é atendido para o CEP de destino",
    ],
    [
      "tabela",
      quote(input(), store({ tabelas: [] }), lookup()),
      "Nenhuma opção de entrega: não há tabela de frete ativa",
    ],
    [
      "tabela",
      quote(input(), store(), () => undefined),
      "Nenhuma opção de entrega: não há tabela de frete ativa",
    ],
    [
      "estoque",
      quote(stocked, store({ ocultaSemEstoque: true }), lookup()),
      "Nenhuma opção de entrega: não há estoque nas filiais de origem",
    ],
    [
      "bloqueio",
      quote(input(), store({ regras: [rule(4, { valorTipo: "bloqueio" })] }), lookup()),
      "Nenhuma opção de entrega: entrega bloqueada por regra de frete",
    ],
    [
      "valor",
      quote(input(), store({ tabelas: [settings(1, { despacho: 999_999_000 })] }), lookup()),
      "Nenhuma opção de entrega: o valor do frete excede o limite",
    ],
  ])("%s", (motivo, quotation, mensagem) => {
    expect(reasons(quotation)).toEqual([[1, 1, motivo]]);
    expect(quotation.options).toEqual([]);
    expect(quotationMessage(quotation)).toBe(mensagem);
  });

  test("an option at the record's limit stays", () => {
    const tabelas = [settings(1, { despacho: 999_998_999 })];
    expect(only(quote(input(), store({ tabelas }), lookup())).freteReal).toBe(999_999_999);
  });

  test.each<[string, Parameters<typeof store>[0], string | null, string]>([
    ["success", {}, null, "Cotação realizada com sucesso"],
    [
      "NS-058: unknown codes are named",
      {},
      "F1,X",
      "Cotação realizada com sucesso; filiais de origem não encontradas: X",
    ],
    ["none valid", {}, "X, Y", "Nenhuma filial de origem encontrada: X, Y"],
    ["no branch", { filiais: [] }, null, "A loja não possui filial ativa"],
    ["no method", { metodos: [] }, null, "A loja não possui método de envio ativo"],
  ])("mensagem: %s", (_name, changes, filiaisOrigem, wanted) => {
    expect(quotationMessage(quote(input({ filiaisOrigem }), store(changes), lookup()))).toBe(wanted);
  });

  test("COT-003: mensagem never exceeds 255", () => {
    const text = quotationMessage(
      quote(input({ filiaisOrigem: `F1,${"x,y".repeat(2)},${"z".repeat(400)}` }), store(), lookup()),
    );
    expect(text).toHaveLength(255);
    expect(text.endsWith("...")).toBe(true);
  });
});
