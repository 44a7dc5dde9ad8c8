import type { WebhookNovo } from "@frete/contract/loja";
import { mutantsOf } from "../mutant.ts";
import {
  accepts,
  answers,
  as,
  jsonOf,
  leaks,
  only,
  otherStore,
  refuses,
  reply,
  sends,
  turns,
} from "../mutate.ts";

const SWITCHES = [
  "rastreio",
  "prazoAdicional",
  "aplicativo",
  "metodoEnvio",
  "rastreioEnventos",
  "chatTransportadora",
] as const;
const registrado = { mensagem: "sucesso" };
/** A switch that is always on. */
const ignores = (...names: (keyof WebhookNovo)[]) =>
  sends("registrarWebhook", (body) => {
    for (const name of names) delete body[name];
  });
/** Changes the data of events of a kind that are read from the queue. */
const tells = (tipo: string, change: (dados: Record<string, unknown>) => void) =>
  answers("lerFila", (body) => {
    if (body.tipo === tipo) change(body.dados as unknown as Record<string, unknown>);
  });

/** Registration of the receiver. */
const cadastro = mutantsOf("evento", {
  "WHK-001/first-one-stays": [
    "keeps the first address of a store",
    () => {
      const first = new Map<string, string>();
      return (sent, forward) =>
        sends("registrarWebhook", (body) => {
          if (body.modulo === "fila") return;
          const known = first.get(String(sent.token));
          if (known === undefined && /^http:\/\/127/.test(body.url)) first.set(String(sent.token), body.url);
          if (known !== undefined) body.url = known;
        })(sent, forward);
    },
  ],
  "WHK-001/one-for-all-stores": [
    "keeps one registration for all stores",
    () => (sent, forward) =>
      forward(sent.operation === "registrarWebhook" && sent.token === "api2" ? as(sent, "api") : sent),
  ],
  "WHK-002/address-optional": [
    "registers a queue reader without an address",
    () => accepts("registrarWebhook", ({ url }) => url === undefined, registrado),
  ],
  "WHK-003/user-cut": [
    "cuts a long usuario",
    () =>
      sends("registrarWebhook", (body) => {
        body.usuario = body.usuario?.slice(0, 30) ?? "";
      }),
  ],
  "WHK-003/password-of-30": [
    "refuses a senha of more than 30 characters",
    () => refuses("registrarWebhook", ({ senha = "" }) => senha.length > 30),
  ],
  "NS-027/small-letters": [
    "takes tipoAutorizacao in any case",
    () =>
      sends("registrarWebhook", (body) => {
        const { tipoAutorizacao = "" } = body;
        if (/^basic$/i.test(tipoAutorizacao)) body.tipoAutorizacao = "Basic";
        if (/^bearer$/i.test(tipoAutorizacao)) body.tipoAutorizacao = "Bearer";
      }),
  ],
  "WHK-004/authorization-required": [
    "wants an authorization",
    () => refuses("registrarWebhook", ({ tipoAutorizacao }) => tipoAutorizacao === undefined),
  ],
  "WHK-005/no-password": [
    "takes Basic without senha",
    () =>
      accepts(
        "registrarWebhook",
        (body) => body.tipoAutorizacao === "Basic" && body.senha === undefined,
        registrado,
      ),
  ],
  "WHK-005/no-user": [
    "takes Basic without usuario",
    () =>
      accepts(
        "registrarWebhook",
        (body) => body.tipoAutorizacao === "Basic" && body.usuario === undefined,
        registrado,
      ),
  ],
  "WHK-006/no-token": [
    "takes Bearer without token",
    () =>
      accepts(
        "registrarWebhook",
        (body) => body.tipoAutorizacao === "Bearer" && body.token === undefined,
        registrado,
      ),
  ],
  "WHK-007/queue-by-default": [
    "puts events into the queue unless told otherwise",
    () =>
      sends("registrarWebhook", (body) => {
        body.modulo ??= "fila";
      }),
  ],
  "WHK-007/any-mode": [
    "takes any modulo for webhook",
    () => accepts("registrarWebhook", ({ modulo }) => modulo !== undefined, registrado),
  ],
  "WHK-008/off-by-default": [
    "sends nothing that was not asked for",
    () =>
      sends("registrarWebhook", (body) => {
        for (const name of SWITCHES) body[name] ??= false;
      }),
  ],
  "WHK-008/keeps-what-was-set": [
    "keeps a switch of the registration before when it is omitted",
    () => {
      const kept: Partial<Record<(typeof SWITCHES)[number], boolean>> = {};
      return sends("registrarWebhook", (body) => {
        for (const name of SWITCHES) {
          if (typeof body[name] === "boolean") kept[name] = body[name];
          else if (kept[name] !== undefined) body[name] = kept[name];
        }
      });
    },
  ],
  "WHK-009/tracking-always": ["sends tracking events although rastreio is off", () => ignores("rastreio")],
  "WHK-009/lead-times-always": [
    "sends lead time events although prazoAdicional is off",
    () => ignores("prazoAdicional"),
  ],
  "WHK-009/methods-always": ["sends method events although metodoEnvio is off", () => ignores("metodoEnvio")],
  "WHK-009/units-with-tracking": [
    "knows no switch rastreioEnventos",
    () =>
      sends("registrarWebhook", (body) => {
        body.rastreioEnventos = body.rastreio ?? true;
      }),
  ],
  "WHK-010/chat-always": [
    "sends chat events although chatTransportadora is off",
    () => ignores("chatTransportadora"),
  ],
  "WHK-010/no-chat-by-default": [
    "sends no chat events unless told to",
    () =>
      sends("registrarWebhook", (body) => {
        body.chatTransportadora ??= false;
      }),
  ],
  "WHK-011/no-text": ["answers a registration without a text", () => answers("registrarWebhook", () => ({}))],
  "WHK-011/registration-comes-back": [
    "answers the registration, password and all",
    () => answers("registrarWebhook", (_, { sent }) => ({ registro: jsonOf(sent) })),
  ],
  "AUTH-008/no-authorization": [
    "notifies without authorization",
    () =>
      sends("registrarWebhook", (body) => {
        for (const name of ["tipoAutorizacao", "usuario", "senha", "token"] as const) delete body[name];
      }),
  ],
  "AUTH-008/password-and-user-swapped": [
    "swaps usuario and senha",
    () =>
      sends("registrarWebhook", (body) => {
        if (body.tipoAutorizacao === "Basic" && body.usuario && body.senha)
          [body.usuario, body.senha] = [body.senha.replaceAll(":", ""), body.usuario];
      }),
  ],
  "EVT-001/queue-although-webhook": [
    "puts events into the queue although they were to be notified",
    () =>
      sends("registrarWebhook", (body) => {
        if (body.modulo === undefined || body.modulo === "webhook") body.modulo = "fila";
      }),
  ],
  "NS-027/private-names-accepted": [
    "registers an address that is none",
    () => accepts("registrarWebhook", ({ url }) => typeof url === "string", registrado),
  ],
});

