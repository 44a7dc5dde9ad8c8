import type { Problem } from "../engine/problem.ts";

const MAX_VALUE = 2_000;

/** A problem in words: rules, place, what is wrong, and on lines of their own what was expected and found. */
export function problemText({ rules, pointer, message, ...values }: Problem): string {
  return [
    `[${rules.join(" ")}] ${pointer} ${message}`,
    ...Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `  ${name}: ${shortened(JSON.stringify(value))}`),
  ].join("\n");
}

function shortened(text: string): string {
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}… (${text.length} characters)` : text;
}
