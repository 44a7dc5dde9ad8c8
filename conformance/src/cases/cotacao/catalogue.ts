import type { Cotacao, VolumeCotado } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { CANAL, cotacaoNova, looseVolume } from "../support/cotacaoSamples.ts";
import { failure, success } from "../support/define.ts";
import { completeProduto, skuOf } from "../support/produtoSamples.ts";
import { quoteOf } from "../support/quote.ts";

/** Quotations of registered products: catalogue data, mappings, channel prices. */
export function cotacaoCatalogueScenarios(profile: Profile): Scenario[] {
  const [first, , third] = profile.fixtures.filiais;
  const sku = skuOf(profile, "QUOTED");
  const inactive = skuOf(profile, "INACTIVE");
  const quoted = new Slot<Cotacao>("the quotation");
  /** What the request says of a registered product is wrong on purpose. */
  const item: VolumeCotado = {
    sku,
    quantidade: 2,
    valorUnitario: 89.9,
    peso: 900,
    altura: 1,
    largura: 1,
    profundidade: 1,
  };
  const quote = quoteOf(profile, { filiaisOrigem: first, volumes: [item] });
  const weighs = (peso: number) => (body: Cotacao, verify: Verify) =>
    verify.equal("/dadosEntrada/carrinho/totalPeso", body.dadosEntrada.carrinho.totalPeso, peso);
  const registered: Case[] = [
    success("salvarProdutos", {
      id: "PROD-012/products-to-quote",
      rules: ["PROD-012", "PROD-021"],
      request: {
        body: {
          produto: [
            completeProduto(profile, sku),
            {
              ...completeProduto(profile, inactive),
              dePara: [{ canal: CANAL, sku: `OFF-${sku}`, status: false }],
              status: false,
            },
          ],
        },
      },
      check: ({ body }, verify) =>
        verify.equal(
          "",
          body.produto.map(({ mensagem }) => mensagem),
          ["sucesso", "sucesso"],
        ),
    }),
  ];
  const measuresAndPrices: Case[] = [
    success("criarCotacao", {
      id: "COT-036/the-catalogue-wins-over-the-request",
      rules: ["COT-036", "COT-009", "COT-010", "COT-011", "COT-012", "COT-013"],
      request: { body: cotacaoNova(profile, { filiaisOrigem: first, volumes: [item] }) },
      check: ({ body }, verify) => {
        const { carrinho } = body.dadosEntrada;
        const { valorNF, totalPeso, totalCubagem } = carrinho;
        verify.equal(
          "/dadosEntrada/carrinho",
          { totalPeso, totalCubagem },
          { totalPeso: 5, totalCubagem: 0.048 },
          ["COT-036"],
        );
        verify.equal("/dadosEntrada/carrinho/valorNF", valorNF, 179.8, ["COT-009"]);
        const [{ idSku = null, ...produto } = {}] = carrinho.produto;
        verify.holds(
          "/dadosEntrada/carrinho/produto/0/idSku",
          Number.isInteger(idSku),
          "must be the internal code",
          idSku,
          ["COT-011"],
        );
        verify.equal("/dadosEntrada/carrinho/produto/0", produto, {
          sku,
          agrupador: `AGR-${profile.run}`,
          categoria: "Casa",
          qt: 2,
          preco: 89.9,
          precoCadastro: 100,
          precoCanalDe: 120,
          precoCanalPor: 99.9,
          estoqueProduto: 5,
          estoque: 5,
        });
      },
      save: ({ body }) => quoted.set(body),
    }),
    quote(
      "COT-036/no-measures-needed",
      ["COT-036", "COT-030"],
      { volumes: [{ sku, quantidade: 1, valorUnitario: 1 }] },
      weighs(2.5),
    ),
    quote(
      "NS-017/channel-in-another-letter-case",
      ["NS-017"],
      { canal: ` ${CANAL.toUpperCase()} ` },
      ({ dadosEntrada }, verify) => {
        const { precoCanalDe, precoCanalPor } = dadosEntrada.carrinho.produto[0] ?? {};
        verify.equal(
          "/dadosEntrada/carrinho/produto/0",
          { precoCanalDe, precoCanalPor },
          { precoCanalDe: 120, precoCanalPor: 99.9 },
        );
      },
    ),
    quote(
      "COT-011/no-price-in-another-channel",
      ["COT-011"],
      { canal: "Outro canal" },
      ({ dadosEntrada }, verify) => {
        const { precoCanalDe, precoCanalPor } = dadosEntrada.carrinho.produto[0] ?? {};
        verify.equal(
          "/dadosEntrada/carrinho/produto/0",
          { precoCanalDe, precoCanalPor },
          { precoCanalDe: null, precoCanalPor: null },
        );
      },
    ),
    quote(
      "NS-014/splitting-a-line-changes-nothing",
      ["NS-014"],
      {
        volumes: [
          { ...item, quantidade: 1 },
          { ...item, quantidade: 1 },
        ],
      },
      ({ opcoesEntrega }, verify) => {
        const prices = (options: Cotacao["opcoesEntrega"]) =>
          options.map(({ freteCobrar, prazoEntregaTotal, possuiEstoque }) => [
            freteCobrar,
            prazoEntregaTotal,
            possuiEstoque,
          ]);
        verify.equal("/opcoesEntrega", prices(opcoesEntrega), prices(quoted.get().opcoesEntrega));
      },
    ),
  ];
  const mapped: Case[] = [
    quote(
      "COT-018/cross-time-of-the-branch",
      ["COT-018", "COT-019", "PROD-007"],
      { filiaisOrigem: `${first},${third}` },
      ({ dadosEntrada, opcoesEntrega }, verify) => {
        for (const [index, { prazoEntrega, dadosFrete }] of opcoesEntrega.entries()) {
          verify.equal(
            `/opcoesEntrega/${index}/prazoEntrega/maiorPrazoCros`,
            prazoEntrega.maiorPrazoCros,
            dadosFrete.filialERP === first ? 2 : 1,
          );
        }
        verify.equal("/dadosEntrada/carrinho/maiorPrazo", dadosEntrada.carrinho.maiorPrazo, 2, ["COT-009"]);
      },
    ),
    quote(
      "PROD-008/search-code-of-the-channel",
      ["PROD-008", "NS-017"],
      { volumes: [{ ...item, sku: `B-${sku}` }] },
      weighs(5),
    ),
    quote(
      "PROD-008/search-code-of-another-channel",
      ["PROD-008", "NS-017", "COT-035"],
      { canal: "Outro canal", volumes: [{ ...looseVolume, sku: `B-${sku}` }] },
      weighs(2),
    ),
  ];
  const unmapped: Case[] = [
    quote(
      "NS-017/mapping-switched-off",
      ["NS-017"],
      { volumes: [{ ...looseVolume, sku: `OFF-${sku}` }] },
      weighs(2),
    ),
    quote(
      "NS-017/inactive-product",
      ["NS-017"],
      { volumes: [{ ...item, sku: inactive }] },
      (body, verify) => {
        weighs(5)(body, verify);
        verify.equal(
          "/opcoesEntrega",
          [...new Set(body.opcoesEntrega.map(({ possuiEstoque }) => possuiEstoque))],
          [1],
        );
      },
    ),
    quote(
      "GER-004/product-of-another-store-is-unknown",
      ["GER-004", "COT-035"],
      { filiaisOrigem: "", volumes: [{ ...item, peso: 3, altura: 10, largura: 10, profundidade: 10 }] },
      weighs(6),
      "cotacao2",
    ),
    ...(["peso", "altura", "largura", "profundidade"] as const).map((campo) =>
      failure("criarCotacao", 400, {
        id: `NS-058/${campo}-missing-without-registered-sku`,
        rules: ["NS-058"],
        request: { body: cotacaoNova(profile, { volumes: [{ ...looseVolume, [campo]: undefined }] }) },
        field: `volumes.0.${campo}`,
      }),
    ),
  ];
  return [
    {
      module: "cotacao",
      cases: [...registered, ...measuresAndPrices, ...mapped, ...unmapped],
    },
  ];
}
