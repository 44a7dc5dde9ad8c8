import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { validatorOf } from "./test-support/validatorOf.ts";
import type { Schema } from "./toolkit/openApi.ts";

/**
 * Random schemas and values, judged by the validators of a contract and by ajv as it comes. Left out is what the toolkit does
 * otherwise on purpose: steps of decimals (ajv takes the quotient of two doubles), and formats that ajv reads more loosely.
 */
const FORMATS = ["date", "uuid", "ipv4", "ipv6", "json-pointer", "time", "date-time"];
const NAMES = ["a", "b", "c"];

const text = fc.oneof(
  fc.constantFrom("", "a", "bb", "é", "😀😀", "2026-02-28", "2026-02-30", "::1", "127.0.0.1", "/a~0"),
  fc.constantFrom("23:59:60Z", "12:00:00+01:00", "2026-02-28T12:00:00Z", "2026-02-28t12:00:61z"),
);
const number = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom(0.5, 1.25, -0, 1e9));
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...NAMES, "d"), tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const count = fc.nat({ max: 3 });
/** A schema with some of its keywords. */
const some = (keywords: Record<string, fc.Arbitrary<unknown>>, always: Schema = {}): fc.Arbitrary<Schema> =>
  fc.record(keywords, { requiredKeys: [] }).map((said) => ({ ...always, ...said }));

const { schema } = fc.letrec<{ schema: Schema }>((tie) => {
  const inner = tie("schema");
  const schemas = fc.array(inner, { minLength: 1, maxLength: 3 });
  const names = fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 2 });
  const properties = fc.dictionary(fc.constantFrom(...NAMES), inner, { maxKeys: 3, noNullPrototype: true });
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      some(
        { minLength: count, maxLength: count, pattern: fc.constantFrom("^a", "\\d$", "^\\p{L}+$") },
        { type: "string" },
      ),
      fc.constantFrom(...FORMATS).map((format) => ({ type: "string", format })),
      some(
        { minimum: number, exclusiveMaximum: number, multipleOf: fc.constantFrom(1, 2, 0.25) },
        { type: "number" },
      ),
      some({ maximum: number, exclusiveMinimum: number }, { type: "integer" }),
      fc.array(value, { minLength: 1, maxLength: 3 }).map((values) => ({ enum: values })),
      value.map((only) => ({ const: only })),
      fc.constant<Schema>({}),
      fc.constant<Schema>({ $ref: "#/components/schemas/Tree" }),
      some({ items: inner, minItems: count, maxItems: count, uniqueItems: fc.boolean() }, { type: "array" }),
      some({ prefixItems: schemas, items: inner, contains: inner, minContains: count }, { type: "array" }),
      some(
        {
          properties,
          required: names,
          unevaluatedProperties: inner,
          minProperties: count,
          maxProperties: count,
        },
        { type: "object" },
      ),
      some(
        {
          properties,
          patternProperties: inner.map((each) => ({ "^[ab]": each })),
          additionalProperties: inner,
        },
        { type: "object" },
      ),
      some({ properties, allOf: schemas, unevaluatedProperties: inner }, { type: "object" }),
      some({ anyOf: schemas, properties, unevaluatedProperties: inner }),
      some({ oneOf: schemas, dependentRequired: names.map((all) => ({ a: all })) }),
      inner.map((not) => ({ not })),
    ),
  };
});

/** A model that refers to itself, and leaves some properties to others. */
const Tree: Schema = {
  type: "object",
  properties: { a: { $ref: "#/components/schemas/Tree" }, b: { type: "string" } },
  required: ["b"],
};

test("validators of a contract agree with ajv on any schema and value", async () => {
  const verdicts = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(schema, fc.array(value, { minLength: 20, maxLength: 20 }), async (sample, values) => {
      const ajv = new Ajv2020({ strict: false, validateSchema: false });
      addFormats.default(ajv);
      const whole = JSON.stringify({ ...sample, $defs: { Tree } });
      const isRight = ajv.compile(JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/")));
      const isValid = await validatorOf(sample, { components: { Tree }, direction: "answer" });
      const wrong = values.filter(
        (each) => isValid(structuredClone(each)) !== isRight(structuredClone(each)),
      );
      for (const each of values) verdicts.add(isRight(each));
      expect(wrong).toEqual([]);
    }),
    { numRuns: 40 },
  );
  expect([...verdicts].sort()).toEqual([false, true]);
});
