import { isDeepStrictEqual } from "node:util";
import type { Finding } from "./problem.ts";

/** Collects what a case's own check finds; every method names the rules when they are fewer than the case's. */
export class Verify {
  readonly problems: Finding[] = [];
  readonly #rules: readonly string[];

  constructor(rules: readonly string[]) {
    this.#rules = rules;
  }

  /** `actual` must be deeply equal to `expected`. */
  equal(pointer: string, actual: unknown, expected: unknown, rules = this.#rules): void {
    if (isDeepStrictEqual(actual, expected)) return;
    this.problems.push({ rules, pointer, message: "is not the expected value", expected, actual });
  }

  /** `condition` must hold; `expectation` says what it is, `actual` what was found. */
  holds(
    pointer: string,
    condition: boolean,
    expectation: string,
    actual?: unknown,
    rules = this.#rules,
  ): void {
    if (condition) return;
    this.problems.push({ rules, pointer, message: expectation, expected: expectation, actual });
  }

  /** The value, when there is one; otherwise a problem, and undefined. */
  present<T>(
    pointer: string,
    value: T | null | undefined,
    expectation = "must be there",
    rules = this.#rules,
  ): T | undefined {
    this.holds(pointer, value !== null && value !== undefined, expectation, value, rules);
    return value ?? undefined;
  }
}
