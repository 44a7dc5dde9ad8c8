/** Nothing can be compared: one sentence that says why, and what to do. */
export class DiffError extends Error {
  override name = "DiffError";
}
