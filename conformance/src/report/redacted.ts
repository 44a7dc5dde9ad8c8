import type { Target } from "../engine/target.ts";

/** A text that is no longer may be part of a word: only where it stands alone is it a token. */
const SHORT = 8;

/** The text without any token of the target: answers may echo what they were sent. */
export function redacted(text: string, { tokens }: Target): string {
  return Object.entries(tokens)
    .filter(([, token]) => token !== "")
    .sort(([, a], [, b]) => b.length - a.length)
    .reduce((result, [kind, token]) => result.replaceAll(patternOf(token), `<token ${kind}>`), text);
}

function patternOf(token: string): RegExp | string {
  if (token.length > SHORT) return token;
  // RegExp.escape is newer than the oldest Node that the kit runs on.
  const literal = token.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
  return new RegExp(`(?<!\\w)${literal}(?!\\w)`, "g");
}
