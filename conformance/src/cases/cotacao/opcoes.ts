import type { Cotacao, Filial, VolumeCotado } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova, looseVolume } from "../support/cotacaoSamples.ts";
import { success } from "../support/define.ts";
import { filiaisOf, keyOfOpcao, verifyOptions } from "../support/opcoes.ts";
import { quoteOf } from "../support/quote.ts";
import { refusal } from "../support/refusal.ts";

/** Options of a cart that no catalogue knows: branches, order, lead time, prices. */
export function cotacaoOpcoesScenarios(profile: Profile): Scenario[] {
  const { filiais, filialInativa, filialAlheia } = profile.fixtures;
  const [first, , third] = filiais;
  const branches = new Slot<Filial[]>("the branches");
  const all = new Slot<Cotacao>("the quotation of every branch");
  const volumes: VolumeCotado[] = [
    looseVolume,
    { ...looseVolume, valorUnitario: 10, peso: 1.25, altura: 15 },
  ];
  const quote = quoteOf(profile, { volumes });
  const sameOptions = (body: Cotacao, verify: Verify) =>
    verify.equal(
      "/opcoesEntrega",
      body.opcoesEntrega.map(priceAndTime),
      all.get().opcoesEntrega.map(priceAndTime),
    );
  const branchData: Case[] = [
    success("listarFiliais", {
      id: "COT-021/branches",
      rules: ["NS-066"],
      save: ({ body }) => branches.set(body),
    }),
    success("criarCotacao", {
      id: "COT-021/data-of-the-branch",
      rules: ["COT-021", "COT-019", "COT-025"],
      request: { body: cotacaoNova(profile, { volumes }) },
      check: ({ body: { opcoesEntrega } }, verify) => {
        // Lists of another shape tell nothing of a branch (NS-066).
        const known = new Map([branches.get()].flat().map((filial) => [filial.idFilial, filial]));
        const isTold = [...known.keys()].some((codigo) => typeof codigo === "string");
        opcoesEntrega.forEach(({ dadosFrete, prazoEntrega }, index) => {
          const { filial, filialERP, filialNome, filialCidade, filialUF, perAdiDesconto } = dadosFrete;
          const { prazoAdicionalFilial } = prazoEntrega;
          const branch = known.get(filialERP);
          if (branch === undefined) {
            verify.holds(
              `/opcoesEntrega/${index}/dadosFrete/filialERP`,
              !isTold,
              "must be a branch",
              filialERP,
            );
            return;
          }
          verify.equal(
            `/opcoesEntrega/${index}`,
            { filial, filialNome, filialCidade, filialUF, perAdiDesconto, prazoAdicionalFilial },
            {
              filial: branch.filial,
              filialNome: branch.nome,
              filialCidade: branch.cidade,
              filialUF: branch.uf,
              perAdiDesconto: branch.perAdiDesconto,
              prazoAdicionalFilial: branch.prazoAdicional,
            },
          );
        });
      },
    }),
    success("criarCotacao", {
      id: "COT-033/every-active-branch",
      rules: ["COT-033", "COT-014", "COT-019", "COT-020", "COT-024", "COT-026", "NS-015", "NS-016"],
      request: { body: cotacaoNova(profile, { volumes }) },
      check: ({ body }, verify) => {
        const found = filiaisOf(body);
        for (const codigo of filiais)
          verify.holds("/opcoesEntrega", found.includes(codigo), `must quote ${codigo}`, found);
        verify.holds(
          "/opcoesEntrega",
          !found.includes(filialInativa),
          `must not quote ${filialInativa}`,
          found,
        );
        verify.holds(
          "/opcoesEntrega",
          !found.includes(filialAlheia),
          `must not quote ${filialAlheia}`,
          found,
          ["GER-004"],
        );
        verifyOptions(body, verify);
      },
      save: ({ body }) => all.set(body),
    }),
  ];
  const chosenBranches: Case[] = [
    quote("COT-033/empty-text-means-every-branch", ["COT-033"], { filiaisOrigem: "" }, sameOptions),
    quote("COT-032/one-branch", ["COT-032"], { filiaisOrigem: third }, (body, verify) => {
      verify.equal("/opcoesEntrega", filiaisOf(body), [third]);
      verifyOptions(body, verify);
    }),
    quote("COT-032/two-branches", ["COT-032"], { filiaisOrigem: `${first},${third}` }, (body, verify) =>
      verify.equal("/opcoesEntrega", filiaisOf(body), [first, third].sort()),
    ),
    quote(
      "NS-014/blanks-around-codes",
      ["NS-014"],
      { filiaisOrigem: ` ${first} , ${third} ` },
      (body, verify) => verify.equal("/opcoesEntrega", filiaisOf(body), [first, third].sort()),
    ),
    quote("NS-058/unknown-branch-named", ["NS-058"], { filiaisOrigem: `${first},XX99` }, (body, verify) => {
      verify.equal("/opcoesEntrega", filiaisOf(body), [first]);
      const { mensagem } = body.retorno;
      verify.holds("/retorno/mensagem", mensagem.includes("XX99"), "must name XX99", mensagem);
    }),
    ...(["XX99", filialAlheia, filialInativa] as const).map((codigo, index) => ({
      ...quote(
        `COT-032/no-branch-to-quote-${index + 1}`,
        ["COT-032", "COT-044", "NS-012", "NS-058"],
        { filiaisOrigem: codigo },
        ({ opcoesEntrega, retorno }, verify) => {
          verify.equal("/opcoesEntrega", opcoesEntrega, []);
          verify.holds(
            "/retorno/mensagem",
            retorno.mensagem !== "",
            "must give the reason",
            retorno.mensagem,
            ["COT-004", "COT-044"],
          );
        },
      ),
      tolerates: [refusal(["NS-058", "COT-044"], "refuses a branch that it cannot quote")],
    })),
  ];
  const totals: Case[] = [
    quote(
      "COT-009/totals-of-the-cart",
      ["COT-009", "COT-010", "COT-011", "COT-013"],
      { volumes: [{ ...looseVolume, quantidade: 2 }, ...volumes.slice(1)] },
      (body, verify) => {
        const { produto, maiorPrazo, altura, largura, profundidade, ...totals } = body.dadosEntrada.carrinho;
        verify.equal("/dadosEntrada/carrinho", totals, {
          valorNF: 129.8,
          totalPeso: 5.25,
          totalCubagem: 0.066,
        });
        verify.holds("/dadosEntrada/carrinho", altura * largura * profundidade > 0, "must give the package", [
          altura,
          largura,
          profundidade,
        ]);
        verify.equal("/dadosEntrada/carrinho/maiorPrazo", maiorPrazo, 0, ["NS-014"]);
        verify.equal(
          "/dadosEntrada/carrinho/produto",
          produto.map(({ qt, preco, estoque }) => ({ qt, preco, estoque })),
          [
            { qt: 2, preco: 59.9, estoque: 2 },
            { qt: 1, preco: 10, estoque: 1 },
          ],
        );
      },
    ),
    quote(
      "COT-035/unregistered-counts-as-in-stock",
      ["COT-035", "COT-013", "NS-014"],
      { volumes: [{ ...looseVolume, sku: "KIT-nobody-has-this", quantidade: 7 }] },
      ({ dadosEntrada, opcoesEntrega }, verify) => {
        const [item] = dadosEntrada.carrinho.produto;
        verify.equal("/dadosEntrada/carrinho/totalPeso", dadosEntrada.carrinho.totalPeso, 14, ["COT-035"]);
        verify.equal("/dadosEntrada/carrinho/produto/0/estoque", item?.estoque, 7, ["COT-013"]);
        verify.equal(
          "/opcoesEntrega",
          [...new Set(opcoesEntrega.map(({ possuiEstoque }) => possuiEstoque))],
          [0],
          ["NS-014"],
        );
      },
    ),
  ];
  const sameCart: Case[] = [
    quote(
      "NS-014/order-of-the-items-is-irrelevant",
      ["NS-014"],
      { volumes: [...volumes].reverse() },
      sameOptions,
    ),
    quote(
      "NS-014/a-heavier-cart-is-never-cheaper",
      ["NS-014"],
      { volumes: volumes.map((v) => ({ ...v, quantidade: 4 })) },
      (body, verify) => {
        const light = new Map(
          all.get().opcoesEntrega.map((option) => [keyOfOpcao(option), option.freteReal]),
        );
        for (const option of body.opcoesEntrega) {
          const before = light.get(keyOfOpcao(option)) ?? 0;
          verify.holds(
            `/opcoesEntrega ${keyOfOpcao(option)}`,
            option.freteReal >= before,
            `freteReal must be ${before} or more`,
            option.freteReal,
          );
        }
      },
    ),
    quote(
      "COT-024/second-store",
      ["COT-024", "COT-019", "GER-004"],
      {},
      (body, verify) => {
        verifyOptions(body, verify);
        const found = filiaisOf(body);
        for (const codigo of filiais)
          verify.holds(
            "/opcoesEntrega",
            !found.includes(codigo),
            `must not quote ${codigo} of the first store`,
            found,
            ["GER-004"],
          );
      },
      "cotacao2",
    ),
  ];
  return [
    {
      module: "cotacao",
      cases: [...branchData, ...chosenBranches, ...totals, ...sameCart],
    },
  ];
}

function priceAndTime(option: Cotacao["opcoesEntrega"][number]) {
  const { freteCobrar, freteReal, prazoEntregaTotal, possuiEstoque } = option;
  return { opcao: keyOfOpcao(option), freteCobrar, freteReal, prazoEntregaTotal, possuiEstoque };
}
