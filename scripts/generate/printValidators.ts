import type { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { forgetAjv } from "./keptAjv.ts";

/** A name that ajv has given by when it came to it, or a text, in which such a word is none. */
const NUMBERED = /"(?:\\.|[^"\\])*"|\b(validate|schema|func|pattern|formats|wrapper|root)\d+\b/g;

/**
 * The code of compiled schemas, each exported under its name. Ajv numbers what it prints by when it compiled it; here the order in which
 * it stands says, so that the same schemas give the same text whatever was compiled before.
 *
 * @param names name of an export -> that of its schema
 */
export function printValidators(ajv: Ajv, names: Readonly<Record<string, string>>): string {
  const code = print(ajv, names);
  const given = new Map<string, string>();
  const counts = new Map<string, number>();
  let isRecursive = false;
  const text = code.replace(NUMBERED, (name, prefix?: string) => {
    if (prefix === undefined) return name;
    isRecursive ||= prefix === "wrapper" || prefix === "root";
    const known = given.get(name);
    if (known !== undefined) return known;
    const count = counts.get(prefix) ?? 0;
    counts.set(prefix, count + 1);
    given.set(name, prefix + count);
    return prefix + count;
  });
  // Of schemas that contain each other the one that was compiled first is called in another way.
  if (isRecursive) forgetAjv(ajv);
  return text;
}

function print(ajv: Ajv, names: Readonly<Record<string, string>>): string {
  try {
    return standalone.default(ajv, names);
  } catch (error) {
    forgetAjv(ajv);
    throw error;
  }
}
