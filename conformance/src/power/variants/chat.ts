import type { Wrap } from "../exchange.ts";
import { answers, asks, refuses, reply, sends, turns } from "../mutate.ts";

const modules = ["chat"];
const READS = ["lerChat"] as const;
/** Changes the texts of messages as they are read back. */
const texts = (change: (text: string) => string) => () =>
  answers(READS, (body) => {
    for (const message of body.mensagens) message.mensagem = change(message.mensagem);
  });

/** Servers that keep conversations otherwise. */
export const chatVariants = {
  "messages-to-no-order-403": {
    does: "answers 403 to a message about an order that there is not",
    decisions: ["NS-053"],
    modules,
    wrap: () => turns("enviarMensagemChat", 404, 403),
  },
  "eligibility-404": {
    does: "says of another store's order that it does not exist, when asked whether it may be talked about",
    decisions: ["NS-053", "NS-054", "NS-068"],
    modules,
    wrap: () => turns("consultarElegibilidadeChat", 403, 404),
  },
  "eligibility-in-another-shape": {
    does: "says in another shape whether an order may be talked about",
    decisions: ["NS-068"],
    modules,
    wrap: () =>
      answers("consultarElegibilidadeChat", ({ elegivel }) => ({ habilitado: elegivel ? "S" : "N" })),
  },
  "unknown-keys-are-ids": {
    does: "takes a number under an unknown chave for an internal id",
    decisions: ["NS-052"],
    modules,
    wrap: () =>
      asks(["lerChat", "enviarMensagemChat", "consultarElegibilidadeChat"], (query) => {
        if (query.get("chave") === "cpf") query.delete("chave");
      }),
  },
  "texts-escaped": {
    does: "writes < and & of a text as entities",
    decisions: ["NS-055"],
    modules,
    touches: ["texts"],
    wrap: texts((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")),
  },
  "scripts-removed-whole": {
    does: "removes scripts with what they hold, and single spaces between words",
    decisions: ["NS-055"],
    modules,
    touches: ["texts"],
    wrap: texts((text) => text.replace("alert(1)fim", "fim").replace(/ {2,}/g, " ").trim()),
  },
  "length-in-units": {
    does: "counts two for a character outside the basic plane",
    decisions: ["NS-055"],
    modules,
    wrap: () => refuses("enviarMensagemChat", ({ mensagem }) => mensagem.length > 2000),
  },
  "length-without-tags": {
    does: "counts the characters of a message without its tags",
    decisions: ["NS-055"],
    modules,
    wrap: () =>
      sends("enviarMensagemChat", (body) => {
        if (body.mensagem.length > 2000) body.mensagem = body.mensagem.replace(/<[^>]*>/g, "");
      }),
  },
  "only-tags-taken": {
    does: "takes a message that holds nothing but tags",
    decisions: ["NS-055"],
    modules,
    wrap: () =>
      sends("enviarMensagemChat", (body) => {
        if (body.mensagem !== "" && body.mensagem.replace(/<[^>]*>|\s/g, "") === "") body.mensagem = "-";
      }),
  },
  "control-characters-of-a-message-dropped": {
    does: "drops control characters of a message",
    decisions: ["NS-003"],
    modules,
    wrap: () =>
      sends("enviarMensagemChat", (body) => {
        body.mensagem = Array.from(body.mensagem, (char) =>
          /[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff]/.test(char) && char.length === 1 ? "" : char,
        ).join("");
      }),
  },
  "files-in-json-ignored": {
    does: "ignores files that a message in JSON holds",
    decisions: ["NS-018"],
    modules,
    wrap: () => sends("enviarMensagemChat", ({ mensagem }) => ({ mensagem })),
  },
  "answers-awaited-otherwise": {
    does: "tells who has to answer next in another way",
    decisions: ["NS-024"],
    modules,
    wrap: () =>
      answers(["lerChat", "listarChats"], (body) => {
        const chats = ("chats" in body ? body.chats : [body]) as { subSituacao?: string }[];
        for (const chat of chats) if ("subSituacao" in chat) chat.subSituacao = "aguardandoRespostaLoja";
      }),
  },
  "chats-of-an-impossible-period": {
    does: "lists nothing for a period that ends before it starts",
    decisions: ["NS-057"],
    modules,
    wrap: (): Wrap => async (sent, forward) => {
      const answered = await forward(sent);
      const { searchParams: query } = new URL(sent.url, "http://host");
      const [start, end] = [query.get("dataInicio"), query.get("dataFim")];
      const isDay = (date: string | null) => date === null || /^\d{4}-\d{2}-\d{2}$/.test(date);
      const isPeriod = start !== null && isDay(start) && isDay(end) && start > (end ?? "2020");
      return sent.operation === "listarChats" && answered.status === 400 && isPeriod
        ? reply(200, { pagina: 1, limite: 50, total: 0, chats: [] })
        : answered;
    },
  },
  "many-reads-allowed": {
    does: "allows more reads of conversations than 60 a minute",
    decisions: ["NS-078"],
    modules,
    wrap: () => turns("lerChat", 429, 404, { mensagem: "Pedido não encontrado" }),
  },
};
