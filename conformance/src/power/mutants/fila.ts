import { mutantsOf } from "../mutant.ts";
import { answers, as, jsonOf, leaks, only, otherStore, reply, turns } from "../mutate.ts";

/** Reading and emptying the queue. */
export const filaMutants = mutantsOf("evento", {
  "FILA-001/list-of-one": ["answers a list of documents", () => answers("lerFila", (body) => [body])],
  "FILA-002/read-consumes": [
    "removes a document by reading it",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      if (sent.operation !== "lerFila" || answered.status !== 200) return answered;
      const { documento } = jsonOf(answered) as { documento: string };
      await forward({ ...sent, method: "DELETE", url: `/api/v1/fila/${documento}` });
      return answered;
    },
  ],
  "FILA-002/no-rotation": [
    "gives the same document until it is removed",
    () => {
      const last = new Map<string, Awaited<ReturnType<Parameters<ReturnType<typeof leaks>>[1]>>>();
      return async (sent, forward) => {
        const key = String(sent.token);
        if (sent.operation === "removerDaFila" || sent.operation === "registrarWebhook") last.delete(key);
        const known = sent.operation === "lerFila" ? last.get(key) : undefined;
        const answered = known ?? (await forward(sent));
        if (sent.operation === "lerFila" && answered.status === 200) last.set(key, answered);
        return answered;
      };
    },
  ],
  "FILA-003/never-removed": [
    "answers 200 and removes nothing",
    () => {
      const tried = new Set<string>();
      return only(
        ({ operation, token, path }) =>
          operation === "removerDaFila" && token === "api" && /\d/.test(path.idDocumento ?? ""),
        async (sent, forward) => {
          const known = tried.has(sent.url);
          tried.add(sent.url);
          return known ? forward(sent) : reply(200, { mensagem: "Documento removido" });
        },
      );
    },
  ],
  "NS-064/unknown-is-200": [
    "answers 200 to a document that is not there",
    () => turns("removerDaFila", 404, 200, { mensagem: "Documento removido" }),
  ],
  "NS-075/empty-object": [
    "answers an empty queue with 200 and an empty object",
    () => turns("lerFila", 204, 200, {}),
  ],
  "GER-004/queue-of-every-store": [
    "removes documents of the other store's queue",
    () => leaks("removerDaFila"),
  ],
  "AUTH-005/events-of-every-store": [
    "reads the other store's queue when the own one is empty",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      return sent.operation === "lerFila" && answered.status === 204 && sent.token
        ? forward(as(sent, otherStore(sent.token)))
        : answered;
    },
  ],
  "COT-042/one-queue": [
    "empties the queue of quotations with a document of the queue of events",
    () => async (sent, forward) => {
      const answered = await forward(sent);
      if ((sent.operation === "removerDaFila" || sent.operation === "lerFila") && answered.status < 300)
        await forward({ ...sent, method: "GET", url: "/api/v1/logCotacaoFila?limite=200" });
      return answered;
    },
  ],
});
