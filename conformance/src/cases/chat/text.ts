import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { chatForm, transportedPedido } from "../support/chatSamples.ts";
import { failure, success } from "../support/define.ts";
import { bodyNegatives } from "../support/limitCases.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";

/** Texts with HTML, and what is left of them (NS-055). */
const HTML: readonly (readonly [name: string, sent: string, stored: string])[] = [
  ["tags", "<b>Olá</b>, <i>mundo</i>", "Olá, mundo"],
  ["event-attribute", '<a href="/x" onclick="alert(1)">aqui</a>', "aqui"],
  ["script", "<script>alert(1)</script>fim", "alert(1)fim"],
  ["self-closing", 'antes<img src="x" onerror=alert(1)/>depois', "antesdepois"],
  ["capitals", "<DIV ONCLICK='x()'>A</DIV>", "A"],
  ["nested", "<<b>script>x", "x"],
  ["comment", "a<!-- nota -->b", "ab"],
  ["open-tag", "oi <img src=x onerror=alert(1) ", "oi "],
  ["attribute-outside", 'clique onclick="x" aqui', "clique  aqui"],
  ["address", "veja javascript:alert(1) aqui", "veja  aqui"],
];
/** Those that a browser would take for markup only with what the page puts round them (CHAT-MSG-013). */
const UNCLOSED = new Set(["open-tag", "attribute-outside", "address"]);
const rulesOf = (name: string) => ["CHAT-MSG-008", ...(UNCLOSED.has(name) ? ["CHAT-MSG-013"] : [])];
/** Texts that look like HTML and are none. */
const PLAIN = ["a < b & c > d", "preço <R$ 10", "1 <2", "&lt;b&gt;"];
const LONG = "ã".padEnd(2000, "x");
const BEYOND_THE_PLANE = "Chegou 😀";

/** What only decisions say of texts, and what is stored of them. */
const DECIDED: readonly (readonly [id: string, text: string])[] = [
  ...PLAIN.map((text, index) => [`NS-055/plain-${index + 1}`, text] as const),
  ["NS-003/tab-and-line-break", "a\tb\nc"],
  ["NS-055/characters-not-bytes", "😀".repeat(2000)],
];

/** What a message may hold: by the interface, and in a conversation of its own by decisions, which others may take otherwise. */
export function chatTextScenarios(profile: Profile): Scenario[] {
  return [byTheInterface(profile), byDecisions(profile)];
}

function byTheInterface(profile: Profile): Scenario {
  const key = new PedidoKey(profile, "the order");
  const chat = () => ({ path: { idPedido: key.id.get() } });
  const send = (mensagem: string) => () => ({ ...chat(), body: { mensagem } });
  const stored = [...HTML.map(([, , text]) => text), LONG, LONG, BEYOND_THE_PLANE];
  return {
    module: "chat",
    cases: [
      createOrder(
        "CHAT-MSG-006/order-to-talk-about",
        ["PED-NOVO-040"],
        transportedPedido(profile, "TEXTO"),
        key,
      ),
      ...HTML.map(([name, text]) =>
        success("enviarMensagemChat", {
          id: `CHAT-MSG-008/${name}`,
          rules: rulesOf(name),
          request: send(text),
        }),
      ),
      success("enviarMensagemChat", {
        id: "CHAT-MSG-006/2000-characters",
        rules: ["CHAT-MSG-006", "GER-015"],
        request: send(LONG),
      }),
      success("enviarMensagemChat", {
        id: "CHAT-MSG-006/2000-characters-in-a-form",
        rules: ["CHAT-MSG-006", "CHAT-MSG-005", "GER-006"],
        request: () => ({ ...chat(), form: chatForm(LONG, []) }),
      }),
      success("enviarMensagemChat", {
        id: "CHAT-REC-001/beyond-the-first-plane",
        rules: ["CHAT-REC-001", "GER-005"],
        request: send(BEYOND_THE_PLANE),
      }),
      failure("enviarMensagemChat", 400, {
        id: "CHAT-MSG-006/2001-characters",
        rules: ["CHAT-MSG-006", "ERR-020"],
        request: send(`${LONG}x`),
        field: "mensagem",
      }),
      failure("enviarMensagemChat", 400, {
        id: "CHAT-MSG-006/2001-characters-in-a-form",
        rules: ["CHAT-MSG-006", "ERR-020"],
        request: () => ({ ...chat(), form: chatForm(`${LONG}x`, []) }),
        field: "mensagem",
      }),
      failure("enviarMensagemChat", 400, {
        id: "ERR-019/empty",
        rules: ["ERR-019", "CHAT-MSG-007"],
        request: send(""),
        field: "mensagem",
      }),
      ...[
        ["no-text", chatForm(undefined, [])],
        ["empty-text", chatForm("", [])],
      ].map(([name, form]) =>
        failure("enviarMensagemChat", 400, {
          id: `ERR-019/form-with-${name}`,
          rules: ["ERR-019", "CHAT-MSG-007", "CHAT-MSG-005"],
          request: () => ({ ...chat(), form: form as ReturnType<typeof chatForm> }),
        }),
      ),
      success("lerChat", {
        id: "CHAT-MSG-008/what-was-stored",
        rules: ["CHAT-MSG-008", "CHAT-MSG-013", "CHAT-REC-001", "CHAT-REC-003", "GER-005"],
        request: chat,
        check: ({ body: { mensagens } }, verify) => {
          const texts = mensagens.map(({ mensagem }) => mensagem);
          verify.equal("/mensagens", texts.length, stored.length, ["ERR-019", "ERR-020", "CHAT-MSG-006"]);
          HTML.forEach(([name], index) => {
            const text = texts[index] ?? "";
            const isClean = !/<[a-z/!]/i.test(text) && !/\bon\w+\s*=/i.test(text);
            verify.holds(
              `/mensagens/${index}/mensagem`,
              isClean,
              `${name}: must hold no HTML`,
              text,
              rulesOf(name),
            );
          });
          verify.equal("/mensagens", texts.slice(0, HTML.length), stored.slice(0, HTML.length), ["NS-055"]);
          verify.equal("/mensagens", texts.slice(HTML.length), stored.slice(HTML.length), [
            "CHAT-MSG-006",
            "CHAT-REC-001",
            "GER-005",
            "GER-015",
          ]);
        },
      }),
    ],
  };
}

