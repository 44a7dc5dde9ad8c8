/** A contract that generators refuse, on purpose: from the root of the repository. */
export const TWO_BOOKS = "scripts/clients/refusal/twoBooks.tsp";
