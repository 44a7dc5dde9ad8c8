import { execFileSync } from "node:child_process";
import { ownContracts } from "../../contractDiff/ownContracts.ts";
import type { Documents } from "../../generate/diff/sources.ts";

/**
 * The contracts of a release: of its tag, or else of the commit that gave the project its version.
 *
 * @returns undefined when that has no generated contract
 */
export function releasedContracts(version: string): Documents | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  const tag = git("tag", "--list", `v${version}`);
  const commits = git("log", "--format=%H", `-S"version": "${version}"`, "--", "package.json");
  const commit = tag || commits.split("\n").at(-1);
  if (!commit) return undefined;
  try {
    return ownContracts(commit);
  } catch (error) {
    if ((error as Error).name !== "DiffError") throw error;
    return undefined;
  }
}
