import type { Random } from "../../platform/random.ts";

/** What no caller means, and some send. */
const ODD: readonly unknown[] = [
  null,
  "",
  "\u0000",
  "\ud800",
  "\u202e",
  "😀".repeat(300),
  "__proto__",
  "../../etc/passwd",
  "' OR 1=1 --",
  "9".repeat(40),
  -1,
  0,
  0.1,
  1e15,
  2 ** 53,
  true,
  [],
  {},
  [[]],
  { constructor: { prototype: 1 } },
  "2026-02-30",
  "a".repeat(3000),
];

export const oddValue = (random: Random): unknown => ODD[random.integer(0, ODD.length - 1)];

/** Puts an odd value in some place of a JSON value, or takes the place out. */
export function spoil(random: Random, value: unknown): unknown {
  if (typeof value !== "object" || value === null || random.integer(0, 9) === 0) return oddValue(random);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const names = Object.keys(copy);
  const name = names[random.integer(0, names.length - 1)];
  if (name === undefined) return oddValue(random);
  if (random.integer(0, 4) === 0 && !Array.isArray(value)) delete copy[name];
  else copy[name] = spoil(random, copy[name]);
  return copy;
}
