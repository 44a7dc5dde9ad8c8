import type { Differ } from "./differ.ts";
import type { Finding } from "./finding.ts";
import { type AnySchema, mappedReference, referenceTo, type Side } from "./side.ts";

interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
}

/** What differs of how variants are told apart, and of those that only the discriminator names. */
export function discriminatorFindings(diff: Differ, before: unknown, after: unknown): Finding[] {
  const [one, other] = [before, after] as (Discriminator | undefined)[];
  if (!one && !other) return [];
  const isClient = diff.sender === "client";
  if (!one || !other)
    return [
      diff.meaning(
        "",
        "discriminator",
        other ? `told apart by ${other.propertyName} now` : "no longer told apart by a property",
        "risky",
      ),
    ];
  if (one.propertyName !== other.propertyName)
    return [
      diff.meaning(
        "",
        "discriminator",
        `told apart by ${other.propertyName}, not ${one.propertyName}`,
        "breaking",
      ),
    ];
  const [from, to] = [one.mapping ?? {}, other.mapping ?? {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((value) => {
    const [target, now] = [from[value], to[value]];
    if (target !== undefined && now !== undefined) {
      // Of what only the mapping leads to, no proof about the whole speaks.
      return diff
        .inside(`<${value}>`, [variant(diff.before, target)], [variant(diff.after, now)])
        .map((each) => ({ ...each, isOfValues: false }));
    }
    const isWider = target === undefined;
    const message = isWider ? `may also be ${value}` : `may no longer be ${value}`;
    return [
      diff.meaning(
        "",
        isWider ? "alternative-added" : "alternative-removed",
        message,
        isWider === isClient ? "additive" : "breaking",
      ),
    ];
  });
}

const variant = (side: Side, target: string): AnySchema => referenceTo(side, mappedReference(target));
