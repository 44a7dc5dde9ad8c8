import { setTimeout as wait } from "node:timers/promises";
import type { Evento } from "@frete/contract/loja";
import type { Forward, Sent, Wrap } from "../exchange.ts";
import { answers, jsonOf, sends, turns } from "../mutate.ts";
import type { VariantTable } from "../variant.ts";
import { together } from "../variantWraps.ts";

const removed = { mensagem: "Documento removido" };
const nothing = { mensagem: "Não há eventos" };

/** Answers an empty queue in another way. */
const emptyQueue = (status: number, body: unknown) => ({
  does: `answers an empty queue with ${status} and ${JSON.stringify(body)}`,
  decisions: ["NS-075"],
  modules: ["evento"],
  touches: ["empty queue"],
  wrap: () => turns("lerFila", 204, status, body),
});

/** Never queues some events: takes them out when they come. */
const withoutEvents =
  (isUnwanted: (evento: Evento) => boolean): Wrap =>
  async (sent, forward) => {
    for (;;) {
      const answered = await forward(sent);
      if (sent.operation !== "lerFila" || answered.status !== 200) return answered;
      const evento = jsonOf(answered) as Evento;
      if (!isUnwanted(evento)) return answered;
      await removeFrom(sent, forward, evento);
    }
  };
const removeFrom = (sent: Sent, forward: Forward, { documento }: Evento) =>
  forward({
    ...{ ...sent, operation: "removerDaFila", path: { idDocumento: documento } },
    ...{ method: "DELETE", url: `/api/v1/fila/${documento}`, body: Buffer.alloc(0) },
  });

/** Gives up what is in the queue when a store changes its mode. */
function dropsOnChange(): Wrap {
  const modes = new Map<string, string>();
  return async (sent, forward) => {
    if (sent.operation !== "registrarWebhook") return forward(sent);
    const answered = await forward(sent);
    const { modulo = "webhook" } = (jsonOf(sent) ?? {}) as { modulo?: string };
    const store = String(sent.token);
    if (answered.status !== 200 || modes.get(store) === modulo) return answered;
    modes.set(store, modulo);
    // What was not delivered reaches the queue a moment later.
    await wait(300);
    const read: Sent = {
      ...{ ...sent, operation: "lerFila", method: "GET", url: "/api/v1/fila" },
      body: Buffer.alloc(0),
    };
    for (let each = await forward(read); each.status === 200; each = await forward(read))
      await removeFrom(sent, forward, jsonOf(each) as Evento);
    return answered;
  };
}

/** Tells additional times only when those of branches have changed. */
function branchTimesAlone(): Wrap {
  let told = "";
  const times = ({ maior, menor }: Extract<Evento, { tipo: "prazoAdicional" }>["dados"]) =>
    JSON.stringify([maior, menor].map((each) => [each.prazoFilial, each.perAdicionalDesconto]));
  const known = new Map<string, boolean>();
  return withoutEvents((evento) => {
    if (evento.tipo !== "prazoAdicional") return false;
    const isOld = known.get(evento.documento) ?? times(evento.dados) === told;
    known.set(evento.documento, isOld);
    if (!isOld) told = times(evento.dados);
    return isOld;
  });
}

/** Events and their queue. The first are outermost: what is inside them reads the documents as the server writes them. */
export const eventoVariants: VariantTable = {
  "empty-queue-404": emptyQueue(404, nothing),
  "empty-queue-object": emptyQueue(200, {}),
  "empty-queue-list": emptyQueue(200, []),
  "empty-queue-null": emptyQueue(200, null),
  "event-payloads": {
    does: "tells movements between units and messages in its own words",
    decisions: ["NS-074"],
    modules: ["evento"],
    wrap: () =>
      answers("lerFila", (body) => {
        if (body.tipo === "chatTransportadora")
          return { documento: body.documento, tipo: "mensagem", dados: { pedido: body.dados.numeroPedido } };
        if (body.tipo === "rastreioEnventos")
          return { documento: body.documento, tipo: "unidade", dados: { onde: body.dados.unidade } };
        return body;
      }),
  },
  "queue-delete-204": {
    does: "answers a removal with 204",
    decisions: ["NS-064"],
    modules: ["evento"],
    touches: ["removerDaFila"],
    wrap: () => async (sent, forward) => {
      const answered = await forward(sent);
      const isRemoved = sent.operation === "removerDaFila" && answered.status === 200;
      return isRemoved ? { status: 204, headers: {}, body: Buffer.alloc(0) } : answered;
    },
  },
  "queue-delete-idempotent": {
    does: "answers the removal of what is not there like any other",
    decisions: ["NS-064"],
    modules: ["evento"],
    touches: ["removerDaFila"],
    wrap: () => turns("removerDaFila", 404, 200, removed),
  },
  "dispatch-not-told": {
    does: "tells a shipment as posted only when the carrier has it",
    decisions: ["NS-071"],
    modules: ["evento"],
    touches: ["postado"],
    wrap: () => withoutEvents(({ tipo, dados }) => tipo === "Rastreio" && dados.situacao === "postado"),
  },
  "method-times-not-told": {
    does: "tells additional times only when those of branches change",
    decisions: ["NS-072"],
    modules: ["evento"],
    wrap: branchTimesAlone,
  },
  "method-codes-as-words": {
    does: "gives methods a code of its own",
    decisions: ["NS-072"],
    modules: ["evento"],
    wrap: () =>
      answers("lerFila", (body) => {
        if (body.tipo === "metodoEnvio") body.dados.codigo = `MET-${body.dados.codigo}`;
      }),
  },
  "events-in-universal-time": {
    does: "tells when an event happened in universal time",
    decisions: ["NS-001"],
    modules: ["evento"],
    wrap: () =>
      answers("lerFila", ({ dados }) => {
        const local = new Date(`${dados.data.replace(" ", "T")}-03:00`);
        dados.data = local.toISOString().slice(0, 19).replace("T", " ");
      }),
  },
  "undelivered-events-dropped": {
    does: "gives up what was not delivered when a store changes its mode",
    decisions: ["NS-028"],
    modules: ["evento"],
    wrap: dropsOnChange,
  },
  "registered-with-201": {
    does: "answers a registration with 201",
    decisions: ["NS-076"],
    modules: ["evento"],
    wrap: () => turns("registrarWebhook", 200, 201),
  },
  "any-address-registered": {
    does: "registers private addresses, user information and words in any letter case",
    decisions: ["NS-027"],
    modules: ["evento"],
    wrap: () =>
      sends("registrarWebhook", (body) => {
        const { url, tipoAutorizacao: kind, modulo } = body;
        const isGood = /^(https:\/\/loja|http:\/\/127)/.test(url);
        if (!isGood && url !== "" && url.length <= 500) body.url = "https://loja.example.com/";
        const known = ["Basic", "Bearer"] as const;
        body.tipoAutorizacao = known.find((each) => each.toLowerCase() === kind?.toLowerCase()) ?? kind;
        if (/^fila$/i.test(modulo ?? "")) body.modulo = "fila";
      }),
  },
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
