import type { Mutant } from "./mutant.ts";

/** The text of a file with the fault in it. @throws Error when the place is not there, or there more than once */
export function planted({ id, file, from, to }: Mutant, source: string): string {
  const parts = source.split(from);
  if (parts.length !== 2)
    throw new Error(
      `mutant ${id}: ${file} has its place ${parts.length - 1} times: ${from}. Give it a text that stands there once`,
    );
  return parts.join(to);
}
