import type { OperationId } from "../../cases/support/operationId.ts";
import { mutantsOf } from "../mutant.ts";
import { accepts, answers, only, reply, sends, turns } from "../mutate.ts";

/** Takes its own UTF-8 for ISO 8859-1. */
const encodesTwice = (operation: OperationId) =>
  only(
    (sent) => sent.operation === operation,
    async (sent, forward) => {
      const answered = await forward(sent);
      return { ...answered, body: Buffer.from(answered.body.toString("latin1")) };
    },
  );

const failed = (status: number) => status >= 400 && status < 500;

/** What every operation has in common: bodies, texts, malformed requests. */
export const geralMutants = mutantsOf("geral", {
  "ERR-001/another-key": [
    "answers errors under erro, not mensagem",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return failed(answered.status)
        ? { ...answered, body: Buffer.from(answered.body.toString().replace('"mensagem"', '"erro"')) }
        : answered;
    },
  ],
  "NS-003/problem-details": [
    "answers errors as application/problem+json",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return failed(answered.status)
        ? { ...answered, headers: { ...answered.headers, "content-type": "application/problem+json" } }
        : answered;
    },
  ],
  "ERR-001/empty-text": [
    "answers errors with an empty text",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return failed(answered.status) ? { ...answered, body: Buffer.from('{"mensagem":""}') } : answered;
    },
  ],
  "GER-005/latin-1": [
    "answers in ISO 8859-1",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const type = answered.headers["content-type"] ?? "";
      return type.includes("json")
        ? {
            ...answered,
            headers: { ...answered.headers, "content-type": "application/json; charset=iso-8859-1" },
            body: Buffer.from(answered.body.toString(), "latin1"),
          }
        : answered;
    },
  ],
  "GER-005/utf-8-said-latin-1-sent": [
    "answers in ISO 8859-1 and says UTF-8",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return (answered.headers["content-type"] ?? "").includes("json")
        ? { ...answered, body: Buffer.from(answered.body.toString(), "latin1") }
        : answered;
    },
  ],
  "GER-005/orders-encoded-twice": [
    "encodes the answer twice when listing orders",
    () => encodesTwice("listarPedidos"),
  ],
  "GER-005/products-encoded-twice": [
    "encodes the answer twice when reading a product",
    () => encodesTwice("consultarProduto"),
  ],
  "GER-005/chats-encoded-twice": [
    "encodes the answer twice when reading a chat",
    () => encodesTwice("lerChat"),
  ],
  "GER-005/plain-text": [
    "answers JSON as text/plain",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return { ...answered, headers: { ...answered.headers, "content-type": "text/plain; charset=utf-8" } };
    },
  ],
  "GER-015/long-errors": [
    "answers errors of more than 255 characters",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const { mensagem = "" } = failed(answered.status) ? JSON.parse(answered.body.toString()) : {};
      return mensagem ? reply(answered.status, { mensagem: mensagem.padEnd(256, ".") }) : answered;
    },
  ],
  "NS-003/malformed-is-500": [
    "answers 500 to malformed JSON",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const text = sent.body.toString();
      const malformed = answered.status === 400 && text !== "" && !/^[\s\S]*[}\]]\s*$/.test(text);
      return malformed ? reply(500, { mensagem: "Erro interno" }) : answered;
    },
  ],
  "NS-003/any-content-type": [
    "reads JSON whatever the content type says",
    () => (sent, forward) =>
      forward(
        /^(text\/plain|application\/jsonx)/.test(sent.headers["content-type"] ?? "")
          ? { ...sent, headers: { ...sent.headers, "content-type": "application/json" } }
          : sent,
      ),
  ],
  "NS-003/no-allow": [
    "answers 405 without Allow",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const { allow: _, ...headers } = answered.headers;
      return answered.status === 405 ? { ...answered, headers } : answered;
    },
  ],
  "NS-003/wrong-method-is-404": [
    "answers 404 to a method that the path does not have",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return answered.status === 405 ? { ...answered, status: 404 } : answered;
    },
  ],
  "NS-003/unknown-field-is-an-error": [
    "refuses fields that it does not know",
    () =>
      only(
        ({ body }) => body.includes('"cor":"azul"'),
        async () => reply(400, { mensagem: "cor: campo desconhecido" }),
      ),
  ],
  "NS-003/page-of-errors": [
    "answers an HTML page for an unknown path",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return answered.status === 404 && sent.operation === null
        ? { ...answered, headers: { "content-type": "text/html" }, body: Buffer.from("<h1>Not found</h1>") }
        : answered;
    },
  ],
  "NS-003/control-characters-stripped": [
    "strips control characters instead of refusing them",
    () =>
      sends("criarCotacao", (body) => {
        body.canal = body.canal.replace(/[\u0000-\u001f]/g, "");
      }),
  ],
  "NS-003/first-of-two-keys": [
    "takes the first of two equal keys",
    () =>
      only(
        ({ body }) => /"canal":"Outro","/.test(body.toString()),
        (sent, forward) =>
          forward({
            ...sent,
            body: Buffer.from(sent.body.toString().replace(/(\{"canal":"Outro",.*?)"canal":"[^"]*",?/, "$1")),
          }),
      ),
  ],
  "NS-079/too-large-is-400": [
    "answers 400 to a body that is too large",
    () => turns("criarCotacao", 413, 400),
  ],
  "COT-028/a-list-of-one": [
    "takes a body that is no object",
    () =>
      accepts("criarCotacao", (body) => body === null || typeof body !== "object" || Array.isArray(body), {
        retorno: {},
        dadosEntrada: {},
        opcoesEntrega: [],
      }),
  ],
});

