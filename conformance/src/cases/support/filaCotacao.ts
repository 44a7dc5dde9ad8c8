import type { Case, Tolerance } from "../../engine/case.ts";
import { success } from "./define.ts";

/** Reads that empty the queue, 200 quotations each. */
const READS = 10;

/** An empty queue of quotations may be told in another way than by an empty list. */
export const noQuotations: Tolerance = {
  rules: ["NS-059"],
  instead: "an empty queue of quotations in another way",
  answers: ({ status }) => status === 204 || status === 404,
};

/** Empties the queue of quotations; what it held is not judged. */
export function emptyFilaCotacao(id: string): Case {
  return {
    ...success("lerFilaCotacao", {
      id,
      rules: ["COT-039", "COT-041"],
      request: { query: { limite: 200 } },
      flood: READS,
    }),
    tolerates: [noQuotations],
  };
}
