import type { ProdutoEntrada } from "@frete/contract/loja";
import type { Wrap } from "../exchange.ts";
import { answers, asks, jsonOf, refuses, reply, turns, withBody } from "../mutate.ts";
import type { VariantTable } from "../variant.ts";
import { together } from "../variantWraps.ts";

/** Keeps of a product only what the last request sent. */
function replacedWhole(): Wrap {
  const sent = new Map<string, Partial<ProdutoEntrada>>();
  const keyOf = (token: unknown, sku: string) => `${token} ${sku}`;
  return together(
    answers("salvarProdutos", (body, { sent: request }) => {
      const { produto } = jsonOf(request) as { produto: ProdutoEntrada[] };
      for (const [index, { mensagem }] of body.produto.entries()) {
        const product = produto[index];
        if (product && mensagem === "sucesso") sent.set(keyOf(request.token, product.sku), product);
      }
    }),
    answers("consultarProduto", ({ produto }, { sent: request }) => {
      for (const each of produto) {
        const last = sent.get(keyOf(request.token, each.sku)) ?? {};
        for (const name of ["codigoAgrupador", "skuERP", "variacao", "categoria"] as const)
          if (!last[name]) each[name] = null;
        const branches = (last.filial ?? []).map(({ idFilial }) => idFilial);
        each.filial = each.filial.filter(({ idFilial }) => branches.includes(idFilial));
        const mappings = (last.dePara ?? []).map(({ sku }) => sku);
        each.dePara = each.dePara.filter(({ sku }) => mappings.includes(sku));
        if (!last.precoCanal) each.precoCanal = { canal: [] };
      }
    }),
  );
}

/** Saves only the products that are good to it; the others say so in their outcome. */
const savesOnly =
  (isGood: (each: ProdutoEntrada, token: unknown) => boolean, mensagem: string): Wrap =>
  async (sent, forward) => {
    const { produto } = ((sent.operation === "salvarProdutos" && jsonOf(sent)) || {}) as {
      produto?: (ProdutoEntrada | null)[];
    };
    if (!Array.isArray(produto)) return forward(sent);
    const isForwarded = (each: ProdutoEntrada | null) => each === null || isGood(each, sent.token);
    const answered = await forward({
      ...sent,
      body: Buffer.from(JSON.stringify({ produto: produto.filter(isForwarded) })),
    });
    if (answered.status !== 200) return answered;
    const outcomes = (jsonOf(answered) as { produto: unknown[] }).produto;
    const refused = (each: ProdutoEntrada | null) => ({ sku: each?.sku, mensagem, dePara: [], filial: [] });
    return withBody(answered, {
      produto: produto.map((each) => (isForwarded(each) ? outcomes.shift() : refused(each))),
    });
  };

/** Of a product that names a branch which the store does not have nothing is saved. */
const branchesFirst = savesOnly(({ filial }, token) => {
  const known = token === "api2" ? /^RJ/ : /^(?!XX|RJ)/;
  return !Array.isArray(filial) || filial.every((branch) => known.test(String(branch?.idFilial)));
}, "Há filiais que a loja não tem");

const fewEntries = savesOnly(
  ({ filial, dePara, precoCanal }) =>
    [filial, dePara, precoCanal?.canal].every((list) => !Array.isArray(list) || list.length <= 10),
  "Produto com mais de 10 filiais, mapeamentos ou canais",
);

const isDay = (text = "") =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/** Puts another value in the place of one in answers, and back in the query. */
const renamedKind = (from: string, to: string): Wrap =>
  together(
    asks("listarRegrasFrete", (query) => {
      if (query.get("valorTipo") === to) query.set("valorTipo", from);
    }),
    answers("listarRegrasFrete", ({ regras }) => {
      for (const regra of regras)
        if (regra.valorTipo === from) regra.valorTipo = to as typeof regra.valorTipo;
    }),
  );

