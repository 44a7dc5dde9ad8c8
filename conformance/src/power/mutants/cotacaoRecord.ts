import type { Success } from "../../cases/support/define.ts";
import { mutantsOf } from "../mutant.ts";
import { answers, asks, jsonOf, leaks, only, reply, withBody, withQuery } from "../mutate.ts";

/** The quotation record, reading it back, and its queue. */
export const cotacaoRecordMutants = mutantsOf("cotacao", {
  "COT-001/read-anew": [
    "reads a quotation with the time of the reading",
    () =>
      answers("consultarCotacao", ({ retorno }) => {
        retorno.dataCotacao = retorno.dataCotacao.replace(/^\d{4}/, "2031");
      }),
  ],
  "COT-002/queue-with-destination": [
    "leaves retorno.destino in the records of the queue",
    () =>
      answers("lerFilaCotacao", (body) => {
        for (const { retorno } of body)
          Object.assign(retorno, {
            destino: {
              cep: 1310100,
              uf: "SP",
              ufExtenso: "São Paulo",
              regiaoUf: "Capital",
              regiaoPais: "Sudeste",
            },
          });
      }),
  ],
  "COT-003/code-of-25": [
    "answers the full code in retorno.idCotacao",
    () =>
      answers("criarCotacao", ({ retorno }) => {
        retorno.idCotacao = retorno.idCotacao.padEnd(25, "0");
      }),
  ],
  "COT-004/no-text-on-success": [
    "leaves retorno.mensagem empty",
    () =>
      answers("criarCotacao", ({ retorno }) => {
        retorno.mensagem = "";
      }),
  ],
  "COT-005/state-name-as-region": [
    "says Capital for every destination outside the capital and Interior inside",
    () =>
      answers("criarCotacao", ({ retorno: { destino } }) => {
        destino.regiaoUf = destino.regiaoUf === "Capital" ? "Interior" : "Capital";
      }),
  ],
  "NS-013/state-name-cut": [
    "cuts the name of the state to eight characters",
    () =>
      answers("criarCotacao", ({ retorno: { destino } }) => {
        destino.ufExtenso = destino.ufExtenso.slice(0, 8);
      }),
  ],
  "COT-007/cep-as-text": [
    "writes destino.cep as text with its leading zero",
    () =>
      answers("criarCotacao", ({ retorno: { destino } }) => {
        Object.assign(destino, { cep: String(destino.cep).padStart(8, "0") });
      }),
  ],
  "COT-007/cep-loses-its-zero": [
    "writes dadosEntrada.cepDestino without its leading zero",
    () =>
      answers("criarCotacao", ({ dadosEntrada }) => {
        dadosEntrada.cepDestino = String(Number(dadosEntrada.cepDestino));
      }),
  ],
  "COT-009/total-of-unit-values": [
    "adds the unit values up without the quantities",
    () =>
      answers("criarCotacao", ({ dadosEntrada: { carrinho } }) => {
        carrinho.valorNF = carrinho.produto.reduce((sum, { preco }) => sum + preco, 0);
      }),
  ],
  "COT-009/floating-point": [
    "adds money up in floating point",
    () =>
      answers("criarCotacao", ({ dadosEntrada: { carrinho } }) => {
        carrinho.valorNF += 0.000000001;
      }),
  ],
  "COT-011/catalogue-price": [
    "answers the catalogue's price as preco",
    () =>
      answers("criarCotacao", ({ dadosEntrada: { carrinho } }) => {
        for (const item of carrinho.produto) item.preco = item.precoCadastro ?? item.preco;
      }),
  ],
  "COT-011/price-of-any-channel": [
    "answers the prices of a channel in every channel",
    () =>
      answers("criarCotacao", ({ dadosEntrada: { carrinho } }) => {
        for (const item of carrinho.produto)
          if (item.precoCadastro !== null) Object.assign(item, { precoCanalDe: 120, precoCanalPor: 99.9 });
      }),
  ],
  "COT-012/stock-of-now": [
    "reads a quotation with the stock of now",
    () =>
      answers("consultarCotacao", ({ dadosEntrada: { carrinho } }) => {
        for (const item of carrinho.produto) if (item.estoqueProduto !== null) item.estoqueProduto -= 1;
      }),
  ],
  "COT-013/stock-of-the-unregistered-is-0": [
    "says that an unregistered product has no stock",
    () =>
      answers("criarCotacao", ({ dadosEntrada: { carrinho } }) => {
        for (const item of carrinho.produto) if (item.idSku === null) item.estoque = 0;
      }),
  ],
  "COT-037/no-destination": [
    "reads a quotation in the shape of the queue",
    () =>
      answers("consultarCotacao", ({ retorno }) => {
        Reflect.deleteProperty(retorno, "destino");
      }),
  ],
  "COT-044/no-option-is-an-error": [
    "answers 400 for a cart that no option serves",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      if (sent.operation !== "criarCotacao" || answered.status !== 200) return answered;
      const { opcoesEntrega, retorno } = jsonOf(answered) as Success<"criarCotacao">;
      return opcoesEntrega.length > 0 ? answered : reply(400, { mensagem: retorno.mensagem });
    },
  ],
  "COT-038/quotation-hidden-from-the-api-token": [
    "lets only the quotation token read quotations",
    () =>
      only(
        ({ operation, token }) => operation === "consultarCotacao" && token === "api",
        async () => reply(401, { mensagem: "Token inválido" }),
      ),
  ],
  "COT-039/no-limit": [
    "returns everything there is however small the limit",
    () => asks("lerFilaCotacao", (query) => query.delete("limite")),
  ],
  "COT-039/limit-counts-one-more": [
    "returns one record too few",
    () => answers("lerFilaCotacao", (body) => body.slice(0, -1)),
  ],
  "COT-041/not-destructive": [
    "brings the records of the last reading again",
    () => {
      let last: unknown[] = [];
      return answers("lerFilaCotacao", (body) => {
        const both = [...last, ...body];
        last = body;
        return both;
      });
    },
  ],
  "COT-041/loses-the-rest": [
    "empties the queue although it returns only a part of it",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      if (sent.operation !== "lerFilaCotacao" || answered.status !== 200) return answered;
      await forward(withQuery(sent, (query) => query.set("limite", "200")));
      return answered;
    },
  ],
  "NS-059/newest-first": [
    "returns the newest record of the queue first",
    () => answers("lerFilaCotacao", (body) => body.reverse()),
  ],
  "NS-059/reading-forgets-the-quotation": [
    "forgets a quotation that was read from the queue",
    () => {
      const gone = new Set<string>();
      return async (sent, forward) => {
        if (sent.operation === "consultarCotacao" && gone.has(sent.path.idCotacao ?? ""))
          return reply(404, { mensagem: "Cotação não encontrada" });
        const answered = await forward(sent);
        if (sent.operation === "lerFilaCotacao" && answered.status === 200)
          for (const { retorno } of jsonOf(answered) as { retorno: { idCotacao: string } }[])
            gone.add(retorno.idCotacao);
        return answered;
      };
    },
  ],
  "GER-004/quotations-of-every-store": ["reads any store's quotation", () => leaks("consultarCotacao")],
  "GER-013/no-offset": [
    "writes dataCotacao without offset",
    () =>
      answers("criarCotacao", ({ retorno }) => {
        retorno.dataCotacao = retorno.dataCotacao.slice(0, 19);
      }),
  ],
  "GER-013/universal-time": [
    "writes dataCotacao in universal time with Z",
    () =>
      answers("criarCotacao", ({ retorno }) => {
        retorno.dataCotacao = new Date(retorno.dataCotacao).toISOString();
      }),
  ],
  "NS-062/unknown-is-an-empty-200": [
    "answers an unknown quotation with 200 and no options",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return sent.operation === "consultarCotacao" && answered.status === 404
        ? withBody(answered, {}, 200)
        : answered;
    },
  ],
  "NS-012/no-such-place-is-200": [
    "answers a postal code that does not exist with 200",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      const isQuote = sent.operation === "criarCotacao" && answered.status === 400;
      return isQuote && sent.body.includes("00000000")
        ? withBody(answered, { mensagem: "CEP sem atendimento" }, 200)
        : answered;
    },
  ],
});
