import type { ParameterEntry } from "./contractModule.ts";
import { invalid } from "./errors.ts";
import * as messages from "./messages.ts";

const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const FORBIDDEN = /[\u0000-\u001f]/;

/**
 * The value of a path, query or header parameter from its decoded text.
 *
 * @throws HttpError 400 naming the parameter (NS-003): text that is not of its type, or holds control characters
 */
export function parseScalar(
  name: string,
  type: ParameterEntry["type"],
  text: string,
): string | number | boolean {
  switch (type) {
    case "string":
      if (FORBIDDEN.test(text)) throw invalid(name, messages.controlCharacter());
      return text;
    case "integer": {
      const value = INTEGER.test(text) ? Number(text) : Number.NaN;
      if (!Number.isSafeInteger(value)) throw invalid(name, messages.notInteger());
      return value === 0 ? 0 : value;
    }
    case "number": {
      const value = NUMBER.test(text) ? Number(text) : Number.NaN;
      if (!Number.isFinite(value)) throw invalid(name, messages.notNumber());
      return value === 0 ? 0 : value;
    }
    case "boolean":
      if (text !== "true" && text !== "false") throw invalid(name, messages.notBoolean());
      return text === "true";
  }
}
