import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { DiffError } from "./diffError.ts";
import { parseDocument } from "./parseDocument.ts";

/** Contracts by the folder that they stand in, below the one that was asked for; of a single one `""`. */
export type Documents = Map<string, OpenApiDocument>;

/** What a generated contract is read from: the first that is there. */
const FILES = ["document.json", "openapi.json", "openapi.yaml"];

/** Files of somewhere, on disk or in a commit. */
interface Tree {
  /** Paths of all files below a folder, from it. */
  list(folder: string): string[];
  read(path: string): string;
  /** As a message names it. */
  words: string;
}

/**
 * The contracts before a change.
 *
 * @param before a document, a folder that was generated, or a commit: a branch, a tag, `HEAD~1`
 * @param folder where a commit has the generated contract
 * @throws DiffError when there is nothing that can be read
 */
export function documentsBefore(before: string, folder: string | undefined): Documents {
  if (existsSync(before)) return documentsAt(before);
  if (folder === undefined)
    throw new DiffError(
      `there is no file or folder ${before}; to compare with a commit, say with --contract which folder was generated`,
    );
  const tree = commit(before);
  if (/\.(?:json|ya?ml)$/.test(folder))
    return new Map([["", parseDocument(tree.read(folder), `${before}:${folder}`)]]);
  return documentsIn(folder, tree);
}

/** The contracts of a document or of a folder on disk. @throws DiffError when there are none that can be read */
export function documentsAt(path: string): Documents {
  if (!existsSync(path)) throw new DiffError(`there is no file or folder ${path}`);
  if (!statSync(path).isDirectory()) return new Map([["", parseDocument(readFileSync(path, "utf8"), path)]]);
  return documentsIn(path, {
    list: (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }),
    read: (file) => readFileSync(file, "utf8"),
    words: path,
  });
}

function documentsIn(folder: string, tree: Tree): Documents {
  const files = new Set(tree.list(folder));
  const read = (name: string): OpenApiDocument | undefined => {
    const file = FILES.map((each) => join(name, each)).find((each) => files.has(each));
    return file === undefined
      ? undefined
      : parseDocument(
          tree.read(join(folder, file)),
          `${tree.words === folder ? "" : `${tree.words}:`}${join(folder, file)}`,
        );
  };
  const single = read("");
  if (single) return new Map([["", single]]);
  const names = [
    ...new Set(
      [...files].filter((file) => FILES.includes(basename(file))).map((file) => file.split("/")[0] as string),
    ),
  ];
  const found = names.flatMap((name) => {
    const document = read(name);
    return document ? [[name, document] as const] : [];
  });
  if (found.length === 0)
    throw new DiffError(`${tree.words} has no contract in ${folder}: none of ${FILES.join(", ")}`);
  return new Map(found);
}

function commit(ref: string): Tree {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "pipe"] });
  try {
    git("rev-parse", "--git-dir");
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new DiffError(
      isMissing
        ? "git is not installed: give a file or a folder to compare with"
        : `${process.cwd()} is not in a git repository: give a file or a folder that exists, not ${ref}`,
    );
  }
  try {
    git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`);
  } catch {
    throw new DiffError(`${ref} is no file, no folder and no commit of this repository`);
  }
  const at = (path: string) => `${ref}:./${path.replace(/^\.\/|\/$/g, "")}`;
  const show = (command: string, ...args: [string, ...string[]]) => {
    try {
      return git(command, ...args);
    } catch {
      throw new DiffError(
        `there is no ${args.at(-1)?.replace(":./", ":")}: it was not generated there, or not committed`,
      );
    }
  };
  return {
    list: (folder) => show("ls-tree", "-r", "--name-only", at(folder)).split("\n"),
    read: (path) => show("show", at(path)),
    words: ref,
  };
}
