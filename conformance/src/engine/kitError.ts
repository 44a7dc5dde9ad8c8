/** The run itself is at fault (wrong use, wrong case, unreachable target), not the implementation under test: exit code 2. */
export class KitError extends Error {
  override name = "KitError";
}
