import type { ParameterEntry } from "./contractModule.ts";
import { HttpError, invalid } from "./errors.ts";
import * as messages from "./messages.ts";
import { parseScalar } from "./parseScalar.ts";

/** Reads the raw query of a request into the operation's parameters. */
export type ParseQuery = (query: string) => Record<string, unknown>;

/**
 * Makes the query parser of one operation. `+` is a space; unknown names are ignored; a scalar given twice, a malformed
 * percent-encoding (also in a name) and text of another type are refused (NS-003).
 */
export function createQueryParser(parameters: readonly ParameterEntry[]): ParseQuery {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  return (query) => {
    const values: Record<string, unknown> = {};
    if (query === "") return values;
    for (const pair of query.split("&")) {
      if (pair === "") continue;
      const equals = pair.indexOf("=");
      const name = decode(equals < 0 ? pair : pair.slice(0, equals));
      const text = equals < 0 ? "" : decode(pair.slice(equals + 1));
      const parameter = byName.get(name);
      if (!parameter) continue;
      const value = parseScalar(name, parameter.type, text);
      if (!parameter.array) {
        if (Object.hasOwn(values, name)) throw invalid(name, messages.repeatedParameter());
        values[name] = value;
      } else if (Object.hasOwn(values, name)) (values[name] as unknown[]).push(value);
      else values[name] = [value];
    }
    return values;
  };
}

function decode(text: string): string {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw new HttpError(400, messages.malformedQuery());
  }
}
