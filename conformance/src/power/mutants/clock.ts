import type { Cotacao, CotacaoDaFila } from "@frete/contract/loja";
import { mutantsOf } from "../mutant.ts";
import { answers, jsonOf, withBody } from "../mutate.ts";

/** What time does to quotations. */
export const clockMutants = mutantsOf("cotacao", {
  "COT-040/no-window": [
    "returns quotations of any age from the queue",
    () => {
      const waiting: CotacaoDaFila[] = [];
      return async (sent, forward) => {
        const answered = await forward(sent);
        if (sent.operation === "criarCotacao" && answered.status === 200 && sent.token === "cotacao") {
          const { retorno, ...rest } = jsonOf(answered) as Cotacao;
          const { destino: _, ...own } = retorno;
          waiting.push({ retorno: own, ...rest });
        }
        if (sent.operation !== "lerFilaCotacao" || answered.status !== 200 || sent.token !== "api")
          return answered;
        const found = jsonOf(answered) as CotacaoDaFila[];
        const taken = found.length > 0 ? found : waiting.slice(-1);
        waiting.length = 0;
        return withBody(answered, taken);
      };
    },
  ],
  "COT-040/one-hour": [
    "returns only quotations of the last minutes from the queue",
    () => {
      let quoted = 0;
      return async (sent, forward) => {
        const answered = await forward(sent);
        if (sent.operation === "criarCotacao")
          quoted = Date.parse((jsonOf(answered) as Partial<Cotacao>).retorno?.dataCotacao ?? "");
        const isLate = quoted > Date.now() + 86_400_000;
        return sent.operation === "lerFilaCotacao" && isLate ? withBody(answered, []) : answered;
      };
    },
  ],
  "COT-043/deleted-after-12-hours": [
    "deletes what the window leaves out",
    () => {
      let empty = false;
      return answers("lerFilaCotacao", (body) => {
        const found = empty ? [] : body;
        empty = body.length === 0;
        return found;
      });
    },
  ],
  "COT-043/never-deleted": [
    "keeps unread quotations for ever",
    () => {
      let last: CotacaoDaFila | undefined;
      let reads = 0;
      return async (sent, forward) => {
        const answered = await forward(sent);
        if (sent.operation === "criarCotacao" && answered.status === 200) {
          const { retorno, ...rest } = jsonOf(answered) as Cotacao;
          const { destino: _, ...own } = retorno;
          last = { retorno: own, ...rest };
          reads = 0;
        }
        if (sent.operation !== "lerFilaCotacao" || answered.status !== 200) return answered;
        reads++;
        const none = (jsonOf(answered) as unknown[]).length === 0;
        return none && reads === 2 && last ? withBody(answered, [last]) : answered;
      };
    },
  ],
  "NS-034/quotations-for-a-month": [
    "forgets quotations too early",
    () => {
      let quotedAt = 0;
      return async (sent, forward) => {
        const answered = await forward(sent);
        if (sent.operation === "criarCotacao" && answered.status === 200)
          quotedAt = Date.parse((jsonOf(answered) as Cotacao).retorno.dataCotacao);
        const isKept = sent.operation === "consultarCotacao" && answered.status === 200;
        return isKept && quotedAt > Date.now() + 86_400_000
          ? { ...answered, status: 404, body: Buffer.from('{"mensagem":"Cotação não encontrada"}') }
          : answered;
      };
    },
  ],
});
