import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect } from "vitest";
import type { OpenApiDocument, Schema } from "../../toolkit/openApi.ts";
import { gravest, type Level } from "../change.ts";
import { compareDocuments } from "../compareDocuments.ts";
import { asksNamed } from "./asksNamed.ts";

const NAMES = ["a", "b", "c"];
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, 2, 3, 6, 1.5, -1, "", "a", "ab", "abc", "b"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES, "d"), tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const small = fc.integer({ min: 0, max: 3 });
const name = fc.constantFrom(...NAMES);
const atom = fc.constantFrom<unknown>(null, true, 0, 1, 2, 1.5, "a", "ab", "b");

const schema: fc.Arbitrary<Schema> = fc.letrec<{ schema: Schema; leaf: Schema }>((tie) => ({
  leaf: fc.oneof(
    fc.record({ type: fc.constantFrom("string", "integer", "number", "boolean", "null") }),
    fc.record(
      { type: fc.constant("string"), minLength: small, maxLength: small },
      { requiredKeys: ["type"] },
    ),
    fc.record({ type: fc.constant("string"), pattern: fc.constantFrom("^a", "b$") }),
    fc.record(
      {
        type: fc.constantFrom("integer", "number"),
        minimum: small,
        exclusiveMaximum: small,
        multipleOf: fc.constantFrom(1, 2, 3),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record({ enum: fc.uniqueArray(atom, { minLength: 1, maxLength: 3 }) }),
    fc.record({ const: atom }),
    fc.record({
      type: fc.uniqueArray(fc.constantFrom("string", "integer", "null", "boolean"), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    fc.constant({}),
  ),
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("leaf"),
    fc.record(
      {
        type: fc.constant("object"),
        properties: fc.dictionary(name, tie("schema"), { maxKeys: 3, noNullPrototype: true }),
        required: fc.uniqueArray(name, { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie("leaf")),
        patternProperties: fc.dictionary(fc.constantFrom("^a", "[bc]"), tie("leaf"), {
          maxKeys: 1,
          noNullPrototype: true,
        }),
        minProperties: fc.constantFrom(0, 1),
        maxProperties: fc.constantFrom(1, 2),
        dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 1 }), {
          maxKeys: 1,
          noNullPrototype: true,
        }),
        propertyNames: fc.constantFrom({ pattern: "^[ab]" }, { maxLength: 1 }),
        unevaluatedProperties: fc.boolean(),
      },
      { requiredKeys: ["type"] },
    ),
    fc
      .record(
        {
          type: fc.constant("array"),
          items: tie("schema"),
          prefixItems: fc.array(tie("leaf"), { minLength: 1, maxLength: 2 }),
          minItems: small,
          maxItems: small,
          uniqueItems: fc.boolean(),
          contains: tie("leaf"),
          unevaluatedItems: fc.boolean(),
        },
        { requiredKeys: ["type"] },
      )
      // ajv takes an empty list for `contains` beside `prefixItems` (8.20).
      .map(({ prefixItems, ...list }) => (list.contains || !prefixItems ? list : { ...list, prefixItems })),
    fc.record({ allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie("leaf") }),
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
    fc.record({ if: tie("schema"), then: tie("schema"), else: tie("schema") }, { requiredKeys: ["if"] }),
  ),
})).schema as fc.Arbitrary<Schema>;

/** Two schemas that are often alike: the same, with one keyword of the other's, or taken into an `allOf`, `anyOf` or `oneOf` with it. */
const pair = fc
  .tuple(schema, schema, fc.integer({ min: 0, max: 6 }))
  .map(([one, other, way]): [Schema, Schema] => {
    const both = [one, { ...one, ...other }] as [Schema, Schema];
    if (way === 0) return [one, other];
    if (way === 1) return both;
    if (way === 2) return [both[1], one];
    if (way === 3) return [one, { anyOf: [one, other] }];
    if (way === 4) return [{ oneOf: [one, other] }, { anyOf: [other, one] }];
    if (way === 5) return [{ allOf: [one, other] }, one];
    const [first, ...rest] = Object.keys(one);
    return [
      one,
      rest.length > 0 ? Object.fromEntries(Object.entries(one).filter(([key]) => key !== first)) : other,
    ];
  });

const document = (said: object): OpenApiDocument =>
  ({
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: { "/": { post: { operationId: "send", responses: {}, ...said } } },
  }) as never;
const content = (of: Schema) => ({ "application/json": { schema: of } });
const request = (of: Schema) => document({ requestBody: { required: true, content: content(of) } });
const answer = (of: Schema) => document({ responses: { "200": { description: "", content: content(of) } } });

const isMild = (level: Level | undefined) =>
  level === undefined || level === "additive" || level === "editorial";

/**
 * Holds the comparison against ajv: what a request was valid with and no longer is must be breaking, what an answer was not valid with
 * and now is must not be additive. Only values count that a contract names the properties of.
 *
 * @param pairs of schemas that are tried, with forty values each
 */
export function holdAgainstAjv(pairs: number, seed?: number): void {
  const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
  let mild = 0;
  let broken = 0;
  fc.assert(
    fc.property(pair, fc.array(value, { minLength: 40, maxLength: 40 }), ([before, after], values) => {
      const [was, is] = [ajv.compile(before), ajv.compile(after)];
      const sent = gravest(compareDocuments(request(before), request(after)));
      const answered = gravest(compareDocuments(answer(before), answer(after)));
      for (const each of values) {
        const [one, other] = [was(each), is(each)];
        if (one && !other && asksNamed(before, each)) {
          broken++;
          expect(sent, `request ${JSON.stringify(each)}`).toBe("breaking");
        }
        if (!one && other && asksNamed(after, each)) {
          broken++;
          expect(isMild(answered), `answer ${JSON.stringify(each)} is ${answered}`).toBe(false);
        }
      }
      if (isMild(sent)) mild++;
      ajv.removeSchema();
    }),
    { numRuns: pairs, ...(seed !== undefined && { seed }) },
  );
  // What is always said to break would be right, and of no use.
  expect(mild).toBeGreaterThan(pairs / 10);
  expect(broken).toBeGreaterThan(pairs / 10);
}
