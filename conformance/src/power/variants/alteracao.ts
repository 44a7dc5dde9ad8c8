import type { Sent, Wrap } from "../exchange.ts";
import { answers, jsonOf, reply, turns } from "../mutate.ts";

const modules = ["pedido"];
const done = (mensagem: string) => mensagem === "sucesso" || mensagem === "já alterado";
const bySeveral = ({ path: { filtro } }: Sent) => filtro === "chavenf" || filtro === "notafiscal";

/** Servers that change and track orders otherwise. */
export const alteracaoVariants = {
  "refusals-of-fields-unreported": {
    does: "says nothing about the fields of a change that it does not take",
    decisions: ["NS-044"],
    modules,
    touches: ["outcomes"],
    wrap: () =>
      answers("alterarPedido", (body) => {
        body.retornos = body.retornos.filter(
          ({ campo, mensagem }) =>
            done(mensagem) || !/cor$|^envio\.\d+$|^numeroPedido|^enderecoEntrega|produtos/.test(campo),
        );
      }),
  },
  "outcomes-in-other-words": {
    does: "says in its own words why a field was not changed",
    decisions: ["NS-044", "NS-077"],
    modules,
    touches: ["outcomes"],
    wrap: () =>
      answers("alterarPedido", ({ retornos }) => {
        for (const retorno of retornos) if (!done(retorno.mensagem)) retorno.mensagem = "erro";
      }),
  },
  "change-of-no-order-400": {
    does: "answers 400 to a change of an order that there is not",
    decisions: ["NS-043", "NS-076"],
    modules,
    wrap: () => turns("alterarPedido", 404, 400),
  },
  "foreign-orders-403": {
    does: "answers 403 to a change or tracking of an order that there is not",
    decisions: ["NS-043", "NS-048", "NS-076"],
    modules: ["pedido", "rastreio"],
    touches: ["untracked"],
    wrap: () => turns(["alterarPedido", "rastrearPedido"], 404, 403),
  },
  "change-of-several-orders": {
    does: "changes the newest of several orders that match",
    decisions: ["NS-043"],
    modules,
    wrap: (): Wrap => async (sent, forward) => {
      const answered = await forward(sent);
      if (sent.operation !== "alterarPedido" || answered.status !== 400 || !bySeveral(sent)) return answered;
      const campos = Object.keys((jsonOf(sent) ?? {}) as object);
      return reply(200, { retornos: campos.map((campo) => ({ campo, mensagem: "sucesso" })) });
    },
  },
  "change-that-is-no-object-ignored": {
    does: "takes a change that is no object for one of nothing",
    decisions: ["NS-044"],
    modules,
    wrap: (): Wrap => async (sent, forward) => {
      const isNone = sent.operation === "alterarPedido" && Array.isArray(jsonOf(sent));
      return isNone ? forward({ ...sent, body: Buffer.from("{}") }) : forward(sent);
    },
  },
};
