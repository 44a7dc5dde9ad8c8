import type { ParameterEntry } from "./contractModule.ts";
import { invalid } from "./errors.ts";
import { createPairReader } from "./pairReader.ts";
import { createDefaults } from "./parameterDefaults.ts";
import type { ParameterOptions } from "./parameterOptions.ts";

/** Reads the raw query of a request into the operation's parameters. */
export type ParseQuery = (query: string) => Record<string, unknown>;

const BLANK = /^(?: |\+|%20)*$/;

/**
 * Makes the parser of one operation's query, or of a form written like one. `+` is a space; unknown names are ignored, whatever stands behind them; a single value
 * that is given twice and a malformed percent-encoding are refused.
 */
export function createQueryParser(
  parameters: readonly ParameterEntry[],
  { blankIsAbsent }: ParameterOptions,
  place: "query" | "body" = "query",
): ParseQuery {
  const withDefaults = createDefaults(parameters);
  const take = createPairReader(parameters, place, (field) => (raw) => {
    const text = decode(raw);
    if (text === undefined) throw invalid(field, (texts) => texts.malformedEncoding());
    return text;
  });
  return (query) => {
    const values: Record<string, unknown> = {};
    if (query === "") return withDefaults(values);
    for (const pair of query.split("&")) {
      const equals = pair.indexOf("=");
      const name = decode(equals < 0 ? pair : pair.slice(0, equals));
      const raw = equals < 0 ? "" : pair.slice(equals + 1);
      if (pair === "" || name === undefined || (blankIsAbsent && BLANK.test(raw))) continue;
      take(values, name, raw);
    }
    return withDefaults(values);
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