/** Reading and emptying the queue. */
const fila = mutantsOf("evento", {
  "FILA-001/list-of-one": ["answers a list of documents", () => answers("lerFila", (body) => [body])],
  "FILA-002/read-consumes": [
    "removes a document by reading it",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      if (sent.operation !== "lerFila" || answered.status !== 200) return answered;
      const { documento } = jsonOf(answered) as { documento: string };
      await forward({ ...sent, method: "DELETE", url: `/api/v1/fila/${documento}` });
      return answered;
    },
  ],
  "FILA-002/no-rotation": [
    "gives the same document until it is removed",
    () => {
      const last = new Map<string, Awaited<ReturnType<Parameters<ReturnType<typeof leaks>>[1]>>>();
      return async (sent, forward) => {
        const key = String(sent.token);
        if (sent.operation === "removerDaFila" || sent.operation === "registrarWebhook") last.delete(key);
        const known = sent.operation === "lerFila" ? last.get(key) : undefined;
        const answered = known ?? (await forward(sent));
        if (sent.operation === "lerFila" && answered.status === 200) last.set(key, answered);
        return answered;
      };
    },
  ],
  "FILA-003/never-removed": [
    "answers 200 and removes nothing",
    () => {
      const tried = new Set<string>();
      return only(
        ({ operation, token, path }) =>
          operation === "removerDaFila" && token === "api" && /\d/.test(path.idDocumento ?? ""),
        async (sent, forward) => {
          const known = tried.has(sent.url);
          tried.add(sent.url);
          return known ? forward(sent) : reply(200, { mensagem: "Documento removido" });
        },
      );
    },
  ],
  "NS-064/unknown-is-200": [
    "answers 200 to a document that is not there",
    () => turns("removerDaFila", 404, 200, { mensagem: "Documento removido" }),
  ],
  "NS-075/empty-object": [
    "answers an empty queue with 200 and an empty object",
    () => turns("lerFila", 204, 200, {}),
  ],
  "GER-004/queue-of-every-store": [
    "removes documents of the other store's queue",
    () => leaks("removerDaFila"),
  ],
  "AUTH-005/events-of-every-store": [
    "reads the other store's queue when the own one is empty",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return sent.operation === "lerFila" && answered.status === 204 && sent.token
        ? forward(as(sent, otherStore(sent.token)))
        : answered;
    },
  ],
  "COT-042/one-queue": [
    "empties the queue of quotations with a document of the queue of events",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      if ((sent.operation === "removerDaFila" || sent.operation === "lerFila") && answered.status < 300)
        await forward({ ...sent, method: "GET", url: "/api/v1/logCotacaoFila?limite=200" });
      return answered;
    },
  ],
});

/** What events tell. */
const documentos = mutantsOf("evento", {
  "EVT-008/name-without-its-spelling": [
    "spells the kind of unit events as one would expect",
    () =>
      answers("lerFila", (body) => {
        Object.assign(body, { tipo: body.tipo === "rastreioEnventos" ? "rastreioEventos" : body.tipo });
      }),
  ],
  "EVT-009/no-conversation": [
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
  "EVT-015/no-percentage": [
    "leaves the percentages out",
    () =>
      tells("prazoAdicional", (dados) => {
        Reflect.deleteProperty(dados.maior as object, "perAdicionalDesconto");
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

export const eventoMutants = [...cadastro, ...fila, ...documentos];
