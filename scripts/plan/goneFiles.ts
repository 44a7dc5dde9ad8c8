import { dirname, join } from "node:path/posix";

const LINK = /\]\((?!https?:|#)([^)#]+)/g;
const NAMED = /`((?:client|conformance|docs|generated|scripts|server|spec)\/[\w./-]*)`/g;

/**
 * Files that a Markdown page links to or names by their path from the root, and that are not there.
 * @param page path of the page from the root
 * @param exists whether a path from the root is there
 */
export function goneFiles(page: string, text: string, exists: (path: string) => boolean): string[] {
  const linked = [...text.matchAll(LINK)].map(([, path = ""]) => join(dirname(page), path));
  const named = [...text.matchAll(NAMED)].map(([, path = ""]) => path);
  return [...linked, ...named]
    .filter((path) => !exists(path))
    .map((path) => `${page}: ${path} does not exist`);
}
