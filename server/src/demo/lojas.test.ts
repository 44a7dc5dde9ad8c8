import { componentValidators } from "@frete/contract/loja";
import { describe, expect, test } from "vitest";
import { findRegion } from "../brasil/geografia/index.ts";
import { foldText } from "../domain/cotacao/frete/criterios.ts";
import { lojasDemo } from "./lojas.ts";

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe.each(lojasDemo)("$nome", (loja) => {
  const metodos = loja.transportadoras.flatMap((transportadora) => transportadora.metodos);
  const filiais = loja.filiais.map(({ filialErp }) => filialErp);
  const canais = loja.produtos.flatMap(({ dePara = [] }) =>
    dePara.map(({ canal, sku }) => `${canal} ${sku}`),
  );

  test.each([
    ["branches", filiais],
    ["carriers", loja.transportadoras.map(({ nome }) => nome)],
    ["methods", metodos.map(({ nome }) => nome)],
    ["skus", loja.produtos.map(({ sku }) => sku)],
    ["channel skus", canais],
    ["rules", loja.regras.map(({ titulo }) => titulo)],
  ])("no two %s are alike", (_what, names) => {
    expect(repeated(names)).toEqual([]);
  });

  test("branches lie where they say", () => {
    for (const { cep, uf } of loja.filiais)
      expect(findRegion(Number(cep))).toMatchObject({ uf, regiaoUf: "Capital" });
  });

  test("stock and tables name branches of the loja", () => {
    for (const { estoque } of loja.produtos)
      expect(filiais).toEqual(expect.arrayContaining(Object.keys(estoque)));
    for (const metodo of metodos) expect(filiais).toEqual(expect.arrayContaining(metodo.filiais));
  });

  test("weight bands ascend, at least eight of them", () => {
    for (const { tarifa } of metodos) {
      expect(tarifa.faixas.length).toBeGreaterThanOrEqual(8);
      expect([...tarifa.faixas].sort((a, b) => a - b)).toEqual(tarifa.faixas);
    }
  });

  test("rules name categories and skus of the catalogue", () => {
    const known = new Set(loja.produtos.flatMap(({ categoria, sku }) => [categoria, sku]).map(foldText));
    for (const { campo, valores } of loja.regras.flatMap(({ criterios }) => criterios)) {
      if (campo === 11 || campo === 12)
        for (const valor of valores ?? []) expect(known).toContain(foldText(String(valor)));
    }
  });

  test("products are what POST /produto would take (PROD-013..PROD-017)", () => {
    for (const produto of loja.produtos) {
      const { medidas, estoque, canais, inativo, agrupador, ...same } = produto;
      const [largura, altura, profundidade] = medidas;
      const filial = Object.entries(estoque).map(([idFilial, [quantidade, prazoAdicional]]) => {
        return { idFilial, quantidade, prazoAdicional };
      });
      const canal = Object.entries(canais ?? {}).map(([nome, [precoDe, precoPor]]) => {
        return { nome, precoDe, precoPor };
      });
      const sent = {
        ...same,
        largura,
        altura,
        profundidade,
        status: !inativo,
        filial,
        precoCanal: { canal },
      };
      const entrada = agrupador === undefined ? sent : { ...sent, codigoAgrupador: agrupador };
      const { ProdutoEntrada } = componentValidators;
      expect(ProdutoEntrada(entrada) ? null : ProdutoEntrada.errors, produto.sku).toBeNull();
    }
  });
});

test("the first loja has a variation family, zero stock, extra days, a channel price and an inactive product", () => {
  const produtos = lojasDemo[0]?.produtos ?? [];
  expect(produtos.length).toBeGreaterThanOrEqual(40);
  expect(produtos.filter(({ agrupador }) => agrupador === "CAMISETA")).toHaveLength(6);
  const saldos = produtos.flatMap(({ estoque }) => Object.values(estoque));
  expect(saldos.some(([quantidade, dias]) => quantidade === 0 && dias > 0)).toBe(true);
  expect(produtos.some(({ canais }) => canais?.marketplace)).toBe(true);
  expect(produtos.filter(({ inativo }) => inativo)).toHaveLength(1);
  expect(produtos.some(({ dePara }) => dePara?.some(({ status }) => !status))).toBe(true);
});
