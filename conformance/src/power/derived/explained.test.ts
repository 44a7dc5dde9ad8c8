import { expect, test } from "vitest";
import { loja } from "../../profile/loja.ts";
import { derivedMutants } from "./derivedMutants.ts";
import { explanationOf, readExplanations } from "./explained.ts";

test("a pattern explains the ids that it matches as a whole", () => {
  const table = readExplanations(
    "pattern\treason\nread/200/*/value/cut\tfree text\nread/200/a.*.b/*\tb\n=read/200/*.id/stale\tc\n",
  );
  expect(explanationOf("read/200/title/value/cut", table)).toBe("free text");
  expect(explanationOf("read/200/title/value/cuts", table)).toBeUndefined();
  expect(explanationOf("read/200/a.*.b/type/null", table)).toBe("b");
  expect(explanationOf("read/200/aXb/type/null", table)).toBeUndefined();
  expect(explanationOf("read/200/*.id/stale", table)).toBe("c");
  expect(explanationOf("read/200/*.c.*.id/stale", table)).toBeUndefined();
});

test("every explanation on file has a reason and explains some mutant", () => {
  const ids = derivedMutants(loja).map(({ id }) => id);
  const table = readExplanations();
  expect(table.filter(({ reason }) => reason.length < 10)).toEqual([]);
  const idle = table.filter((row) => !ids.some((id) => explanationOf(id, [row]) !== undefined));
  expect(idle).toEqual([]);
});
