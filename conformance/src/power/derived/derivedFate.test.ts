import { expect, test } from "vitest";
import type { Problem } from "../../engine/problem.ts";
import { better, fateByProblem } from "./derivedFate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";

const mutant = { rules: ["LIB-1", "NS-1"], layer: "interface" } as unknown as DerivedMutant;
const problem = (rules: string[], layer: Problem["layer"]): Problem => ({
  rules,
  layer,
  pointer: "",
  message: "",
});

test("a breach of the interface is killed under a rule of its place, and never under decisions alone", () => {
  expect(fateByProblem(mutant, problem(["LIB-1"], "interface"))).toBe("killed");
  expect(fateByProblem(mutant, problem(["LIB-2"], "interface"))).toBe("misnamed");
  expect(fateByProblem(mutant, problem(["NS-1"], "reference"))).toBe("advisory");
});

test("a breach of a decision may be noticed under it", () => {
  const decided: DerivedMutant = { ...mutant, layer: "reference" };
  expect(fateByProblem(decided, problem(["NS-1"], "reference"))).toBe("killed");
  expect(fateByProblem(decided, problem(["NS-2"], "reference"))).toBe("misnamed");
});

test("the better fate counts, and what is not settled stays so", () => {
  const survived = { id: "a", fate: "survived", isOpen: true } as const;
  const killed = { id: "a", fate: "killed", by: "case" } as const;
  expect(better(survived, killed)).toEqual({ ...killed, isOpen: true });
  expect(better(killed, survived)).toEqual({ ...killed, isOpen: true });
  expect(better(killed, { id: "a", fate: "misnamed" })).toEqual(killed);
});
