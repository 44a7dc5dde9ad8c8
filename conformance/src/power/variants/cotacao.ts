import { answers } from "../mutate.ts";
import type { VariantTable } from "../variant.ts";

/** Quotations and their queue. */
export const cotacaoVariants: VariantTable = {
  "offset-of-universal-time": {
    does: "writes dataCotacao with the offset +00:00",
    decisions: [],
    modules: ["cotacao"],
    wrap: () =>
      answers(["criarCotacao", "consultarCotacao", "lerFilaCotacao"], (body) => {
        for (const { retorno } of [body].flat())
          retorno.dataCotacao = new Date(retorno.dataCotacao).toISOString().replace(/\.\d+Z$/, "+00:00");
      }),
  },
};
