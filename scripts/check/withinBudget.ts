/** How long a test file takes that no run has measured, ms. */
const UNKNOWN = 1000;

/** The first of the tests, as many as fit into a time (ms) by what each took in the last whole run; one at least. */
export function withinBudget(
  tests: readonly string[],
  durations: ReadonlyMap<string, number>,
  budget: number,
): string[] {
  let spent = 0;
  return tests.filter((test, index) => {
    spent += durations.get(test) ?? UNKNOWN;
    return index === 0 || spent <= budget;
  });
}
