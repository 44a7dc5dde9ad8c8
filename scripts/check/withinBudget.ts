/** How long a test file takes that no run has measured, ms. */
const UNKNOWN = 1000;

/** The first of the tests that fit into a time (ms) by what each took in the last whole run; one that is too long is left out. */
export function withinBudget(
  tests: readonly string[],
  durations: ReadonlyMap<string, number>,
  budget: number,
): string[] {
  let left = budget;
  return tests.filter((test) => {
    const duration = durations.get(test) ?? UNKNOWN;
    if (duration > left) return false;
    left -= duration;
    return true;
  });
}
