import type { Tolerance } from "../../engine/case.ts";
import { isRefusal } from "./define.ts";

/** A refusal in place of an answer: the interface says of such a request neither that it is carried out nor that it is refused. */
export function refusal(rules: readonly string[], instead: string): Tolerance {
  return { rules, instead, answers: ({ status }) => isRefusal(status) };
}
