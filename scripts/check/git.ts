import { execFileSync } from "node:child_process";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").slice(0, -1);

/** Files that a commit would hold, in the folder git is asked from. */
export const projectFiles = (): string[] => git("ls-files", "--cached", "--others", "--exclude-standard");

/** Where this branch left main; on main itself, the last commit. */
export const branchPoint = (): string => git("merge-base", "HEAD", "main")[0] as string;

/** Files that differ from a commit, those not committed yet included. */
export const changedFiles = (since: string): string[] => [
  ...git("diff", "--name-only", "--no-renames", since),
  ...git("ls-files", "--others", "--exclude-standard"),
];
