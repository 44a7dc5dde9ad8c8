import { GenerateError } from "./generateError.ts";

/** As many are told at once: who made a mistake five times knows it. */
const MOST = 5;

/**
 * Does something with each of many parts of a contract.
 *
 * @throws GenerateError of the parts that are refused, five at most
 */
export function eachPart<Part, Made>(parts: Iterable<Part>, make: (part: Part) => Made): Made[] {
  const refused: GenerateError[] = [];
  const made: Made[] = [];
  for (const part of parts) {
    try {
      made.push(make(part));
    } catch (error) {
      if (!(error instanceof GenerateError)) throw error;
      refused.push(error);
      if (refused.length === MOST) break;
    }
  }
  if (refused.length > 0) throw refused.length === 1 ? refused[0] : new GenerateError(refused);
  return made;
}
