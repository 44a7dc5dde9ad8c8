import { mutantsOf } from "../mutant.ts";
import { accepts, answers, as, asks, only, turns } from "../mutate.ts";

/** GET /chats. */
export const chatListMutants = mutantsOf("chat", {
  "CHAT-LIST-001/situation-ignored": [
    "ignores situacao",
    () =>
      asks("listarChats", (query) => {
        if (/^(aberto|finalizado)$/.test(query.get("situacao") ?? "")) query.delete("situacao");
      }),
  ],
  "CHAT-LIST-001/carrier-ignored": [
    "ignores idTransportadora",
    () =>
      asks("listarChats", (query) => {
        if (/^\d+$/.test(query.get("idTransportadora") ?? "")) query.delete("idTransportadora");
      }),
  ],
  "CHAT-LIST-002/no-default-period": [
    "lists conversations of any age when no period is sent",
    () =>
      asks("listarChats", (query) => {
        if (!query.has("dataInicio")) query.set("dataInicio", "2000-01-01");
      }),
  ],
  "CHAT-LIST-003/period-of-the-creation": [
    "applies the period to the creation of a conversation",
    () =>
      answers("listarChats", (body, { query }) => {
        const [start, end] = [query("dataInicio"), query("dataFim")];
        if (start === null || end === null) return;
        body.chats = body.chats.filter(({ data }) => data.slice(0, 10) >= start && data.slice(0, 10) <= end);
      }),
  ],
  "CHAT-LIST-004/limit-clamped": [
    "brings a limite outside the range back into it",
    () =>
      asks("listarChats", (query) => {
        const limit = Number(query.get("limite") ?? "x");
        if (Number.isInteger(limit)) query.set("limite", String(Math.min(200, Math.max(1, limit))));
      }),
  ],
  "CHAT-LIST-004/limit-not-answered": [
    "answers the largest limite whatever was sent",
    () =>
      answers("listarChats", (body) => {
        body.limite = 200;
      }),
  ],
  "CHAT-LIST-005/oldest-first": [
    "lists the oldest conversation first",
    () =>
      answers("listarChats", ({ chats }) => {
        chats.reverse();
      }),
  ],
  "CHAT-LIST-006/total-of-the-page": [
    "counts only the conversations of the page in total",
    () =>
      answers("listarChats", (body) => {
        body.total = body.chats.length;
      }),
  ],
  "CHAT-LIST-006/own-messages-only": [
    "counts only half of the messages",
    () =>
      answers("listarChats", ({ chats }) => {
        for (const chat of chats) chat.qtdMensagens = Math.floor(chat.qtdMensagens / 2);
      }),
  ],
  "CHAT-LIST-006/first-message-last": [
    "answers the text of the last message as a bare text",
    () =>
      answers("listarChats", ({ chats }) => {
        for (const chat of chats)
          Object.assign(chat, { ultimaMensagem: chat.ultimaMensagem?.mensagem ?? null });
      }),
  ],
  "CHAT-LIST-006/last-message-always-the-stores": [
    "says of every last message that the store wrote it",
    () =>
      answers("listarChats", ({ chats }) => {
        for (const { ultimaMensagem } of chats) if (ultimaMensagem) ultimaMensagem.origem = "loja";
      }),
  ],
  "CHAT-LIST-006/last-message-of-the-store": [
    "does not count the carrier's messages as last ones",
    () => {
      const own = new Map<string, string>();
      return answers("listarChats", ({ chats }) => {
        for (const { idChat, ultimaMensagem } of chats) {
          if (ultimaMensagem?.origem === "loja") own.set(idChat, ultimaMensagem.mensagem);
          else if (ultimaMensagem) ultimaMensagem.mensagem = own.get(idChat) ?? "Olá";
        }
      });
    },
  ],
  "CHAT-LIST-007/name-of-the-record": [
    "calls the conversation's id _id in the list",
    () =>
      answers("listarChats", (body) => ({
        ...body,
        chats: body.chats.map(({ idChat, ...chat }) => ({ _id: idChat, ...chat })),
      })),
  ],
  "CHAT-LIST-007/another-id": [
    "answers another id in the list than in the conversation",
    () =>
      answers("listarChats", ({ chats }) => {
        for (const chat of chats) chat.idChat = `c${chat.idChat}`;
      }),
  ],
  "ERR-010/no-content": [
    "answers 204 when there is no conversation",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const empty = sent.operation === "listarChats" && answered.body.includes('"chats":[]');
      return empty ? { ...answered, status: 204, body: Buffer.alloc(0) } : answered;
    },
  ],
  "ERR-011/unknown-situation-is-empty": [
    "answers an empty list to an unknown situacao",
    () =>
      accepts("listarChats", (_, { url }) => url.includes("situacao="), {
        pagina: 1,
        limite: 50,
        total: 0,
        chats: [],
      }),
  ],
  "ERR-012/forbidden": [
    "answers 403 without a token",
    () => only(({ headers }) => !headers.authorization, turns("listarChats", 401, 403)),
  ],
  "AUTH-005/conversations-of-the-first-store": [
    "lists the first store's conversations to the second store",
    () =>
      only(
        ({ operation, token }) => operation === "listarChats" && token === "api2",
        (sent, forward) => forward(as(sent, "api")),
      ),
  ],
});
