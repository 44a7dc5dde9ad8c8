import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { compileSchemasOnce } from "./compileSchemasOnce.ts";

const require = createRequire(import.meta.url);
const found = compileSchemasOnce();
const gavel = require(require.resolve("gavel", { paths: [require.resolve("dredd")] })) as {
  validate(expected: object, real: object): { valid: boolean };
};
const $schema = "http://json-schema.org/draft-07/schema#";

const answered = (bodySchema: object, body: unknown) =>
  gavel.validate(
    { statusCode: "200", headers: { "Content-Type": "application/json" }, bodySchema },
    { statusCode: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  );

/** How many functions are compiled meanwhile: ajv makes one of each schema. */
function compilations(work: () => void): number {
  const { Function: native } = globalThis;
  let count = 0;
  globalThis.Function = new Proxy(native, {
    construct: (target, args) => {
      count++;
      return Reflect.construct(target, args);
    },
  });
  try {
    work();
  } finally {
    globalThis.Function = native;
  }
  return count;
}

test("the gavel that is installed can be told to; without it a run takes twice the time", () => {
  expect(found).toBe(true);
});

test("a schema is compiled for the first of its answers only", () => {
  const schema = { $schema, type: "array", items: { type: "integer" } };
  expect(compilations(() => answered(schema, [1]))).toBeGreaterThan(0);
  expect(compilations(() => answered(structuredClone(schema), [2]))).toBe(0);
});

test("schemas that name different definitions alike do not get in each other's way", () => {
  const of = (type: string) => ({
    $schema,
    allOf: [{ $ref: "#/definitions/Code" }],
    definitions: { Code: { type } },
  });
  const verdicts = ["integer", "string", "integer"].map((type) => [
    answered(of(type), 1).valid,
    answered(of(type), "1").valid,
  ]);
  expect(verdicts).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});

test("answers are judged each time", () => {
  const schema = { $schema, type: "object", required: ["a"], properties: { a: { type: "integer" } } };
  const bodies = [{ a: 1 }, { a: "1" }, {}, { a: 2 }];
  expect(bodies.map((body) => answered(schema, body).valid)).toEqual([true, false, false, true]);
});

test("a schema that is none is refused each time", () => {
  for (let time = 0; time < 2; time++) {
    expect(() => answered({ $schema, type: "integr" }, 1)).toThrow("not a valid JSON Schema");
  }
});
