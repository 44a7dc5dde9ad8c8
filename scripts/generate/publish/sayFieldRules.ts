import { FIELD_RULES, type FieldRules, hasFieldRules, type Values } from "../fieldRules.ts";
import { type OpenApiDocument, REFERENCE, type Schema } from "../toolkit/openApi.ts";
import { mapSchemas } from "./mapSchemas.ts";

/** What follows from a condition. */
interface Implication {
  readonly condition: Schema;
  readonly wanted: Schema;
}

/** The condition of what always holds. */
const ALWAYS: Schema = { type: "object" };

/**
 * The document with the rules between fields in keywords of JSON Schema, where code generators pass over them: `if`, `then` and `else`
 * in 3.1, one `not` in 3.0. Of `anyOf` and `oneOf` beside the fields of an object they make unions. Leaves the input untouched.
 */
export function sayFieldRules(document: OpenApiDocument): OpenApiDocument {
  const say = document.openapi.startsWith("3.0") ? said30 : said31;
  return mapSchemas(document, (schema) => {
    if (!hasFieldRules(schema)) return schema;
    const own = withoutRules(schema);
    const rules = schema as FieldRules;
    const properties = withLimits(schema.properties ?? {}, rules);
    const implications = joined(implicationsOf(rules, properties));
    if (implications.length === 0) return { ...own, properties };
    const said = say(implications);
    const isFree = Object.keys(said).every((keyword) => !(keyword in own));
    return { ...own, properties, ...(isFree ? said : { allOf: [...(own.allOf ?? []), said] }) };
  });
}

/** The schema without the extensions of the rules, and without marks of them. */
function withoutRules(schema: Schema): Schema {
  const own = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isRule(keyword)));
  const { [REFERENCE]: mark, ...unmarked } = own;
  if (!Array.isArray(mark)) return own;
  const words = mark.filter((word) => !isRule(word));
  return words.length === 0 ? unmarked : { ...own, [REFERENCE]: words };
}

const isRule = (word: string) => (FIELD_RULES as readonly string[]).includes(word);

/** The properties with the limits that always apply. */
function withLimits(properties: Record<string, Schema>, rules: FieldRules): Record<string, Schema> {
  const always = (rules["x-limited-to"] ?? []).filter(({ when }) => when === undefined);
  const result = { ...properties };
  for (const { fields } of always)
    for (const [name, limits] of Object.entries(fields)) result[name] = { ...result[name], ...limits };
  return result;
}

function implicationsOf(rules: FieldRules, properties: Record<string, Schema>): Implication[] {
  const given = (names: readonly string[]) => givenOf(names, properties);
  const unless = (others: readonly string[], fields: readonly string[]): Implication => ({
    condition: { not: others.length === 1 ? given(others) : { anyOf: others.map((name) => given([name])) } },
    wanted: given(fields),
  });
  return [
    ...(rules["x-required-when"] ?? []).map(({ when, fields }) => ({
      condition: matching(when),
      wanted: given(fields),
    })),
    ...(rules["x-limited-to"] ?? []).flatMap(({ when, fields }) =>
      when ? [{ condition: matching(when), wanted: { properties: fields } }] : [],
    ),
    ...(rules["x-required-unless"] ?? []).map((rule) => unless([rule.given], rule.fields)),
    ...(rules["x-at-least-one-of"] ?? []).map((names) => unless(names.slice(0, -1), names.slice(-1))),
    ...(rules["x-together"] ?? []).flatMap((names) =>
      names.map((name) => ({
        condition: given([name]),
        wanted: given(names.filter((other) => other !== name)),
      })),
    ),
    ...(rules["x-exactly-one-of"] ?? []).map((names) => ({
      condition: ALWAYS,
      wanted: { oneOf: names.map((name) => given([name])) },
    })),
  ];
}

/** What says that fields are there, and not null. A linter wants to see what is required among the properties. */
const givenOf = (names: readonly string[], properties: Record<string, Schema>): Schema => ({
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, notNull(properties[name] ?? {})])),
});

/** What of a published schema is not null; anything when it admits no null. */
function notNull({ type, nullable, anyOf = [] }: Schema): Schema {
  const types = [type ?? []].flat();
  const others = types.filter((each) => each !== "null");
  const takesNull =
    nullable === true || others.length < types.length || anyOf.some((each) => each.type === "null");
  if (!takesNull) return {};
  return others.length === 1 ? { type: others[0] as string } : { not: { enum: [null] } };
}

function matching(values: Values): Schema {
  const names = Object.keys(values);
  if (names.length === 0) return ALWAYS;
  return {
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { enum: [values[name]] }])),
  };
}

/** Those of one condition as one, but for choices among fields. */
function joined(implications: readonly Implication[]): Implication[] {
  const groups = Map.groupBy(implications, ({ condition, wanted }) =>
    JSON.stringify([condition, wanted.oneOf]),
  );
  return [...groups.values()].map((group) => ({
    condition: (group[0] as Implication).condition,
    wanted: group.map(({ wanted }) => wanted).reduce(both),
  }));
}

function both(one: Schema, other: Schema): Schema {
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  const properties = { ...one.properties };
  for (const [name, schema] of Object.entries(other.properties ?? {}))
    properties[name] = { ...properties[name], ...schema };
  return { ...one, ...other, ...(required.length > 0 && { required }), properties };
}

function said31(implications: readonly Implication[]): Schema {
  const clauses = implications.map(({ condition, wanted }) => {
    const { not, ...said } = condition;
    return not ? { if: open(not as Schema), else: open(wanted) } : ifThen(open(said), open(wanted));
  });
  return clauses.length === 1 ? (clauses[0] as Schema) : ifThen(ALWAYS, { allOf: clauses });
}

/** The same with properties in an `allOf`: Redocly takes any others for all that an example may have. */
function open({ anyOf, oneOf, ...schema }: Schema): Schema {
  if (anyOf) return { anyOf: anyOf.map(open) };
  if (oneOf) return { oneOf: oneOf.map(open) };
  return schema.properties ? { allOf: [ALWAYS, schema] } : schema;
}

const THEN = "then";
const ifThen = (condition: Schema, wanted: Schema): Schema => ({ if: condition, [THEN]: wanted });

/** 3.0 has no `if`: what is refused is what satisfies a condition and not what follows from it. */
function said30(implications: readonly Implication[]): Schema {
  const refused = implications.map(({ condition, wanted }) => ({ allOf: [condition, { not: wanted }] }));
  return { not: refused.length === 1 ? (refused[0] as Schema) : { anyOf: refused } };
}
