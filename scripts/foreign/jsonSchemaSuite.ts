import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validatorOf } from "../generate/test-support/validatorOf.ts";
import type { Schema } from "../generate/toolkit/openApi.ts";
import { EXCEPTIONS, type Exception } from "./jsonSchemaExceptions.ts";

interface Group {
  description: string;
  schema: Schema | boolean;
  tests: { description: string; data: unknown; valid: boolean }[];
}

/** What became of the tests of one file of the suite. */
export interface FileOutcome {
  file: string;
  passed: number;
  /** Excepted tests, by reason. */
  excepted: Map<string, number>;
  /** What failed and is no exception. */
  failed: string[];
  /** Exceptions that nothing needs any more. */
  idle: Exception[];
}

/** The required tests of JSON-Schema-Test-Suite for a draft, and those of its formats, through the validators of a contract. */
export async function runSuite(folder: string): Promise<FileOutcome[]> {
  const files = ["", "optional/format"].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(part, name)),
  );
  const outcomes: FileOutcome[] = [];
  for (const file of files.sort()) outcomes.push(await runFile(folder, file));
  return outcomes;
}

async function runFile(folder: string, file: string): Promise<FileOutcome> {
  const exceptions = EXCEPTIONS.filter((exception) => exception.file === file);
  const outcome: FileOutcome = { file, passed: 0, excepted: new Map(), failed: [], idle: [] };
  const used = new Set<Exception>();
  for (const group of JSON.parse(readFileSync(join(folder, file), "utf8")) as Group[]) {
    const judge = await judgeOf(group);
    for (const { description, data, valid } of group.tests) {
      const exception = exceptions.find((each) => covers(each, group.description, description));
      const found = judge(data);
      if (found !== valid && exception) used.add(exception);
      if (exception)
        outcome.excepted.set(exception.reason, (outcome.excepted.get(exception.reason) ?? 0) + 1);
      else if (found === valid) outcome.passed++;
      else outcome.failed.push(`${group.description}: ${description}: ${found}, not ${valid}`);
    }
  }
  outcome.idle = exceptions.filter((exception) => !used.has(exception));
  return outcome;
}

/** Judges a value by the schema of a group; a schema that is refused, or a fault, is told in words. */
async function judgeOf({ schema }: Group): Promise<(data: unknown) => boolean | string> {
  // Pointers into a schema mean that schema, not the document around it, when it has an address.
  const own = typeof schema === "object" ? { $id: "https://suite.test/", ...schema } : schema;
  const told = (error: unknown) => `${(error as Error).name}: ${(error as Error).message}`;
  try {
    const isValid = await validatorOf(own as Schema, { direction: "answer" });
    return (data) => {
      try {
        return isValid(data);
      } catch (error) {
        return told(error);
      }
    };
  } catch (error) {
    return () => told(error);
  }
}

function covers({ groups = [""], tests = [""] }: Exception, group: string, test: string): boolean {
  return groups.some((start) => group.startsWith(start)) && tests.some((start) => test.startsWith(start));
}
