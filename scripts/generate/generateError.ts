/** Anything that keeps a contract from being generated: what is wrong, where, and what to do. */
export class GenerateError extends Error {
  override name = "GenerateError";
}
