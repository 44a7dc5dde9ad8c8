import { mutantsOf } from "../mutant.ts";
import { accepts, answers, leaks, only, reply, turns } from "../mutate.ts";

const enviada = { id: "1", data: "2026-11-20T10:00:00", origem: "loja" };

export const chatAnswerMutants = mutantsOf("chat", {
  "CHAT-REC-001/emoji-lost": [
    "stores question marks for what is beyond the basic plane",
    () =>
      answers("lerChat", ({ mensagens }) => {
        for (const each of mensagens) each.mensagem = each.mensagem.replace(/[\u{10000}-\u{10ffff}]/gu, "?");
      }),
  ],
  "ERR-013/no-content": ["answers 201 when reading a conversation", () => turns("lerChat", 200, 201)],
  "ERR-015/hidden": ["answers 404 to an order of another store", () => turns("lerChat", 403, 404)],
  "ERR-016/unknown-is-403": ["answers 403 to an order that does not exist", () => turns("lerChat", 404, 403)],
  "ERR-017/service-unavailable": ["answers 503 when the limit is exceeded", () => turns("lerChat", 429, 503)],
  "LIM-003/limit-on-everything": [
    "counts other operations of the chat into the limit",
    () => {
      let limited = false;
      return async (sent, forward) => {
        if (limited && sent.operation === "consultarElegibilidadeChat" && sent.token === "api2")
          return {
            ...reply(429, { mensagem: "Muitas requisições" }),
            headers: { "content-type": "application/json", "retry-after": "10" },
          };
        const answered = await forward(sent);
        limited ||= answered.status === 429;
        return answered;
      };
    },
  ],
  "LIM-003/no-limit": [
    "has no limit",
    () => turns("lerChat", 429, 404, { mensagem: "Pedido não encontrado" }),
  ],
  "NS-078/one-limit-for-all": [
    "counts the requests of all stores together",
    () => {
      let limited = false;
      return async (sent, forward) => {
        if (limited && sent.operation === "lerChat")
          return {
            ...reply(429, { mensagem: "Muitas requisições" }),
            headers: { "content-type": "application/json", "retry-after": "10" },
          };
        const answered = await forward(sent);
        limited ||= answered.status === 429;
        return answered;
      };
    },
  ],
  "ERR-018/created": ["answers 201 to a message", () => turns("enviarMensagemChat", 200, 201)],
  "ERR-019/empty-message": [
    "takes an empty message",
    () => accepts("enviarMensagemChat", ({ mensagem }) => mensagem.trim() === "", enviada),
  ],
  "ERR-020/too-large": [
    "answers 413 to a long message",
    () =>
      only(({ body }) => body.length > 2000 && body.length < 100_000, turns("enviarMensagemChat", 400, 413)),
  ],
  "ERR-021/finished-is-409": [
    "answers 409 to a message in a finished conversation",
    () => only(({ body }) => body.length < 500 && body.length > 20, turns("enviarMensagemChat", 400, 409)),
  ],
  "ERR-026/hidden": [
    "answers 404 to a message on another store's order",
    () => turns("enviarMensagemChat", 403, 404),
  ],
  "ERR-027/not-enabled-is-400": [
    "answers 400 when the carrier is not enabled for chat",
    () => turns("enviarMensagemChat", 403, 400),
  ],
  "AUTH-007/writes-to-every-store": [
    "writes into the other store's conversations",
    () => leaks("enviarMensagemChat"),
  ],
  "GER-004/reads-every-store": ["reads the other store's conversations", () => leaks("lerChat")],
  "GER-006/json-only": [
    "knows only JSON",
    () =>
      only(
        ({ headers }) => (headers["content-type"] ?? "").startsWith("multipart/"),
        async () => reply(415, { mensagem: "Tipo de conteúdo inválido" }),
      ),
  ],
  "GER-015/message-of-255": [
    "cuts the messages that it answers to 255 characters",
    () =>
      answers("lerChat", ({ mensagens }) => {
        for (const message of mensagens) message.mensagem = message.mensagem.slice(0, 255);
      }),
  ],
  "GER-012/date-with-offset": [
    "writes the date of a sent message with an offset",
    () =>
      answers("enviarMensagemChat", (body) => {
        body.data = `${body.data}-03:00`;
      }),
  ],
});
