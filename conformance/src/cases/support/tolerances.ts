import type { Tolerance } from "../../engine/case.ts";

const refusal = (rules: readonly string[], instead: string): Tolerance => ({
  rules,
  instead,
  answers: ({ status }) => status >= 400 && status < 500 && status !== 401 && status !== 429,
});

/** A page larger than the largest, which the interface states and says no more of. */
export const LARGE_PAGE_REFUSED = refusal(["NS-047"], "refuses a page of more than 50");

/** A parameter without a value. */
export const BLANK_REFUSED = refusal(["NS-003"], "refuses a parameter without a value");

/** Tracking of what there is not. */
export const UNTRACKED_IS_EMPTY: Tolerance = {
  rules: ["NS-048"],
  instead: "answers an empty list",
  answers: ({ status, body }) =>
    status === 200 && (body as { lista?: unknown[] } | undefined)?.lista?.length === 0,
};
