import type { Problem } from "../engine/problem.ts";

const MAX_VALUE = 2_000;

/** A problem in words: rules, place, what is wrong, and on lines of their own what was expected and found. */
export function problemText(problem: Problem): string {
  const { rules, pointer, message } = problem;
  return [
    `[${rules.join(" ")}] ${placeOf(pointer)} ${message}`,
    ...valuesOf(problem).map(([name, value]) => `  ${name}: ${shortened(value)}`),
  ].join("\n");
}

/** What was expected and what came, as JSON, where it tells more than the message. */
export function valuesOf({ expected, actual, message }: Problem): [name: string, value: string][] {
  return Object.entries({ expected, actual })
    .filter(([, value]) => value !== undefined && value !== message)
    .map(([name, value]) => [name, JSON.stringify(value) ?? "undefined"]);
}

/** A pointer as a reader understands it: the empty one means the body as a whole. */
export function placeOf(pointer: string): string {
  return pointer === "" ? "the body" : pointer;
}

function shortened(text: string): string {
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}… (${text.length} characters)` : text;
}
