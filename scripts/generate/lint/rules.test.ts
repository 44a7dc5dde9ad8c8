import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { $linter } from "../typespec/linter/linter.js";
import { lintContract } from "./lintContract.ts";

const folder = mkdtempSync(join(tmpdir(), "lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = `import "@typespec/http"; import "@typespec/openapi"; import "@frete/typespec";
using TypeSpec.Http; using TypeSpec.OpenAPI; using Toolkit;
@service namespace Shop;
/** A refusal. */ @error model Refusal { /** Why. */ detail: string; }
/** A thing. */ @example(#{ name: "a" }) model Thing { /** What it is called. */ name: string; }
`;

/** An operation with which nothing is amiss, but for what is said otherwise. */
const operation = ({
  doc = "/** Lists things. */",
  summary = '@summary("List things")',
  tag = '@tag("Things")',
  above = "",
  name = "list",
  parameters = "",
  answer = "Thing | Refusal",
} = {}) =>
  [doc, summary, tag, above, `@get op ${name}(${parameters}): ${answer};`].filter(Boolean).join("\n");

const asked = (parameter: string) => operation({ parameters: `/** It. */ @query ${parameter}` });
const answered = (field: string, type = "/** An answer. */ @example(#{}) model Given") =>
  `${type} {\n${field}\n}\n${operation({ answer: "Given | Refusal" })}`;
const sent = (field: string) => `/** A request. */ @example(#{ it: #[] }) model Sent {\n/** It. */ ${field}\n}
/** Sends it. */ @summary("Send it") @tag("Things") @post op send(/** It. */ @body body: Sent): Thing | Refusal;`;

/** What the service calls and does not serve: it sends the request. */
const CALLED = '@extension("x-webhook", "late")';

/** Rule, the place that breaks it, one that does not, and what its code fix writes. */
const CASES: [rule: string, wrong: string, right: string, fixed?: string][] = [
  ["summary", operation({ summary: "" }), operation(), '@summary("List")\n@tag("Things")\n@get op list'],
  [
    "summary",
    operation({ summary: '@summary("Lists things.")' }),
    operation({ summary: '@summary("List (v1.0)")' }),
  ],
  [
    "summary",
    operation({ summary: `@summary("${"a".repeat(81)}")` }),
    operation({ summary: `@summary("${"a".repeat(80)}")` }),
  ],
  ["tag", operation({ tag: "" }), operation(), '@tag("Case1")\n@summary("List things")\n@get op list'],
  [
    "tag",
    `interface LateThings { ${operation({ tag: "" })} }`,
    `@tag("Things") interface LateThings { ${operation({ tag: "" })} }`,
    '@tag("Late things")\ninterface LateThings',
  ],
  ["documentation", operation({ doc: "" }), operation()],
  ["documentation", operation({ parameters: "@query on?: boolean" }), asked("on?: boolean")],
  ["documentation", answered("on?: boolean;"), answered("/** Is it on? */ on?: boolean;")],
  [
    "documentation",
    answered("/** On. */ on?: boolean;", "@example(#{}) model Given"),
    answered("day?: Day;\n} /** A day. */ scalar Day extends plainDate; model None {"),
  ],
  [
    "documentation",
    answered("/** Sort. */ kind?: Kind;\n} enum Kind { a } model None {"),
    answered("kind?: Kind;\n} /** A sort. */ enum Kind { a } model None {"),
  ],
  ["unit", asked("late?: int32"), asked('@unit("days") late?: int32')],
  [
    "unit",
    answered("/** It. */ weight?: float64 | null;"),
    answered(
      '/** It. */ weight?: Weight | null;\n} /** Kilograms. */ @unit("kg") scalar Weight extends float64; model None {',
    ),
  ],
  [
    "unit",
    answered("/** It. */ weights?: decimal[];"),
    answered('/** It. */ @unit("kg") weights?: decimal[];'),
  ],
  ["bound", asked("title?: string"), asked("@maxLength(20) title?: string")],
  ["bound", asked('@pattern("^a+$") title?: string'), asked('@pattern("^\\\\d{8}[+*]$") title?: string')],
  ["bound", asked("at?: url"), asked('@format("date") at?: string')],
  [
    "bound",
    sent("it: Title[];\n} /** A title. */ @maxLength(3) scalar Title extends string; model None {"),
    sent(
      "@maxItems(3) it: Title[];\n} /** A title. */ @maxLength(3) scalar Title extends string; model None {",
    ),
  ],
  [
    "bound",
    asked("title?: string"),
    operation({ above: CALLED, parameters: "/** It. */ @query title?: string" }),
  ],
  ["bound", sent("@maxItems(3) it: string[];"), answered("/** It. */ it?: string[];")],
  ["names", operation({ above: '@route("/Late")' }), operation({ above: `@route("/Late") ${CALLED}` })],
  ["names", operation({ name: "list_things" }), operation({ name: "listThings" })],
  [
    "names",
    asked("`Due-Date`?: plainDate"),
    operation({ parameters: "/** It. */ @header @maxLength(9) `Due-Date`?: string" }),
  ],
  [
    "names",
    answered("/** It. */ due_date?: plainDate;"),
    answered('/** It. */ @encodedName("application/json", "dueDate") due_date?: plainDate;'),
  ],
  [
    "names",
    answered(
      "/** It. */ on?: boolean;\n} model None {",
      "/** It. */ @example(#{}) model given_thing",
    ).replaceAll("Given |", "given_thing |"),
    operation(),
  ],
  [
    "names",
    operation({ above: '@route("/lateBooks")' }),
    operation({
      above: '@route("/late-books/{id}:lend")',
      parameters: "/** It. */ @path @maxLength(3) id: string",
    }),
  ],
  ["failures", operation({ answer: "Thing" }), operation({ answer: "Thing | { @statusCode _: 404 }" })],
  [
    "failures",
    operation({ answer: "Thing | { @statusCode _: 500 }" }),
    operation({ answer: "Thing | { @minValue(400) @maxValue(599) @statusCode _: int32 }" }),
  ],
  [
    "example",
    answered("/** It. */ on?: boolean;", "/** It. */ model Given"),
    answered("/** It. */ on?: boolean;"),
  ],
  [
    "example",
    sent("@maxItems(1) it: boolean[];").replace("@example(#{ it: #[] }) ", ""),
    sent("@maxItems(1) it: boolean[];")
      .replace("@example(#{ it: #[] }) ", "")
      .replace("@post", "@opExample(#{ parameters: #{ body: #{ it: #[] } } }) @post"),
  ],
  [
    "deprecation",
    operation({ doc: '#deprecated "use find"\n/** Lists. */' }),
    operation({ above: '@deprecatedSince("2026-01-01", #{ reason: "nobody asks" })' }),
    '@deprecatedSince("TODAY", #{ reason: "use find" })\n/** Lists. */',
  ],
  [
    "deprecation",
    operation({ above: '@deprecatedSince("2026-01-01")' }),
    operation({ above: '@deprecatedSince("2026-01-01", #{ use: "list" })' }),
  ],
  ["deprecation", operation({ above: '@deprecatedSince("2026-01-01", #{ use: "nothing" })' }), operation()],
  [
    "deprecation",
    answered('/** A. */ @deprecatedSince("2026-01-01", #{ use: "c" }) a?: boolean; /** B. */ b?: boolean;'),
    answered('/** A. */ @deprecatedSince("2026-01-01", #{ use: "b" }) a?: boolean; /** B. */ b?: boolean;'),
  ],
  [
    "sunset",
    operation({ above: '@deprecatedSince("2001-01-01", #{ sunset: "2001-02-01", reason: "old" })' }),
    operation({ above: '@deprecatedSince("2001-01-01", #{ sunset: "2999-01-01", reason: "old" })' }),
  ],
];

/** Cases side by side in one contract; findings by the number of the case. */
async function findings(samples: readonly string[], name: string) {
  const entry = join(folder, `${name}.tsp`);
  const parts = samples.map(
    (sample, index) => `@route("/case-${index}") namespace Case${index} {\n${sample}\n}\n`,
  );
  writeFileSync(entry, HEAD + parts.join(""));
  const { diagnostics } = await lintContract(entry);
  const lengths = parts.map((part) => part.split("\n").length - 1);
  const firstLine = (index: number) =>
    HEAD.split("\n").length + lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
  return samples.map((_, index) =>
    diagnostics
      .filter(({ line = 0 }) => line >= firstLine(index) && line < firstLine(index + 1))
      .map(({ code }) => code),
  );
}

const wrong = await findings(
  CASES.map(([, sample]) => sample),
  "wrong",
);
const right = await findings(
  CASES.map(([, , sample]) => sample),
  "right",
);

test.each(CASES.map(([rule, sample], index) => [rule, index, sample] as const))(
  "%s, case %i",
  (rule, index) => {
    expect(wrong[index]).toEqual([`@frete/typespec/${rule}`]);
    expect(right[index]).toEqual([]);
  },
);

test("every rule has its case", () => {
  const names = new Set(CASES.map(([rule]) => rule));
  expect([...names].sort()).toEqual($linter.rules.map(({ name }) => name).sort());
});

test("code fixes are written into the sources, and what they mend is no more found", async () => {
  const fixable = CASES.filter(([, , , fixed]) => fixed !== undefined);
  await findings(
    fixable.map(([, sample]) => sample),
    "fixed",
  );
  const entry = join(folder, "fixed.tsp");
  const { diagnostics, fixed } = await lintContract(entry, { fix: true });
  expect([diagnostics, fixed]).toEqual([[], fixable.length]);
  const text = readFileSync(entry, "utf8").replaceAll(new Date().toISOString().slice(0, 10), "TODAY");
  for (const [, , , part] of fixable) expect(text).toContain(part);
});
