import { describe, expect, test } from "vitest";
import { GenerateError } from "./generateError.ts";
import { validatorOf } from "./test-support/validatorOf.ts";
import type { Schema } from "./toolkit/openApi.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const model = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({
  type: "object",
  required: Object.keys(properties),
  properties,
  ...more,
});
const tag = (value: string): Schema => ({ type: "string", enum: [value] });
/** The schema that no value has. */
const NOTHING = false as unknown as Schema;
const text: Schema = { type: "string" };
const int: Schema = { type: "integer", format: "int32" };

/** As the emitter writes `@discriminator("kind") model Pet`, and two models that extend it, one of which is extended in turn. */
const PETS: Record<string, Schema> = {
  Pet: model(
    { kind: text, name: text },
    {
      discriminator: {
        propertyName: "kind",
        mapping: { cat: ref("Cat").$ref as string, shark: ref("Shark").$ref as string },
      },
    },
  ),
  Cat: model({ kind: tag("cat"), lives: int }, { allOf: [ref("Pet")] }),
  Shark: model(
    { kind: tag("shark"), sort: text },
    {
      allOf: [ref("Pet")],
      discriminator: { propertyName: "sort", mapping: { saw: ref("Saw").$ref as string } },
    },
  ),
  Saw: model({ sort: tag("saw"), teeth: int, prey: ref("Pet") }, { allOf: [ref("Shark")] }),
};
const saw = { kind: "shark", sort: "saw", name: "s", teeth: 9, prey: { kind: "cat", name: "c", lives: 9 } };

/** As the emitter writes `@discriminated` unions. */
const UNIONS: Record<string, Schema> = {
  Base: model({ base: text }),
  Bird: model({ kind: tag("bird"), wings: int }, { allOf: [ref("Base")] }),
  Fish: model({ kind: tag("fish"), fins: int }),
  Inherited: model({ scales: int }, { allOf: [ref("Fish")] }),
  BirdInside: model({ kind: tag("b"), value: ref("Bird") }),
  FishInside: model({ kind: tag("f"), value: ref("Fish") }),
  Open: model({ kind: text, depth: int }),
  FishToo: model({ kind: tag("fish"), depth: int }),
  Loose: { type: "object", properties: { kind: tag("loose"), base: text } },
};
const union = (...names: string[]): Schema => ({
  type: "object",
  oneOf: names.map(ref),
  discriminator: { propertyName: "kind" },
});

