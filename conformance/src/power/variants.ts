import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Wrap } from "./exchange.ts";
import { answers } from "./mutate.ts";
import {
  every,
  everyBody,
  everyObject,
  headers,
  reversed,
  together,
  transferred,
  written,
} from "./variantWraps.ts";

/** A server that answers differently without breaking the interface: the kit must call it conformant. */
export interface Variant {
  id: string;
  /** What it does differently. */
  does: string;
  wrap: () => Wrap;
}

/** Headers that the interface or its decisions ask for. */
const NEEDED =
  /^(content-(type|disposition)|allow|retry-after|www-authenticate|x-content-type-options|location)$/;
const ofType = (change: (type: string) => string) =>
  headers(({ "content-type": type, ...others }) => ({
    ...others,
    ...(type !== undefined && { "content-type": change(type) }),
  }));
/** Changes the text of every failure. */
const failures = (change: (text: string, status: number) => string) =>
  everyBody((body, { status }) => {
    const { mensagem } = body as { mensagem?: unknown };
    return status >= 400 && typeof mensagem === "string"
      ? { ...(body as object), mensagem: change(mensagem, status) }
      : body;
  });

const fieldsReversed = () =>
  everyObject((object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? 1 : -1))));
const moreFields = () => everyObject((object) => ({ ...object, _extensao: { versao: 7 } }));
const chunked = () => transferred({ chunked: true, pieces: 3 });

