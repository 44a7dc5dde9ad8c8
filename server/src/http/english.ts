import type { Texts } from "./texts.ts";

const TYPES: Record<string, string> = {
  string: "a string",
  integer: "an integer",
  number: "a number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  null: "null",
};

const FORMATS: Record<string, string> = {
  date: "a date that exists, as YYYY-MM-DD",
  time: "a time with its offset, as hh:mm:ssZ",
  "date-time": "a date and time with its offset, as YYYY-MM-DDThh:mm:ssZ",
  duration: "a duration, as P3DT12H",
  uri: "a complete URI",
  url: "a complete URL",
  email: "an e-mail address",
  uuid: "a UUID",
};

/** What callers are told unless a service brings other texts. */
export const english: Texts = {
  unauthorized: () => "Credentials are missing, expired, invalid or not admitted to this operation.",
  unknownPath: () => "There is nothing at this address.",
  methodNotAllowed: (allowed) => `This address does not take the method; use ${allowed}.`,
  malformedPath: () => "The address is malformed: invalid percent-encoding.",
  pendingOperation: () => "This operation is not available yet.",
  internalError: () => "Internal error. Try again in a moment.",
  noSpace: () => "There is no space left for what was sent. Try again later.",
  unavailable: () => "The service is unavailable for now. Try again in a moment.",
  unsupportedMediaType: (accepted) => `Send the body as ${accepted.join(" or ")}.`,
  unsupportedEncoding: () => "Send the body without compression (Content-Encoding).",
  unsupportedCharset: () => "Send the body in UTF-8.",
  bodyTooLarge: (maxBytes) => `The body is larger than ${bytes(maxBytes)}.`,
  tooManyBodies: () => "Too many large requests are under way. Try again in a moment.",
  bodyMissing: () => "The body is missing.",
  bodyNotUtf8: () => "The body is not valid UTF-8.",
  bodyNotJson: () => "The body is not valid JSON.",
  bodyTooDeep: (depth) => `The body is nested deeper than ${depth} levels.`,
  malformedForm: () => "The form is malformed or incomplete.",
  tooManyParts: (limit) => `The form has more than ${limit} parts.`,
  malformedRequest: () => "Malformed HTTP request.",
  requestTimeout: () => "The request took too long to arrive.",
  headersTooLarge: () => "The headers of the request are too large.",

  malformedEncoding: () => "has invalid percent-encoding",
  malformedParameter: () => "is not written in the form expected",
  repeatedParameter: () => "must be given only once",
  required: () => "is required",
  unknownField: () => "is not a known field",
  invalidValue: () => "is not valid",
  notEmpty: () => "must not be empty",
  maxLength: (limit) => `must have at most ${count(limit, "character")}`,
  minLength: (limit) => `must have at least ${count(limit, "character")}`,
  maxItems: (limit) => `must have at most ${count(limit, "item")}`,
  minItems: (limit) => `must have at least ${count(limit, "item")}`,
  tooManyDigits: () => "must have at most 15 significant digits",
  uniqueItems: () => "must not have an item twice",
  minimum: (limit) => `must be ${limit} or more`,
  maximum: (limit) => `must be ${limit} or less`,
  exclusiveMinimum: (limit) => `must be more than ${limit}`,
  exclusiveMaximum: (limit) => `must be less than ${limit}`,
  multipleOf: (step) => `must be a multiple of ${step}`,
  decimalPlaces: (places) => `must have at most ${count(places, "decimal place")}`,
  type: (types) => `must be ${types.map((type) => TYPES[type] ?? type).join(" or ")}`,
  format: (format) => `must be ${FORMATS[format] ?? `of the format ${format}`}`,
  pattern: () => "does not have the expected form",
  unknownVariant: () => "has an unknown value",
  oneOf: (values, total) =>
    `must be ${total > 1 ? "one of: " : ""}${values.map(String).join(", ")}${values.length < total ? `... (${total} values)` : ""}`,

  body: () => "body",
};

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

function bytes(total: number): string {
  const mebibyte = 1024 * 1024;
  return total >= mebibyte && total % mebibyte === 0 ? `${total / mebibyte} MiB` : `${total} bytes`;
}
