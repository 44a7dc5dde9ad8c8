import type { WebhookNovo } from "@frete/contract/loja";
import { mutantsOf } from "../mutant.ts";
import { accepts, answers, as, jsonOf, otherStore, refuses, sends } from "../mutate.ts";

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
/** Registration of the receiver. */
export const webhookMutants = mutantsOf("evento", {
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
  "WHK-001/registers-for-every-store": [
    "puts a registration into every store",
    () => async (sent, forward) => {
      if (sent.operation === "registrarWebhook" && sent.token)
        await forward(as(sent, otherStore(sent.token)));
      return forward(sent);
    },
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
  "EVT-001/notified-although-queued": [
    "notifies the address of a queue's reader too",
    () => {
      const addresses = new Map<string, string>();
      return async (sent, forward) => {
        const answered = await forward(sent);
        const store = String(sent.token);
        if (sent.operation === "registrarWebhook" && answered.status === 200) {
          const { url, modulo } = jsonOf(sent) as WebhookNovo;
          addresses.set(store, modulo === "fila" && url.startsWith("http://127.") ? url : "");
        }
        const address =
          sent.operation === "enviarMensagemChat" && answered.status === 200 && addresses.get(store);
        if (address) await fetch(address, { method: "POST", body: answered.body.toString() });
        return answered;
      };
    },
  ],
  "NS-027/private-names-accepted": [
    "registers an address that is none",
    () => accepts("registrarWebhook", ({ url }) => typeof url === "string", registrado),
  ],
});
