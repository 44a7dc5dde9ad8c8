import type { IncomingMessage } from "node:http";
import type { ParameterEntry } from "./contractModule.ts";
import { invalid } from "./errors.ts";
import * as messages from "./messages.ts";
import { parseScalar } from "./parseScalar.ts";

/** The header parameters of one operation, by lower-case name. */
export type ParseHeaders = (request: IncomingMessage) => Record<string, unknown>;

/** Makes the header parser of one operation. Values are Latin-1 text; a scalar sent twice is refused, like in the query. */
export function createHeaderParser(parameters: readonly ParameterEntry[]): ParseHeaders {
  return (request) => {
    const values: Record<string, unknown> = {};
    for (const { name, type, array } of parameters) {
      const sent = request.headersDistinct[name];
      if (!sent) continue;
      if (!array && sent.length > 1) throw invalid(name, messages.repeatedParameter());
      if (!array) values[name] = parseScalar(name, type, sent[0] as string);
      else {
        const texts = sent.flatMap((value) => value.split(",")).map((text) => text.trim());
        values[name] = texts.map((text) => parseScalar(name, type, text));
      }
    }
    return values;
  };
}