/** Products, branches, statuses and freight rules. */
export const produtoVariants: VariantTable = {
  "unknown-sku-empty": {
    does: "answers a product that it does not know with an empty list",
    decisions: ["NS-062"],
    modules: ["produto", "cotacao", "geral"],
    wrap: () => turns("consultarProduto", 404, 200, { produto: [] }),
  },
  "product-replaced-whole": {
    does: "keeps of a product only what was sent last",
    decisions: ["NS-060"],
    modules: ["produto"],
    touches: ["saving products"],
    wrap: replacedWhole,
  },
  "product-with-known-branches": {
    does: "saves no product that names an unknown branch",
    decisions: ["NS-061"],
    modules: ["produto", "cotacao"],
    touches: ["saving products"],
    wrap: () => branchesFirst,
  },
  "product-of-few-entries": {
    does: "saves no product of more than 10 branches, mappings or channels",
    decisions: ["NS-094"],
    modules: ["produto", "cotacao"],
    touches: ["saving products"],
    wrap: () => fewEntries,
  },
  "branches-otherwise": {
    does: "lists branches in a shape of its own",
    decisions: ["NS-066"],
    modules: ["filial", "cotacao", "evento", "pedido"],
    wrap: () =>
      answers("listarFiliais", (body) => ({
        total: body.length,
        filiais: body.map(({ idFilial, nome }) => ({ codigo: idFilial, titulo: nome })),
      })),
  },
  "statuses-otherwise": {
    does: "lists statuses in a shape of its own",
    decisions: ["NS-066"],
    modules: ["rastreio", "pedido"],
    touches: ["list of statuses"],
    wrap: () =>
      answers("listarStatus", (body) => ({
        status: Object.fromEntries(body.map(({ idStatus, statusDescricao }) => [idStatus, statusDescricao])),
      })),
  },
  "rules-limit-clamped": {
    does: "takes a limite outside its range for the nearest one inside",
    decisions: ["NS-057"],
    modules: ["transportadora"],
    wrap: () =>
      asks("listarRegrasFrete", (query) => {
        const limite = Number(query.get("limite") || 50);
        if (Number.isInteger(limite)) query.set("limite", String(Math.min(200, Math.max(1, limite))));
      }),
  },
  "page-after-the-last-400": {
    does: "refuses a page after the last one of the rules",
    decisions: ["NS-057"],
    modules: ["transportadora"],
    wrap: () => async (sent, forward) => {
      const answered = await forward(sent);
      const isLater =
        sent.operation === "listarRegrasFrete" &&
        answered.status === 200 &&
        /pagina=([2-9]|1\d)/.test(sent.url);
      const { regras } = (isLater ? jsonOf(answered) : {}) as { regras?: unknown[] };
      return regras?.length === 0 ? reply(400, { mensagem: "Não há essa página" }) : answered;
    },
  },
  "period-reversed-is-empty": {
    does: "finds nothing in a period that ends before it starts",
    decisions: ["NS-057"],
    modules: ["transportadora"],
    wrap: () => async (sent, forward) => {
      const answered = await forward(sent);
      const { searchParams } = new URL(sent.url, "http://host");
      const from = searchParams.get("dataInicio") ?? "";
      const to = searchParams.get("dataFim") ?? new Date().toJSON().slice(0, 10);
      const isReversed =
        sent.operation === "listarRegrasFrete" &&
        answered.status === 400 &&
        isDay(from) &&
        isDay(to) &&
        from > to;
      return isReversed ? reply(200, { pagina: 1, limite: 50, total: 0, regras: [] }) : answered;
    },
  },
  "unknown-kinds-refused": {
    does: "refuses a kind or an action of rules that it does not know",
    decisions: ["NS-029", "NS-057"],
    modules: ["transportadora"],
    wrap: () =>
      refuses("listarRegrasFrete", (_, { url }) => /(valor|prazo)(Tipo|Acao)=outro|idCampo=99/.test(url)),
  },
  "kinds-of-its-own": {
    does: "calls a percentage porcentagem",
    decisions: ["NS-019"],
    modules: ["transportadora"],
    wrap: () => renamedKind("percentual", "porcentagem"),
  },
  "identifiers-of-64-bits": {
    does: "counts products from 2^40",
    decisions: [],
    modules: ["cotacao", "pedido"],
    wrap: () => {
      const large = (id: unknown) => Number(id) + 2 ** 40;
      const ofShipments = (shipments: { produtos: { idSku: string | null }[] }[]) => {
        for (const produto of shipments.flatMap(({ produtos }) => produtos))
          if (produto.idSku !== null) produto.idSku = String(large(produto.idSku));
      };
      return together(
        answers(["criarCotacao", "consultarCotacao", "lerFilaCotacao"], (body) => {
          for (const { dadosEntrada } of [body].flat())
            for (const produto of dadosEntrada.carrinho.produto)
              if (produto.idSku !== null) produto.idSku = large(produto.idSku);
        }),
        answers("listarPedidos", (body) => ofShipments(body.flatMap(({ envio }) => envio))),
        answers("rastrearPedido", ({ lista }) => ofShipments(lista)),
      );
    },
  },
};
