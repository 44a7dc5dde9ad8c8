import type { Anexo } from "@frete/contract/loja";
import { mutantsOf } from "../mutant.ts";
import { accepts, answers, jsonOf, leaks, only, refuses, reply, turns, withBody } from "../mutate.ts";

const enviada = { id: "1", data: "2026-11-20T10:00:00", origem: "loja" };
const hasFile =
  (pattern: RegExp) =>
  (_: unknown, { body }: { body: Buffer }) =>
    new RegExp(`filename="[^"]*${pattern.source}"`, pattern.flags).test(
      body.subarray(0, 2000).toString("latin1"),
    );
const files = ({ body }: { body: Buffer }) => body.toString("latin1").split('filename="').length - 1;

/** Files of conversations: sending, listing, removing, downloading. */
export const anexoMutants = mutantsOf("anexo", {
  "ANX-001/no-uploader": [
    "leaves idUsuario out",
    () =>
      answers("listarAnexos", ({ anexos }) => {
        for (const file of anexos) Reflect.deleteProperty(file, "idUsuario");
      }),
  ],
  "ANX-002/date-with-a-space": [
    "writes the date of a file like that of an order",
    () =>
      answers("listarAnexos", ({ anexos }) => {
        for (const file of anexos) file.data = file.data.replace("T", " ");
      }),
  ],
  "ANX-002/stored-name": [
    "answers the name under which the file is stored",
    () =>
      answers("listarAnexos", ({ anexos }) => {
        for (const file of anexos) file.nome = file.url.split("/").at(-1) ?? "";
      }),
  ],
  "ANX-003/no-carrier-no-key": [
    "leaves idTransportadora out for the store's own files",
    () =>
      answers("enviarMensagemChat", ({ anexos = [] }) => {
        for (const file of anexos)
          if (file.idTransportadora === null) Reflect.deleteProperty(file, "idTransportadora");
      }),
  ],
  "ANX-003/carrier-of-the-order": [
    "answers null for the carrier's files too",
    () =>
      answers("listarAnexos", ({ anexos }) => {
        for (const file of anexos) file.idTransportadora = null;
      }),
  ],
  "ANX-004/text-files": ["takes text files", () => accepts("enviarMensagemChat", hasFile(/\.txt/), enviada)],
  "ANX-004/vector-images": [
    "takes SVG images",
    () => accepts("enviarMensagemChat", hasFile(/\.svg/), enviada),
  ],
  "ANX-004/no-jpeg": ["knows jpg but not jpeg", () => refuses("enviarMensagemChat", hasFile(/\.jpeg/))],
  "ANX-004/no-csv": ["knows no csv", () => refuses("enviarMensagemChat", hasFile(/\.csv/))],
  "NS-018/small-letters-only": [
    "knows extensions in small letters only",
    () => refuses("enviarMensagemChat", hasFile(/\.(PDF|PNG|JPG)/)),
  ],
  "ANX-005/shipments-only": [
    "does not find the attachments of a return",
    () => {
      const returns = new Set<string>();
      return async (sent, forward) => {
        const { tipoPedido, numeroPedido = "" } = (jsonOf(sent) ?? {}) as {
          tipoPedido?: string;
          numeroPedido?: string;
        };
        if (tipoPedido === "reversa") returns.add(numeroPedido);
        return sent.operation === "listarAnexos" && returns.has(sent.path.numeroPedido ?? "")
          ? reply(404, { mensagem: "Pedido não encontrado" })
          : forward(sent);
      };
    },
  ],
  "ANX-006/images-apart": [
    "leaves images out of the list",
    () =>
      answers("listarAnexos", (body) => ({
        anexos: body.anexos.filter(({ nome }) => !/\.(png|jpe?g|gif)$/i.test(nome)),
      })),
  ],
  "ANX-006/bare-list": ["answers a bare list", () => answers("listarAnexos", ({ anexos }) => anexos)],
  "ANX-007/none-is-404": [
    "answers 404 to an order without attachments",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const empty = sent.operation === "listarAnexos" && answered.body.includes('"anexos":[]');
      return empty ? reply(404, { mensagem: "Nenhum anexo" }) : answered;
    },
  ],
  "NS-051/last-segment-is-enough": [
    "finds a file by its name alone",
    () => {
      const urls = new Map<string, string>();
      return async (sent, forward) => {
        const caminho = new URL(sent.url, "http://host").searchParams.get("caminho") ?? "";
        const known = sent.operation === "removerAnexo" ? urls.get(caminho) : undefined;
        const answered = await forward(
          known ? { ...sent, url: `${sent.url.split("?")[0]}?caminho=${encodeURIComponent(known)}` } : sent,
        );
        for (const { nome, url } of ((jsonOf(answered) ?? {}) as { anexos?: Anexo[] }).anexos ?? [])
          urls.set(nome, url);
        return answered;
      };
    },
  ],
  "ANX-008/other-addresses": [
    "answers addresses that it does not take back",
    () =>
      answers(["listarAnexos", "enviarMensagemChat"], ({ anexos = [] }) => {
        for (const file of anexos) file.url = `outra/${file.url}`;
      }),
  ],
  "ANX-010/any-order": [
    "removes a file of another order",
    () => {
      const owners = new Map<string, string>();
      return async (sent, forward) => {
        const caminho = new URL(sent.url, "http://host").searchParams.get("caminho") ?? "";
        const answered = await forward(sent);
        if (sent.operation === "listarAnexos" && answered.status === 200)
          for (const { url } of (jsonOf(answered) as { anexos: Anexo[] }).anexos)
            owners.set(url, sent.path.numeroPedido ?? "");
        if (sent.operation === "enviarMensagemChat" && answered.status === 200)
          for (const { url } of (jsonOf(answered) as { anexos?: Anexo[] }).anexos ?? [])
            owners.set(url, owners.get(url) ?? "?");
        return sent.operation === "removerAnexo" && answered.status === 404 && owners.has(caminho)
          ? reply(200, { mensagem: "Anexo removido" })
          : answered;
      };
    },
  ],
  "ANX-011/entry-stays": [
    "answers 200 and removes nothing",
    () =>
      only(
        ({ operation, token, url }) =>
          operation === "removerAnexo" && token === "api" && /caminho=[0-9a-f]{8}/.test(url),
        async () => reply(200, { mensagem: "Anexo removido" }),
      ),
  ],
  "NS-049/file-stays": [
    "removes the entry but not the file",
    () => {
      const kept = new Map<string, Buffer>();
      return async (sent, forward) => {
        const answered = await forward(sent);
        if (sent.operation !== "baixarArquivo" || sent.token !== "api") return answered;
        if (answered.status === 200) kept.set(sent.url, answered.body);
        return answered.status === 404 &&
          /^\/arquivos\/[0-9a-f]{8}/.test(sent.url) &&
          !sent.url.includes("outro.pdf") &&
          !sent.url.includes("00000000")
          ? {
              ...answered,
              status: 200,
              headers: {
                "content-type": "application/pdf",
                "content-disposition": "attachment",
                "x-content-type-options": "nosniff",
              },
              body: Buffer.from("%PDF-1.4"),
            }
          : answered;
      };
    },
  ],
  "ANX-011/all-files-go": [
    "removes every file of the order",
    () => {
      const emptied = new Set<string>();
      return async (sent, forward) => {
        const answered = await forward(sent);
        const order = sent.path.numeroPedido ?? "";
        if (sent.operation === "removerAnexo" && answered.status === 200) emptied.add(order);
        return sent.operation === "listarAnexos" && emptied.has(order) && answered.status === 200
          ? withBody(answered, { anexos: [] })
          : answered;
      };
    },
  ],
  "ANX-013/no-body": [
    "answers 204 without a body when a file was removed",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return sent.operation === "removerAnexo" && answered.status === 200
        ? { ...answered, status: 204, body: Buffer.alloc(0) }
        : answered;
    },
  ],
  "ERR-028/partial-content": ["answers 206 to a list", () => turns("listarAnexos", 200, 206)],
  "ERR-030/hidden": ["answers 404 to another store's order", () => turns("listarAnexos", 403, 404)],
  "ERR-031/unknown-is-empty": [
    "answers an empty list to an unknown order",
    () => turns("listarAnexos", 404, 200, { anexos: [] }),
  ],
  "ERR-032/accepted": ["answers 202 to a removal", () => turns("removerAnexo", 200, 202)],
  "ERR-033/no-path-is-404": ["answers 404 when caminho is missing", () => turns("removerAnexo", 400, 404)],
  "ERR-035/hidden": ["answers 404 when removing another store's file", () => turns("removerAnexo", 403, 404)],
  "ERR-036/unknown-is-200": [
    "answers 200 when removing from an unknown order",
    () =>
      only(
        ({ url }) => url.includes("KIT-NENHUM"),
        turns("removerAnexo", 404, 200, { mensagem: "Anexo removido" }),
      ),
  ],
  "ERR-037/idempotent": [
    "answers 200 when there is no such file",
    () => turns("removerAnexo", 404, 200, { mensagem: "Anexo removido" }),
  ],
  "ERR-022/unsupported-media-type": [
    "answers 415 to a file of another type",
    () => only((sent) => files(sent) > 0, turns("enviarMensagemChat", 400, 415)),
  ],
  "ERR-023/payload-too-large": [
    "answers 413 to a large file",
    () => only(({ body }) => body.length > 2_000_000, turns("enviarMensagemChat", 400, 413)),
  ],
  "ERR-024/limit-is-409": [
    "answers 409 to a sixth file",
    () => only((sent) => files(sent) > 0, turns("enviarMensagemChat", 400, 409)),
  ],
  "ERR-041/text-without-its-files": [
    "stores the text of a message whose files it refuses",
    () =>
      only(
        (sent) => sent.operation === "enviarMensagemChat" && files(sent) > 0,
        async (sent, forward) => {
          const answered = await forward(sent);
          const text = /name="mensagem"\r\n\r\n([^\r]+)/.exec(sent.body.toString("utf8"))?.[1];
          if (answered.status !== 400 || text === undefined) return answered;
          await forward({
            ...sent,
            headers: { ...sent.headers, "content-type": "application/json" },
            body: Buffer.from(JSON.stringify({ mensagem: text })),
          });
          return answered;
        },
      ),
  ],
  "LIM-001/limit-per-message": [
    "counts the files of a message together",
    () => refuses("enviarMensagemChat", (_, sent) => files(sent) > 1 && sent.body.length > 2_097_152),
  ],
  "LIM-001/one-million": [
    "takes no file of more than one megabyte",
    () => refuses("enviarMensagemChat", (_, { body }) => body.length > 1_100_000),
  ],
  "LIM-001/three-megabytes": [
    "takes files of three megabytes",
    () =>
      accepts(
        "enviarMensagemChat",
        (_, { body }) => body.length > 2_097_152 && body.length < 3_500_000,
        enviada,
      ),
  ],
  "LIM-002/five-per-message": [
    "counts the files of each message on their own",
    () =>
      accepts(
        "enviarMensagemChat",
        (_, sent) =>
          files(sent) > 0 && files(sent) < 6 && /\.(pdf|png|csv)"/.test(sent.body.toString("latin1")),
        enviada,
      ),
  ],
  "NS-049/shown-in-the-browser": [
    "lets the browser show a downloaded file",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const { "content-disposition": _, ...headers } = answered.headers;
      return sent.operation === "baixarArquivo"
        ? { ...answered, headers: { ...headers, "content-disposition": "inline" } }
        : answered;
    },
  ],
  "NS-050/gives-the-place-back": [
    "takes a sixth file after one was removed",
    () => {
      let removed = false;
      return async (sent, forward) => {
        const answered = await forward(sent);
        if (sent.operation === "removerAnexo" && answered.status === 200) removed = true;
        return removed && sent.operation === "enviarMensagemChat" && sent.body.includes("sexta")
          ? reply(200, enviada)
          : answered;
      };
    },
  ],
  "NS-049/downloads-of-every-store": ["lets every store download every file", () => leaks("baixarArquivo")],
  "AUTH-007/lists-every-store": ["lists the files of the other store's orders", () => leaks("listarAnexos")],
});
