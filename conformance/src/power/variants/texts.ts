import { answers } from "../mutate.ts";
import type { VariantTable } from "../variant.ts";
import { everyBody, reversed, together } from "../variantWraps.ts";

/** Changes the text of every failure. */
const failures = (change: (text: string, status: number) => string) =>
  everyBody((body, { status }) => {
    const { mensagem } = (body ?? {}) as { mensagem?: unknown };
    return status >= 400 && typeof mensagem === "string"
      ? { ...(body as object), mensagem: change(mensagem, status) }
      : body;
  });

/** What answers say in words, and in which order, where both are free. */
export const textVariants: VariantTable = {
  "other-texts": {
    does: "says everything in its own words",
    decisions: [],
    wrap: () =>
      together(
        failures((text, status) => (status === 400 ? `Não deu: ${text}` : "Não foi possível atender")),
        answers("criarPedido", (body) => {
          body.mensagem = "Feito";
        }),
        answers(["criarCotacao", "consultarCotacao", "lerFilaCotacao"], (body) => {
          for (const { retorno } of [body].flat()) retorno.mensagem = `Pronto. ${retorno.mensagem}`;
        }),
        answers(["removerAnexo", "removerDaFila", "registrarWebhook", "criarPlp"], (body) => {
          body.mensagem = "Feito";
        }),
      ),
  },
  "long-texts": {
    does: "uses all 255 characters of an error text",
    decisions: [],
    // Of the refusal of a situation value the interface gives the whole text (ERR-005).
    wrap: () => failures((text) => (text.includes("Aceito apenas") ? text : text.padEnd(255, "."))),
  },
  "other-order-where-free": {
    does: "lists what has no order of its own the other way round",
    decisions: [],
    wrap: () =>
      together(
        reversed("listarFiliais", (body) => [body]),
        reversed("listarStatus", (body) => [body]),
        reversed("alterarPedido", ({ retornos }) => [retornos]),
        reversed("listarSituacoesReversa", (body) => Object.values(body)),
        reversed("consultarProduto", ({ produto }) => produto.flatMap(({ dePara }) => [dePara])),
      ),
  },
};
