import { beginning } from "./prepareRequest.ts";
import type { CaseResult } from "./runResult.ts";

/** More of a body is not worth keeping once its case has passed: some hold megabytes, and there are thousands of cases. */
const KEPT = 20_000;

/** The result of a case, without the parsed answer and, once it has passed, without the rest of long bodies. */
export function lighter(result: CaseResult): CaseResult {
  const { request, answer, outcome } = result;
  const isOver = outcome === "passed";
  return {
    ...result,
    ...(request &&
      isOver &&
      request.body.length > KEPT && { request: { ...request, body: beginning(request.body, KEPT) } }),
    ...(answer && {
      answer: {
        ...answer,
        bytes: Buffer.alloc(0),
        body: undefined,
        raw: undefined,
        text:
          isOver && answer.text.length > KEPT
            ? Buffer.from(answer.text).subarray(0, KEPT).toString()
            : answer.text,
      },
    }),
  };
}
