import { mutantsOf } from "../mutant.ts";
import { answers } from "../mutate.ts";

/** Changes the data of events of a kind that are read from the queue. */
const tells = (tipo: string, change: (dados: Record<string, unknown>) => void) =>
  answers("lerFila", (body) => {
    if (body.tipo === tipo) change(body.dados as unknown as Record<string, unknown>);
  });

/** What events tell. */
export const eventoMutants = mutantsOf("evento", {
  "NS-074/name-without-its-spelling": [
    "spells the kind of unit events as one would expect",
    () =>
      answers("lerFila", (body) => {
        Object.assign(body, { tipo: body.tipo === "rastreioEnventos" ? "rastreioEventos" : body.tipo });
      }),
  ],
  "NS-074/no-conversation": [
    "tells a message without its conversation",
    () =>
      tells("chatTransportadora", (dados) => {
        Reflect.deleteProperty(dados, "idChat");
      }),
  ],
  "EVT-010/id-for-documento": [
    "calls the code of a document id",
    () => answers("lerFila", ({ documento, ...rest }) => ({ id: documento, ...rest })),
  ],
  "EVT-003/small-letters": [
    "writes the kind of a tracking event in small letters",
    () =>
      answers("lerFila", (body) => {
        Object.assign(body, { tipo: body.tipo === "Rastreio" ? "rastreio" : body.tipo });
      }),
  ],
  "EVT-004/name-in-capitals": [
    "writes PrazoAdicional with a capital",
    () =>
      answers("lerFila", (body) => {
        Object.assign(body, { tipo: body.tipo === "prazoAdicional" ? "PrazoAdicional" : body.tipo });
      }),
  ],
  "EVT-005/deleted": [
    "says deleted for an uninstalled application",
    () =>
      tells("Aplicativo", (dados) => {
        dados.situacao = "deleted";
      }),
  ],
  "EVT-006/always-altera": [
    "says altera for every event of a method",
    () =>
      tells("metodoEnvio", (dados) => {
        dados.situacao = "altera";
      }),
  ],
  "EVT-007/all-small": [
    "writes every kind in small letters",
    () =>
      answers("lerFila", (body) => {
        Object.assign(body, { tipo: body.tipo.toLowerCase() });
      }),
  ],
  "NS-074/arrived-is-left": [
    "says saiu for an arrival",
    () =>
      tells("rastreioEnventos", (dados) => {
        dados.evento = "saiu";
      }),
  ],
  "NS-074/always-from-the-store": [
    "says that every message came from the store",
    () =>
      tells("chatTransportadora", (dados) => {
        dados.origem = "loja";
      }),
  ],
  "EVT-011/number-as-idPedido": [
    "tells the order number as idPedido",
    () =>
      tells("Rastreio", (dados) => {
        dados.idPedido = dados.numeroPedido;
      }),
  ],
  "EVT-012/delivered-in-capitals": [
    "writes entregue with a capital",
    () =>
      tells("Rastreio", (dados) => {
        if (dados.situacao === "entregue") dados.situacao = "Entregue";
      }),
  ],
  "EVT-012/delivered-is-an-occurrence": [
    "says ocorrencia for a delivery",
    () =>
      tells("Rastreio", (dados) => {
        if (dados.situacao === "entregue") dados.situacao = "ocorrencia";
      }),
  ],
  "EVT-013/code-of-the-record": [
    "tells 9999 for a new order",
    () =>
      tells("Rastreio", (dados) => {
        if (dados.situacao === "criado") dados.idOcoren = 9999;
      }),
  ],
  "EVT-019/posted-without-label": [
    "tells a shipment that was only invoiced as posted, and the posted one as created",
    () =>
      tells("Rastreio", (dados) => {
        if (dados.situacao === "criado") dados.situacao = "postado";
        else if (dados.situacao === "postado") dados.situacao = "criado";
      }),
  ],
  "EVT-013/with-accents": [
    "writes em transito with its accent",
    () =>
      tells("Rastreio", (dados) => {
        if (dados.situacao === "em transito") dados.situacao = "em trânsito";
      }),
  ],
  "EVT-014/no-text": [
    "tells an occurrence without its text",
    () =>
      tells("Rastreio", (dados) => {
        if (dados.situacao === "ocorrencia") dados.mensagem = null;
      }),
  ],
  "EVT-015/percentage-as-text": [
    "tells the percentages as text",
    () =>
      tells("prazoAdicional", (dados) => {
        Object.assign(dados.maior as object, { perAdicionalDesconto: "10%" });
      }),
  ],
  "EVT-016/largest-twice": [
    "tells the largest lead times as the smallest",
    () =>
      tells("prazoAdicional", (dados) => {
        dados.menor = dados.maior;
      }),
  ],
  "EVT-017/no-application": [
    "leaves idApp out",
    () =>
      tells("Aplicativo", (dados) => {
        Reflect.deleteProperty(dados, "idApp");
      }),
  ],
  "EVT-018/number-as-code": [
    "tells the code of a method as a number",
    () =>
      tells("metodoEnvio", (dados) => {
        dados.codigo = Number(dados.codigo);
      }),
  ],
  "VER-002/code-of-another-table": [
    "tells occurrences under another code",
    () =>
      tells("Rastreio", (dados) => {
        dados.idOcoren = 100 + Number(dados.idOcoren);
      }),
  ],
  "GER-011/events-in-iso": [
    "writes the date of an event with a T",
    () =>
      tells("Rastreio", (dados) => {
        dados.data = String(dados.data).replace(" ", "T");
      }),
  ],
  "PED-REC-017/one-set-of-codes": [
    "tells in transit under the code of the record",
    () =>
      tells("Rastreio", (dados) => {
        if (dados.situacao === "em transito") dados.idOcoren = 0;
      }),
  ],
});
