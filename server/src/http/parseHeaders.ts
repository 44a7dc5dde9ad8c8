import type { IncomingMessage } from "node:http";
import accepts from "accepts";
import type { ParameterEntry } from "./contractModule.ts";
import { invalid } from "./errors.ts";
import { headerValues } from "./headerValues.ts";
import { createDefaults } from "./parameterDefaults.ts";
import { createTextReader } from "./textReader.ts";

/** The header parameters of one operation, by lower-case name. */
export type ParseHeaders = (request: IncomingMessage) => Record<string, unknown>;

/** What may stand around an item of a list (RFC 9110, 5.6.3); a no-break space is text. */
const BLANKS = /^[ \t]+|[ \t]+$/g;

/**
 * Makes the header parser of one operation. Values are Latin-1 text without percent-encoding; a single value that is sent twice is
 * refused, like in the query, and a list may come in several headers (RFC 9110, 5.3). `Accept` is the media type that it likes
 * best of those that the contract names for it (RFC 9110, 12.5.1).
 */
export function createHeaderParser(parameters: readonly ParameterEntry[]): ParseHeaders {
  if (parameters.length === 0) return () => ({});
  const withDefaults = createDefaults(parameters);
  const readers = parameters.map((entry) => {
    const { name, shape, mediaTypes } = entry;
    const field = { in: "header", keys: [name] } as const;
    const read = createTextReader(entry, field, (raw) => raw.replace(BLANKS, ""));
    return { name, field, read, mediaTypes, isList: shape.kind === "array" || shape.kind === "object" };
  });
  return (request) => {
    const values: Record<string, unknown> = {};
    for (const { name, field, read, mediaTypes, isList } of readers) {
      const liked = mediaTypes && accepts(request).type([...mediaTypes]);
      if (liked) {
        values[name] = liked;
        continue;
      }
      const sent = headerValues(request, name);
      if (sent.length === 0) continue;
      if (!isList && sent.length > 1) throw invalid(field, (texts) => texts.repeatedParameter());
      values[name] = read(sent.length === 1 ? (sent[0] as string) : sent.join(","));
    }
    return withDefaults(values);
  };
}
