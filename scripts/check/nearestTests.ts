import { posix } from "node:path";
import type { Importers } from "./importers.ts";

const isTest = (file: string): boolean => file.endsWith(".test.ts") && !file.endsWith(".long.test.ts");

/**
 * The tests that a change concerns: those that changed, and those that import what changed, however indirectly; a file that
 * no module imports, as one of the contract, concerns the tests beside it. Those in the nearest folders come first.
 */
export function nearestTests(
  changed: readonly string[],
  files: readonly string[],
  importers: Importers,
): string[] {
  const tests = files.filter(isTest);
  const seen = new Set(changed);
  for (const file of changed.filter((each) => !importers.has(each) && !isTest(each)))
    for (const test of tests) if (posix.dirname(test) === posix.dirname(file)) seen.add(test);
  // A set hands out what is added while it is walked.
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  const way = new Map(
    tests.map((test) => [test, Math.min(...changed.map((file) => foldersApart(file, test)))]),
  );
  return tests
    .filter((test) => seen.has(test))
    .sort((one, other) => (way.get(one) ?? 0) - (way.get(other) ?? 0));
}

/** Folders to leave and to enter on the way from one file to another. */
const foldersApart = (one: string, other: string) =>
  posix.relative(posix.dirname(one), posix.dirname(other)).split("/").filter(Boolean).length;
