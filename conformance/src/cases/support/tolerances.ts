import type { Tolerance } from "../../engine/case.ts";

const refusal = (rules: readonly string[], instead: string): Tolerance => ({
  rules,
  instead,
  answers: ({ status }) => status >= 400 && status < 500 && status !== 401 && status !== 429,
});

/** A page larger than the largest, which the interface states and says no more of. */
export const LARGE_PAGE_REFUSED = refusal(["NS-047"], "refuses a page of more than 50");

/** A page or a size that is none. */
export const WRONG_PAGE_OVERLOOKED: Tolerance = {
  rules: ["NS-047"],
  instead: "takes such a page for one that was not asked for",
  answers: ({ status }) => status === 200,
};

/** The state of a pre-list in the words of the record, which the filter need not know. */
export const SPELLING_REFUSED = refusal(["NS-067"], "takes the filter's own words only");

/** Tracking of what there is not. */
export const UNTRACKED_IS_EMPTY: Tolerance = {
  rules: ["NS-048"],
  instead: "answers an empty list",
  answers: ({ status, body }) =>
    status === 200 && (body as { lista?: unknown[] } | undefined)?.lista?.length === 0,
};
