import type { Success } from "../../cases/support/define.ts";
import type { Wrap } from "../exchange.ts";
import { answers, asks, jsonOf, withBody } from "../mutate.ts";
import { inEveryObject } from "./lists.ts";

type Pedido = Success<"listarPedidos">[number];
type Envio = Pedido["envio"][number];

const modules = ["pedido", "rastreio"];
const pedidos = (change: (pedido: Pedido) => void) => () =>
  answers("listarPedidos", (body) => body.forEach(change));
const envios = (change: (envio: Envio) => void) => pedidos(({ envio }) => envio.forEach(change));
const set = (object: object, fields: object) => void Object.assign(object, fields);

/** Nulls that the interface itself names: the value of these fields, when there is none, is null. */
const NAMED = new Set([
  ...[
    "dataEntrega",
    "diferencaCotadoEntregue",
    "diferencaPedidoEntregue",
    "dadosAdicionaisPedido",
    "dadosAdicionaisEnvio",
  ],
  ...["idTransportadora", "dataFechamento", "ultimaMensagem"],
]);
/** Fields of text that may be null; empty where it is not a date. */
const TEXTS = new Set([
  ...[
    "numeroPedidoEnvioPai",
    "idCotacao",
    "canal",
    "plataforma",
    "intermediadorVenda",
    "pedidoAuxiliar",
    "filialERPCotado",
  ],
  ...[
    "filialNomeCotado",
    "NomeMetodoEnvioCotado",
    "NomeTransportadoraCotado",
    "descricao",
    "urlFotoMetodoEnvio",
    "codigoRastreio",
  ],
  ...[
    "urlRastreioExterno",
    "mapaDeCarga",
    "pedidoERP",
    "titulo",
    "categoria",
    "tituloCadastro",
    "categoriaCadastro",
    "variacao",
  ],
  ...["informacaoAdicional", "idRecibo", "aplicacao", "nomeApp", "protocolo", "erros", "regiao"],
]);

/** Changes the JSON of every success of the store's interface. */
function everySuccess(change: (body: unknown) => unknown): Wrap {
  return async (sent, forward) => {
    const answered = await forward(sent);
    const body = sent.operation !== null && answered.status === 200 ? jsonOf(answered) : undefined;
    return body === undefined ? answered : withBody(answered, change(body));
  };
}

/** Codes of statuses other than those that the interface tells. */
const CODES = new Map([25, 35, 40, 50, 60, 70, 90].map((code) => [code, code * 10 + 1]));
const outside = (code: number) => CODES.get(code) ?? code;
const inside = (code: string) => [...CODES].find(([, other]) => String(other) === code.trim())?.[0] ?? code;

