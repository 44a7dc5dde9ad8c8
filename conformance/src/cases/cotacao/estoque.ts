import type { Cotacao, VolumeCotado } from "@frete/contract/loja";
import type { Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { success } from "../support/define.ts";
import { completeProduto, skuOf } from "../support/produtoSamples.ts";
import { quoteOf } from "../support/quote.ts";

/** Stock in quotations: the inverted flag, the sum at the branch, and that a quotation keeps what it saw. */
export function cotacaoEstoqueScenarios(profile: Profile): Scenario[] {
  const [first, second] = profile.fixtures.filiais;
  const sku = skuOf(profile, "STOCK");
  const item: VolumeCotado = { sku, quantidade: 2, valorUnitario: 89.9 };
  const quoted = new Slot<Cotacao>("the quotation");
  const quote = quoteOf(profile, { filiaisOrigem: first, volumes: [item] });
  const stock = (possuiEstoque: number, estoque: number) => (body: Cotacao, verify: Verify) => {
    verify.holds("/opcoesEntrega", body.opcoesEntrega.length > 0, "must hold options", []);
    body.opcoesEntrega.forEach((option, index) => {
      verify.equal(`/opcoesEntrega/${index}/possuiEstoque`, option.possuiEstoque, possuiEstoque, ["COT-015"]);
      verify.equal(`/opcoesEntrega/${index}/estoque`, option.estoque, estoque, ["COT-017"]);
    });
  };
  return [
    {
      module: "cotacao",
      cases: [
        success("salvarProdutos", {
          id: "COT-015/product-with-stock",
          rules: ["PROD-012"],
          request: { body: { produto: [completeProduto(profile, sku)] } },
        }),
        success("criarCotacao", {
          id: "COT-012/stock-at-the-moment",
          rules: ["COT-012", "COT-013"],
          request: { body: cotacaoNova(profile, { filiaisOrigem: first, volumes: [item] }) },
          check: ({ body }, verify) => {
            const { estoqueProduto, estoque } = body.dadosEntrada.carrinho.produto[0] ?? {};
            verify.equal(
              "/dadosEntrada/carrinho/produto/0",
              { estoqueProduto, estoque },
              { estoqueProduto: 5, estoque: 5 },
            );
          },
          save: ({ body }) => quoted.set(body),
        }),
        quote("COT-015/in-stock-is-0", ["COT-015", "COT-017"], {}, stock(0, 5)),
        quote("COT-015/no-stock-is-1", ["COT-015", "COT-017"], { filiaisOrigem: second }, stock(1, 0)),
        quote("COT-015/last-unit", ["COT-015"], { volumes: [{ ...item, quantidade: 5 }] }, stock(0, 5)),
        quote(
          "COT-015/one-more-than-there-is",
          ["COT-015"],
          { volumes: [{ ...item, quantidade: 6 }] },
          stock(1, 5),
        ),
        quote(
          "COT-015/two-lines-of-one-product",
          ["COT-015", "COT-017"],
          {
            volumes: [
              { ...item, quantidade: 3 },
              { ...item, quantidade: 3 },
            ],
          },
          stock(1, 5),
        ),
        success("salvarProdutos", {
          id: "COT-012/stock-changes-later",
          rules: ["PROD-012"],
          request: {
            body: {
              produto: [
                {
                  ...completeProduto(profile, sku),
                  filial: [{ idFilial: first, quantidade: 1, prazoAdicional: 9 }],
                },
              ],
            },
          },
        }),
        success("consultarCotacao", {
          id: "COT-012/a-read-quotation-keeps-its-stock",
          rules: ["COT-012", "COT-001"],
          request: () => ({ path: { idCotacao: quoted.get().retorno.idCotacao } }),
          check: ({ body }, verify) => verify.equal("", body, quoted.get()),
        }),
        quote("COT-015/stock-of-now", ["COT-015", "COT-017"], {}, stock(1, 1)),
      ],
    },
  ];
}