/** Numbers and types, shown on the quotation. */
export const numberMutants = mutantsOf("cotacao", {
  "GER-009/four-decimals": [
    "answers money with four decimals",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const option of opcoesEntrega) option.freteReal += 0.0011;
      }),
  ],
  "GER-014/numbers-as-text": [
    "writes money as text",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const option of opcoesEntrega)
          Object.assign(option, { freteCobrar: option.freteCobrar.toFixed(2) });
      }),
  ],
  "GER-014/flag-as-boolean": [
    "writes possuiEstoque as a boolean",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const option of opcoesEntrega)
          Object.assign(option, { possuiEstoque: option.possuiEstoque === 1 });
      }),
  ],
  "COT-008/store-name-cut": [
    "answers no name of the store",
    () =>
      answers("criarCotacao", ({ dadosEntrada }) => {
        Reflect.deleteProperty(dadosEntrada, "nomeLoja");
      }),
  ],
  "COT-010/group-left-out": [
    "leaves agrupador out when there is none",
    () =>
      answers("criarCotacao", ({ dadosEntrada }) => {
        for (const item of dadosEntrada.carrinho.produto)
          if (item.agrupador === null) Reflect.deleteProperty(item, "agrupador");
      }),
  ],
  "COT-016/charged-is-real": [
    "charges what the carrier asks although the branch gives a discount",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const option of opcoesEntrega) option.freteCobrar = option.freteReal;
      }),
  ],
  "COT-025/no-percentage": [
    "answers no percentage of the branch",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const { dadosFrete } of opcoesEntrega) dadosFrete.perAdiDesconto = 0;
      }),
  ],
  "COT-027/rules-not-listed": [
    "does not list the freight rules that it applied",
    () =>
      answers("criarCotacao", ({ opcoesEntrega }) => {
        for (const { dadosFrete } of opcoesEntrega) dadosFrete.tabelas.idListaRegras = [];
      }),
  ],
  "GER-013/offset-without-conversion": [
    "writes the local time with the offset of universal time",
    () =>
      answers(["criarCotacao", "consultarCotacao"], ({ retorno }) => {
        retorno.dataCotacao = retorno.dataCotacao.replace(/[+-]\d\d:\d\d$/, "+00:00");
      }),
  ],
});
