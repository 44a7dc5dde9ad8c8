import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { standardDialect } from "../dialect.ts";
import { checkFieldRules } from "../fieldRules.ts";
import type { OpenApiDocument, Schema } from "../toolkit/openApi.ts";
import { publish } from "./publish.ts";

const FIELDS = ["a", "b", "c", "n"];

/** A request of three texts and a number, all of which may be null, with rules between them. */
function documentOf(rules: Schema, openapi = "3.1.0"): OpenApiDocument {
  const orNull = (type: string): Schema =>
    openapi === "3.1.0" ? { anyOf: [{ type }, { type: "null" }] } : { type, nullable: true };
  const properties = { a: orNull("string"), b: orNull("string"), c: orNull("string"), n: orNull("number") };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Loan" } } };
  return {
    openapi,
    info: { title: "Library", version: "1.0.0" },
    paths: { "/loans": { post: { operationId: "lend", requestBody: { content }, responses: {} } } },
    components: { schemas: { Loan: { type: "object", properties, ...rules } } },
  };
}

const publishedLoan = (rules: Schema, openapi: string): Schema =>
  publish(documentOf(rules, openapi), standardDialect, "caller").components?.schemas?.Loan ?? {};

/** Its validator: what is `nullable` takes null. */
function validatorOf(schema: Schema) {
  const text = JSON.stringify(schema, (_key, each) =>
    each?.nullable === true ? { ...each, type: [each.type, "null"], nullable: undefined } : each,
  );
  return new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } }).compile(
    JSON.parse(text),
  );
}

type Given = Readonly<Record<string, unknown>>;
const has = (given: Given, ...names: string[]) => names.filter((name) => given[name] != null).length;

const cases: [what: string, rules: Schema, isRight: (given: Given) => boolean][] = [
  [
    "required when another has a value",
    { "x-required-when": [{ when: { a: "x" }, fields: ["b", "n"] }] },
    (given) => given.a !== "x" || has(given, "b", "n") === 2,
  ],
  [
    "required unless another is given",
    { "x-required-unless": [{ given: "a", fields: ["b", "c"] }] },
    (given) => has(given, "a") === 1 || has(given, "b", "c") === 2,
  ],
  ["together", { "x-together": [["a", "n"]] }, (given) => has(given, "a", "n") !== 1],
  ["at least one", { "x-at-least-one-of": [["a", "b", "n"]] }, (given) => has(given, "a", "b", "n") > 0],
  [
    "exactly one, twice",
    {
      "x-exactly-one-of": [
        ["a", "b"],
        ["b", "c", "n"],
      ],
    },
    (given) => has(given, "a", "b") === 1 && has(given, "b", "c", "n") === 1,
  ],
  [
    "limits: always, by a value, and where no generator looks",
    {
      "x-limited-to": [
        { fields: { n: { maximum: 5 } } },
        { when: { a: "x" }, fields: { n: { maximum: 1 }, b: { minLength: 2 } } },
        { when: {}, fields: { c: { minLength: 1 } } },
      ],
    },
    ({ a, b, c, n }) =>
      !(Number(n) > 5) && (a !== "x" || (!(Number(n) > 1) && String(b ?? "long").length > 1)) && c !== "",
  ],
  [
    "several kinds of one condition",
    {
      "x-required-when": [
        { when: { a: "x" }, fields: ["b"] },
        { when: { a: "y" }, fields: ["c"] },
      ],
      "x-limited-to": [{ when: { a: "x" }, fields: { b: { minLength: 1 } } }],
    },
    ({ a, b, c }) => (a !== "x" || (b != null && b !== "")) && (a !== "y" || c != null),
  ],
];

/** Every combination of a few values of each field. */
const given: Given[] = FIELDS.reduce<Given[]>(
  (all, field) =>
    all.flatMap((each) => [
      each,
      ...(field === "n" ? [null, 1, 3, 6] : field === "a" ? [null, "x", "y"] : [null, "", "long"]).map(
        (value) => ({ ...each, [field]: value }),
      ),
    ]),
  [{}],
);

test.each(cases.flatMap((each) => [["3.1.0", ...each] as const, ["3.0.0", ...each] as const]))(
  "%s: %s",
  (openapi, _what, rules, isRight) => {
    const schema = publishedLoan(rules, openapi);
    const validate = validatorOf(schema);
    const wrong = given.filter((value) => validate(value) !== isRight(value));
    expect(wrong).toEqual([]);
    // Code generators make classes of these where they stand beside fields.
    for (const keyword of ["anyOf", "oneOf", "allOf"]) expect(schema).not.toHaveProperty(keyword);
    expect(JSON.stringify(schema)).not.toContain('"x-');
  },
);

test("what the contract says itself stays, and so do its other marks", () => {
  const rules = { "x-together": [["a", "b"]], "x-reference": ["x-together", "maxLength"], if: {}, else: {} };
  const { allOf, ...own } = publishedLoan(rules, "3.1.0");
  expect(own).toMatchObject({ if: {}, else: {}, "x-reference": ["maxLength"] });
  expect(allOf).toHaveLength(1);
  expect(publishedLoan({ ...rules, "x-reference": ["x-together"] }, "3.1.0")).not.toHaveProperty(
    "x-reference",
  );
});

test("a rule of a field that is not there stops the generation", () => {
  const document = documentOf({ "x-required-unless": [{ given: "a", fields: ["shelf"] }] });
  expect(() => checkFieldRules(document)).toThrow(
    /schema Loan: x-required-unless speaks of shelf, which is no field of it\n.*its own fields are a, b, c, n/s,
  );
  expect(() => checkFieldRules(documentOf({ "x-together": [["a", "b"]] }))).not.toThrow();
});
