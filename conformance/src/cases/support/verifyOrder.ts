import { isDeepStrictEqual } from "node:util";
import type { Verify } from "../../engine/verify.ts";

/**
 * Holds a part of a sorted list against the whole of it. That it is sorted is a rule of the case; in which direction, a decision.
 * @param all the whole, in the direction that the decision gives it
 * @param part from which place on, up to which one
 */
export function verifyEitherWay(
  verify: Verify,
  found: readonly unknown[],
  all: readonly unknown[],
  decision: string,
  [from, to]: readonly [from: number, to: number] = [0, all.length],
): void {
  const onward = all.slice(from, to);
  const backward = all.toReversed().slice(from, to);
  verify.equal("", found, isDeepStrictEqual(found, backward) ? backward : onward);
  verify.equal("", found, onward, [decision]);
}

/** Is there no value? Whether that is null or an empty text is a decision (NS-007). */
export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";
