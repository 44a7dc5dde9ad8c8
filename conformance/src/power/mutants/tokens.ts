import type { OperationId } from "../../cases/support/operationId.ts";
import type { Sent, Wrap } from "../exchange.ts";
import { mutantsOf } from "../mutant.ts";
import { answers, as, jsonOf, only, reply } from "../mutate.ts";

const opensWithQuotationToken = (opened: OperationId) =>
  only(
    ({ operation, token }) => operation === opened && token === "cotacao",
    (sent, forward) => forward(as(sent, "api")),
  );

/** The token of the store whose code this is, by the demonstration's. */
const TOKEN_OF_CODE: Readonly<Record<string, "api" | "api2">> = { 1: "api", 2: "api2" };

/** Serves a request as the store's that a field names. */
const storeBy = (codeOf: (sent: Sent) => unknown): Wrap => {
  return (sent, forward) => {
    const store = TOKEN_OF_CODE[String(codeOf(sent))];
    const kind = sent.token?.startsWith("cotacao") ? store?.replace("api", "cotacao") : store;
    return forward(kind && sent.token !== null ? as(sent, kind as "api") : sent);
  };
};

/** Authentication: the kind of the token, the scheme, what counts as valid. */
export const tokenMutants = [
  ...mutantsOf("pedido", {
    "AUTH-006/no-token-is-the-first-store": [
      "serves requests without a token as the first store's",
      () => (sent, forward) => forward(sent.headers.authorization === undefined ? as(sent, "api") : sent),
    ],
    "AUTH-006/prefix-of-a-token-is-enough": [
      "compares only as many characters as the stored token has",
      () => (sent, forward) =>
        forward(
          sent.headers.authorization?.startsWith("Bearer frete_api_demo1") && !sent.token
            ? as(sent, "api")
            : sent,
        ),
    ],
    "AUTH-006/unknown-token-is-403": [
      "answers 403 instead of 401 to an unknown token",
      () => async (sent, forward) => {
        const answered = await forward(sent);
        return answered.status === 401 && sent.headers.authorization
          ? reply(403, { mensagem: "Token sem permissão" })
          : answered;
      },
    ],
    "AUTH-006/401-is-an-empty-body": [
      "answers 401 without the error body",
      () => async (sent, forward) => {
        const answered = await forward(sent);
        return answered.status === 401 ? { ...answered, body: Buffer.from("{}") } : answered;
      },
    ],
    "AUTH-001/any-scheme": [
      "takes the token from Basic credentials too",
      () => (sent, forward) => {
        const basic = /^Basic (.*)$/.exec(sent.headers.authorization ?? "")?.[1];
        const user = basic && Buffer.from(basic, "base64").toString().split(":")[0];
        return forward(
          user ? { ...sent, headers: { ...sent.headers, authorization: `Bearer ${user}` } } : sent,
        );
      },
    ],
    "AUTH-001/quotation-token-opens-everything": [
      "lets the quotation token into every operation",
      () => (sent, forward) => forward(sent.token === "cotacao" ? as(sent, "api") : sent),
    ],
  }),
  ...mutantsOf("geral", {
    "GER-004/store-by-query": [
      "takes the store from idLoja in the query",
      () => storeBy(({ url }) => new URL(url, "http://host").searchParams.get("idLoja")),
    ],
    "GER-004/store-by-body": [
      "takes the store from idLoja in the body",
      () => storeBy((sent) => (jsonOf(sent) as { idLoja?: number } | undefined)?.idLoja),
    ],
    "GER-004/store-by-a-name-of-its-own": [
      "takes the store from loja in the query",
      () => storeBy(({ url }) => new URL(url, "http://host").searchParams.get("loja")),
    ],
    "GER-004/store-by-header": [
      "takes the store from a header",
      () => storeBy(({ headers }) => headers.idloja),
    ],
    "GER-004/store-of-a-registration-by-body": [
      "takes the store of a registration from idLoja in the body",
      () =>
        only(
          ({ operation }) => operation === "registrarWebhook",
          storeBy((sent) => (jsonOf(sent) as { idLoja?: number } | undefined)?.idLoja),
        ),
    ],
  }),
  ...mutantsOf("pedido", {
    "AUTH-005/orders-name-one-store": [
      "says of every order that it is the first store's",
      () =>
        answers("listarPedidos", (body) => {
          for (const pedido of body) pedido.idLoja = 1;
        }),
    ],
    "PED-REC-001/code-of-the-order-for-the-store": [
      "answers another code of the store with each order",
      () =>
        answers("listarPedidos", (body) => {
          for (const [index, pedido] of body.entries()) pedido.idLoja = index + 1;
        }),
    ],
  }),
  ...mutantsOf("plp", {
    "AUTH-001/quotation-token-lists-plps": [
      "lists PLPs with the quotation token too",
      () => opensWithQuotationToken("listarPlps"),
    ],
    "AUTH-001/quotation-token-reads-a-plp": [
      "looks a PLP up before it asks for the kind of the token",
      () => opensWithQuotationToken("consultarPlp"),
    ],
  }),
  ...mutantsOf("evento", {
    "AUTH-001/quotation-token-registers": [
      "lets the quotation token register a receiver",
      () => opensWithQuotationToken("registrarWebhook"),
    ],
  }),
  ...mutantsOf("filial", {
    "AUTH-006/used-tokens-go-on": [
      "remembers tokens that it took once and asks no more",
      () => {
        const taken = new Set<string>();
        return async (sent, forward) => {
          const { authorization = "" } = sent.headers;
          const answered = await forward(sent);
          if (answered.status !== 401) taken.add(authorization);
          if (answered.status !== 401 || !taken.has(authorization) || sent.token !== null) return answered;
          return forward(as(sent, sent.operation === "criarCotacao" ? "cotacao" : "api"));
        };
      },
    ],
    "AUTH-006/last-of-two-tokens": [
      "looks for any token that it knows in the header",
      () => (sent, forward) =>
        forward(/, Bearer frete_api_demo1$/.test(sent.headers.authorization ?? "") ? as(sent, "api") : sent),
    ],
  }),
  ...mutantsOf("cotacao", {
    "GER-004/quotation-token-of-any-store-reads": [
      "reads a quotation back with the quotation token of another store",
      () =>
        only(
          ({ operation, token }) => operation === "consultarCotacao" && token === "cotacao2",
          (sent, forward) => forward(as(sent, "cotacao")),
        ),
    ],
    "AUTH-002/api-token-quotes": [
      "creates quotations with the API token too",
      () =>
        only(
          ({ operation, token }) => operation === "criarCotacao" && token === "api",
          (sent, forward) => forward(as(sent, "cotacao")),
        ),
    ],
    "AUTH-009/quotation-token-empties-the-queue": [
      "reads the quotation queue with the quotation token too",
      () =>
        only(
          ({ operation, token }) => operation === "lerFilaCotacao" && token === "cotacao",
          (sent, forward) => forward(as(sent, "api")),
        ),
    ],
    "AUTH-003/quotations-are-limited": [
      "answers 429 after 100 quotations",
      () => {
        let count = 0;
        return only(
          ({ operation }) => operation === "criarCotacao" && ++count > 100,
          async () => reply(429, { mensagem: "Muitas requisições" }),
        );
      },
    ],
    "AUTH-004/one-channel-per-token": [
      "remembers the first channel of a quotation token",
      () => {
        let canal: unknown;
        return only(
          ({ operation, token }) => operation === "criarCotacao" && token !== null,
          async (sent, forward) => {
            const answered = await forward(sent);
            const text = answered.body.toString();
            if (answered.status !== 200) return answered;
            canal ??= JSON.parse(text).dadosEntrada.canal;
            return {
              ...answered,
              body: Buffer.from(
                text.replace(/"canal":"(?:[^"\\]|\\.)*"/, () => `"canal":${JSON.stringify(canal)}`),
              ),
            };
          },
        );
      },
    ],
    "AUTH-005/queue-of-every-store": [
      "reads the quotation queue of both stores",
      () =>
        only(
          ({ operation, token }) => operation === "lerFilaCotacao" && token === "api2",
          (sent, forward) => forward(as(sent, "api")),
        ),
    ],
  }),
  ...mutantsOf("filial", {
    "AUTH-005/branches-of-every-store": [
      "lists the first store's branches to the second store",
      () =>
        only(
          ({ operation }) => operation === "listarFiliais",
          (sent, forward) => forward(sent.token === "api2" ? as(sent, "api") : sent),
        ),
    ],
  }),
];
