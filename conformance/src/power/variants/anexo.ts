import type { Anexo } from "@frete/contract/loja";
import type { Answered, Sent, Wrap } from "../exchange.ts";
import { answers, asks, jsonOf, reply, withBody } from "../mutate.ts";

const modules = ["anexo"];
const HOST = "https://arquivos.loja.example/guarda/";

/** Changes the attachments of every success. */
function attachments(change: (anexos: Anexo[], sent: Sent) => void): Wrap {
  const lists = (body: unknown): Anexo[][] => {
    const { anexos, mensagens = [] } = (body ?? {}) as {
      anexos?: Anexo[];
      mensagens?: { anexos?: Anexo[] }[];
    };
    return [anexos, ...mensagens.map((message) => message.anexos)].filter((list) => list !== undefined);
  };
  return async (sent, forward): Promise<Answered> => {
    const answered = await forward(sent);
    const isOne = ["enviarMensagemChat", "lerChat", "listarAnexos"].includes(sent.operation ?? "");
    const body = isOne && answered.status === 200 ? jsonOf(answered) : undefined;
    const found = lists(body);
    for (const list of found) change(list, sent);
    return found.length === 0 ? answered : withBody(answered, body);
  };
}

/** Servers that keep the files of orders otherwise. */
export const anexoVariants = {
  "attachments-elsewhere": {
    does: "gives whole addresses of attachments in a storage elsewhere",
    decisions: ["NS-049"],
    modules,
    touches: ["downloads"],
    wrap: (): Wrap => {
      const outward = attachments((anexos) => {
        for (const anexo of anexos) anexo.url = HOST + anexo.url;
      });
      const inward = asks("removerAnexo", (query) => {
        const caminho = query.get("caminho");
        if (caminho) query.set("caminho", caminho.replace(HOST, "").replace(/^\/?guarda\//, ""));
      });
      const unknown: Wrap = async (sent, forward) =>
        sent.url.startsWith("/arquivos/") ? reply(404, { mensagem: "Não encontrado" }) : forward(sent);
      return (sent, forward) => outward(sent, (one) => inward(one, (two) => unknown(two, forward)));
    },
  },
  "no-downloads": {
    does: "offers no files for download",
    decisions: ["NS-049"],
    modules: ["anexo", "autenticacao", "geral"],
    touches: ["downloads"],
    wrap: (): Wrap => async (sent, forward) =>
      sent.url.startsWith("/arquivos") ? reply(404, { mensagem: "Não encontrado" }) : forward(sent),
  },
  "file-names-cleaned": {
    does: "keeps plain letters, digits, dots and dashes of a file's name",
    decisions: ["NS-018"],
    modules,
    wrap: () =>
      attachments((anexos) => {
        for (const anexo of anexos) anexo.nome = anexo.nome.normalize("NFD").replace(/[^A-Za-z0-9. -]/g, "");
      }),
  },
  "newest-files-first": {
    does: "lists the newest file of an order first",
    decisions: ["NS-049"],
    modules,
    wrap: () =>
      attachments((anexos, { operation }) => void (operation === "listarAnexos" && anexos.reverse())),
  },
  "removal-repeated": {
    does: "answers the removal of a removed file as the first time",
    decisions: ["NS-051"],
    modules,
    wrap: (): Wrap => {
      const removed = new Set<string>();
      return async (sent, forward) => {
        const answered = await forward(sent);
        if (sent.operation !== "removerAnexo" || sent.token !== "api") return answered;
        if (answered.status === 200) removed.add(sent.url);
        return removed.has(sent.url) ? reply(200, { mensagem: "Removido" }) : answered;
      };
    },
  },
  "wrong-paths-400": {
    does: "answers 400 to a path that leads outside",
    decisions: ["NS-051"],
    modules,
    wrap: (): Wrap => async (sent, forward) => {
      const answered = await forward(sent);
      return sent.operation === "removerAnexo" && /caminho=\.\./.test(sent.url) && answered.status === 404
        ? { ...answered, status: 400 }
        : answered;
    },
  },
  "first-path-of-two": {
    does: "takes the first of two paths of a removal",
    decisions: ["NS-003"],
    modules,
    wrap: () =>
      asks("removerAnexo", (query) => {
        const [first] = query.getAll("caminho");
        if (first !== undefined) query.set("caminho", first);
      }),
  },
  "megabytes-of-a-million": {
    does: "takes files of two million bytes and no more",
    decisions: ["NS-018"],
    modules,
    wrap: (): Wrap => async (sent, forward) =>
      sent.operation === "enviarMensagemChat" &&
      sent.body.length > 2_097_152 &&
      sent.body.includes("dois.csv")
        ? reply(400, { mensagem: "Arquivo grande demais" })
        : forward(sent),
  },
  "anonymous-operator": {
    does: "names nobody for a document that the store's operator adds",
    decisions: ["NS-049"],
    modules,
    wrap: () =>
      answers("listarAnexos", ({ anexos }) => {
        for (const anexo of anexos) if (anexo.nome === "comprovante.pdf") anexo.nomeUsuario = "-";
      }),
  },
  "places-given-back": {
    does: "gives the place of a removed file back",
    decisions: ["NS-050"],
    modules,
    wrap: (): Wrap => async (sent, forward) => {
      const answered = await forward(sent);
      const isSixth = sent.operation === "enviarMensagemChat" && sent.body.includes("sexta.pdf");
      return isSixth && answered.status === 400
        ? reply(200, { id: "987654", data: "2026-11-22T10:00:00", origem: "loja", anexos: [] })
        : answered;
    },
  },
};
