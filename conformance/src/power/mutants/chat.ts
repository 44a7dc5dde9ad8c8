import { mutantsOf } from "../mutant.ts";
import { accepts, answers, jsonOf, only, refuses, reply, sends, withQuery } from "../mutate.ts";

const enviada = { id: "1", data: "2026-11-20T10:00:00", origem: "loja" };
/** Does not know one of the names that `chave` may have. */
const without = (alias: string) =>
  refuses(["enviarMensagemChat", "lerChat", "consultarElegibilidadeChat"], (_, { url }) =>
    new RegExp(`[?&]chave=${alias}(&|$)`).test(url),
  );

/** Messages and reading them. */
export const chatMutants = mutantsOf("chat", {
  "CHAT-REC-001/no-carrier": [
    "leaves nomeTransportadora out",
    () =>
      answers("lerChat", (body) => {
        Reflect.deleteProperty(body, "nomeTransportadora");
      }),
  ],
  "NS-024/waits-for-the-wrong-side": [
    "says that the store has to answer its own message",
    () =>
      answers("lerChat", (body) => {
        if (body.situacao === "sem_conversa") return;
        body.subSituacao =
          body.subSituacao === "aguardandoRespostaLoja"
            ? "aguardandoRespostaTransportadora"
            : "aguardandoRespostaLoja";
      }),
  ],
  "CHAT-REC-002/another-word": [
    "calls an open conversation aberta",
    () =>
      answers("lerChat", (body) => {
        if (body.situacao === "aberto") Object.assign(body, { situacao: "aberta" });
      }),
  ],
  "CHAT-REC-003/newest-first": [
    "lists the newest message first",
    () =>
      answers("lerChat", ({ mensagens }) => {
        mensagens.reverse();
      }),
  ],
  "CHAT-REC-004/no-maximum": [
    "returns more than 500 messages",
    () =>
      answers("lerChat", ({ mensagens }) => {
        const [first] = mensagens;
        if (mensagens.length === 500 && first) mensagens.unshift({ ...first, mensagem: "Mais uma" });
      }),
  ],
  "CHAT-REC-004/the-oldest-500": [
    "returns the first messages of a long conversation, not the last",
    () =>
      answers("lerChat", ({ mensagens }) => {
        if (mensagens.length >= 500) mensagens.splice(400);
      }),
  ],
  "CHAT-REC-005/date-with-a-space": [
    "writes the date of a message like that of an order",
    () =>
      answers("lerChat", ({ mensagens }) => {
        for (const message of mensagens) message.data = message.data.replace("T", " ");
      }),
  ],
  "CHAT-REC-005/everything-from-the-store": [
    "says that every message came from the store",
    () =>
      answers("lerChat", ({ mensagens }) => {
        for (const message of mensagens) message.origem = "loja";
      }),
  ],
  "CHAT-REC-006/empty-list-of-files": [
    "answers an empty list of files with a message without files",
    () =>
      answers("lerChat", ({ mensagens }) => {
        for (const message of mensagens) message.anexos ??= [];
      }),
  ],
  "CHAT-MSG-001/key-required": [
    "wants chave",
    () => refuses("enviarMensagemChat", (_, { url, token }) => token === "api" && !url.includes("chave=")),
  ],
  "CHAT-MSG-002/number-by-default": [
    "reads idPedido as the order number when chave is not sent",
    () => (sent, forward) =>
      forward(
        (sent.operation === "enviarMensagemChat" || sent.operation === "lerChat") &&
          !sent.url.includes("chave=")
          ? withQuery(sent, (query) => query.set("chave", "pedido"))
          : sent,
      ),
  ],
  "CHAT-MSG-003/no-alias-documento": ["does not know documento for id", () => without("documento")],
  "CHAT-MSG-003/no-alias-numeropedido": [
    "does not know numeropedido for pedido",
    () => without("numeropedido"),
  ],
  "CHAT-MSG-003/no-alias-chavenfe": ["does not know chavenfe for chavenf", () => without("chavenfe")],
  "CHAT-MSG-004/channel-optional": [
    "looks for a channel's number in every channel",
    () =>
      only(
        ({ url }) => url.includes("numeropedidocanal") && !url.includes("canal=Canal"),
        async (sent, forward) => {
          const answered = await forward(sent);
          return answered.status === 400
            ? forward(withQuery(sent, (query) => query.set("canal", "Canal do Kit")))
            : answered;
        },
      ),
  ],
  "CHAT-MSG-004/channel-ignored": [
    "does not compare the channel",
    () =>
      only(
        ({ url }) => url.includes("numeropedidocanal") && url.includes("canal="),
        (sent, forward) => forward(withQuery(sent, (query) => query.set("canal", "Canal do Kit"))),
      ),
  ],
  "CHAT-MSG-004/number-of-the-order-without-channel": [
    "takes numeropedidocanal without canal for the number of the order",
    () =>
      only(
        ({ url }) => url.includes("numeropedidocanal") && !url.includes("canal="),
        (sent, forward) => forward(withQuery(sent, (query) => query.set("chave", "pedido"))),
      ),
  ],
  "CHAT-MSG-005/one-file-only": [
    "does not know the field anexo[]",
    () => refuses("enviarMensagemChat", (_, { body }) => body.includes('name="anexo[]"')),
  ],
  "CHAT-MSG-006/long-message-cut": [
    "cuts a message of more than 2000 characters",
    () => accepts("enviarMensagemChat", ({ mensagem }) => mensagem.length > 2000, enviada),
  ],
  "CHAT-MSG-006/length-in-bytes": [
    "counts bytes, not characters",
    () => refuses("enviarMensagemChat", ({ mensagem }) => Buffer.byteLength(mensagem) > 2000),
  ],
  "CHAT-MSG-006/limit-of-255": [
    "limits a message to 255 characters",
    () => refuses("enviarMensagemChat", ({ mensagem }) => mensagem.length > 255),
  ],
  "CHAT-MSG-007/file-without-text": [
    "takes a file without a text",
    () =>
      accepts(
        "enviarMensagemChat",
        (_, { body }) => body.includes("filename=") && !body.includes('name="mensagem"'),
        enviada,
      ),
  ],
  "CHAT-MSG-008/tags-kept": [
    "stores the text as it came, tags and all",
    () => {
      const texts: string[] = [];
      return async (sent, forward) => {
        const answered = await forward(sent);
        const { mensagem } = (jsonOf(sent) ?? {}) as { mensagem?: string };
        if (sent.operation === "enviarMensagemChat" && typeof mensagem === "string") texts.push(mensagem);
        if (sent.operation !== "lerChat" || answered.status !== 200) return answered;
        const body = jsonOf(answered) as { mensagens: { mensagem: string }[] };
        const bare = (text: string) => text.replace(/<[^>]*>/g, "").trim();
        for (const message of body.mensagens)
          message.mensagem =
            texts.find((text) => text.includes("<") && bare(text) === message.mensagem) ?? message.mensagem;
        return { ...answered, body: Buffer.from(JSON.stringify(body)) };
      };
    },
  ],
  "CHAT-MSG-013/closed-tags-only": [
    "takes only what a > closes for a tag, and attributes only inside tags",
    () => {
      const disguise = sends("enviarMensagemChat", (body) => {
        const text = body.mensagem.replace(/<[a-z/!][^>]*>/gi, "");
        body.mensagem = text.replaceAll("<", "＜").replaceAll("=", "＝");
      });
      const restore = answers("lerChat", (body) => {
        for (const message of body.mensagens)
          message.mensagem = message.mensagem.replaceAll("＜", "<").replaceAll("＝", "=");
      });
      return (sent, forward) => restore(sent, (each) => disguise(each, forward));
    },
  ],
  "CHAT-MSG-009/always-a-shipment": [
    "says that every conversation is about a shipment order",
    () =>
      answers("lerChat", (body) => {
        if (body.situacao !== "sem_conversa") body.tipoPedido = "envio";
      }),
  ],
  "CHAT-MSG-010/origin-of-the-body": [
    "believes the origem that the body claims",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const claims = sent.operation === "enviarMensagemChat" && sent.body.includes("transportadora");
      return claims && answered.status === 200
        ? {
            ...answered,
            body: Buffer.from(
              answered.body.toString().replace('"origem":"loja"', '"origem":"transportadora"'),
            ),
          }
        : answered;
    },
  ],
  "CHAT-MSG-011/whole-message": [
    "answers an empty list of files to a message without files",
    () =>
      answers("enviarMensagemChat", (body) => {
        body.anexos ??= [];
      }),
  ],
  "CHAT-MSG-012/always-eligible": [
    "says that every carrier is enabled for chat",
    () =>
      answers("consultarElegibilidadeChat", (body) => {
        body.elegivel = true;
      }),
  ],
  "CHAT-LER-001/key-only-for-sending": [
    "knows chave only when a message is sent",
    () => (sent, forward) =>
      forward(sent.operation === "lerChat" ? withQuery(sent, (query) => query.delete("chave")) : sent),
  ],
  "CHAT-LER-002/no-conversation-is-404": [
    "answers 404 to an order without conversation",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return answered.body.includes("sem_conversa")
        ? reply(404, { mensagem: "Conversa não encontrada" })
        : answered;
    },
  ],
  "CHAT-LER-002/whole-record": [
    "answers an empty conversation as open",
    () =>
      answers("lerChat", (body) => {
        if (body.situacao === "sem_conversa") Object.assign(body, { situacao: "aberto" });
      }),
  ],
  "CHAT-EST-001/not-stored": [
    "answers 200 to the first message of an order without storing it",
    () => {
      const orders = new Set<string>();
      return only(
        ({ operation, token }) => operation === "enviarMensagemChat" && token === "api",
        async (sent, forward) => {
          const { idPedido = "" } = sent.path;
          const { mensagem } = (jsonOf(sent) ?? {}) as { mensagem?: unknown };
          const isMessage = typeof mensagem === "string" && mensagem.trim() !== "" && mensagem.length <= 2000;
          if (orders.has(idPedido) || !isMessage) return forward(sent);
          orders.add(idPedido);
          return reply(200, enviada);
        },
      );
    },
  ],
  "CHAT-EST-002/reopened": [
    "reads a finished conversation as open",
    () =>
      answers("lerChat", (body) => {
        if (body.situacao === "finalizado") body.situacao = "aberto";
      }),
  ],
});
