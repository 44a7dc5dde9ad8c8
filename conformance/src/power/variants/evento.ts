import { answers } from "../mutate.ts";
import type { VariantTable } from "../variant.ts";
import { together } from "../variantWraps.ts";

/** Events, their queue and their notifications. */
export const eventoVariants: VariantTable = {
  "texts-as-ids": {
    does: "gives messages ids that are no numbers",
    decisions: [],
    modules: ["chat", "evento"],
    wrap: () =>
      together(
        answers("enviarMensagemChat", (body) => {
          body.id = `m-${body.id}`;
        }),
        answers("lerChat", ({ mensagens }) => {
          for (const message of mensagens) message.id = `m-${message.id}`;
        }),
        answers("lerFila", (body) => {
          if (body.tipo === "chatTransportadora") body.dados.idMensagem = `m-${body.dados.idMensagem}`;
        }),
      ),
  },
  "codes-with-a-prefix": {
    does: "names the documents of the queue in another way",
    decisions: [],
    modules: ["evento"],
    wrap: () =>
      together(
        (sent, forward) => forward({ ...sent, url: sent.url.replace("/fila/evt-", "/fila/") }),
        answers("lerFila", (body) => {
          body.documento = `evt-${body.documento}`;
        }),
      ),
  },
};
