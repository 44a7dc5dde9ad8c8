import type { ProdutoEntrada } from "@frete/contract/loja";
import type { Case, RequestData, Tolerance } from "../../engine/case.ts";
import { failure, type Success, success } from "./define.ts";

type Produto = Success<"consultarProduto">["produto"][number];
type Outcome = Success<"salvarProdutos">["produto"][number];

/** Sends products and expects these texts, one per product, in order. */
export function saveProducts(
  id: string,
  rules: readonly string[],
  produto: readonly unknown[],
  messages: readonly (string | RegExp)[],
): Case {
  return success("salvarProdutos", {
    id,
    rules,
    request: { body: { produto } },
    check: ({ body }, verify) => {
      verify.equal("/produto", body.produto.length, messages.length, ["PROD-020"]);
      messages.forEach((expected, index) => {
        const { mensagem } = body.produto[index] ?? {};
        const matches = typeof expected === "string" ? mensagem === expected : expected.test(mensagem ?? "");
        verify.holds(`/produto/${index}/mensagem`, matches, `must be ${expected}`, mensagem);
      });
      const saved = produto.filter((_, index) => messages[index] === "sucesso") as ProdutoEntrada[];
      const told = body.produto.filter(({ mensagem }) => mensagem === "sucesso");
      verify.equal("/produto", told.map(namesOf).sort(), saved.map(namesOf).sort(), ["PROD-020"]);
    },
  });
}

/** What an outcome names: the product and its mappings, in whichever order. */
function namesOf({ sku, dePara }: Pick<ProdutoEntrada | Outcome, "sku" | "dePara">): string {
  return [sku, ...(dePara ?? []).map((mapping) => `${mapping.canal} ${mapping.sku}`).sort()].join(", ");
}

/** Reads a product and expects these fields. */
export function readProduct(
  id: string,
  rules: readonly string[],
  sku: string,
  expected: Partial<Produto>,
  token = "api",
): Case {
  return success("consultarProduto", {
    id,
    rules,
    token,
    request: { path: { sku } },
    check: ({ body }, verify) => {
      verify.equal("/produto", body.produto.length, 1);
      const found: Partial<Produto> = body.produto[0] ?? {};
      for (const [name, value] of Object.entries(expected)) {
        verify.equal(`/produto/0/${name}`, found[name as keyof Produto], value);
      }
    },
  });
}

/** A product that is not there may be told by a list without products. */
export const noProduct: Tolerance = {
  rules: ["NS-062"],
  instead: "an empty list of products",
  answers: ({ status, raw }) => {
    const { produto } = (raw ?? {}) as { produto?: unknown };
    return status < 300 && Array.isArray(produto) && produto.length === 0;
  },
};

/** Reads a product that the store does not have. */
export function unknownProduct(spec: {
  id: string;
  rules: readonly string[];
  token?: string;
  request: RequestData;
}): Case {
  return failure("consultarProduto", 404, { ...spec, tolerates: [noProduct] });
}

/** The record that GET answers for what was sent: no `volumes`, no marketplace variation. */
export function asRead({ volumes: _volumes, precoCanal, ...produto }: ProdutoEntrada): Produto {
  const canal = (precoCanal?.canal ?? []).map(({ nome, precoDe, precoPor }) => ({ nome, precoDe, precoPor }));
  return { ...produto, precoCanal: { canal } } as unknown as Produto;
}
