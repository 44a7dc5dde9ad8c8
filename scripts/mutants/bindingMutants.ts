import type { Mutant } from "./mutant.ts";

const HTTP = "server/src/http";

/** The tests of the binding as a whole, by what goes in and what comes out. */
const BINDING = ["bindContract", "bindContract.bodies", "bindContract.answers"] as const;

/** A fault of a file of the binding, noticed by tests beside it. */
const mutant = (id: string, file: string, from: string, to: string, ...tests: string[]): Mutant => ({
  id,
  file: `${HTTP}/${file}.ts`,
  from,
  to,
  tests: tests.map((test) => `${HTTP}/${test}.test.ts`),
});

const parameters = (id: string, file: string, from: string, to: string) =>
  mutant(id, file, from, to, "parameters");
const authentication = (id: string, file: string, from: string, to: string) =>
  mutant(id, file, from, to, "authentication");
const answers = (id: string, file: string, from: string, to: string) =>
  mutant(id, file, from, to, "answerWriter");
const binding = (id: string, file: string, from: string, to: string) =>
  mutant(id, file, from, to, ...BINDING);

/** A fault of what client and binding share, noticed when parameters arrive. */
const shared = (id: string, file: string, from: string, to: string): Mutant => ({
  id,
  file: `scripts/generate/toolkit/${file}.ts`,
  from,
  to,
  tests: [`${HTTP}/parameters.test.ts`, `${HTTP}/answerWriter.test.ts`],
});

/** Faults of what binds a contract to its handlers. */
export const bindingMutants: readonly Mutant[] = [
  shared("space-style-ignored", "parameterForm", 'separator: "%20"', 'separator: ","'),
  shared("pipe-style-ignored", "parameterForm", 'separator: "%7C"', 'separator: ","'),
  shared("label-explode-ignored", "parameterForm", 'separator: explode ? "." : ","', 'separator: ","'),
  shared("path-explode-ignored", "parameterForm", 'separator: explode ? "/" : ","', 'separator: ","'),
  shared("unsafe-integers-taken", "scalarReader", "Number.isSafeInteger", "Number.isFinite"),
  shared("union-read-as-text", "scalarReader", "of readers) {", "of readers.toReversed()) {"),
  shared("range-before-status", "documentedStatus", '"default"].find(', '"default"].toReversed().find('),
  parameters("matrix-name-in-the-value", "textReader", "return raw.slice(start.length);", "return raw;"),
  parameters(
    "encoded-separators-split",
    "textReader",
    "list(raw).map((text) => read(decode(after(item, text))))",
    "list(decode(raw)).map((text) => read(after(item, text)))",
  ),
  parameters("half-objects-taken", "textReader", "texts.length % 2 === 1", "false"),
  parameters(
    "last-of-a-list-only",
    "pairReader",
    "(values[name] as unknown[]).push(read(decode(raw)))",
    "values[name] = [read(decode(raw))]",
  ),
  parameters(
    "last-of-two-values",
    "pairReader",
    "if (Object.hasOwn(values, name)) throw",
    "if (false) throw",
  ),
  mutant(
    "deep-object-ignored",
    "pairReader",
    "deep.set(name, take)",
    "deep.set(name.toUpperCase(), take)",
    "parseQuery",
  ),
  parameters("other-names-dropped", "pairReader", "takeOther = take", "takeOther = undefined"),
  parameters(
    "defaults-left-out",
    "parameterDefaults",
    "if (!Object.hasOwn(values, entry.name))",
    "if (false)",
  ),
  parameters("cookies-in-quotes", "parseCookies", '/^".*"$/.test(value)', "false"),
  authentication(
    "all-of-as-any-of",
    "credentials",
    "if (credential === null) return null;",
    "if (credential === null) continue;",
  ),
  authentication(
    "first-alternative-only",
    "authentication",
    "for (const read of readers)",
    "for (const read of readers.slice(0, 1))",
  ),
  authentication("anonymous-refused", "authentication", "isOptional ? undefined : refuse()", "refuse()"),
  authentication("key-twice-taken", "credentials", "values.length === 1 ?", "values.length >= 1 ?"),
  authentication("colon-of-the-password", "credentials", 'text.indexOf(":")', 'text.lastIndexOf(":")'),
  authentication(
    "challenge-of-bearer",
    "authentication",
    "unauthorized(challenge)",
    'unauthorized("Bearer")',
  ),
  authentication(
    "header-key-in-any-case",
    "credentials",
    "const lower = name.toLowerCase();",
    "const lower = name;",
  ),
  answers("accept-ignored", "chooseType", "types.find(({ bare }) => bare === best) ?? types[0]", "types[0]"),
  answers(
    "answer-headers-unchecked",
    "answerPlan",
    "headers: validators.responseHeaders?.[key]",
    "headers: undefined",
  ),
  answers("any-media-type", "checkAnswer", "if (type && !types.some", "if (false && type && !types.some"),
  answers("plain-answer-is-200", "answerPlan", "successes.length === 1 ?", "false ?"),
  binding(
    "parameters-without-text-rule",
    "operationRunner",
    "if (textRule) checkParameterTexts",
    "if (false) checkParameterTexts",
  ),
  binding("free-text-refused", "checkText", "strict !== undefined && isFreeText(path) ?", "false ?"),
  binding("answers-unchecked-everywhere", "bindContract", "options.validateAnswers ?? false", "false"),
  mutant(
    "one-level-deeper",
    "isTooDeep",
    "++depth > limit",
    "++depth > limit + 1",
    "isTooDeep",
    "parseJsonBody",
  ),
  mutant("quotes-escaped-or-not", "cutJson", "(end - first) % 2 === 0", "true", "parseJsonBody.parts"),
  mutant(
    "parts-empty",
    "parseCutJson",
    "elements.length === 0 && starts.length > 1",
    "false",
    "parseJsonBody.parts",
  ),
  mutant(
    "bytes-one-short",
    "readBytes",
    "if (length + chunk.length > maxBytes)",
    "if (length + chunk.length >= maxBytes)",
    ...BINDING,
  ),
  mutant("stream-one-more", "limitedStream", "if (left < 0)", "if (left < -1)", "server"),
  mutant("fixed-text-loses", "dispatcher", "if (found) return found;", "", "dispatcher"),
  mutant("empty-parameter", "dispatcher", 'segment !== "" && node.parameter', "node.parameter", "dispatcher"),
  mutant("pointer-unescaped", "problemDetails", '.replaceAll("~", "~0")', "", "problemDetails"),
  mutant(
    "throwing-error-body",
    "answerError",
    "return made(error, english, problemDetails);",
    "throw err;",
    "problemDetails",
  ),
  mutant(
    "null-branch-told",
    "describeValidationError",
    " || isNullBranch(error)",
    "",
    "describeValidationError",
  ),
  mutant(
    "refusals-without-deprecation",
    "operationRunner",
    "of announced) response",
    "of []) response",
    "deprecationHeaders",
  ),
  mutant(
    "deprecation-in-milliseconds",
    "deprecationHeaders",
    ".getTime() / 1000",
    ".getTime()",
    "deprecationHeaders",
  ),
  mutant(
    "pages-read-no-header-of-the-contract",
    "crossOrigin",
    "(([name]) => name), ...answerHeaders]",
    "(([name]) => name)]",
    "crossOrigin",
  ),
  mutant(
    "pages-of-no-operation",
    "bindContract",
    "!entries.some(crossOrigin.serves)",
    "entries.length === 0",
    "crossOrigin",
  ),
];
