import fc from "fast-check";
import { expect, it } from "vitest";
import { isTooDeep } from "./isTooDeep.ts";

it("agrees with the depth of the parsed value", () => {
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 8 },
      fc.string({ unit: fc.constantFrom("[", "{", "]", '"', "\\", "a") }),
      fc.integer(),
      tie("list"),
      tie("map"),
    ),
    list: fc.array(tie("value"), { maxLength: 4 }),
    map: fc.dictionary(fc.string({ unit: fc.constantFrom("{", '"', "\\") }), tie("value"), { maxKeys: 3 }),
  }));
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 6 }), (written, limit) => {
      expect(isTooDeep(JSON.stringify(written), limit)).toBe(depthOf(written) > limit);
    }),
    { numRuns: 500 },
  );
});

function depthOf(value: unknown): number {
  if (value === null || typeof value !== "object") return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
