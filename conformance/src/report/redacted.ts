import type { Target } from "../engine/target.ts";

/** The text without any token of the target: answers may echo what they were sent. */
export function redacted(text: string, { tokens }: Target): string {
  return Object.entries(tokens)
    .sort(([, a], [, b]) => b.length - a.length)
    .reduce(
      (result, [kind, token]) => (token === "" ? result : result.replaceAll(token, `<token ${kind}>`)),
      text,
    );
}
