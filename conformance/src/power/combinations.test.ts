import { expect, test } from "vitest";
import { combinations } from "./combinations.ts";
import { combined, findVariant, type Variant } from "./variant.ts";

const variant = (id: string, change: Partial<Variant> = {}): Variant => ({
  ...{ id, does: `does ${id}`, decisions: [], wrap: () => (sent, forward) => forward(sent) },
  ...change,
});
const variants = ["a", "b", "c", "d", "e", "f", "g"].map((id) =>
  variant(id, { touches: id < "c" ? ["the queue"] : [] }),
);
const ids = (found: Variant[][]) => found.map((each) => each.map(({ id }) => id).join(""));

test("a combination has five variants that do not touch the same thing, and its seed repeats it", () => {
  const found = ids(combinations(variants, 20, "S"));
  expect(found.every((each) => each.length === 5)).toBe(true);
  expect(found.filter((each) => each.includes("a") && each.includes("b"))).toEqual([]);
  expect(new Set(found).size).toBeGreaterThan(5);
  expect(ids(combinations(variants, 20, "S"))).toEqual(found);
  expect(ids(combinations(variants, 20, "T"))).not.toEqual(found);
});

test("a combination takes the decisions of all of them otherwise, in the modules of all of them", () => {
  const both = [
    variant("a", { decisions: ["NS-001"], modules: ["plp"] }),
    variant("b", { modules: ["chat"] }),
  ];
  expect(findVariant(both, "a+b")).toMatchObject({
    id: "a+b",
    decisions: ["NS-001"],
    modules: ["plp", "chat"],
  });
  expect(combined([...both, variant("c")]).modules).toBeUndefined();
  expect(findVariant(both, "a")).toBe(both[0]);
  expect(findVariant(both, "a+z")).toBeUndefined();
});
