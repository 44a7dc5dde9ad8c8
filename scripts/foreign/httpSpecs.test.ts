import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COVERAGE, coverageText } from "./coverage.ts";
import { runHttpSpecs } from "./httpSpecs.ts";

const KNOWN_FAULTS = readFileSync("scripts/foreign/knownFaults.txt", "utf8").split("\n").filter(Boolean);
const outcomes = await runHttpSpecs();

it("every scenario of the suite is served or refused, but for a list that only gets shorter", () => {
  const wrong = outcomes.filter(({ verdict }) => verdict === "wrong");
  const news = wrong.filter(({ scenario }) => !KNOWN_FAULTS.includes(scenario));
  expect(news.map(({ scenario, why }) => [scenario, ...why])).toEqual([]);
  expect(wrong.map(({ scenario }) => scenario)).toEqual(KNOWN_FAULTS);
});

it(`${COVERAGE} says what is served: npm run http-specs -- --write`, () => {
  expect(readFileSync(COVERAGE, "utf8")).toBe(coverageText(outcomes));
});
