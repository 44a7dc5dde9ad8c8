import { createHash } from "node:crypto";
import type { Variant } from "./variant.ts";

/** Variants of a combination. */
const SIZE = 5;

/**
 * Random combinations of five variants, no two of which touch the same thing; in each in the order given.
 * @param seed the same seed gives the same combinations of the same variants
 */
export function combinations(variants: readonly Variant[], count: number, seed: string): Variant[][] {
  return Array.from({ length: count }, (_, round) => {
    const rank = ({ id }: Variant) => createHash("sha256").update(`${seed} ${round} ${id}`).digest("hex");
    const shuffled = variants.map((variant) => ({ variant, at: rank(variant) }));
    shuffled.sort((a, b) => (a.at < b.at ? -1 : 1));
    const chosen: Variant[] = [];
    for (const { variant } of shuffled)
      if (chosen.length < SIZE && chosen.every((other) => areCompatible(other, variant)))
        chosen.push(variant);
    // In the order of the list: whatever reads bodies and headers is inside what rewrites them.
    return variants.filter((variant) => chosen.includes(variant));
  });
}

/** Can one server be both? */
export function areCompatible({ touches = [] }: Variant, other: Variant): boolean {
  return !touches.some((place) => other.touches?.includes(place));
}
