import type { Mutant } from "./mutant.ts";

const GENERATE = "scripts/generate";

/** A fault of a file of the generator, noticed by tests of it. */
const mutant = (id: string, file: string, from: string, to: string, ...tests: string[]): Mutant => ({
  id,
  file: `${GENERATE}/${file}.ts`,
  from,
  to,
  tests: tests.map((test) => (test.includes("/") ? `${test}.test.ts` : `${GENERATE}/${test}.test.ts`)),
});

/** Faults of what makes outputs of a contract. */
export const generatorMutants: readonly Mutant[] = [
  mutant(
    "form-not-exploded",
    "parameterEntries",
    'said.explode ?? (style === "form" ||',
    "said.explode ?? (false ||",
    "server/src/http/parameters",
  ),
  mutant(
    "scopes-lost",
    "security",
    "({ scheme, scopes }))",
    "({ scheme, scopes: [] }))",
    "server/src/http/authentication",
  ),
  mutant(
    "optional-is-public",
    "security",
    "alternatives.every((",
    "alternatives.some((",
    "server/src/http/authentication",
  ),
  mutant("null-no-shape", "textShape", '"null", "boolean", "integer"', '"boolean", "integer"', "textShape"),
  mutant("all-of-is-any-of", "textShape", "left.intersection(right)", "left.union(right)", "textShape"),
  mutant("server-variables-left", "basePath", 'default: text = ""', 'nothing: text = ""', "basePath"),
  mutant("unsigned-may-be-negative", "numberBounds", "[0, 2 ** bits - 1]", "[-1, 2 ** bits - 1]", "scalars"),
  mutant("signed-one-more", "numberBounds", "2 ** (bits - 1) - 1]", "2 ** (bits - 1)]", "scalars"),
  mutant("inexact-integers", "numberBounds", "? EXACT : own", "? own : own", "scalars"),
  mutant(
    "remainder-of-doubles",
    "keywords/multipleOf",
    "if (Number.isInteger(step * 2 ** 20))",
    "if (step > 0)",
    "validators",
    "scalars",
  ),
  mutant("items-twice", "keywords/uniqueItems", "if (!schema) return;", "if (schema) return;", "validators"),
  mutant("null-left-in", "omissibleFields", "!required.includes(name) &&", "false &&", "nullableRequests"),
  mutant(
    "same-names-stay-the-same",
    "operationIds",
    "names.indexOf(name) !== names.lastIndexOf(name)",
    "false",
    "services",
  ),
  mutant("second-service-dropped", "services", "[...all]", "all.slice(0, 1)", "services"),
  mutant("id-unquoted", "propertyKey", ": JSON.stringify(name)", ": name", "services", "types"),
  mutant(
    "versions-in-one-folder",
    "services",
    "const severalVersions = all",
    "const severalVersions = [].length > 0 && all",
    "services",
  ),
  mutant(
    "rules-of-the-target-lost",
    "toolkit/openApi",
    "[...rulesOf(document, target), ...rulesOf(document, beside)]",
    "[...rulesOf(document, beside)]",
    "scripts/generate/toolkit/openApi",
  ),
  mutant(
    "diff-required-is-sent",
    "diff/schema/within",
    "every((name) => sent.required.has(name))",
    "every(() => true)",
    "scripts/generate/diff/corpus/corpus",
  ),
  mutant(
    "diff-one-of-is-any-of",
    "diff/schema/within",
    "at === index || isApartFrom(branch)",
    "at >= 0 || isApartFrom(branch)",
    "scripts/generate/diff/corpus/corpus",
  ),
  mutant(
    "diff-scopes-do-not-matter",
    "diff/security",
    "asked.scopes.every((scope) => had.scopes.includes(scope))",
    "asked.scopes.every(() => true)",
    "scripts/generate/diff/corpus/corpus",
  ),
  mutant(
    "diff-circle-ends-too-early",
    "diff/schema/schemaDiff",
    "if (depth === 0) this.#forget();",
    "",
    "scripts/generate/diff/compareDocuments",
  ),
];
