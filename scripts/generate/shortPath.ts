import { relative } from "node:path";

/** A path as people read it: relative to the current folder when it is inside, else absolute. */
export function shortPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith("..") ? path : short;
}
