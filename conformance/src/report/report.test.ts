import { expect, test } from "vitest";
import {
  type CaseResult,
  exitCode,
  type RunResult,
  verdictOfModule,
  verdictOfRun,
} from "../engine/runResult.ts";
import { consoleReport } from "./consoleReport.ts";
import { curl } from "./curl.ts";
import { htmlReport } from "./htmlReport.ts";
import { jsonReport } from "./jsonReport.ts";
import { junitReport } from "./junitReport.ts";
import { parseReports } from "./writeReports.ts";

const target = { url: "http://127.0.0.1:1", tokens: { reader: "s3cret", writer: "s3cret-writer" } };
const request = {
  method: "POST",
  path: "/v1/books",
  headers: { authorization: "Bearer s3cret-writer", "content-type": "application/json" },
  body: Buffer.from(`{"title":"it's"}`),
  bytes: 16,
};

const json = (of: RunResult, on: typeof target) => [...jsonReport(of, on)].join("");

function result(change: Partial<CaseResult>): CaseResult {
  return {
    id: "addBook/LIB-1/title",
    module: "books",
    operation: "addBook",
    rules: ["LIB-1"],
    token: "writer",
    outcome: "passed",
    problems: [],
    request,
    answer: {
      status: 200,
      headers: {},
      text: '{"title":5,"echo":"s3cret-writer"}',
      bytes: Buffer.from('{"title":5,"echo":"s3cret-writer"}'),
      body: { title: 5 },
      raw: { title: 5 },
    },
    milliseconds: 3,
    ...change,
  };
}

const failed = result({
  id: "addBook/LIB-2/type",
  outcome: "failed",
  problems: [
    {
      rules: ["LIB-2"],
      layer: "interface",
      pointer: "/title",
      message: "must be string",
      expected: "string",
      actual: 5,
    },
  ],
});

function run(results: CaseResult[], faults: string[] = []): RunResult {
  const contract = { name: "library", version: "1.0.0", hash: "0123456789abcdef" };
  return { url: target.url, contract, results, faults, seconds: 1.25 };
}

test("the console shows counts per module, rule, expected, actual and a command", () => {
  const text = consoleReport(run([result({}), failed, result({ module: "shelves" })]), target);
  expect(text).toMatch(/^books +2 +1 +1 +0 +0 +não conforme$/m);
  expect(text).toMatch(/^shelves +1 +1 +0 +0 +0 +conforme$/m);
  expect(text).toMatch(/^total +3 +2 +1 +0 +0 *$/m);
  expect(text).toContain("FAILED   addBook/LIB-2/type\n  [LIB-2] /title must be string");
  expect(text).toMatch(/expected +"string"/);
  expect(text).toMatch(/actual +5/);
  expect(text).toContain("curl -i -X POST 'http://127.0.0.1:1/v1/books'");
  expect(text).toMatch(/não conforme: 1 of 3 cases failed, 1.3 s$/);
});

test("what only repeats the message is not shown again", () => {
  const message = "must list SP01";
  const told: CaseResult = {
    ...failed,
    problems: [{ rules: ["LIB-2"], layer: "interface", pointer: "", message, expected: message, actual: [] }],
  };
  for (const report of [consoleReport, htmlReport]) {
    const text = report(run([told]), target);
    expect(text.match(/must list SP01/g)).toHaveLength(1);
    expect(text).toMatch(/actual.*\[\]/);
  }
});

test("what is advisory is told by decision, the one that shows most first", () => {
  const advisory = (id: string, rules: string[]) =>
    result({
      id,
      outcome: "advisory",
      problems: [{ rules, layer: "reference", pointer: "/id", message: "must match" }],
    });
  const results = [advisory("a", ["NS-7"]), advisory("b", ["NS-8", "NS-7"]), advisory("c", ["NS-8"])];
  const text = consoleReport(run(results), target);
  expect(text).toMatch(/advisory, by the decisions .*\n +2 +NS-8\n +e\.g\. b: \/id must match\n +1 +NS-7\n/);
  expect(text).not.toContain("FAILED");
  const html = htmlReport(run(results), target);
  expect(html).toMatch(/<b>NS-8<\/b><small>2 cases.*<summary>b.*<summary>c.*<b>NS-7<\/b><small>1 case</s);
});

