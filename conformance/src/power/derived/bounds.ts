import type { Schema } from "@frete/contract/toolkit/openApi";

/** The types that a keyword speaks of, and which of two alternatives allows more. */
const BOUNDS = {
  minLength: { types: ["string"], looser: Math.min },
  maxLength: { types: ["string"], looser: Math.max },
  minimum: { types: ["integer", "number"], looser: Math.min },
  maximum: { types: ["integer", "number"], looser: Math.max },
  multipleOf: { types: ["integer", "number"], looser: Math.min },
  minItems: { types: ["array"], looser: Math.min },
  maxItems: { types: ["array"], looser: Math.max },
} as const;

export type Bounds = { [Keyword in keyof typeof BOUNDS]?: number };

/** Sizes and ranges of a place; of several types that are allowed the loosest, none where one of them sets none. */
export function boundsOf(schemas: readonly Schema[]): Bounds {
  return Object.fromEntries(
    Object.entries(BOUNDS).flatMap(([keyword, { types, looser }]) => {
      const mine = schemas.filter(({ type }) => [type].flat().some((name) => types.includes(name as never)));
      const limits = mine.map((schema) => schema[keyword] as number | undefined);
      const known = limits.filter((limit) => limit !== undefined);
      return known.length === 0 || known.length < limits.length ? [] : [[keyword, looser(...known)]];
    }),
  );
}
