import type { Cotacao } from "@frete/contract/loja";
import type { Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { success } from "../support/define.ts";
import { emptyFilaCotacao } from "../support/filaCotacao.ts";
import { cpfOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { quoteOf } from "../support/quote.ts";

/** The queue of quotations and the queue of events: reading one takes nothing from the other (COT-042). */
export function separateFilasScenarios(profile: Profile): Scenario[] {
  const quoted = new Slot<Cotacao>("the quotation in the queue");
  const documento = new Slot<string>("the event in the queue");
  const quote = quoteOf(profile, {});
  return [
    {
      module: "cotacao",
      cases: [
        success("registrarWebhook", {
          id: "COT-042/events-to-the-queue",
          rules: ["COT-042"],
          request: { body: { url: "https://loja.example.com/eventos", modulo: "fila" } },
        }),
        success("criarPedido", {
          id: "COT-042/an-event",
          rules: ["COT-042"],
          request: { body: pedidoEnvio(profile, "FILAS", { cpfCnpj: cpfOf(profile, "FILAS") }) },
        }),
        emptyFilaCotacao("COT-042/queue-of-quotations-emptied"),
        {
          ...quote("COT-042/a-quotation", ["COT-042"], {}, () => undefined),
          save: ({ body }: { body: unknown }) => quoted.set(body as Cotacao),
        },
        success("lerFila", {
          id: "COT-042/event-read",
          rules: ["COT-042"],
          save: ({ body }) => documento.set(body.documento),
        }),
        success("removerDaFila", {
          id: "COT-042/event-deleted",
          rules: ["COT-042"],
          request: () => ({ path: { idDocumento: documento.get() } }),
        }),
        success("lerFilaCotacao", {
          id: "COT-042/the-quotation-is-still-there",
          rules: ["COT-042"],
          request: { query: { limite: 200 } },
          check: ({ body }, verify) =>
            verify.equal(
              "",
              body.map(({ retorno }) => retorno.idCotacao),
              [quoted.get().retorno.idCotacao],
            ),
        }),
      ],
    },
  ];
}
