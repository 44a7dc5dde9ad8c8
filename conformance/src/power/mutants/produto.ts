import type { Success } from "../../cases/support/define.ts";
import { mutantsOf } from "../mutant.ts";
import { answers, as, jsonOf, leaks, only, refuses, sends, turns, withBody } from "../mutate.ts";

/** A column that is shorter than what is taken. */
const readsBackCut = (campo: "titulo" | "codigoAgrupador" | "categoria", length: number) =>
  answers("consultarProduto", ({ produto }) => {
    for (const each of produto) each[campo] = each[campo]?.slice(0, length) ?? "";
  });

/** POST /produto and GET /produto/sku/{sku}. */
export const produtoMutants = mutantsOf("produto", {
  "PROD-001/no-product-key": [
    "answers a bare list of products",
    () => answers("consultarProduto", ({ produto }) => produto),
  ],
  "PROD-004/grams": [
    "answers the weight in grams",
    () =>
      answers("consultarProduto", ({ produto }) => {
        for (const product of produto) product.peso = Math.round(product.peso * 1000);
      }),
  ],
  "PROD-005/code-of-the-erp-is-the-sku": [
    "answers the sku as skuERP",
    () =>
      answers("consultarProduto", ({ produto }) => {
        for (const product of produto) product.skuERP = product.sku.slice(0, 35);
      }),
  ],
  "PROD-006/volumes-come-back": [
    "answers volumes when reading a product",
    () =>
      answers("consultarProduto", ({ produto }) => {
        for (const product of produto) Object.assign(product, { volumes: 1 });
      }),
  ],
  "PROD-007/one-stock-for-all": [
    "answers the first branch's stock for every branch",
    () =>
      answers("consultarProduto", ({ produto }) => {
        for (const { filial } of produto)
          for (const branch of filial) branch.quantidade = filial[0]?.quantidade ?? 0;
      }),
  ],
  "PROD-012/only-the-first": [
    "saves only the first product of a request",
    () =>
      sends("salvarProdutos", ({ produto }) => {
        if (produto.length > 1)
          produto.splice(1, produto.length, ...Array(produto.length - 1).fill(produto[0]));
      }),
  ],
  "PROD-013/bare-list": [
    "takes a bare list of products too",
    () =>
      sends("salvarProdutos", (body) =>
        Array.isArray(body) ? { produto: body } : { ...body, produto: body.produto ?? [] },
      ),
  ],
  "PROD-014/title-optional": [
    "saves products without a title",
    () =>
      sends("salvarProdutos", ({ produto }) => {
        for (const product of produto as { titulo?: string; sku: string }[]) product.titulo ??= product.sku;
      }),
  ],
  "PROD-003/title-read-back-cut": ["reads a title back with 35 characters", () => readsBackCut("titulo", 35)],
  "PROD-002/group-read-back-cut": [
    "reads codigoAgrupador back with 30 characters",
    () => readsBackCut("codigoAgrupador", 30),
  ],
  "PROD-001/category-read-back-cut": [
    "reads a category back with 50 characters",
    () => readsBackCut("categoria", 50),
  ],
  "PROD-016/title-cut": [
    "cuts a title that is too long instead of refusing it",
    () =>
      sends("salvarProdutos", ({ produto }) => {
        for (const product of produto as { titulo: string }[]) product.titulo = product.titulo.slice(0, 255);
      }),
  ],
  "PROD-016/title-of-250": [
    "refuses titles of more than 250 characters",
    () =>
      answers("salvarProdutos", (body, { sent }) => {
        const { produto } = JSON.parse(sent.body.toString());
        body.produto.forEach((outcome, index) => {
          if (produto[index]?.titulo?.length > 250) outcome.mensagem = "titulo: acima do tamanho permitido";
        });
      }),
  ],
  "NS-002/product-weight-rounded": [
    "rounds a weight of more than three decimals",
    () =>
      sends("salvarProdutos", ({ produto }) => {
        for (const product of produto as { peso: number }[])
          if (typeof product.peso === "number") product.peso = Math.round(product.peso * 1000) / 1000;
      }),
  ],
  "PROD-019/text-false-is-true": [
    "takes any text for a true status",
    () =>
      sends("salvarProdutos", ({ produto }) => {
        for (const product of produto as { status: unknown }[])
          if (product.status === "false") product.status = true;
      }),
  ],
  "PROD-020/no-outcome-per-branch": [
    "leaves out the outcome of each branch",
    () =>
      answers("salvarProdutos", ({ produto }) => {
        for (const product of produto) product.filial = [];
      }),
  ],
  "PROD-021/ok-for-success": [
    "says ok instead of sucesso",
    () =>
      answers("salvarProdutos", ({ produto }) => {
        for (const product of produto) if (product.mensagem === "sucesso") product.mensagem = "ok";
      }),
  ],
  "PROD-022/any-case-finds-it": [
    "finds a product by its sku in small letters",
    () => {
      const skus = new Map<string, string>();
      return (sent, forward) => {
        if (sent.operation === "salvarProdutos")
          for (const [, sku = ""] of sent.body.toString().matchAll(/"sku":"([^"]*)"/g))
            skus.set(sku.toLowerCase(), sku);
        const sku = sent.operation === "consultarProduto" && skus.get((sent.path.sku ?? "").toLowerCase());
        return forward(sku ? { ...sent, url: `/api/v1/produto/sku/${encodeURIComponent(sku)}` } : sent);
      };
    },
  ],
  "PROD-008/mapping-in-every-channel": [
    "resolves a channel's search code in every channel",
    () =>
      sends("criarCotacao", (body) => {
        if (body.volumes.some(({ sku }) => sku?.startsWith("B-"))) body.canal = "Canal do Kit";
      }),
  ],
  "ERR-043/one-bad-item-fails-the-call": [
    "answers 400 when one product of several is refused",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const bad =
        sent.operation === "salvarProdutos" && /"mensagem":"(?!sucesso")/.test(answered.body.toString());
      return bad && answered.status === 200
        ? { ...answered, status: 400, body: Buffer.from(JSON.stringify({ mensagem: "produto inválido" })) }
        : answered;
    },
  ],
  "NS-017/a-mapping-switched-off-blocks": [
    "keeps a search code for the product that has it, switched off or not",
    () => {
      const owners = new Map<string, string>();
      return async (sent, forward) => {
        const answered = await forward(sent);
        if (sent.operation !== "salvarProdutos" || answered.status !== 200) return answered;
        const body = jsonOf(answered) as Success<"salvarProdutos">;
        for (const { sku, dePara } of body.produto)
          for (const each of dePara) {
            const key = `${each.canal} ${each.sku}`;
            if (sku !== null && !owners.has(key)) owners.set(key, sku);
            if (owners.get(key) !== sku) each.mensagem = "este sku já está mapeado";
          }
        return withBody(answered, body);
      };
    },
  ],
  "NS-060/omitted-fields-are-cleared": [
    "clears optional fields that a later request leaves out",
    () =>
      sends("salvarProdutos", ({ produto }) => {
        for (const product of produto as { categoria?: string; variacao?: string }[]) {
          product.categoria ??= "";
          product.variacao ??= "";
        }
      }),
  ],
  "NS-061/unknown-branch-is-a-success": [
    "says sucesso for a branch that does not exist",
    () =>
      answers("salvarProdutos", ({ produto }) => {
        for (const { filial } of produto) for (const branch of filial) branch.mensagem = "sucesso";
      }),
  ],
  "NS-061/ill-formed-text-fails-the-call": [
    "answers 400 when the text of one product holds a control character",
    () => refuses("salvarProdutos", (_, { body }) => /\\u00[01]/.test(body.toString())),
  ],
  "NS-062/unknown-sku-is-an-empty-list": [
    "answers 200 and an empty list for an unknown sku",
    () => turns("consultarProduto", 404, 200, { produto: [] }),
  ],
  "GER-004/products-of-every-store": ["finds the other store's products", () => leaks("consultarProduto")],
  "GER-004/one-catalogue-for-all": [
    "saves every store's products in the first store",
    () =>
      only(
        ({ operation, token }) => operation === "salvarProdutos" && token === "api2",
        (sent, forward) => forward(as(sent, "api")),
      ),
  ],
  "GER-007/accents-stripped": [
    "strips accents from what it stores",
    () =>
      sends("salvarProdutos", ({ produto }) => {
        for (const product of produto as { titulo: string }[])
          product.titulo = product.titulo.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
      }),
  ],
});
