import type { OperationEntry } from "./contractModule.ts";

/**
 * What every answer of a deprecated operation says of it, refusals included: `Deprecation`, since when, as a date of structured fields
 * (RFC 9745), and `Sunset`, when it is to be gone (RFC 8594). Nothing of others.
 */
export function deprecationHeaders(
  deprecation: OperationEntry["deprecation"],
): readonly [name: string, value: string][] {
  if (!deprecation) return [];
  const { since, sunset } = deprecation;
  const at = (day: string) => new Date(`${day}T00:00Z`);
  return [
    ["Deprecation", `@${at(since).getTime() / 1000}`],
    ...(sunset === undefined ? [] : [["Sunset", at(sunset).toUTCString()] as [string, string]]),
  ];
}
