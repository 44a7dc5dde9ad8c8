import type { ParameterEntry } from "./contractModule.ts";
import { invalid } from "./errors.ts";
import type { Field } from "./field.ts";

const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const FORBIDDEN = /[\u0000-\u001f]/;

/**
 * The value of a path, query or header parameter from its decoded text.
 *
 * @throws HttpError 400 naming the parameter (NS-003): text that is not of its type, or holds control characters
 */
export function parseScalar(
  field: Field,
  type: ParameterEntry["type"],
  text: string,
): string | number | boolean {
  switch (type) {
    case "string":
      if (FORBIDDEN.test(text)) throw invalid(field, (texts) => texts.controlCharacter());
      return text;
    case "integer": {
      const value = INTEGER.test(text) ? Number(text) : Number.NaN;
      if (!Number.isSafeInteger(value)) throw invalid(field, (texts) => texts.type(["integer"]));
      return value === 0 ? 0 : value;
    }
    case "number": {
      const value = NUMBER.test(text) ? Number(text) : Number.NaN;
      if (!Number.isFinite(value)) throw invalid(field, (texts) => texts.type(["number"]));
      return value === 0 ? 0 : value;
    }
    case "boolean":
      if (text !== "true" && text !== "false") throw invalid(field, (texts) => texts.type(["boolean"]));
      return text === "true";
  }
}
