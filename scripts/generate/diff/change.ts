/** What a change means for those who use the contract, gravest first. */
export const LEVELS = ["breaking", "risky", "additive", "editorial"] as const;
/**
 * `breaking`: something that was valid no longer is, or nobody can show that it still is. `risky`: it is valid, and may mean or do
 * something else. `additive`: there is more than before. `editorial`: nothing that a program sees.
 */
export type Level = (typeof LEVELS)[number];

/** What is concerned: what is sent to the service, what it answers, what it sends by itself, how it refuses. */
export type Direction = "request" | "answer" | "event" | "error";

/** A difference of two contracts. */
export interface Change {
  readonly level: Level;
  readonly direction: Direction;
  /** Stable name of the kind of change: `maxLength`, `property-removed`. */
  readonly kind: string;
  /** Where it stands: `Book.title`, or in what of an operation: `query limit`. */
  readonly place: string;
  /** What was and what is, in words. */
  readonly message: string;
  /** Ids of the operations that have it; none when it is about the whole. */
  readonly operations: readonly string[];
  /** Ids of rules that the place cites. */
  readonly rules: readonly string[];
  /** Of what is gone: the day that its deprecation announced (`x-sunset`). */
  readonly sunset?: string;
}

/** By what a change is known from run to run: `request maxLength Book.title`. */
export const keyOf = ({ direction, kind, place, operations }: Change): string =>
  [direction, kind, place, ...(/^[\p{Lu}]/u.test(place) || operations.length !== 1 ? [] : operations)]
    .join(" ")
    .trim();

/** The gravest level of changes; none of none. */
export const gravest = (changes: readonly Pick<Change, "level">[]): Level | undefined =>
  LEVELS.find((level) => changes.some((change) => change.level === level));
