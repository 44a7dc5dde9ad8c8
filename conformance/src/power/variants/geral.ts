import type { Sent, Wrap } from "../exchange.ts";
import { jsonOf, only, refuses, reply, sends, turns, withQuery } from "../mutate.ts";
import type { VariantTable } from "../variant.ts";
import { every, everyBody, headers } from "../variantWraps.ts";

/** Operations whose refusals the interface does not give a status. */
const OPEN = [
  "criarCotacao",
  "consultarCotacao",
  "lerFilaCotacao",
  "salvarProdutos",
  "consultarProduto",
  "registrarWebhook",
  "lerFila",
  "removerDaFila",
] as const;
const refused = (status = 400) => reply(status, { mensagem: "Requisição recusada" });
/** Answers some requests itself. */
const instead = (when: (sent: Sent) => boolean, status: number): Wrap =>
  only(when, async () => refused(status));
const parameters = ({ url }: Sent) => [...new URL(url, "http://host").searchParams];
const hasNull = (value: unknown): boolean =>
  value === null || (typeof value === "object" && Object.values(value).some(hasNull));
const isReversa = (sent: Sent): boolean =>
  (jsonOf(sent) as { tipoPedido?: unknown } | undefined)?.tipoPedido === "reversa";
const without = (name: string) =>
  headers((own) => Object.fromEntries(Object.entries(own).filter(([each]) => each !== name)));
const VOLUME = /^(sku|quantidade|valorUnitario|peso|altura|largura|profundidade)$/;
const COTACAO = /^(filiaisOrigem|cepDestino|canal|volumes)$/;
const isKnown = (known: RegExp) => (value: object) => Object.keys(value).every((name) => known.test(name));

/** Takes the first of several values of a parameter. */
const firstValue: Wrap = (sent, forward) =>
  forward(
    withQuery(sent, (query) => {
      for (const [name, [first = ""]] of [...query].map(([name]) => [name, query.getAll(name)] as const))
        query.set(name, first);
    }),
  );

