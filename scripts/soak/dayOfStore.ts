import { randomUUID } from "node:crypto";
import type autocannon from "autocannon";
import { newPedido } from "../../server/src/test-support/criacao.testing.ts";
import type { Soaked } from "./startSoaked.ts";

type Made = Required<Pick<autocannon.Request, "method" | "path">> & { body?: unknown };

/** Orders that are looked at, changed and talked about, the newest ones. */
const KEPT = 200;
const QUOTED = ["CAMISETA-P-AZUL", "CAFETEIRA-110"];
const CEPS = ["01310100", "80010000", "88010000", "30130003", "20040002", "50030170"];

/** How often each request comes in a turn. */
const SHARES: readonly [name: keyof ReturnType<typeof requests>, times: number][] = [
  ["criarCotacao", 8],
  ["consultarCotacao", 1],
  ["criarPedido", 2],
  ["listarPedidos", 1],
  ["rastrearPedido", 1],
  ["verRastreio", 1],
  ["alterarPedido", 1],
  ["enviarMensagemChat", 1],
  ["salvarProdutos", 1],
  ["consultarProduto", 1],
  ["listarFiliais", 1],
  ["registrarOcorrencias", 1],
];

/**
 * What a store, its customers and its operator ask for in a day, as requests that each connection sends in turn, over and over:
 * carts, orders, changes, messages, occurrences, each of them new, and reads of what was written.
 */
export function dayOfStore({ tokens }: Pick<Soaked, "tokens">): autocannon.Request[] {
  const newest: { numeroPedido: string; chave: string }[] = [];
  const seen = { quotation: "", newest };
  const each = requests(seen);
  const tokenOf: Partial<Record<keyof typeof each, string>> = {
    criarCotacao: tokens.cotacao,
    registrarOcorrencias: tokens.operador,
  };
  const turn = SHARES.flatMap(([name, times]) => Array.from({ length: times }, () => name));
  return turn.map((name) => ({
    setupRequest: (request) => {
      // Nothing is known of an order before the first one.
      const { method, path, body } = newest.length === 0 ? each.criarPedido() : each[name]();
      const token = newest.length === 0 ? tokens.api : (tokenOf[name] ?? tokens.api);
      const headers = { Authorization: `Bearer ${token}` };
      return body === undefined
        ? { ...request, method, path, headers, body: undefined }
        : {
            ...{ ...request, method, path },
            headers: { ...headers, "Content-Type": "application/json" },
            body: JSON.stringify(body),
          };
    },
    onResponse: (status, body) => {
      if (status !== 200) return;
      if (name === "criarPedido" || newest.length === 0) remember(newest, JSON.parse(body));
      // Without reading the whole answer, which would cost the client more than the server.
      else if (name === "criarCotacao")
        seen.quotation = /"idCotacao":"(\d+)"/.exec(body)?.[1] ?? seen.quotation;
    },
  }));
}

function remember(newest: { numeroPedido: string; chave: string }[], answer: Record<string, string>): void {
  newest.push({ numeroPedido: answer.numeroPedido ?? "", chave: answer.chavePedido ?? "" });
  if (newest.length > KEPT) newest.shift();
}

function requests(seen: { quotation: string; newest: readonly { numeroPedido: string; chave: string }[] }) {
  let count = 0;
  const next = <Value>(values: readonly Value[]) => values[count++ % values.length] as Value;
  const api = (method: Made["method"], path: string, body?: unknown): Made => ({
    ...{ method, path: `/api/v1${path}` },
    ...(body !== undefined && { body }),
  });
  const today = new Date().toISOString().slice(0, 10);
  return {
    criarCotacao: () =>
      api("POST", "/cotacao", {
        cepDestino: next(CEPS),
        canal: "site",
        volumes: QUOTED.map((sku) => ({ sku, quantidade: 1 + (count % 3), valorUnitario: 59.9 })),
      }),
    consultarCotacao: () => api("GET", `/cotacao/${seen.quotation}`),
    criarPedido: () => {
      const pedido = newPedido();
      for (const { notaFiscal } of pedido.envio) notaFiscal.filialERP = "SP01";
      return api("POST", "/pedido/novo", { ...pedido, numeroPedido: `SOAK-${randomUUID()}` });
    },
    listarPedidos: () =>
      api("GET", `/pedidos?dataTipo=dataCriacaoPedido&periodo=${today}TO${today}&limite=20`),
    rastrearPedido: () => api("GET", `/rastreio/documento/${next(seen.newest).chave}`),
    verRastreio: (): Made => {
      const { numeroPedido, chave } = next(seen.newest);
      return { method: "GET", path: `/rastreio/${numeroPedido}/${chave}` };
    },
    alterarPedido: () =>
      api("PUT", `/pedido/altera/documento/${next(seen.newest).chave}`, {
        envio: [{ linkComprovanteEntrega: `https://comprovantes.example/${count}.pdf` }],
      }),
    enviarMensagemChat: () =>
      api("POST", `/chat/${next(seen.newest).chave}/mensagem`, { mensagem: `Quando chega? (${count})` }),
    salvarProdutos: () => api("POST", "/produto", { produto: [product(count++ % 500)] }),
    consultarProduto: () => api("GET", `/produto/sku/${next(QUOTED)}`),
    listarFiliais: () => api("GET", "/filial"),
    registrarOcorrencias: (): Made => ({
      ...{ method: "POST", path: "/operacao/v1/lojas/1/ocorrencias" },
      body: {
        itens: [{ documento: next(seen.newest).chave, idOcoren: 46, data: instant(Date.now()) }],
      },
    }),
  };
}

const instant = (at: number) => new Date(at - 3 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

const product = (number: number) => ({
  sku: `SOAK-${number}`,
  titulo: `Produto ${number}`,
  peso: 1,
  altura: 10,
  largura: 20,
  profundidade: 30,
  preco: 10 + number,
  status: true,
});
