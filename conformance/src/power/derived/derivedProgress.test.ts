import { expect, test } from "vitest";
import { derivedProgress } from "./derivedProgress.ts";

test.each([
  [1200, 9964, 1200, 240, "1200/9964, 300 in a minute, about 30 minutes left"],
  [5000, 9964, 100, 60, "5000/9964, 100 in a minute, about 50 minutes left"],
  [30, 9964, 30, 60, "30/9964, 30 in a minute, about 5 h 32 min left"],
  [30, 40, 20, 300, "30/40, 4 in a minute, about 3 minutes left"],
  [39, 40, 39, 20, "39/40, 117 in a minute, about a minute left"],
  [40, 40, 40, 20, "40/40"],
  [10, 40, 0, 1, "10/40"],
])("%i of %i done, %i of them in %i s: %s", (done, total, tried, seconds, words) => {
  expect(derivedProgress(done, total, tried, seconds)).toBe(words);
});
