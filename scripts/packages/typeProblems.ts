import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "@arethetypeswrong/core";
import { ROOT } from "./packages.ts";

/** What every package of ES modules has: no CommonJS, and no entries for Node 10. */
const ESM_ONLY: readonly Problem["kind"][] = ["CJSResolvesToESM"];

/**
 * What is wrong with the types of a package, under any of the ways to find its modules, by the tool Are The Types Wrong; undefined when it has
 * none.
 */
export async function typeProblems(tarball: string): Promise<Problem[] | undefined> {
  // By its path: under the condition `development`, which vitest sets, the package leads to TypeScript that Node does not run.
  const core = join(ROOT, "node_modules/@arethetypeswrong/core/dist/index.js");
  const { checkPackage, createPackageFromTarballData }: typeof import("@arethetypeswrong/core") =
    await import(core);
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    excludeEntrypoints: [/\.(yaml|json)$/, /\*/],
  });
  if (!result.types) return undefined;
  return result.problems.filter(
    (problem) =>
      !ESM_ONLY.includes(problem.kind) &&
      !(problem.kind === "NoResolution" && problem.resolutionKind === "node10"),
  );
}
