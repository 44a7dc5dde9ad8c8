import type { IncomingMessage } from "node:http";
import type { ParameterEntry } from "./contractModule.ts";
import { createPairReader } from "./pairReader.ts";
import { createDefaults } from "./parameterDefaults.ts";

/** The cookie parameters of one operation. */
export type ParseCookies = (request: IncomingMessage) => Record<string, unknown>;

/**
 * Makes the cookie parser of one operation: pairs of RFC 6265 (4.2.1), a value in quotes or without. Values are percent-decoded, as the
 * style `form` has it; a text that cannot be decoded is one that was never encoded.
 */
export function createCookieParser(parameters: readonly ParameterEntry[]): ParseCookies {
  if (parameters.length === 0) return () => ({});
  const withDefaults = createDefaults(parameters);
  const take = createPairReader(parameters, "cookie", () => decode);
  return (request) => {
    const values: Record<string, unknown> = {};
    for (const pair of request.headers.cookie?.split(";") ?? []) {
      const equals = pair.indexOf("=");
      if (equals < 0) continue;
      const value = pair.slice(equals + 1).trim();
      take(values, pair.slice(0, equals).trim(), /^".*"$/.test(value) ? value.slice(1, -1) : value);
    }
    return withDefaults(values);
  };
}

function decode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
