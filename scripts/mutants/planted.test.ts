import { expect, test } from "vitest";
import { planted } from "./planted.ts";

test("a fault is planted at the one place that it has", () => {
  const mutant = { id: "a", file: "a.ts", from: "x", to: "y", tests: [] };
  expect(planted(mutant, "1 x 2")).toBe("1 y 2");
  for (const source of ["1 2", "x x"])
    expect(() => planted(mutant, source)).toThrow(/mutant a: a\.ts has its place [02] times/);
});
