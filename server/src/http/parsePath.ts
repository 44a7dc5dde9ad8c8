import type { ParameterEntry } from "./contractModule.ts";
import { HttpError } from "./errors.ts";
import { createDefaults } from "./parameterDefaults.ts";
import { createTextReader, type ReadText } from "./textReader.ts";

/** Path parameters as the dispatcher gives them, by name and of their types. */
export type ParsePath = (raw: readonly string[]) => Record<string, unknown>;

/**
 * Makes the path parser of one route: strict percent-decoding (an encoded slash stays inside its parameter), then types.
 *
 * @param names the parameters of the route in the order in which they come; the others of the operation were left out
 */
export function createPathParser(names: readonly string[], parameters: readonly ParameterEntry[]): ParsePath {
  if (parameters.length === 0) return () => ({});
  const withDefaults = createDefaults(parameters);
  const readers = names.map((name): { name: string; read: ReadText } => {
    const field = { in: "path", keys: [name] } as const;
    const entry = parameters.find((parameter) => parameter.name === name) as ParameterEntry;
    return { name, read: createTextReader(entry, field, decode) };
  });
  return (raw) => {
    const values: Record<string, unknown> = {};
    for (const [index, { name, read }] of readers.entries()) values[name] = read(raw[index] as string);
    return withDefaults(values);
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
