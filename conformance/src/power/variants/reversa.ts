import type { Wrap } from "../exchange.ts";
import { answers, jsonOf, turns, withBody } from "../mutate.ts";

const modules = ["reversa"];

/** Changes the text of a refused return. */
const refusal =
  (change: (text: string) => string): Wrap =>
  async (sent, forward) => {
    const answered = await forward(sent);
    if (sent.operation !== "criarPedido" || answered.status !== 400) return answered;
    const { mensagem } = jsonOf(answered) as { mensagem: string };
    return withBody(answered, { mensagem: change(mensagem) });
  };

/** Servers that take returns otherwise. */
export const reversaVariants = {
  "situations-in-another-shape": {
    does: "lists the values of situation fields in another shape",
    decisions: ["NS-065"],
    modules,
    touches: ["situations"],
    wrap: () =>
      answers(["listarSituacoesReversa", "consultarSituacaoReversa"], (body) => ({
        situacoes: Object.entries(body).map(([campo, valores]) => ({
          nome: campo,
          opcoes: (valores as string[]).map((texto, id) => ({ id, texto })),
        })),
      })),
  },
  "situations-as-a-bare-list": {
    does: "lists the values of one situation field as a bare list",
    decisions: ["NS-065"],
    modules,
    touches: ["situations"],
    wrap: () => answers("consultarSituacaoReversa", (body) => Object.values(body)[0]),
  },
  "unknown-situation-400": {
    does: "answers 400 for a situation field that there is not",
    decisions: ["NS-065", "NS-076"],
    modules,
    wrap: () => turns("consultarSituacaoReversa", 404, 400),
  },
  "labels-of-its-own": {
    does: "labels the situation fields with their own names",
    decisions: ["NS-040"],
    modules,
    wrap: () => {
      const LABELS: Record<string, string> = {
        "Solicitante da reversa": "solicitanteReversa",
        "Motivo da reversa": "motivoReversa",
        "Tipo da reversa": "tipoReversa",
        "Resolução da reversa": "resolucaoReversa",
        "Pagador do frete da reversa": "pagadorFreteReversa",
      };
      return refusal((text) =>
        text.replace(/^(.*?) inválido\./, (all, label) =>
          LABELS[label] ? `${LABELS[label]} inválido.` : all,
        ),
      );
    },
  },
  "points-in-order-of-codes": {
    does: "sorts return points by the codes of their letters",
    decisions: ["NS-029"],
    modules,
    wrap: () =>
      answers("listarPontosDevolucao", ({ pontos }) => {
        const keyOf = ({ tipoPontoDeDevolucao, nome }: { tipoPontoDeDevolucao: string; nome: string }) =>
          `${tipoPontoDeDevolucao}\0${nome}`;
        pontos.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      }),
  },
  "points-with-words": {
    does: "names the state of return points in its own words",
    decisions: ["NS-029"],
    modules,
    wrap: () =>
      answers("listarPontosDevolucao", ({ pontos }) => {
        for (const ponto of pontos) ponto.status = "Em funcionamento";
      }),
  },
};
