import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { BenchResult } from "../support/benchmark.ts";
import { chartsOf, lineChart } from "./chart.ts";
import { compareRuns } from "./compareRuns.ts";
import { withFigures } from "./figures.ts";
import { earlierRuns, HISTORY, type RecordedRun, readHistory, recordRun, spreadsOf } from "./history.ts";
import { powerOf } from "./powerOf.ts";
import { ratiosOf } from "./ratios.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-history-"));
afterAll(() => rmSync(folder, { recursive: true }));

const about = { date: "2026-01-01", node: "v26", cpu: "2 x any", load: 0.1 };
const run = (version: string, commit: string, ratios: Record<string, number>): RecordedRun => ({
  ...about,
  version,
  commit,
  ratios,
});
const [name, other] = ["http: ours: x node:http", "http: ours: x Fastify"];
const RUNS = [
  run("1.0.0", "a", { [name]: 1.2, [other]: 1.1 }),
  run("1.0.0", "a", { [name]: 1.3 }),
  run("1.1.0", "b", { [name]: 1.25, [other]: 1 }),
];
const table: BenchResult = {
  name: "HTTP",
  columns: ["server", "at once", "CPU", "x node:http", "x Fastify"],
  rows: [
    ["raw", 32, 10, 1, "-"],
    ["ours", 32, 12, 1.2, 1.1],
    ["ours", 1, 15, 1.5, Number.NaN],
  ],
};

test("ratios are the columns that say so, by what their rows are", () => {
  expect(ratiosOf({ http: { ...table, labels: 2 }, broken: { error: "it does not start" } })).toEqual({
    "http: raw, 32: x node:http": 1,
    "http: ours, 32: x node:http": 1.2,
    "http: ours, 32: x Fastify": 1.1,
    "http: ours, 1: x node:http": 1.5,
  });
});

test("runs are recorded one after another, and read as they were", () => {
  const file = join(folder, "history.jsonl");
  expect(readHistory(file)).toEqual([]);
  for (const each of RUNS) recordRun(each, file);
  expect(readHistory(file)).toEqual(RUNS);
  writeFileSync(file, `${readFileSync(file, "utf8")}{"version":`);
  expect(() => readHistory(file)).toThrow(`${file}:4 is no run`);
});

test("a run is compared with the release before, of the first one with earlier commits", () => {
  expect(earlierRuns(RUNS, { version: "1.1.0", commit: "c" })).toEqual(RUNS.slice(0, 2));
  expect(earlierRuns(RUNS.slice(0, 2), { version: "1.0.0", commit: "b" })).toEqual(RUNS.slice(0, 2));
  expect(earlierRuns(RUNS.slice(0, 2), { version: "1.0.0", commit: "a" })).toEqual([]);
  expect(spreadsOf(RUNS).get(name)).toEqual({ least: 1.2, median: 1.25, most: 1.3, runs: 3 });
});

test("what has left the spread is told, the largest change first; one run has none", () => {
  const now = { version: "1.1.0", commit: "c", ratios: { [name]: 1.25, [other]: 2.2, "new: it: x that": 3 } };
  expect(compareRuns(now, RUNS)?.rows).toEqual([
    [other, 1.1, 1.1, 1.1, 2.2, 100, "one run, no spread yet"],
    [name, 1.3, 1.2, 1.3, 1.25, -3.8, ""],
  ]);
  expect(compareRuns(now, [])).toBeUndefined();
});

test.each([
  [1.17, "outside"],
  [1.18, ""],
  [1.32, ""],
  [1.33, "outside"],
])("runs from 1.2 to 1.3: %d is judged with the stated tolerance", (ratio, verdict) => {
  const result = compareRuns({ version: "1.1.0", commit: "c", ratios: { [name]: ratio } }, RUNS);
  expect(result?.rows[0]?.at(-1)).toBe(verdict);
  expect(result?.notes?.[0]).toContain("2%");
});

test("charts are pictures that stand by themselves, of the benchmarks that have ratios", () => {
  const charts = chartsOf({ http: "HTTP < 2", none: "None" }, RUNS[2]?.ratios ?? {}, RUNS.slice(0, 2));
  expect([...charts.keys()]).toEqual(["http"]);
  const chart = charts.get("http") as string;
  expect(chart).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(chart).toContain('aria-label="HTTP &lt; 2"');
  expect(chart).toContain("1.25 (1.3)");
  expect(chart.match(/class="now"/g)).toHaveLength(2);
  expect(chart.match(/class="spread"/g)).toHaveLength(2);
  expect(lineChart([1], "one")).toBe("");
  expect(lineChart([1, 1, 1], "the same")).toContain('d="M2 12L60 12L118 12"');
});

test("the figures of a document are those of its release, with their spread", () => {
  const marks = "before\n<!-- ratios: written by `npm run bench -- --record` -->old<!-- /ratios -->\nafter";
  const written = withFigures(marks, RUNS);
  expect(written).toContain("Of 1.1.0, recorded last at b on 2 x any, Node v26, load 0.1:");
  expect(written).toContain(`| ${name} | 1.25 (one run) | 1.3 (1.2 to 1.3 in 2 runs) |`);
  expect(written).not.toContain("old");
  expect(withFigures(written, RUNS)).toBe(written);
  expect(() => withFigures("nothing", RUNS)).toThrow("no place for ratios");
});

test("what the kit noticed is counted by family, of what was tried", () => {
  const mutant = (id: string) => ({ id, family: id.slice(0, 1) });
  const trial = (id: string, fate: "killed" | "survived") => ({ id, fate, cases: 1, seconds: 1 });
  const trials = { "A-1": trial("A-1", "killed"), "A-2": trial("A-2", "survived") };
  expect(powerOf([mutant("A-1"), mutant("A-2"), mutant("B-1")], trials)).toEqual({ A: [2, 1] });
  expect(powerOf([mutant("B-1")], trials)).toBeUndefined();
});

test("the document says what was recorded", () => {
  const document = readFileSync("docs/costs.md", "utf8");
  expect(withFigures(document, readHistory(HISTORY))).toBe(document);
});