/** Requests that say what they mean badly, and the status of a refusal. */
export const geralVariants: VariantTable = {
  "no-challenge": {
    does: "answers 401 without WWW-Authenticate",
    decisions: ["NS-003"],
    touches: ["WWW-Authenticate"],
    wrap: () => without("www-authenticate"),
  },
  "no-retry-after": {
    does: "answers 429 without Retry-After",
    decisions: ["NS-003"],
    modules: ["chat"],
    touches: ["Retry-After"],
    wrap: () => without("retry-after"),
  },
  "refused-with-422": {
    does: "refuses with 422 where the interface names no status",
    decisions: ["NS-076"],
    modules: ["cotacao", "produto", "evento", "geral"],
    wrap: () => turns(OPEN, 400, 422),
  },
  "unknown-with-400": {
    does: "answers what it does not know with 400 where the interface names no status",
    decisions: ["NS-062", "NS-064", "NS-076"],
    modules: ["cotacao", "produto", "evento"],
    touches: ["removerDaFila", "empty queue of quotations"],
    wrap: () => turns(OPEN, 404, 400),
  },
  "media-type-400": {
    does: "refuses another media type with 400",
    decisions: ["NS-003", "NS-076"],
    modules: ["geral", "produto"],
    wrap: () => every((answered) => (answered.status === 415 ? { ...answered, status: 400 } : answered)),
  },
  "any-media-type": {
    does: "reads a body of any media type as JSON",
    decisions: ["NS-003"],
    modules: ["geral", "produto"],
    wrap: () => (sent, forward) =>
      sent.operation === "criarCotacao"
        ? forward({ ...sent, headers: { ...sent.headers, "content-type": "application/json" } })
        : forward(sent),
  },
  "too-large-400": {
    does: "refuses a body that is too large with 400",
    decisions: ["NS-079", "NS-076"],
    modules: ["geral"],
    wrap: () => every((answered) => (answered.status === 413 ? { ...answered, status: 400 } : answered)),
  },
  "larger-bodies": {
    does: "reads larger bodies",
    decisions: ["NS-079"],
    modules: ["geral"],
    wrap: () =>
      sends(
        ["criarCotacao", "registrarWebhook", "criarPlp", "criarPedido", "alterarPedido"],
        () => undefined,
      ),
  },
  "fewer-items": {
    does: "takes at most 100 items of a cart, and 100 products",
    decisions: ["NS-079"],
    modules: ["cotacao", "produto"],
    wrap: () =>
      refuses(["criarCotacao", "salvarProdutos"], (body) =>
        Object.values(body).some((list) => Array.isArray(list) && list.length > 100),
      ),
  },
  "shorter-lists": {
    does: "takes at most 10 telephones and entries of free data of an order, and addresses of 500 characters",
    decisions: ["NS-094"],
    modules: ["pedido"],
    wrap: () =>
      refuses(
        ["criarPedido"],
        ({ enderecoEntrega, dadosAdicionais, envio }) =>
          envio.some(({ urlRastreioExterno }) => (urlRastreioExterno ?? "").length > 500) ||
          [
            ...[enderecoEntrega.telefones, dadosAdicionais],
            ...envio.map(({ dadosAdicionaisEnvio }) => dadosAdicionaisEnvio),
          ].some((list) => (list ?? []).length > 10),
      ),
  },
  "wrong-method-404": {
    does: "answers another method with 404",
    decisions: ["NS-003"],
    modules: ["geral", "produto"],
    wrap: () =>
      every((answered) =>
        answered.status === 405 ? { ...refused(404), transfer: { close: true } } : answered,
      ),
  },
  "trailing-slash-404": {
    does: "knows no path with a slash at its end",
    decisions: ["NS-003"],
    modules: ["geral"],
    wrap: () => instead(({ url }) => url.endsWith("/"), 404),
  },
  "unknown-fields-refused": {
    does: "refuses fields and parameters that it does not know",
    decisions: ["NS-003"],
    modules: ["geral", "cotacao"],
    wrap: () => (sent, forward) =>
      instead(({ url }) => /[?&]cor=/.test(url), 400)(sent, (request) =>
        refuses("criarCotacao", (body) => !isKnown(COTACAO)(body) || !body.volumes.every(isKnown(VOLUME)))(
          request,
          forward,
        ),
      ),
  },
  "null-refused": {
    does: "refuses a null in a request, but for returns, whose refusals the interface words",
    decisions: ["NS-003", "NS-044"],
    modules: ["cotacao", "evento", "geral"],
    wrap: () =>
      instead(
        (sent) => sent.operation !== "salvarProdutos" && !isReversa(sent) && hasNull(jsonOf(sent)),
        400,
      ),
  },
  "blank-parameters-refused": {
    does: "refuses a parameter without a value, but for autorizado",
    decisions: ["NS-003"],
    modules: ["transportadora", "cotacao", "pedido", "plp", "chat", "reversa"],
    wrap: () =>
      instead((sent) => parameters(sent).some(([name, value]) => value === "" && name !== "autorizado"), 400),
  },
  "parameters-twice": {
    does: "takes the first value of a parameter that is given twice",
    decisions: ["NS-003"],
    modules: ["transportadora", "cotacao", "chat", "geral"],
    wrap: () => firstValue,
  },
  "lists-without-blanks": {
    does: "takes a blank beside a comma for a part of the code",
    decisions: ["NS-003"],
    modules: ["cotacao"],
    wrap: () =>
      refuses(
        "criarCotacao",
        ({ filiaisOrigem }) => typeof filiaisOrigem === "string" && /\s/.test(filiaisOrigem),
      ),
  },
  "control-characters-of-a-channel-dropped": {
    does: "drops what no text may hold",
    decisions: ["NS-003"],
    modules: ["geral", "cotacao"],
    wrap: () =>
      sends("criarCotacao", (body) => {
        if (typeof body.canal === "string")
          body.canal = body.canal.replace(/[\u0000-\u001f]/g, "").toWellFormed();
      }),
  },
  "repeated-key-refused": {
    does: "refuses a key that is there twice",
    decisions: ["NS-003"],
    modules: ["geral"],
    wrap: () =>
      instead(
        ({ operation, body }) => operation === "criarCotacao" && body.toString().split('"canal":').length > 2,
        400,
      ),
  },
  "decimals-rounded": {
    does: "rounds decimals to the places that they may have",
    decisions: ["NS-002"],
    modules: ["cotacao"],
    wrap: () =>
      sends("criarCotacao", (body) => {
        for (const volume of body.volumes) {
          volume.valorUnitario = rounded(volume.valorUnitario, 2);
          for (const name of ["peso", "altura", "largura", "profundidade"] as const)
            if (volume[name] !== undefined) volume[name] = rounded(volume[name], 3);
        }
      }),
  },
  "noise-refused": {
    does: "refuses what a sum of decimals leaves behind the last place",
    decisions: ["NS-002"],
    modules: ["cotacao"],
    wrap: () =>
      refuses("criarCotacao", ({ volumes }) =>
        volumes.some(({ valorUnitario, peso, altura, largura, profundidade }) =>
          [
            rounded(valorUnitario, 2) !== valorUnitario,
            ...[peso, altura, largura, profundidade].map(
              (value) => typeof value === "number" && rounded(value, 3) !== value,
            ),
          ].some(Boolean),
        ),
      ),
  },
  "numbers-in-texts": {
    does: "takes a number in a text for the number, and a number for a text",
    decisions: ["NS-003"],
    modules: ["cotacao"],
    wrap: () =>
      sends("criarCotacao", (body) => {
        for (const name of ["canal", "filiaisOrigem"] as const)
          if (typeof body[name] === "number") body[name] = String(body[name]);
        for (const volume of body.volumes) {
          const fields = volume as unknown as Record<string, unknown>;
          for (const [name, value] of Object.entries(fields))
            if (name !== "sku" && typeof value === "string" && /^\d+$/.test(value))
              fields[name] = Number(value);
          if (typeof fields.sku === "number") fields.sku = String(fields.sku);
        }
      }),
  },
  "texts-in-english": {
    does: "says in English, and without a name, what is wrong",
    decisions: ["NS-003", "NS-077"],
    modules: ["cotacao", "produto", "evento", "geral", "transportadora"],
    touches: ["texts of failures"],
    wrap: () =>
      only(
        ({ operation }) => operation !== "criarPedido",
        everyBody((body, { status }) =>
          status >= 400 && typeof (body as { mensagem?: unknown })?.mensagem === "string"
            ? { mensagem: "Not possible" }
            : body,
        ),
      ),
  },
};

const rounded = <Value>(value: Value, places: number): Value =>
  typeof value === "number" ? (Number(value.toFixed(places)) as Value) : value;