test("verdicts", () => {
  expect(consoleReport(run([result({})]), target)).toMatch(/^conforme: 1 cases passed in 1.3 s$/m);
  const faulty = consoleReport(run([failed], ["Dredd skipped 1 cases"]), target);
  expect(faulty).toMatch(/fault of the run: Dredd skipped 1 cases\nno verdict/);
});

test("no report holds a token, even one that an answer echoes", () => {
  for (const report of [consoleReport, json, junitReport, htmlReport]) {
    const text = report(run([failed]), target);
    expect(text).not.toContain("s3cret");
  }
  expect(json(run([failed]), target)).toContain("<token writer>");
});

test("the JSON report can be read and holds request, answer and problems", () => {
  const report = JSON.parse(json(run([failed]), target));
  expect(report).toMatchObject({
    verdict: "não conforme",
    faults: [],
    cases: [{ id: failed.id, outcome: "failed" }],
  });
  expect(report.cases[0].problems).toEqual(failed.problems);
  expect(report.cases[0].request).toEqual({ method: "POST", path: "/v1/books", body: `{"title":"it's"}` });
});

test("the JSON report shortens bodies of megabytes", () => {
  const large = result({ request: { ...request, body: Buffer.alloc(60_000, "x"), bytes: 5_000_000 } });
  const text = json(run([large]), target);
  expect(text.length).toBeLessThan(30_000);
  expect(text).toContain("… (5000000 characters)");
});

test("the command quotes for the shell and takes the token from the environment", () => {
  expect(curl(target.url, request, "writer")).toBe(
    `curl -i -X POST 'http://127.0.0.1:1/v1/books' -H "authorization: Bearer $TOKEN_WRITER" -H 'content-type: application/json' --data-raw '{"title":"it'\\''s"}'`,
  );
});

test("parcial is never conformant: an unsupported case, or a selection", () => {
  const unsupported = run([result({}), result({ outcome: "unsupported" })]);
  expect(verdictOfRun(unsupported)).toBe("parcial");
  expect([exitCode(unsupported), exitCode(unsupported, true)]).toEqual([1, 0]);
  const features = { declared: ["books"], undeclared: [] };
  const info = {
    implementation: "x",
    run: "S",
    selection: "--modulo books",
    features,
    rules: {},
    reproduce: "",
  };
  expect(verdictOfRun({ ...run([result({})]), info })).toBe("parcial");
  expect(verdictOfModule({ ...run([result({})]), info }, "books")).toBe("conforme");
  expect(consoleReport(unsupported, target)).toMatch(/^parcial: 1 of 2 cases not supported, 1.3 s$/m);
  expect(consoleReport({ ...run([result({})]), info }, target)).toMatch(
    /^parcial: only --modulo books selected, 1.3 s$/m,
  );
  expect(exitCode(run([failed]), true)).toBe(1);
  expect(exitCode(run([result({})], ["fault"]), true)).toBe(2);
});

test("the verdict says what it holds for, in every report, when something is not declared", () => {
  const features = { declared: ["books"], undeclared: ["shelves", "loans"] };
  const info = { implementation: "x", run: "S", selection: "", features, rules: {}, reproduce: "" };
  const left = result({
    id: "b",
    module: "shelves",
    outcome: "undeclared",
    reason: "no shelves",
    problems: [],
  });
  const some = { ...run([result({}), left]), info };
  expect(exitCode(some)).toBe(0);
  const text = consoleReport(some, target);
  expect(text).toMatch(/^conforme \(books; sem shelves, loans\): 1 cases passed/m);
  expect(text).toMatch(/^shelves +1 +0 +0 +0 +0 +1 +não declarado$/m);
  expect(text).toMatch(/^not declared:\n +1 +no shelves$/m);
  expect(htmlReport(some, target)).toContain("books; not declared: shelves, loans");
  expect(junitReport(some, target)).toContain(": conforme (books; sem shelves, loans)");
  expect(JSON.parse(json(some, target))).toMatchObject({ verdict: "conforme", features });
});

