import { answers, refuses, turns } from "../mutate.ts";
import { refusesQuery, turnedRound } from "./lists.ts";

const modules = ["plp"];

/** Servers that keep pre-lists otherwise. */
export const plpVariants = {
  "plps-newest-first": {
    does: "lists the newest pre-list first",
    decisions: ["NS-067"],
    modules,
    wrap: () => turnedRound("listarPlps"),
  },
  "plp-created-201": {
    does: "answers 201 when it creates a pre-list",
    decisions: ["NS-025", "NS-076"],
    modules,
    wrap: () => turns("criarPlp", 200, 201),
  },
  "plp-created-in-another-shape": {
    does: "answers the creation of a pre-list in another shape",
    decisions: ["NS-025"],
    modules: ["plp", "evento"],
    touches: ["created-plp"],
    wrap: () => answers("criarPlp", ({ idPLP }) => ({ sucesso: true, plp: { codigo: Number(idPLP) } })),
  },
  "plp-of-another-request": {
    does: "asks for the orders of a pre-list in another shape",
    decisions: ["NS-025"],
    modules: ["plp", "evento"],
    touches: ["created-plp"],
    wrap: () => refuses("criarPlp", (_, { token }) => token?.startsWith("api")),
  },
  "unknown-plp-400": {
    does: "answers 400 for a pre-list that there is not",
    decisions: ["NS-076"],
    modules,
    touches: ["unknown-plp"],
    wrap: () => turns("consultarPlp", 404, 400),
  },
  "unknown-plp-403": {
    does: "answers 403 for a pre-list that there is not",
    decisions: ["NS-076"],
    modules,
    touches: ["unknown-plp"],
    wrap: () => turns("consultarPlp", 404, 403),
  },
  "plp-errors-as-one-text": {
    does: "writes the errors of a pre-list as one text",
    decisions: ["NS-067"],
    modules,
    touches: ["plp-errors"],
    wrap: () =>
      answers(["consultarPlp", "listarPlps"], (body) => {
        for (const plp of [body].flat()) plp.erros = [plp.erros].flat().join("; ").slice(0, 255);
      }),
  },
  "plp-errors-as-objects": {
    does: "writes the errors of a pre-list as objects",
    decisions: ["NS-067"],
    modules,
    touches: ["plp-errors"],
    wrap: () =>
      answers(["consultarPlp", "listarPlps"], (body) => {
        for (const plp of [body].flat())
          Object.assign(plp, { erros: [plp.erros].flat().map((mensagem) => ({ mensagem })) });
      }),
  },
  "filter-in-its-own-words-only": {
    does: "takes only the filter's own words for the state of a pre-list",
    decisions: ["NS-067"],
    modules,
    wrap: () =>
      refusesQuery(["listarPlps"], (value) => /^(Finalizada|Excluída)$/.test(value("status") ?? "")),
  },
  "refused-plp-409": {
    does: "answers 409 to a pre-list that it does not create",
    decisions: ["NS-025", "NS-076"],
    modules,
    touches: ["created-plp"],
    wrap: () => turns("criarPlp", 400, 409),
  },
};
