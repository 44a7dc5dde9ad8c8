/** A fault planted in the toolkit, which the tests named must notice. */
export interface Mutant {
  /** What the faulty toolkit does. */
  id: string;
  /** Path from the root. */
  file: string;
  /** Text that the file has once, and what stands there instead. */
  from: string;
  to: string;
  /** Test files, of which one at least must fail. */
  tests: readonly string[];
}
