import { gravest, LEVELS } from "../change.ts";
import { compareDocuments } from "../compareDocuments.ts";
import { plainDocument } from "../plainDocument.ts";
import type { CorpusCase, Verdict } from "./cases.ts";

/** What was found of a case. */
export interface JudgedCase extends CorpusCase {
  readonly found: Verdict;
  readonly outcome: "right" | "too strict" | "too mild";
}

const order = (verdict: Verdict) => [...LEVELS, "none"].indexOf(verdict);

/** The verdicts on cases, and how they stand to what is right. Nobody is hurt between words and nothing at all. */
export function judgeCases(cases: readonly CorpusCase[]): JudgedCase[] {
  return cases.map((each) => {
    const [before, after] = [each.before, each.after].map((document) =>
      plainDocument(structuredClone(document), each.name),
    );
    const found = gravest(compareDocuments(before as never, after as never)) ?? "none";
    const [one, other] = [order(found), order(each.expected)];
    return { ...each, found, outcome: one === other ? "right" : one < other ? "too strict" : "too mild" };
  });
}

/** Class by class: how many cases, and how many verdicts are right, too strict, too mild. */
export function corpusTable(judged: readonly JudgedCase[]): string {
  const rows = [...LEVELS, "none" as const].map((level) => {
    const own = judged.filter(({ expected }) => expected === level);
    const count = (outcome: JudgedCase["outcome"]) => own.filter((each) => each.outcome === outcome).length;
    return [level, own.length, count("right"), count("too strict"), count("too mild")];
  });
  const total = [1, 2, 3, 4].map((at) => rows.reduce((sum, row) => sum + Number(row[at]), 0));
  const lines = [["expected", "cases", "right", "too strict", "too mild"], ...rows, ["all", ...total]];
  return lines
    .map(
      ([name, ...counts]) =>
        `${String(name).padEnd(10)}${counts.map((each) => String(each).padStart(12)).join("")}`,
    )
    .join("\n");
}