test("every report says what the broken rules say, once, and no others", () => {
  const rules = { "LIB-1": "A book is kept.", "LIB-2": "A title is a text <of letters>." };
  const features = { declared: [], undeclared: [] };
  const info = { implementation: "x", run: "S", selection: "", features, rules, reproduce: "" };
  const broken = { ...run([failed, result({}), { ...failed, id: "addBook/LIB-2/again" }]), info };
  const text = consoleReport(broken, target);
  expect(text).toContain("what these rules say:\n  LIB-2  A title is a text <of letters>.\n");
  expect(text.match(/A title is/g)).toHaveLength(1);
  expect(htmlReport(broken, target)).toContain(
    "<dt>LIB-2</dt><dd>A title is a text &lt;of letters&gt;.</dd>",
  );
  expect(junitReport(broken, target)).toMatch(/message="[^"]*LIB-2: A title is a text &lt;of letters&gt;\."/);
  expect(JSON.parse(json(broken, target)).rules).toEqual(rules);
  for (const report of [consoleReport, htmlReport, junitReport])
    expect(report(broken, target)).not.toContain("A book is kept.");
});

test("what was left out is counted by cause, the commonest first", () => {
  const left = (id: string, reason: string) => result({ id, outcome: "unsupported", reason });
  const text = consoleReport(run([left("a", "no clock"), left("b", "no van"), left("c", "no van")]), target);
  expect(text).toContain("not supported:\n  2  no van\n  1  no clock\n");
  expect(htmlReport(run([left("a", "no clock")]), target)).toMatch(/<summary>no clock<small>1 cases/);
});

test("a run that was broken off has no verdict, and its rest is not measured", () => {
  const rest = result({ outcome: "unmeasured", reason: "the time is up" });
  const text = consoleReport(run([failed, rest]), target);
  expect(text).toMatch(/^books +2 +0 +1 +0 +0 +1 +sem veredito$/m);
  expect(text).toMatch(/no verdict: 1 of 2 cases not measured, 1.3 s$/);
  expect(junitReport(run([rest]), target)).toContain('failures="0" errors="0" skipped="1"');
});

test("JUnit: failures are failures, unsupported is skipped, faults are errors, odd text stays well-formed", () => {
  const odd = result({
    outcome: "failed",
    problems: [
      { rules: ["LIB-1"], layer: "interface", pointer: "", message: "]]> \u0001 <b>", actual: "\ud800" },
    ],
  });
  const text = junitReport(run([odd, result({}), result({ outcome: "unsupported" })], ["broken"]), target);
  expect(text.match(/<failure /g)).toHaveLength(1);
  expect(text.match(/<skipped /g)).toHaveLength(1);
  expect(text).toContain('<error message="broken"/>');
  expect(text).toContain('tests="4" failures="1" errors="1" skipped="1"');
  expect(text).toContain("]]&gt; \\u0001 &lt;b&gt;");
  expect(text).not.toMatch(/[\u0000-\u0008]/);
});

test("HTML: verdict, modules and deviations, nothing executable from an answer", () => {
  const script = "<script>alert(1)</script>";
  const answer = { status: 200, headers: {}, text: script, bytes: Buffer.from(script), body: {}, raw: {} };
  const text = htmlReport(run([{ ...failed, answer }, result({ module: "shelves" })]), target);
  expect(text).toContain('<span class="badge bad">não conforme</span>');
  expect(text).toContain('<td>shelves</td><td><span class="badge good">conforme</span>');
  expect(text).not.toContain("<script>");
});

test("--report", () => {
  expect(parseReports("junit=a.xml,html=b=c.html")).toEqual({ junit: "a.xml", html: "b=c.html" });
  expect(() => parseReports("xml=a")).toThrow("junit=FILE");
  expect(() => parseReports("junit")).toThrow("junit=FILE");
});

test("what is advisory is told by decision, but not of a run that failed itself", () => {
  const problems = [
    { rules: ["LIB-2"], layer: "reference" as const, pointer: "/title", message: "must be string" },
  ];
  const advisory = [result({ outcome: "advisory", problems })];
  expect(consoleReport(run(advisory), target)).toMatch(/^advisory, by the decisions .*\n +1 +LIB-2/m);
  expect(consoleReport(run(advisory, ["the clock stood"]), target)).not.toContain("advisory, by");
});
