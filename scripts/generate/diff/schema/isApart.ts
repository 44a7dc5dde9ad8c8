import { evaluate } from "./evaluate.ts";
import type { Facts } from "./facts.ts";
import { alternativesOf } from "./gather.ts";
import { higher, lower } from "./numbers.ts";
import { propertyOf } from "./parts.ts";
import type { AnySchema, Side } from "./side.ts";

/** Schemas that hold themselves are not followed for ever. */
const DEEPEST = 4;

/** Shows that no value is of both: of different kinds, of values, ranges or lengths that do not meet, or with a property of which that is so. */
export function isApart(oneSide: Side, one: Facts, otherSide: Side, other: Facts, depth = 0): boolean {
  const kinds = new Set([...one.kinds].filter((kind) => other.kinds.has(kind)));
  if (kinds.size === 0) return true;
  if (one.values) return one.values.every((value) => isRefused(otherSide, other, value));
  if (other.values) return other.values.every((value) => isRefused(oneSide, one, value));
  const [kind] = kinds;
  const areNumbers = [...kinds].every((each) => each === "integer" || each === "fraction");
  if (areNumbers) {
    const [low, high] = [higher(one.low, other.low), lower(one.high, other.high)];
    return low.value > high.value || (low.value === high.value && (low.exclusive || high.exclusive));
  }
  if (kinds.size > 1) return false;
  if (kind === "string") return isBeside(one.length, other.length);
  if (kind === "array") return isBeside(one.items, other.items);
  if (kind !== "object" || depth >= DEEPEST) return false;
  if (isBeside(one.properties, other.properties)) return true;
  return [...new Set([...one.required, ...other.required])].some((name) => {
    const [mine, theirs] = [propertyOf(one, name), propertyOf(other, name)];
    if (mine.includes(false) || theirs.includes(false)) return true;
    return areApart(oneSide, mine, otherSide, theirs, depth + 1);
  });
}

function areApart(
  oneSide: Side,
  one: readonly AnySchema[],
  otherSide: Side,
  other: readonly AnySchema[],
  depth: number,
): boolean {
  const [ours, theirs] = [alternativesOf(oneSide, one), alternativesOf(otherSide, other)];
  if (!ours || !theirs || ours.length * theirs.length > 400) return false;
  return ours.every((mine) => theirs.every((each) => isApart(oneSide, mine, otherSide, each, depth)));
}

const isRefused = (side: Side, { sources }: Facts, value: unknown) =>
  sources.some((schema) => evaluate(side, schema, value) === false);

const isBeside = (one: readonly [number, number], other: readonly [number, number]) =>
  one[0] > other[1] || other[0] > one[1];