const ROWS: [
  name: string,
  schema: Schema,
  right: unknown[],
  wrong: unknown[],
  components?: Record<string, Schema>,
][] = [
  [
    "@discriminator: a value has the model that its tag names, at every level; an unknown tag the base alone",
    ref("Pet"),
    [
      saw,
      { kind: "cat", name: "c", lives: 9 },
      { kind: "ant", name: "a" },
      { kind: "shark", sort: "?", name: "s" },
    ],
    [
      { kind: "cat", name: "c" },
      { kind: "cat", lives: 9 },
      { name: "c" },
      { kind: "shark", name: "s" },
      { ...saw, teeth: "9" },
      { ...saw, prey: { kind: "cat", name: "c" } },
    ],
    PETS,
  ],
  [
    "@discriminator: a model that extends is asked for itself",
    ref("Cat"),
    [{ kind: "cat", name: "c", lives: 1 }],
    [{ kind: "ant", name: "a" }, saw, { kind: "cat", lives: 1 }],
    PETS,
  ],
  [
    "@discriminated, in an envelope",
    union("BirdInside", "FishInside"),
    [
      { kind: "b", value: { kind: "bird", wings: 2, base: "" } },
      { kind: "f", value: { kind: "fish", fins: 1 } },
    ],
    [
      { kind: "b", value: { kind: "fish", fins: 1 } },
      { kind: "b", value: { kind: "bird", wings: 2 } },
      { kind: "x", value: {} },
      {},
    ],
    UNIONS,
  ],
  [
    "@discriminated, no envelope, variants that inherit, even their tag",
    union("Bird", "Inherited"),
    [
      { kind: "bird", wings: 2, base: "" },
      { kind: "fish", fins: 3, scales: 9 },
    ],
    [{ kind: "bird", wings: 2 }, { kind: "bird", fins: 3, base: "" }, { kind: "fish" }, "bird", null],
    UNIONS,
  ],
  [
    "a tag that does not tell the alternatives apart leaves it to oneOf",
    union("Fish", "Open"),
    [
      { kind: "fish", fins: 1 },
      { kind: "fish", depth: 1 },
      { kind: "deep", depth: 1 },
    ],
    [
      { kind: "fish", fins: 1, depth: 1 },
      { kind: "deep", fins: 1 },
    ],
    UNIONS,
  ],
  [
    "nor does a tag of two alternatives, nor one that may be missing",
    { anyOf: [union("Fish", "FishToo"), union("Loose", "Bird")] },
    [{ kind: "fish", fins: 1 }, { kind: "fish", depth: 1 }, { base: "" }],
    [{ kind: "fish" }, { kind: "cow" }],
    UNIONS,
  ],
  [
    "keywords beside a reference",
    { ...ref("Fish"), maxProperties: 2 },
    [{ kind: "fish", fins: 1 }],
    [{ kind: "fish", fins: 1, more: 1 }, { kind: "fish" }],
    UNIONS,
  ],
  [
    "a tuple",
    { type: "array", prefixItems: [text, int], items: NOTHING, minItems: 2 },
    [["a", 1]],
    [["a"], ["a", 1, 2], [1, "a"]],
  ],
  [
    "a tuple with a rest",
    { type: "array", prefixItems: [text], items: int },
    [[], ["a"], ["a", 1, 2]],
    [[1], ["a", "b"]],
  ],
  [
    "contains, so many",
    { type: "array", contains: int, minContains: 2, maxContains: 3 },
    [
      [1, "a", 2],
      [1, 2, 3],
    ],
    [[1], [1, 2, 3, 4]],
  ],
  ["contains none is fine", { type: "array", contains: int, minContains: 0 }, [[], ["a"]], [{}]],
  ["Record<T>", { type: "object", unevaluatedProperties: int }, [{}, { a: 1 }], [{ a: "1" }]],
  [
    "...Record<T> of a model that extends: what neither declares has the type",
    model({ z: text }, { unevaluatedProperties: int, allOf: [ref("Base")] }),
    [
      { z: "", base: "" },
      { z: "", base: "", more: 1 },
    ],
    [
      { z: "", base: "", more: "1" },
      { z: "", more: 1 },
    ],
    UNIONS,
  ],
  [
    "patternProperties, closed",
    { type: "object", patternProperties: { "^n_": int }, additionalProperties: false },
    [{ n_a: 1 }],
    [{ n_a: "1" }, { m: 1 }],
  ],
  [
    "propertyNames and their number",
    { type: "object", propertyNames: { pattern: "^[a-z]+$" }, minProperties: 1, maxProperties: 2 },
    [{ a: 1 }],
    [{}, { A: 1 }, { a: 1, b: 1, c: 1 }],
  ],
  [
    "dependentRequired",
    { type: "object", dependentRequired: { card: ["address"] } },
    [{}, { card: 1, address: 1 }],
    [{ card: 1 }],
  ],
  [
    "dependentSchemas and if",
    { dependentSchemas: { a: { required: ["b"] } }, if: { required: ["c"] }, else: { required: ["d"] } },
    [{ c: 1 }, { a: 1, b: 1, c: 1 }, { d: 1 }],
    [{ a: 1, c: 1 }, {}],
  ],
  ["not", { not: int }, ["a", 1.5], [1]],
  [
    "uniqueItems of objects: keys have no order, kinds differ",
    { type: "array", uniqueItems: true },
    [
      [{ a: 1 }, { a: 2 }],
      [1, "1", true, null, {}, [], [{}], [[]]],
      [{ a: [1, 2] }, { a: [2, 1] }],
    ],
    [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [1, 2, 1],
      [[{}], [{}]],
      [null, 0, null],
    ],
  ],
  [
    "values of several types",
    { enum: [1, "a", null, { a: [1] }] },
    [1, "a", null, { a: [1] }],
    ["1", 0, {}, { a: [2] }, { a: [1], b: 1 }],
  ],
  ["a value that is an object", { const: { a: 0, b: [] } }, [{ b: [], a: -0 }], [{ a: 0 }, { a: 0, b: {} }]],
  [
    "unions in unions",
    { anyOf: [{ anyOf: [tag("a"), int] }, { anyOf: [{ type: "array", items: text }, { type: "null" }] }] },
    ["a", 1, [], ["x"], null],
    ["b", 1.5, [1], {}],
  ],
  [
    "a model of itself",
    ref("Tree"),
    [{ next: { next: {} } }],
    [{ next: { next: 1 } }],
    { Tree: { type: "object", properties: { next: ref("Tree") } } },
  ],
  [
    "a property that every object has by birth",
    model({ constructor: text, toString: text }),
    [{ constructor: "", toString: "" }],
    [{}, { constructor: "" }],
  ],
  [
    "names that are no identifiers",
    ref("Foo.Bar-1"),
    [{ "a'\"\\\n`": "" }],
    [{}],
    { "Foo.Bar-1": model({ "a'\"\\\n`": text }) },
  ],
  [
    "a pattern with the flag u, and one that is none with it",
    model({ a: { type: "string", pattern: "^\\p{L}$" }, b: { type: "string", pattern: "^[\\w-.]$" } }),
    [{ a: "é", b: "-" }],
    [
      { a: "1", b: "-" },
      { a: "é", b: "+" },
    ],
  ],
  [
    "annotations decide nothing",
    {
      type: "string",
      title: "t",
      default: 1,
      format: "ArrayEncoding.pipeDelimited",
      "x-y": { type: "integer" },
      contentMediaType: "application/json",
    },
    ["", "{"],
    [1],
  ],
];

