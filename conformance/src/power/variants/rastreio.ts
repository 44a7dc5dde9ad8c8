import type { Wrap } from "../exchange.ts";
import { answers, jsonOf, reply, turns } from "../mutate.ts";

const modules = ["rastreio", "pedido"];

/** Servers that show the way of an order otherwise. */
export const rastreioVariants = {
  "untracked-is-empty": {
    does: "answers an empty list where nothing is tracked",
    decisions: ["NS-048"],
    modules,
    touches: ["untracked"],
    wrap: () => turns("rastrearPedido", 404, 200, { lista: [] }),
  },
  "several-tracked-refused": {
    does: "refuses to track an invoice of several orders",
    decisions: ["NS-048"],
    modules,
    wrap: (): Wrap => async (sent, forward) => {
      const answered = await forward(sent);
      if (sent.operation !== "rastrearPedido" || answered.status !== 200) return answered;
      const { lista } = jsonOf(answered) as { lista: unknown[] };
      const isSeveral = ["chavenf", "notafiscal"].includes(sent.path.filtro ?? "") && lista.length > 1;
      return isSeveral ? reply(400, { mensagem: "Mais de um pedido encontrado" }) : answered;
    },
  },
  "origins-in-other-words": {
    does: "names the origin of an occurrence in its own words",
    decisions: ["NS-011"],
    modules,
    wrap: () =>
      answers("rastrearPedido", ({ lista }) => {
        for (const { origemDados } of lista.flatMap(({ ocoren }) => ocoren))
          Object.assign(origemDados, {
            origem: "Integração",
            dataHora: `${origemDados.dataHora.replace(" ", "T")}-03:00`,
          });
      }),
  },
  "page-moved-otherwise": {
    does: "leads to the store's own tracking with 303, and answers 410 for a page that there is not",
    decisions: ["NS-076"],
    modules: ["rastreio"],
    wrap: (): Wrap => {
      const moved = turns("verRastreio", 302, 303);
      const gone = turns("verRastreio", 404, 410);
      return (sent, forward) => moved(sent, (request) => gone(request, forward));
    },
  },
  "statuses-in-another-shape": {
    does: "lists the statuses in another shape",
    decisions: ["NS-066"],
    modules,
    touches: ["list of statuses"],
    wrap: () =>
      answers("listarStatus", (body) => ({
        status: body.map(({ idStatus, statusDescricao }) => ({
          codigo: idStatus,
          descricao: statusDescricao,
        })),
      })),
  },
};
