import { parameterForm } from "@frete/contract/toolkit/parameterForm";
import { createScalarReader, type ReadScalar } from "@frete/contract/toolkit/scalarReader";
import type { ParameterEntry, TextShape } from "./contractModule.ts";
import { invalid } from "./errors.ts";
import type { Field } from "./field.ts";

/** Reads a parameter that is one raw text. @throws HttpError 400 naming the parameter */
export type ReadText = (raw: string) => unknown;

/** Takes the encoding of its place (percent-encoding, say) off a text. */
export type Decode = (raw: string) => string;

/**
 * Makes the reader of a parameter that is one raw text, of any style (RFC 6570, 3.2; OpenAPI 3.1.1, 4.8.12.4); in a path without
 * the character in which its style begins. An empty list or object is an empty text; names that an object does not have are
 * ignored.
 */
export function createTextReader(entry: ParameterEntry, field: Field, decode: Decode): ReadText {
  const { explode, shape } = entry;
  const { open, separator: written, item } = parameterForm(entry);
  const isEncodable = shape.kind === "array" && !shape.items.includes("string");
  const separator = SPELLINGS[written] ?? (isEncodable && written === "," ? COMMA : written);
  const malformed = () => invalid(field, (texts) => texts.malformedParameter());
  const after = (start: string, raw: string): string => {
    if (raw.startsWith(start)) return raw.slice(start.length);
    // An empty value of matrix has no equals sign.
    if (start.endsWith("=") && raw === start.slice(0, -1)) return "";
    throw malformed();
  };
  const list = (raw: string): string[] => {
    const texts = after(open, raw);
    return texts === "" ? [] : texts.split(separator);
  };

  switch (shape.kind) {
    case "scalar": {
      const read = createScalarReader(shape.types);
      const start = open + item;
      return start === "" ? (raw) => read(decode(raw)) : (raw) => read(decode(after(start, raw)));
    }
    case "array": {
      const read = createScalarReader(shape.items);
      return (raw) => list(raw).map((text) => read(decode(after(item, text))));
    }
    case "object": {
      const put = createPut(field, shape);
      return (raw) => {
        const object = {};
        const texts = list(raw);
        if (!explode && texts.length % 2 === 1) throw malformed();
        const step = explode ? 1 : 2;
        for (let index = 0; index < texts.length; index += step) {
          const text = texts[index] as string;
          const equals = text.indexOf("=");
          if (!explode) put(object, decode(text), decode(texts[index + 1] as string));
          else if (equals < 0) throw malformed();
          else put(object, decode(text.slice(0, equals)), decode(text.slice(equals + 1)));
        }
        return object;
      };
    }
    case "json":
      return (raw) => {
        try {
          return JSON.parse(decode(after(open + item, raw)));
        } catch (error) {
          if (error instanceof SyntaxError) throw malformed();
          throw error;
        }
      };
  }
}

/** Other spellings of the separators that are percent-encoded. */
const SPELLINGS: Readonly<Record<string, RegExp>> = { "%20": /%20|\+/, "%7C": /\||%7c/i };

/** In a list of numbers an encoded comma is no data: many clients encode whatever they put into a query. */
const COMMA = /,|%2c/i;

/** Puts a value into an object by its decoded name and text. */
export type Put = (object: Record<string, unknown>, key: string, text: string) => void;

/** Makes what fills the objects of one parameter. */
export function createPut(field: Field, { properties, rest }: TextShape & { kind: "object" }): Put {
  const readers = new Map<string, ReadScalar>(
    Object.entries(properties).map(([key, types]) => [key, createScalarReader(types)]),
  );
  const readOther = rest ? createScalarReader(rest) : undefined;
  return (object, key, text) => {
    const read = readers.get(key) ?? readOther;
    if (!read) return;
    if (Object.hasOwn(object, key))
      throw invalid({ ...field, keys: [...field.keys, key] }, (texts) => texts.repeatedParameter());
    // A plain assignment to __proto__ would be no field.
    Object.defineProperty(object, key, {
      value: read(text),
      writable: true,
      enumerable: true,
      configurable: true,
    });
  };
}
