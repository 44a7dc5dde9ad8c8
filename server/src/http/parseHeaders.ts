import type { IncomingMessage } from "node:http";
import type { ParameterEntry } from "./contractModule.ts";
import { invalid } from "./errors.ts";
import { parseScalar } from "./parseScalar.ts";

/** The header parameters of one operation, by lower-case name. */
export type ParseHeaders = (request: IncomingMessage) => Record<string, unknown>;

/** Makes the header parser of one operation. Values are Latin-1 text; a scalar sent twice is refused, like in the query. */
export function createHeaderParser(parameters: readonly ParameterEntry[]): ParseHeaders {
  const entries = parameters.map((parameter) => ({
    ...parameter,
    field: { in: "header", keys: [parameter.name] } as const,
  }));
  return (request) => {
    const values: Record<string, unknown> = {};
    for (const { name, type, array, field } of entries) {
      const sent = request.headersDistinct[name];
      if (!sent) continue;
      if (!array && sent.length > 1) throw invalid(field, (texts) => texts.repeatedParameter());
      if (!array) values[name] = parseScalar(field, type, sent[0] as string);
      else {
        const texts = sent.flatMap((value) => value.split(",")).map((text) => text.trim());
        values[name] = texts.map((text) => parseScalar(field, type, text));
      }
    }
    return values;
  };
}
