import type { Problem } from "../engine/problem.ts";

const MAX_VALUE = 2_000;

/** A problem in words: rules, place, what is wrong, and on lines of their own what was expected and found. */
export function problemText({ rules, pointer, message, ...values }: Problem): string {
  return [
    `[${rules.join(" ")}] ${placeOf(pointer)} ${message}`,
    ...Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `  ${name}: ${shortened(JSON.stringify(value))}`),
  ].join("\n");
}

/** A pointer as a reader understands it: the empty one means the body as a whole. */
export function placeOf(pointer: string): string {
  return pointer === "" ? "the body" : pointer;
}

function shortened(text: string): string {
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}… (${text.length} characters)` : text;
}