function byDecisions(profile: Profile): Scenario {
  const key = new PedidoKey(profile, "the order with texts that decisions are about");
  const ids = new Map<string, string>();
  const chat = () => ({ path: { idPedido: key.id.get() } });
  const send = (mensagem: unknown) => () => ({ ...chat(), body: { mensagem } });
  return {
    module: "chat",
    cases: [
      createOrder("NS-055/order-to-talk-about", ["PED-NOVO-040"], transportedPedido(profile, "TEXTO-2"), key),
      ...DECIDED.map(([id, text]) =>
        success("enviarMensagemChat", {
          id,
          rules: [id.split("/")[0] ?? ""],
          request: send(text),
          save: ({ body }) => void ids.set(id, body.id),
        }),
      ),
      failure("enviarMensagemChat", 400, {
        id: "NS-055/too-long-before-tags-are-removed",
        rules: ["NS-055"],
        request: send(`<b>${LONG}</b>`),
      }),
      ...[
        ["blank", " \n\t "],
        ["only-tags", "<b></b><br/>"],
      ].map(([name, text]) =>
        failure("enviarMensagemChat", 400, {
          id: `NS-055/${name}`,
          rules: ["NS-055"],
          request: send(text),
          field: "mensagem",
        }),
      ),
      ...["anexo", "anexo[]"].map((field) =>
        failure("enviarMensagemChat", 400, {
          id: `NS-018/${field === "anexo" ? "a-file" : "files"}-in-json`,
          rules: ["NS-018"],
          request: () => ({ ...chat(), body: { mensagem: "Segue", [field]: "JVBERi0xLjc=" } }),
          field,
        }),
      ),
      ...bodyNegatives(
        "enviarMensagemChat",
        { schema: "MensagemNova", sample: { mensagem: "Olá" }, file: import.meta.filename },
        chat,
      ),
      ...["a\u0000b", "a\u0007b", "a\ud800b"].map((text, index) =>
        failure("enviarMensagemChat", 400, {
          id: `NS-003/text-${index + 1}`,
          rules: ["NS-003"],
          request: send(text),
          field: "mensagem",
        }),
      ),
      failure("enviarMensagemChat", 415, {
        id: "NS-003/content-type",
        rules: ["NS-003", "CHAT-MSG-005"],
        request: () => ({ ...chat(), rawBody: "Olá", headers: { "content-type": "text/plain" } }),
      }),
      success("lerChat", {
        id: "NS-055/what-was-stored",
        rules: ["NS-055", "NS-003"],
        request: chat,
        check: ({ body: { mensagens } }, verify) => {
          for (const [id, text] of DECIDED.filter(([id]) => ids.has(id))) {
            const found = mensagens.find((message) => message.id === ids.get(id));
            verify.equal("/mensagens", found?.mensagem, text, [id.split("/")[0] ?? ""]);
          }
        },
      }),
    ],
  };
}
