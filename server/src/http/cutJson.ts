import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from "./jsonCharacters.ts";

/** A list of a JSON text that is parsed in parts: where it begins and ends, its brackets left out, and the commas at which it is cut. */
export interface CutList {
  readonly from: number;
  readonly to: number;
  readonly commas: readonly number[];
}

/** Characters that are looked at, or parsed, in one step. */
const STEP = 64 * 1024;

/**
 * Finds where a large JSON text may be cut: the lists that are the value itself or a member of it, between their elements. What is no JSON
 * may be cut anywhere: a part of it is no JSON then. In steps: it yields when it has gone on for long.
 *
 * @param limit deepest nesting of objects and arrays
 * @returns "too deep"; otherwise all such lists, none of them where there is no use in cutting
 */
export function* cutJson(text: string, limit: number): Generator<void, "too deep" | CutList[]> {
  const lists: CutList[] = [];
  let depth = 0;
  /** The depth inside of such a list; 0: nothing has begun. */
  let inside = 0;
  let open: { from: number; commas: number[] } | undefined;
  let lastCut = 0;
  let hasCut = false;
  let nextStep = STEP;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === QUOTE) {
      index = endOfString(text, index);
      if (index < 0) break;
    } else if (unit === OPEN_BRACE || unit === OPEN_BRACKET) {
      if (++depth > limit) return "too deep";
      if (inside === 0) inside = unit === OPEN_BRACKET ? 1 : 2;
      if (depth === inside && unit === OPEN_BRACKET) {
        open = { from: index + 1, commas: [] };
        lastCut = index;
      }
    } else if (unit === CLOSE_BRACE || unit === CLOSE_BRACKET) {
      if (depth === inside && open) {
        lists.push({ ...open, to: index });
        open = undefined;
      }
      depth--;
    } else if (unit === COMMA && depth === inside && open && index - lastCut >= STEP) {
      open.commas.push(index);
      lastCut = index;
      hasCut = true;
    }
    if (index < nextStep) continue;
    nextStep = index + STEP;
    yield;
  }
  return hasCut ? lists : [];
}

/** Where a string ends that begins at `start`; -1 when it does not. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === BACKSLASH) first--;
    if ((end - first) % 2 === 0) return end;
  }
  return -1;
}
