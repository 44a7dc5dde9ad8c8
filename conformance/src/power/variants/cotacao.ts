import type { Cotacao, CotacaoDaFila } from "@frete/contract/loja";
import type { Wrap } from "../exchange.ts";
import { answers, asks, jsonOf, only, refuses, reply, sends, turns, withBody } from "../mutate.ts";
import type { VariantTable } from "../variant.ts";
import { every } from "../variantWraps.ts";

const QUOTATIONS = ["criarCotacao", "consultarCotacao", "lerFilaCotacao"] as const;
/** Changes every quotation that is answered. */
const quotations = (change: (cotacao: CotacaoDaFila) => void) =>
  answers(QUOTATIONS, (body) => {
    for (const cotacao of [body].flat()) change(cotacao as CotacaoDaFila);
  });
type PrazoEntrega = Partial<CotacaoDaFila["opcoesEntrega"][number]["prazoEntrega"]>;
const withoutName = (name: "prazoEntregaRegra" | "prazoEntregaPorRegra") => ({
  decisions: ["NS-016"],
  modules: ["cotacao"],
  touches: ["time of the rules"],
  wrap: () =>
    quotations(({ opcoesEntrega }) => {
      for (const { prazoEntrega } of opcoesEntrega as { prazoEntrega: PrazoEntrega }[])
        delete prazoEntrega[name];
    }),
});
/** Answers an empty queue of quotations in another way. */
const emptyQueue = (status: number) => ({
  does: `answers an empty queue of quotations with ${status}`,
  decisions: ["NS-059"],
  modules: ["cotacao"],
  touches: ["empty queue of quotations"],
  wrap: (): Wrap => async (sent, forward) => {
    const answered = await forward(sent);
    const isEmpty = sent.operation === "lerFilaCotacao" && answered.body.toString() === "[]";
    if (!isEmpty) return answered;
    return status === 204
      ? { status, headers: {}, body: Buffer.alloc(0) }
      : reply(status, { mensagem: "Não há cotações" });
  },
});

const HALF_A_DAY = 12 * 3_600_000;
const momentOf = ({ retorno }: CotacaoDaFila) => Date.parse(retorno.dataCotacao);

/** Gives the newest quotations first: what it took and did not give comes with the next read, while it is not too old. */
function newestFirst(): Wrap {
  const kept = new Map<string, CotacaoDaFila[]>();
  return async (sent, forward) => {
    if (sent.operation !== "lerFilaCotacao") return forward(sent);
    const limite = new URL(sent.url, "http://host").searchParams.get("limite");
    if (limite !== null && !/^([1-9]|\d{2,})$/.test(limite)) return forward(sent);
    const answered = await forward({ ...sent, url: "/api/v1/logCotacaoFila?limite=200" });
    if (answered.status !== 200) return answered;
    const store = String(sent.token);
    const taken = (jsonOf(answered) as CotacaoDaFila[]).reverse();
    const now = Math.max(...taken.map(momentOf));
    const old = (kept.get(store) ?? []).filter((each) => now - momentOf(each) < HALF_A_DAY);
    const all = [...taken, ...old];
    const given = all.splice(0, Math.min(200, Number(limite ?? 200)));
    kept.set(store, all);
    return withBody(answered, given);
  };
}

/** Quotes a cart without items: nothing can be delivered. */
function emptyCart(): Wrap {
  let last: Cotacao | undefined;
  return async (sent, forward) => {
    const answered = await forward(sent);
    if (sent.operation !== "criarCotacao") return answered;
    if (answered.status === 200) last = jsonOf(answered) as Cotacao;
    const { volumes } = (jsonOf(sent) ?? {}) as { volumes?: unknown };
    const isEmpty = Array.isArray(volumes) && volumes.length === 0 && answered.status === 400;
    return isEmpty && last ? reply(200, withoutOptions(last)) : answered;
  };
}
const withoutOptions = (cotacao: Cotacao) => ({
  ...cotacao,
  retorno: { ...cotacao.retorno, mensagem: "Nada a entregar" },
  opcoesEntrega: [],
});

/** Quotes a CEP outside every range: nothing delivers there. */
function unknownCep(): Wrap {
  let last: Cotacao | undefined;
  return async (sent, forward) => {
    const answered = await forward(sent);
    if (sent.operation !== "criarCotacao") return answered;
    if (answered.status === 200) last = jsonOf(answered) as Cotacao;
    const { cepDestino } = (jsonOf(sent) ?? {}) as { cepDestino?: unknown };
    return last && cepDestino === "00000000" ? reply(200, withoutOptions(last)) : answered;
  };
}

const MEASURES = { peso: 1, altura: 10, largura: 10, profundidade: 10 };