test.each(ROWS)("%s", async (_name, schema, right, wrong, components) => {
  const isValid = await validatorOf(schema, { components: components ?? {} });
  expect(right.filter((value) => !isValid(value))).toEqual([]);
  expect(wrong.filter((value) => isValid(value))).toEqual([]);
});

describe("the error names the place", () => {
  test.each<[string, Schema, unknown, object, Record<string, Schema>]>([
    [
      "in the variant that the tag names",
      union("Bird", "Fish"),
      { kind: "fish", fins: "1" },
      { instancePath: "/fins", keyword: "type" },
      UNIONS,
    ],
    [
      "the tag itself",
      union("Bird", "Fish"),
      { kind: "x" },
      { keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: "x" } },
      UNIONS,
    ],
    [
      "in a variant that inherits its tag",
      union("Bird", "Inherited"),
      { kind: "fish", fins: 1 },
      { keyword: "required", params: { missingProperty: "scales" } },
      UNIONS,
    ],
    [
      "in the model that extends",
      ref("Pet"),
      { kind: "cat", name: "", lives: "9" },
      { instancePath: "/lives", keyword: "type" },
      PETS,
    ],
    [
      "items that are equal",
      { type: "array", uniqueItems: true },
      [{}, 1, {}],
      { keyword: "uniqueItems", params: { i: 2, j: 0 } },
      {},
    ],
  ])("%s", async (_name, schema, value, error, components) => {
    const isValid = await validatorOf(schema, { components });
    expect(isValid(value)).toBe(false);
    expect(isValid.errors).toMatchObject([error]);
  });
});

test("a list of many objects is looked through once", async () => {
  const isValid = await validatorOf({ type: "array", uniqueItems: true });
  let looks = 0;
  const item = (index: number) => ({
    get index() {
      looks++;
      return index;
    },
  });
  const list = Array.from({ length: 20_000 }, (_, index) => item(index));
  expect(isValid(list)).toBe(true);
  // Each with each would be 200,000,000 looks.
  expect(looks).toBeLessThan(10 * list.length);
});

test("a required field that is only read may be missing in a request, never in an answer", async () => {
  const schema = model({ id: { ...text, readOnly: true }, name: text });
  expect((await validatorOf(schema))({ name: "" })).toBe(true);
  expect((await validatorOf(schema))({ id: "" })).toBe(false);
  expect((await validatorOf(schema, { direction: "answer" }))({ name: "" })).toBe(false);
});

test("a pattern that is no regular expression is refused with its text", async () => {
  const failure = validatorOf({ type: "string", pattern: "(" });
  await expect(failure).rejects.toThrow(GenerateError);
  await expect(failure).rejects.toThrow("the pattern ( is no regular expression");
});
