// Copied from scripts/generate/toolkit/scalarReader.ts by npm run generate; do not edit.
import type { ScalarType } from "./contractModule.ts";
import { isExactNumber } from "./isExactNumber.ts";

/** A value that a text stands for. */
export type Scalar = string | number | boolean | null;

/** Reads a decoded text. */
export type ReadScalar = (text: string) => Scalar;

const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** By type: the value of a text, undefined when it is not of the type. */
const READERS: Readonly<Record<ScalarType, (text: string) => Scalar | undefined>> = {
  null: (text) => (text === "null" ? null : undefined),
  boolean: (text) => (text === "true" || text === "false" ? text === "true" : undefined),
  // A number that a double cannot tell from its neighbour is no number that was sent.
  integer: (text) => numberOf(INTEGER, text, Number.isSafeInteger),
  number: (text) => numberOf(NUMBER, text, Number.isFinite),
  // Every digit of a decimal counts: one with more than a double holds would be another number.
  decimal: (text) => numberOf(NUMBER, text, (value) => Number.isFinite(value) && isExactNumber(text, value)),
  string: (text) => text,
};

function numberOf(form: RegExp, text: string, isHeld: (value: number) => boolean): number | undefined {
  if (!form.test(text)) return undefined;
  const value = Number(text);
  return isHeld(value) ? value + 0 : undefined;
}

/**
 * Makes the reader of texts that stand for one of several types: the first that a text can be gives its value. A text that is of
 * none stays as it is; the schema refuses it, in its own words.
 */
export function createScalarReader(types: readonly ScalarType[]): ReadScalar {
  const readers = types.map((type) => READERS[type]);
  return (text) => {
    for (const read of readers) {
      const value = read(text);
      if (value !== undefined) return value;
    }
    return text;
  };
}
