import type { Tolerance } from "../../engine/case.ts";

/** A refusal in place of an answer: the interface says of such a request neither that it is carried out nor that it is refused. */
export function refusal(rules: readonly string[], instead: string): Tolerance {
  const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;
  return { rules, instead, answers: ({ status }) => isRefusal(status) };
}
