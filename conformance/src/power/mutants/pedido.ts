import type { Wrap } from "../exchange.ts";
import { mutantsOf } from "../mutant.ts";
import { answers, jsonOf, leaks, refuses, reply, sends, turns, withBody } from "../mutate.ts";

/** Says of a field of the first shipment that it is changed, and keeps it from the server. */
const swallows = (campo: string): Wrap => {
  return async (sent, forward) => {
    const body = (jsonOf(sent) ?? {}) as { envio?: Record<string, unknown>[] };
    const [first] = (sent.operation === "alterarPedido" && body.envio) || [];
    if (!first || !(campo in first)) return forward(sent);
    const { [campo]: _swallowed, ...others } = first;
    const kept = Buffer.from(JSON.stringify({ ...body, envio: [others] }));
    const answered = await forward({ ...sent, body: kept });
    if (answered.status !== 200) return answered;
    const { retornos } = jsonOf(answered) as { retornos: object[] };
    return withBody(answered, {
      retornos: [...retornos, { campo: `envio.0.${campo}`, mensagem: "sucesso" }],
    });
  };
};

/** POST /pedido/novo and PUT /pedido/altera. */
export const pedidoMutants = mutantsOf("pedido", {
  "NS-003/null-is-a-wrong-type": [
    "refuses null for an optional field",
    () => refuses("criarPedido", ({ canal }) => canal === null),
  ],
  "NS-038/no-instants": [
    "refuses dates with an offset",
    () => refuses("alterarPedido", (_, { body }) => /\d(Z|[+-]\d\d:\d\d)"/.test(body.toString())),
  ],
  "PED-NOVO-040/created-is-201": ["answers 201 to a created order", () => turns("criarPedido", 200, 201)],
  "PED-NOVO-040/key-is-a-number": [
    "answers a number as chavePedido",
    () =>
      answers("criarPedido", (body) => {
        Object.assign(body, { chavePedido: 4711 });
      }),
  ],
  "PED-NOVO-041/key-of-the-call": [
    "answers a key that no query knows",
    () =>
      answers("criarPedido", (body) => {
        body.chavePedido = "0123456789abcdef0123456789abcdef";
      }),
  ],
  "PED-NOVO-001/no-shipping-charge-is-0": [
    "takes a missing valorFretePedido for 0",
    () =>
      sends("criarPedido", (body) => {
        body.valorFretePedido ??= 0;
      }),
  ],
  "PED-NOVO-009/unknown-quotation-is-quoted-again": [
    "quotes again when idCotacao is unknown",
    () =>
      sends("criarPedido", (body) => {
        delete body.idCotacao;
      }),
  ],
  "PED-NOVO-031/unknown-carrier-is-ignored": [
    "ignores a carrier that is not registered",
    () =>
      sends("criarPedido", ({ envio }) => {
        for (const shipment of envio) delete shipment.nomeTransportadora;
      }),
  ],
  "NS-030/second-order-of-a-number": [
    "creates a second order of the same number",
    () =>
      turns("criarPedido", 409, 200, { mensagem: "sucesso", chavePedido: "0".repeat(32), numeroPedido: "1" }),
  ],
  "NS-030/repeat-is-a-conflict": [
    "answers 409 to the repeat of an order",
    () => {
      const seen = new Set<string>();
      return async (sent, forward) => {
        const body = sent.operation === "criarPedido" ? sent.token + sent.body.toString() : "";
        if (seen.has(body)) return reply(409, { mensagem: "Pedido já existe" });
        const answered = await forward(sent);
        if (body && answered.status === 200) seen.add(body);
        return answered;
      };
    },
  ],
  "NS-010/any-branch": [
    "takes an invoice of a branch that the store does not have",
    () => {
      const known = new Set(["SP01", "PR01", "PE01"]);
      return sends("criarPedido", ({ envio }) => {
        for (const { notaFiscal } of envio)
          if (notaFiscal.filialERP === "RJ01" && known.has("SP01")) notaFiscal.filialERP = "SP01";
      });
    },
  ],
  "REV-NOVO-002/reversal-data-of-a-shipment-is-checked": [
    "checks dadosReversa of a shipment order",
    () => async (sent, forward) => {
      const body =
        sent.operation === "criarPedido"
          ? (jsonOf(sent) as { tipoPedido?: string; dadosReversa?: unknown })
          : null;
      return body?.tipoPedido === "envio" && body.dadosReversa !== undefined
        ? reply(400, { mensagem: "dadosReversa: não se aplica a um pedido de envio" })
        : forward(sent);
    },
  ],
  "PED-EST-003/created-in-criado": [
    "leaves a new order in Criado",
    () =>
      answers("listarPedidos", (body) => {
        for (const order of body)
          if (order.statusDescricao === "Despachado")
            Object.assign(order, { idStatus: 10, statusDescricao: "Criado" });
      }),
  ],
  "PED-EST-004/labels-make-no-difference": [
    "dispatches orders whose labels the service makes",
    () =>
      sends("criarPedido", (body) => {
        body.controleEtiqueta = "app";
      }),
  ],
  "PED-EST-002/newest-status-first": [
    "lists the status history newest first",
    () =>
      answers("listarPedidos", (body) => {
        for (const { acompanhamentoStatus } of body) {
          acompanhamentoStatus.reverse();
          acompanhamentoStatus.forEach((status, index) => {
            status.data = status.data.replace(/\d\d$/, String(59 - index));
          });
        }
      }),
  ],
  "PED-ALT-001/documento-is-the-number": [
    "looks for the order number under documento",
    () => (sent, forward) =>
      forward(
        sent.operation === "alterarPedido"
          ? { ...sent, url: sent.url.replace("/documento/", "/pedido/") }
          : sent,
      ),
  ],
  "PED-ALT-002/everything-can-be-changed": [
    "says sucesso for fields that cannot be changed",
    () =>
      answers("alterarPedido", ({ retornos }) => {
        for (const outcome of retornos) outcome.mensagem = "sucesso";
      }),
  ],
  "PED-ALT-003/omitted-fields-are-cleared": [
    "sets the tracking code to nothing when it is not sent",
    () =>
      sends("alterarPedido", ({ envio }) => {
        for (const shipment of (envio ?? []) as { codigoRastreio?: string }[]) shipment.codigoRastreio ??= "";
      }),
  ],
  "PED-ALT-004/too-long-is-cut": [
    "cuts a tracking code that is too long",
    () =>
      sends("alterarPedido", ({ envio }) => {
        for (const shipment of envio as { codigoRastreio: string }[])
          shipment.codigoRastreio = shipment.codigoRastreio.slice(0, 20);
      }),
  ],
  "PED-ALT-011/path-without-index": [
    "names changed fields without the index of the shipment",
    () =>
      answers("alterarPedido", ({ retornos }) => {
        for (const outcome of retornos) outcome.campo = outcome.campo.replace(/\.\d+\./, ".");
      }),
  ],
  "PED-ALT-012/changes-nothing": [
    "says sucesso and changes nothing",
    () => async (sent, forward) =>
      sent.operation === "alterarPedido" &&
      (await forward({ ...sent, body: Buffer.from("{}") })).status === 200
        ? reply(200, {
            retornos: [
              { campo: "pedidoAuxiliar", mensagem: "sucesso" },
              { campo: "envio.0.peso", mensagem: "sucesso" },
              { campo: "envio.0.plp", mensagem: "sucesso" },
            ],
          })
        : forward(sent),
  ],
  "PED-ALT-012/map-swallowed": [
    "says sucesso to another mapaDeCarga and does not store it",
    () => swallows("mapaDeCarga"),
  ],
  "PED-ALT-012/volumes-swallowed": [
    "says sucesso to another quantidadeVolumes and does not store it",
    () => swallows("quantidadeVolumes"),
  ],
  "PED-ALT-013/always-sucesso": [
    "says sucesso for a value that is already stored",
    () =>
      answers("alterarPedido", ({ retornos }) => {
        for (const outcome of retornos) if (outcome.mensagem === "já alterado") outcome.mensagem = "sucesso";
      }),
  ],
  "ERR-042/bad-field-fails-the-call": [
    "answers 400 when one field of several is refused",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const bad =
        sent.operation === "alterarPedido" &&
        /"mensagem":"(?!sucesso|já alterado)/.test(answered.body.toString());
      return bad && answered.status === 200 ? reply(400, { mensagem: "campo inválido" }) : answered;
    },
  ],
  "PED-ALT-014/nothing-changes-after-the-end": [
    "refuses every field once one is refused because the shipment was delivered",
    () =>
      answers("alterarPedido", ({ retornos }) => {
        const [, peso, link] = retornos;
        if (peso && link?.campo.endsWith("linkComprovanteEntrega") && peso.mensagem !== "sucesso")
          for (const outcome of retornos) outcome.mensagem = peso.mensagem;
      }),
  ],
  "PED-NOVO-043/anything-is-an-address": [
    "takes whatever is sent as the carrier's address",
    () =>
      answers("alterarPedido", ({ retornos }) => {
        for (const outcome of retornos)
          if (outcome.campo.endsWith("urlRastreioExterno")) outcome.mensagem = "sucesso";
      }),
  ],
  "NS-008/waiting-looks-refused": [
    "says não of a charge that waits for authorization",
    () =>
      answers("listarPedidos", (body) => {
        for (const { conciliacao } of body.flatMap(({ envio }) => envio))
          if (conciliacao.dataProcessamento !== null) conciliacao.autorizado ??= "não";
      }),
  ],
  "NS-035/free-is-a-limit": [
    "finds no carrier for an order that is free for the customer",
    () =>
      refuses(
        "criarPedido",
        ({ idCotacao, valorFretePedido }) => idCotacao === "transporteProximo" && valorFretePedido === 0,
      ),
  ],
  "NS-037/code-before-the-label": [
    "asks for a tracking code though the service makes the label",
    () =>
      refuses(
        "criarPedido",
        ({ controleEtiqueta, envio }) =>
          controleEtiqueta === "servico" && envio.some(({ codigoRastreio }) => codigoRastreio === undefined),
      ),
  ],
  "NS-006/state-as-sent": [
    "shows a state in small letters",
    () =>
      answers("listarPedidos", (body) => {
        for (const { enderecoEntrega } of body) enderecoEntrega.uf = enderecoEntrega.uf.toLowerCase();
      }),
  ],
  "NS-043/unknown-order-is-200": [
    "answers 200 without outcomes when no order matches",
    () => turns("alterarPedido", 404, 200, { retornos: [] }),
  ],
  "GER-004/orders-of-every-store-change": ["changes the other store's orders", () => leaks("alterarPedido")],
});
