import { describe, expect, test } from "vitest";
import { openTabela, packTabela } from "../tabela/index.ts";
import type { PricedCotacao } from "./cotacao.ts";
import { cotacaoMessage } from "./cotacaoMessage.ts";
import { countryRows, input, item, loja, lookup, only, produto, regra, settings } from "./fixture.testing.ts";
import { quote } from "./quote.ts";

const reasons = ({ leftOut }: PricedCotacao) =>
  leftOut.map(({ filial, metodo, motivo }) => [filial.id, metodo.id, motivo]);

describe("why there is no option", () => {
  const sul = openTabela(
    packTabela(countryRows.map((row) => ({ ...row, cepInicio: 80_000_000, kgExcedente: null }))),
  );
  const light = openTabela(packTabela(countryRows.slice(0, 1).map((row) => ({ ...row, kgExcedente: null }))));
  const heavy = input({ items: [item({ peso: 1001 })] });
  const stocked = input({ items: [item({ produto: produto(1, { F1: [0, 0] }) })] });

  test.each<[string, PricedCotacao, string]>([
    [
      "cep",
      quote(input(), loja(), lookup({ 1: sul })),
      "Nenhuma opção de entrega: o CEP de destino não é atendido",
    ],
    [
      "peso",
      quote(heavy, loja(), lookup({ 1: light })),
      "Nenhuma opção de entrega: o peso não é atendido para o CEP de destino",
    ],
    [
      "tabela",
      quote(input(), loja({ tabelas: [] }), lookup()),
      "Nenhuma opção de entrega: não há tabela de frete ativa",
    ],
    [
      "tabela",
      quote(input(), loja(), () => undefined),
      "Nenhuma opção de entrega: não há tabela de frete ativa",
    ],
    [
      "estoque",
      quote(stocked, loja({ ocultaSemEstoque: true }), lookup()),
      "Nenhuma opção de entrega: não há estoque nas filiais de origem",
    ],
    [
      "bloqueio",
      quote(input(), loja({ regras: [regra(4, { valorTipo: "bloqueio" })] }), lookup()),
      "Nenhuma opção de entrega: entrega bloqueada por regra de frete",
    ],
    [
      "valor",
      quote(input(), loja({ tabelas: [settings(1, { despacho: 999_999_000 })] }), lookup()),
      "Nenhuma opção de entrega: o valor do frete excede o limite",
    ],
  ])("%s", (motivo, cotacao, mensagem) => {
    expect(reasons(cotacao)).toEqual([[1, 1, motivo]]);
    expect(cotacao.options).toEqual([]);
    expect(cotacaoMessage(cotacao)).toBe(mensagem);
  });

  test("an option at the record's limit stays", () => {
    const tabelas = [settings(1, { despacho: 999_998_999 })];
    expect(only(quote(input(), loja({ tabelas }), lookup())).freteReal).toBe(999_999_999);
  });

  test.each<[string, Parameters<typeof loja>[0], string | null, string]>([
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
    expect(cotacaoMessage(quote(input({ filiaisOrigem }), loja(changes), lookup()))).toBe(wanted);
  });

  test("COT-003: mensagem never exceeds 255", () => {
    const text = cotacaoMessage(
      quote(input({ filiaisOrigem: `F1,${"x,y".repeat(2)},${"z".repeat(400)}` }), loja(), lookup()),
    );
    expect(text).toHaveLength(255);
    expect(text.endsWith("...")).toBe(true);
  });
});
