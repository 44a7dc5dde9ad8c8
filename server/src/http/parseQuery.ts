import type { ParameterEntry } from "./contractModule.ts";
import { invalid } from "./errors.ts";
import { parseScalar } from "./parseScalar.ts";

/** Reads the raw query of a request into the operation's parameters. */
export type ParseQuery = (query: string) => Record<string, unknown>;

const BLANK = /^ *$/;

/**
 * Makes the query parser of one operation. `+` is a space; a blank value is the same as leaving the parameter out; unknown
 * names are ignored, whatever stands behind them; a scalar given twice, a malformed percent-encoding and text of another
 * type are refused (NS-003).
 */
export function createQueryParser(parameters: readonly ParameterEntry[]): ParseQuery {
  const byName = new Map(
    parameters.map((parameter) => [
      parameter.name,
      { ...parameter, field: { in: "query", keys: [parameter.name] } as const },
    ]),
  );
  return (query) => {
    const values: Record<string, unknown> = {};
    if (query === "") return values;
    for (const pair of query.split("&")) {
      const equals = pair.indexOf("=");
      const name = decode(equals < 0 ? pair : pair.slice(0, equals)) ?? "";
      const parameter = byName.get(name);
      if (!parameter) continue;
      const text = equals < 0 ? "" : decode(pair.slice(equals + 1));
      if (text === undefined) throw invalid(parameter.field, (texts) => texts.malformedEncoding());
      if (BLANK.test(text)) continue;
      const value = parseScalar(parameter.field, parameter.type, text);
      if (!parameter.array) {
        if (Object.hasOwn(values, name)) throw invalid(parameter.field, (texts) => texts.repeatedParameter());
        values[name] = value;
      } else if (Object.hasOwn(values, name)) (values[name] as unknown[]).push(value);
      else values[name] = [value];
    }
    return values;
  };
}

/** The text of a part of a query; undefined when its percent-encoding is malformed. */
function decode(text: string): string | undefined {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}