/** Servers whose records of orders differ where only decisions say how they are. */
export const pedidoAnswerVariants = {
  "absent-instead-of-null": {
    does: "leaves out what has no value, where the interface does not say that it is null",
    decisions: ["NS-007"],
    modules: ["pedido", "rastreio", "plp", "chat", "anexo", "reversa"],
    touches: ["empty"],
    wrap: () =>
      everySuccess((body) =>
        inEveryObject(body, (object) =>
          Object.fromEntries(
            Object.entries(object).filter(([name, value]) => value !== null || NAMED.has(name)),
          ),
        ),
      ),
  },
  "empty-instead-of-null": {
    does: "writes an empty text for a text that has no value",
    decisions: ["NS-007"],
    modules: ["pedido", "rastreio", "plp"],
    touches: ["empty"],
    wrap: () =>
      everySuccess((body) =>
        inEveryObject(body, (object) =>
          Object.fromEntries(
            Object.entries(object).map(([name, value]) => [
              name,
              value === null && TEXTS.has(name) ? "" : value,
            ]),
          ),
        ),
      ),
  },
  "no-coordinates": {
    does: "says null for coordinates that it does not know",
    decisions: ["NS-006", "NS-007"],
    modules,
    wrap: pedidos(({ enderecoEntrega }) => set(enderecoEntrega, { coordenadas: null })),
  },
  "no-conciliation": {
    does: "says null for a conciliation that there is not yet",
    decisions: ["NS-007", "NS-008"],
    modules,
    wrap: envios((envio) => {
      if (Object.values(envio.conciliacao).every((value) => value === null))
        set(envio, { conciliacao: null });
    }),
  },
  "decision-in-letters": {
    does: "says S and N for the decision on a conciliation",
    decisions: ["NS-008"],
    modules,
    wrap: envios(({ conciliacao }) => {
      const { autorizado } = conciliacao ?? {};
      if (autorizado) set(conciliacao, { autorizado: autorizado === "sim" ? "S" : "N" });
    }),
  },
  "notes-as-texts": {
    does: "writes the notes on a shipment as texts",
    decisions: ["NS-009", "NS-041"],
    modules: ["pedido", "reversa"],
    wrap: envios((envio) =>
      set(envio, { observacao: ["Conferido", ...envio.observacao.map(({ usuario }) => usuario)] }),
    ),
  },
  "regions-abbreviated": {
    does: "abbreviates the region of the recipient",
    decisions: ["NS-006"],
    modules,
    wrap: pedidos(({ enderecoEntrega }) =>
      set(enderecoEntrega, { regiao: enderecoEntrega.regiao?.slice(0, 2) ?? null }),
    ),
  },
  "states-as-sent": {
    does: "keeps the letters of a state as they were sent",
    decisions: ["NS-006"],
    modules,
    wrap: pedidos(({ enderecoEntrega }) => {
      enderecoEntrega.uf = enderecoEntrega.uf.toLowerCase();
    }),
  },
  "other-status-codes": {
    does: "has other codes for statuses, but for those that the interface tells",
    decisions: ["NS-020", "NS-021", "NS-022"],
    modules: ["pedido", "rastreio", "reversa", "plp"],
    wrap: (): Wrap => {
      const recoded = everySuccess((body) =>
        inEveryObject(body, (object) =>
          typeof object.idStatus === "number" ? { ...object, idStatus: outside(object.idStatus) } : object,
        ),
      );
      const asked = asks("listarPedidos", (query) => {
        const codes = query.get("idStatus");
        if (codes) query.set("idStatus", codes.split(",").map(inside).join(","));
      });
      return (sent, forward) => recoded(sent, (request) => asked(request, forward));
    },
  },
  "other-status-names": {
    does: "has other names for statuses, but for those that the interface tells",
    decisions: ["NS-020"],
    modules,
    wrap: () =>
      everySuccess((body) =>
        inEveryObject(body, (object) =>
          /^(Saiu|Ocorr|Entregue|Devolv|Extrav|Cancel)/.test(String(object.statusDescricao))
            ? { ...object, statusDescricao: `Pedido: ${object.statusDescricao}` }
            : object,
        ),
      ),
  },
  "history-from-the-first-status": {
    does: "begins the history of an order with the status that it is created in",
    decisions: ["NS-020"],
    modules,
    wrap: pedidos(({ acompanhamentoStatus }) => void acompanhamentoStatus.shift()),
  },
  "differences-in-other-ways": {
    does: "computes differences of days and freight in another way",
    decisions: ["NS-004"],
    modules,
    wrap: (): Wrap => {
      const freight = pedidos((pedido) =>
        set(pedido, {
          ...{ valorFreteDiferencaPedidoCotacao: -1.5, percentualFreteDiferencaPedidoCotacao: 7 },
          ...{ prazoTrocaTransporte: 3, valorTrocaTransporte: 2.5 },
        }),
      )();
      const days = envios((envio) =>
        set(envio, {
          ...{ diferencaPedidoCotacao: 41, diferencaFaturamentoCotacao: 42, prazoCotacaoDiasUteis: 43 },
          ...(envio.diferencaCotadoEntregue !== null && {
            diferencaCotadoEntregue: 44,
            diferencaPedidoEntregue: 45,
          }),
          ...{ prazoTrocaTransporte: 46, valorTrocaTransporte: 47, freteRealTrocaTransporte: 48 },
        }),
      )();
      return (sent, forward) => freight(sent, (request) => days(request, forward));
    },
  },
  "invoice-key-not-read": {
    does: "reads nothing out of the key of an invoice",
    decisions: ["NS-010"],
    modules,
    wrap: (): Wrap => {
      const unread = { cnpjFaturador: null, numero: null, serie: null };
      const listed = envios(({ notaFiscal }) => set(notaFiscal, unread))();
      const tracked = answers("rastrearPedido", ({ lista }) => {
        for (const { notaFiscal } of lista) set(notaFiscal, unread);
      });
      return (sent, forward) => listed(sent, (request) => tracked(request, forward));
    },
  },
  "occurrences-hold-more-codes": {
    does: "records an occurrence of its own between those that the interface knows",
    decisions: ["NS-011", "NS-071"],
    modules,
    wrap: (): Wrap => {
      const more = (ocoren: Envio["ocoren"]) => {
        const [first] = ocoren;
        if (first)
          ocoren.splice(1, 0, {
            ...first,
            id: first.id + 1_000_000,
            idOcoren: 9990,
            descricao: "PEDIDO CONFERIDO",
          });
      };
      const listed = envios(({ ocoren }) => more(ocoren))();
      const tracked = answers("rastrearPedido", ({ lista }) => {
        for (const { ocoren } of lista) more(ocoren);
      });
      return (sent, forward) => listed(sent, (request) => tracked(request, forward));
    },
  },
};