const table: Record<string, readonly [does: string, wrap: () => Wrap]> = {
  "as-it-is": ["answers as the reference server does", () => every((answered) => answered)],
  "keys-in-another-order": ["writes the keys of objects from Z to A", fieldsReversed],
  "more-fields": ["adds a field of its own to every object", moreFields],
  "more-headers": [
    "sends headers of its own",
    () =>
      headers((own) => ({
        ...own,
        server: "loja/2",
        "x-request-id": "7f",
        "cache-control": "no-store",
        etag: '"1"',
        "set-cookie": "a=1",
      })),
  ],
  "fewer-headers": [
    "sends no header that nobody asks for",
    () => headers((own) => Object.fromEntries(Object.entries(own).filter(([name]) => NEEDED.test(name)))),
  ],
  "header-names-in-capitals": [
    "writes the names of headers in capitals",
    () =>
      headers((own) =>
        Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toUpperCase(), value])),
      ),
  ],
  "no-charset": ["names no charset", () => ofType((type) => type.replace(/;.*/, ""))],
  "charset-in-capitals": [
    "writes the media type in capitals and the charset in quotes",
    () => ofType((type) => (type.includes("json") ? 'Application/JSON;Charset="UTF-8"' : type)),
  ],
  chunked: ["sends bodies in chunks, without a length", chunked],
  "several-at-once": [
    "has other keys, in another order, in chunks",
    () => together(chunked(), fieldsReversed(), moreFields()),
  ],
  "in-pieces": ["sends bodies in four pieces with pauses", () => transferred({ pieces: 4, delay: 1 })],
  "a-connection-each": ["closes the connection after every answer", () => transferred({ close: true })],
  "other-reasons": ["writes other words behind the status", () => transferred({ reason: "Certo" })],
  slower: [
    "takes its time",
    () => async (sent, forward) => {
      await wait(5);
      return forward(sent);
    },
  ],
  compressed: [
    "compresses when the client takes it",
    () =>
      every((answered, { headers: { "accept-encoding": accepted = "" } }) =>
        accepted.includes("gzip") && answered.body.length > 0
          ? {
              ...answered,
              headers: { ...answered.headers, "content-encoding": "gzip" },
              body: gzipSync(answered.body),
            }
          : answered,
      ),
  ],
  "spaced-json": [
    "writes JSON on many lines",
    () => written((_, body) => `\n${JSON.stringify(body, null, "\t")}\n`),
  ],
  "escaped-json": [
    "writes everything but ASCII, and slashes, as escapes",
    () =>
      written((text) =>
        text
          .replaceAll("/", "\\/")
          .replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`),
      ),
  ],
  "decimals-written-out": [
    "writes 10 as 10.0",
    () =>
      written((text) => outsideTexts(text, (part) => part.replace(/(?<![\d.])(\d+)(?=[,}\]\s]|$)/g, "$1.0"))),
  ],
  exponents: [
    "writes 20 as 2e1",
    () =>
      written((text) =>
        outsideTexts(text, (part) => part.replace(/(?<![\d.])([1-9])0(?=[,}\]\s]|$)/g, "$1e1")),
      ),
  ],
  "other-texts": [
    "says everything in its own words",
    () =>
      together(
        failures((text, status) => (status === 400 ? `Não deu: ${text}` : "Não foi possível atender")),
        answers("criarPedido", (body) => {
          body.mensagem = "Feito";
        }),
        answers(["criarCotacao", "consultarCotacao", "lerFilaCotacao"], (body) => {
          for (const { retorno } of [body].flat()) retorno.mensagem = `Pronto. ${retorno.mensagem}`;
        }),
        answers(["removerAnexo", "removerDaFila", "registrarWebhook", "criarPlp"], (body) => {
          body.mensagem = "Feito";
        }),
      ),
  ],
  "long-texts": ["uses all 255 characters of an error text", () => failures((text) => text.padEnd(255, "."))],
  "other-order-where-free": [
    "lists what has no order of its own the other way round",
    () =>
      together(
        reversed("listarFiliais", (body) => [body]),
        reversed("listarStatus", (body) => [body]),
        reversed("alterarPedido", ({ retornos }) => [retornos]),
        reversed("listarSituacoesReversa", (body) => Object.values(body)),
        reversed("consultarProduto", ({ produto }) => produto.flatMap(({ dePara }) => [dePara])),
      ),
  ],
  "offset-of-universal-time": [
    "writes dataCotacao with the offset +00:00",
    () =>
      answers(["criarCotacao", "consultarCotacao", "lerFilaCotacao"], (body) => {
        for (const { retorno } of [body].flat())
          retorno.dataCotacao = new Date(retorno.dataCotacao).toISOString().replace(/\.\d+Z$/, "+00:00");
      }),
  ],
  "identifiers-of-64-bits": [
    "counts products from 2^40",
    () => {
      const large = (id: unknown) => Number(id) + 2 ** 40;
      const ofShipments = (shipments: { produtos: { idSku: string | null }[] }[]) => {
        for (const produto of shipments.flatMap(({ produtos }) => produtos))
          if (produto.idSku !== null) produto.idSku = String(large(produto.idSku));
      };
      return together(
        answers(["criarCotacao", "consultarCotacao", "lerFilaCotacao"], (body) => {
          for (const { dadosEntrada } of [body].flat())
            for (const produto of dadosEntrada.carrinho.produto)
              if (produto.idSku !== null) produto.idSku = large(produto.idSku);
        }),
        answers("listarPedidos", (body) => ofShipments(body.flatMap(({ envio }) => envio))),
        answers("rastrearPedido", ({ lista }) => ofShipments(lista)),
      );
    },
  ],
  "another-challenge": [
    "asks for credentials in other words",
    () =>
      headers((own) => ({
        ...own,
        ...("www-authenticate" in own && {
          "www-authenticate": 'Bearer realm="loja", error="invalid_token"',
        }),
      })),
  ],
  "more-methods": [
    "names more methods in Allow",
    () =>
      headers(({ allow, ...own }) => ({
        ...own,
        ...(allow !== undefined && { allow: `OPTIONS, ${allow}` }),
      })),
  ],
  "longer-wait": [
    "wants the client to wait a whole minute",
    () => headers((own) => ({ ...own, ...("retry-after" in own && { "retry-after": "60" }) })),
  ],
  "texts-as-ids": [
    "gives messages ids that are no numbers",
    () =>
      together(
        answers("enviarMensagemChat", (body) => {
          body.id = `m-${body.id}`;
        }),
        answers("lerChat", ({ mensagens }) => {
          for (const message of mensagens) message.id = `m-${message.id}`;
        }),
        answers("lerFila", (body) => {
          if (body.tipo === "chatTransportadora") body.dados.idMensagem = `m-${body.dados.idMensagem}`;
        }),
      ),
  ],
  "codes-with-a-prefix": [
    "names the documents of the queue in another way",
    () =>
      together(
        (sent, forward) => forward({ ...sent, url: sent.url.replace("/fila/evt-", "/fila/") }),
        answers("lerFila", (body) => {
          body.documento = `evt-${body.documento}`;
        }),
      ),
  ],
};

/** Changes JSON outside its texts. */
function outsideTexts(json: string, change: (part: string) => string): string {
  return json.replace(
    /("(?:[^"\\]|\\.)*")|([^"]+)/g,
    (_, text: string | undefined, part = "") => text ?? change(part),
  );
}

/** Every variant. */
export const variants: Variant[] = Object.entries(table).map(([id, [does, wrap]]) => ({ id, does, wrap }));
