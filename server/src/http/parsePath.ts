import type { ParameterEntry } from "./contractModule.ts";
import { HttpError } from "./errors.ts";
import { createTextReader } from "./textReader.ts";

/** Path parameters in template order as the dispatcher gives them, by name and of their types. */
export type ParsePath = (raw: readonly string[]) => Record<string, unknown>;

/**
 * Makes the path parser of one operation: strict percent-decoding (an encoded slash stays inside its parameter), then types.
 *
 * @throws Error (on making) when the template names a parameter that the table does not have
 */
export function createPathParser(path: string, parameters: readonly ParameterEntry[]): ParsePath {
  const readers = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => {
    const entry = parameters.find((parameter) => parameter.name === name);
    if (!entry) throw new Error(`Path ${path}: parameter ${name} is not in the operation's table`);
    const field = { in: "path", keys: [entry.name] } as const;
    const read = createTextReader(entry, field, decode);
    return { name: entry.name, read };
  });
  return (raw) => {
    const values: Record<string, unknown> = {};
    for (let index = 0; index < readers.length; index++) {
      const { name, read } = readers[index] as (typeof readers)[number];
      values[name] = read(raw[index] as string);
    }
    return values;
  };
}

function decode(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new HttpError(400, (texts) => texts.malformedPath());
  }
}