/** Quotations and their queue. */
export const cotacaoVariants: VariantTable = {
  "rule-time-by-the-sample": {
    does: "names the time of the rules as the sample does",
    ...withoutName("prazoEntregaRegra"),
  },
  "rule-time-by-the-table": {
    does: "names the time of the rules as the table does",
    ...withoutName("prazoEntregaPorRegra"),
  },
  "quotation-queue-204": emptyQueue(204),
  "quotation-queue-404": emptyQueue(404),
  "quotation-queue-newest-first": {
    does: "gives the newest quotations first",
    decisions: ["NS-059"],
    modules: ["cotacao"],
    touches: ["order of the queue of quotations"],
    wrap: newestFirst,
  },
  "quotation-queue-limit-refused": {
    does: "refuses a limite above 200",
    decisions: ["NS-059"],
    modules: ["cotacao"],
    touches: ["limite of the queue of quotations"],
    wrap: () =>
      only(
        ({ operation }) => operation === "lerFilaCotacao",
        refuses("lerFilaCotacao", (_, { url }) => Number(/limite=(\d+)$/.exec(url)?.[1]) > 200),
      ),
  },
  "quotation-queue-one-by-one": {
    does: "gives one quotation when it is not told how many",
    decisions: ["NS-059"],
    modules: ["cotacao"],
    touches: ["order of the queue of quotations"],
    wrap: () =>
      asks("lerFilaCotacao", (query) => {
        if (!query.get("limite")) query.set("limite", "1");
      }),
  },
  "quoted-with-201": {
    does: "answers a quotation with 201",
    decisions: ["NS-076"],
    modules: ["cotacao", "geral"],
    wrap: () => turns("criarCotacao", 200, 201),
  },
  "an-empty-cart-is-quoted": {
    does: "quotes a cart without items",
    decisions: ["NS-058"],
    modules: ["cotacao"],
    wrap: emptyCart,
  },
  "unmeasured-items-are-quoted": {
    does: "takes measures that nobody gave from a usual parcel",
    decisions: ["NS-058"],
    modules: ["cotacao"],
    wrap: () =>
      sends("criarCotacao", (body) => {
        body.volumes = body.volumes.map((each) => ({
          ...MEASURES,
          ...Object.fromEntries(Object.entries(each).filter(([, value]) => value !== null)),
        })) as typeof body.volumes;
      }),
  },
  "unknown-branches-refused": {
    does: "refuses branches that it cannot quote from",
    decisions: ["NS-058"],
    modules: ["cotacao"],
    wrap: () =>
      refuses("criarCotacao", ({ filiaisOrigem = "" }, { token }) => {
        const codes = String(filiaisOrigem ?? "").split(",");
        return token === "cotacao" && codes.some((code) => /^(XX99|RJ01|MG01)$/.test(code.trim()));
      }),
  },
  "unknown-cep-is-quoted": {
    does: "quotes a CEP that no range holds, without options",
    decisions: ["NS-012"],
    modules: ["cotacao"],
    wrap: unknownCep,
  },
  "state-name-of-8": {
    does: "cuts the name of a state to its 8 characters",
    decisions: ["NS-013"],
    modules: ["cotacao"],
    wrap: () =>
      answers(["criarCotacao", "consultarCotacao"], ({ retorno }) => {
        retorno.destino.ufExtenso = retorno.destino.ufExtenso.slice(0, 8);
      }),
  },
  "prices-by-the-line": {
    does: "charges every line of the cart but the first",
    decisions: ["NS-014"],
    modules: ["cotacao"],
    wrap: () =>
      quotations(({ opcoesEntrega, dadosEntrada }) => {
        const { length } = dadosEntrada.carrinho.produto;
        for (const option of opcoesEntrega) option.freteReal = cents(option.freteReal + 3 * (length - 1));
      }),
  },
  "total-time-of-its-own": {
    does: "adds a day of its own to the total time of every option",
    decisions: ["NS-015"],
    modules: ["cotacao"],
    touches: ["total time"],
    wrap: () =>
      quotations(({ opcoesEntrega }) => {
        for (const option of opcoesEntrega) {
          option.prazoEntregaTotal++;
          option.prazoEntrega.prazoTotal++;
        }
      }),
  },
  "channels-letter-by-letter": {
    does: "takes a channel in other letters for another channel",
    decisions: ["NS-017"],
    modules: ["cotacao"],
    wrap: () => async (sent, forward) => {
      const body = jsonOf(sent) as { canal?: unknown } | null;
      const { canal } = body ?? {};
      const isOther =
        sent.operation === "criarCotacao" && typeof canal === "string" && canal !== canal.trim();
      if (!isOther) return forward(sent);
      const answered = await forward({
        ...sent,
        body: Buffer.from(JSON.stringify({ ...body, canal: "nenhum" })),
      });
      const quoted = jsonOf(answered) as Cotacao;
      quoted.dadosEntrada.canal = canal;
      return withBody(answered, quoted);
    },
  },
  "quotation-token-does-not-read": {
    does: "lets nobody read a quotation with the quotation token",
    decisions: ["NS-070"],
    modules: ["cotacao"],
    wrap: () =>
      only(
        ({ operation, token }) => operation === "consultarCotacao" && /^cotacao/.test(String(token)),
        every(() => reply(401, { mensagem: "Token inválido" })),
      ),
  },
  "offset-of-universal-time": {
    does: "writes dataCotacao with the offset +00:00",
    decisions: [],
    modules: ["cotacao"],
    wrap: () =>
      quotations(({ retorno }) => {
        retorno.dataCotacao = new Date(retorno.dataCotacao).toISOString().replace(/\.\d+Z$/, "+00:00");
      }),
  },
};

const cents = (value: number) => Math.round(value * 100) / 100;
