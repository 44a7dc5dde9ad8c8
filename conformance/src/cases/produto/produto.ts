import type { Case, Scenario } from "../../engine/case.ts";
import { valueAt } from "../../engine/jsonPointer.ts";
import type { Profile } from "../../profile/profile.ts";
import { CANAL } from "../support/cotacaoSamples.ts";
import { failure, success } from "../support/define.ts";
import { asRead, readProduct, saveProducts, unknownProduct } from "../support/produtoCases.ts";
import { completeProduto, skuOf } from "../support/produtoSamples.ts";
import { anyTextCases } from "./anyText.ts";

/** POST /produto and GET /produto/sku/{sku}. */
export function produtoScenarios(profile: Profile): Scenario[] {
  const [first, second] = profile.fixtures.filiais;
  const sku = skuOf(profile, "A");
  const full = completeProduto(profile, sku);
  const minimal = {
    sku,
    titulo: "Caixa grande",
    peso: 3,
    largura: 31,
    altura: 21,
    profundidade: 41,
    preco: 110.5,
    status: true,
  };
  const savedWhole: Case[] = [
    success("salvarProdutos", {
      id: "PROD-020/outcome-of-a-new-product",
      rules: ["PROD-012", "PROD-020", "PROD-021"],
      request: { body: { produto: [full] } },
      check: ({ body }, verify) =>
        verify.equal("", body, {
          produto: [
            {
              sku,
              mensagem: "sucesso",
              dePara: [{ canal: CANAL, sku: `B-${sku}`, mensagem: "sucesso" }],
              filial: profile.fixtures.filiais.map((idFilial) => ({ idFilial, mensagem: "sucesso" })),
            },
          ],
        }),
    }),
    success("consultarProduto", {
      id: "PROD-001/record-as-sent",
      rules: ["PROD-001", "PROD-004", "PROD-005", "PROD-006", "PROD-007", "PROD-022"],
      request: { path: { sku } },
      check: ({ body, raw }, verify) => {
        verify.equal("/produto", body.produto, [asRead(full)]);
        verify.equal("/produto/0/volumes", valueAt(raw, "/produto/0/volumes"), undefined, ["PROD-006"]);
      },
    }),
    saveProducts(
      "NS-060/omitted-fields",
      ["NS-060", "PROD-012"],
      [{ ...minimal, filial: [{ idFilial: second, quantidade: 7, prazoAdicional: 3 }] }],
      ["sucesso"],
    ),
    success("consultarProduto", {
      id: "PROD-012/what-is-sent-is-changed",
      rules: ["PROD-001", "PROD-012", "PROD-007"],
      request: { path: { sku } },
      check: ({ body }, verify) => {
        const [{ filial = [], ...found } = {}] = body.produto;
        const changed = Object.fromEntries(
          Object.entries(found).filter(([name]) => Object.hasOwn(minimal, name)),
        );
        verify.equal("/produto/0", changed, minimal);
        const { quantidade } = filial.find(({ idFilial }) => idFilial === second) ?? {};
        verify.equal("/produto/0/filial", quantidade, 7);
      },
    }),
    readProduct("NS-060/omitted-fields-keep-their-value", ["NS-060"], sku, {
      ...asRead(full),
      ...minimal,
      filial: full.filial.map((filial) =>
        filial.idFilial === second ? { idFilial: second, quantidade: 7, prazoAdicional: 3 } : filial,
      ),
    }),
    saveProducts(
      "NS-060/same-sku-twice",
      ["NS-060"],
      [
        { ...minimal, filial: [], titulo: "Primeiro" },
        { ...minimal, filial: [], titulo: "Segundo" },
      ],
      ["sucesso", "sucesso"],
    ),
    readProduct("NS-060/the-last-of-two-counts", ["NS-060"], sku, { titulo: "Segundo" }),
  ];
  const partlyRefused: Case[] = [
    success("salvarProdutos", {
      id: "NS-061/unknown-branch",
      rules: ["NS-061", "ERR-043"],
      request: {
        body: {
          produto: [
            {
              ...minimal,
              filial: [
                { idFilial: "XX99", quantidade: 1, prazoAdicional: 0 },
                { idFilial: first, quantidade: 8, prazoAdicional: 0 },
              ],
            },
          ],
        },
      },
      check: ({ body }, verify) =>
        verify.equal(
          "/produto/0/filial",
          body.produto[0]?.filial,
          [
            { idFilial: "XX99", mensagem: "filial não encontrada" },
            { idFilial: first, mensagem: "sucesso" },
          ],
          ["NS-061"],
        ),
    }),
    success("consultarProduto", {
      id: "NS-061/the-known-branch-is-saved",
      rules: ["NS-061"],
      request: { path: { sku } },
      check: ({ body }, verify) => {
        const { filial = [] } = body.produto[0] ?? {};
        verify.equal("/produto/0/filial", filial.find(({ idFilial }) => idFilial === first)?.quantidade, 8);
        verify.holds(
          "/produto/0/filial",
          !filial.some(({ idFilial }) => idFilial === "XX99"),
          "must not hold XX99",
          filial,
        );
      },
    }),
    saveProducts(
      "ERR-043/one-bad-item-among-good-ones",
      ["ERR-043", "NS-061"],
      [
        { ...full, sku: skuOf(profile, "B"), dePara: [] },
        { ...full, sku: skuOf(profile, "BAD"), titulo: 5 },
        "texto",
        null,
        { ...full, sku: skuOf(profile, "C"), dePara: [] },
      ],
      ["sucesso", /^(?!sucesso$)./, /^(?!sucesso$)./, /^(?!sucesso$)./, "sucesso"],
    ),
    saveProducts(
      "NS-061/ill-formed-text-is-its-products-outcome",
      ["NS-061"],
      [
        ...["a\u0000", "a\nb", "a\ud800"].map((titulo) => ({ ...full, sku: skuOf(profile, "BAD"), titulo })),
        { ...full, sku: skuOf(profile, "C"), dePara: [] },
      ],
      [/^(?!sucesso$)./, /^(?!sucesso$)./, /^(?!sucesso$)./, "sucesso"],
    ),
    readProduct("ERR-043/the-good-item-before-is-saved", ["ERR-043"], skuOf(profile, "B"), {
      titulo: full.titulo,
    }),
    readProduct("ERR-043/the-good-item-after-is-saved", ["ERR-043", "PROD-012"], skuOf(profile, "C"), {
      titulo: full.titulo,
    }),
    unknownProduct({
      id: "ERR-043/the-bad-item-is-not",
      rules: ["ERR-043", "NS-061"],
      request: { path: { sku: skuOf(profile, "BAD") } },
    }),
  ];
  const mapping = { canal: CANAL, sku: skuOf(profile, "OFF") };
  const switchedOff: Case[] = [
    success("salvarProdutos", {
      id: "NS-017/a-mapping-switched-off-blocks-nobody",
      rules: ["NS-017"],
      request: {
        body: {
          produto: [
            { ...full, sku: skuOf(profile, "B"), dePara: [{ ...mapping, status: false }] },
            { ...full, sku: skuOf(profile, "C"), dePara: [{ ...mapping, status: true }] },
          ],
        },
      },
      check: ({ body: { produto } }, verify) =>
        verify.equal(
          "/produto",
          produto.map(({ dePara }) => dePara),
          [[{ ...mapping, mensagem: "sucesso" }], [{ ...mapping, mensagem: "sucesso" }]],
        ),
    }),
    readProduct("NS-017/the-other-product-has-the-mapping", ["NS-017"], skuOf(profile, "C"), {
      dePara: [{ ...mapping, status: true }],
    }),
  ];
  const otherSpellings: Case[] = [
    saveProducts(
      "PROD-019/status-as-text",
      ["PROD-019", "NS-003"],
      [{ ...full, status: "false", dePara: [{ canal: CANAL, sku: `B-${sku}`, status: "true" }] }],
      ["sucesso"],
    ),
    readProduct("PROD-019/status-reads-as-boolean", ["PROD-019", "PROD-001"], sku, {
      status: false,
      dePara: [{ canal: CANAL, sku: `B-${sku}`, status: true }],
    }),
    saveProducts("PROD-013/no-product", ["PROD-013"], [], []),
    ...anyTextCases(profile, full),
  ];
  const ofSecondStore = (code: string, idFilial: string) => ({
    ...full,
    ...{ sku: code, titulo: "Da segunda loja", dePara: [] },
    filial: [{ idFilial, quantidade: 99, prazoAdicional: 0 }],
  });
  const byStore: Case[] = [
    ...[skuOf(profile, "NOBODY"), `B-${sku}`, "ERP-1", sku.toLowerCase()].map((code, index) =>
      unknownProduct({
        id: `NS-062/only-the-sku-finds-it-${index + 1}`,
        rules: ["NS-062", "PROD-022"],
        request: { path: { sku: code } },
      }),
    ),
    unknownProduct({
      id: "GER-004/hidden-from-another-store",
      rules: ["GER-004", "AUTH-005"],
      token: "api2",
      request: { path: { sku } },
    }),
    success("salvarProdutos", {
      id: "GER-004/same-sku-in-another-store",
      rules: ["GER-004"],
      token: "api2",
      request: { body: { produto: [ofSecondStore(sku, profile.fixtures.filialAlheia)] } },
      check: ({ body }, verify) => verify.equal("/produto/0/mensagem", body.produto[0]?.mensagem, "sucesso"),
    }),
    success("salvarProdutos", {
      id: "GER-004/branch-of-another-store",
      rules: ["GER-004"],
      token: "api2",
      request: { body: { produto: [ofSecondStore(skuOf(profile, "ALHEIA"), first)] } },
      check: ({ body }, verify) => {
        const { filial } = body.produto[0] ?? {};
        const isFound = filial?.[0]?.mensagem === "sucesso";
        verify.holds("/produto/0/filial", !isFound, `must not find ${first} of the first store`, filial);
      },
    }),
    readProduct("GER-004/the-first-store-keeps-its-product", ["GER-004"], sku, { titulo: full.titulo }),
    readProduct(
      "GER-004/the-second-store-has-its-own",
      ["GER-004"],
      sku,
      { titulo: "Da segunda loja" },
      "api2",
    ),
  ];
  const protocol: Case[] = [
    ...["PUT", "GET"].map((method) =>
      failure("salvarProdutos", 405, {
        id: `NS-003/method-${method.toLowerCase()}`,
        rules: ["NS-003"],
        outsideContract: true,
        request: { method },
      }),
    ),
    failure("salvarProdutos", 415, {
      id: "NS-003/content-type",
      rules: ["NS-003"],
      request: { rawBody: "sku;titulo", headers: { "content-type": "text/csv" } },
    }),
  ];
  return [
    {
      module: "produto",
      cases: [...savedWhole, ...partlyRefused, ...switchedOff, ...otherSpellings, ...byStore, ...protocol],
    },
  ];
}
