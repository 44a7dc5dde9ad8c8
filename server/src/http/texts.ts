/** What the toolkit tells callers, in one language. `english` is the default; a service brings its own as `texts`. */
export interface Texts {
  // Of whole requests: sentences.
  unauthorized(): string;
  unknownPath(): string;
  /** @param allowed methods, parted by commas */
  methodNotAllowed(allowed: string): string;
  malformedPath(): string;
  pendingOperation(): string;
  internalError(): string;
  noSpace(): string;
  unavailable(): string;
  unsupportedMediaType(accepted: readonly string[]): string;
  unsupportedEncoding(): string;
  unsupportedCharset(): string;
  bodyTooLarge(maxBytes: number): string;
  tooManyBodies(): string;
  bodyMissing(): string;
  bodyNotUtf8(): string;
  bodyNotJson(): string;
  bodyTooDeep(depth: number): string;
  malformedForm(): string;
  tooManyParts(limit: number): string;
  malformedRequest(): string;
  requestTimeout(): string;
  headersTooLarge(): string;

  // Of one field or parameter: they follow its name and a colon.
  malformedEncoding(): string;
  malformedParameter(): string;
  repeatedParameter(): string;
  required(): string;
  unknownField(): string;
  invalidValue(): string;
  notEmpty(): string;
  maxLength(limit: number): string;
  minLength(limit: number): string;
  maxItems(limit: number): string;
  minItems(limit: number): string;
  uniqueItems(): string;
  minimum(limit: number): string;
  maximum(limit: number): string;
  exclusiveMinimum(limit: number): string;
  exclusiveMaximum(limit: number): string;
  multipleOf(step: number): string;
  /** Of a decimal with more digits than are read exactly. */
  tooManyDigits(): string;
  decimalPlaces(places: number): string;
  /** @param types JSON types, any of which is taken */
  type(types: readonly string[]): string;
  /** @param format its name in the contract */
  format(format: string): string;
  pattern(): string;
  unknownVariant(): string;
  /**
   * @param values those allowed, as many as can be listed; null is a value like others
   * @param count how many are allowed
   */
  oneOf(values: readonly (string | null)[], count: number): string;

  /** What the body as a whole is called where it is at fault. */
  body(): string;
}

/** A text for callers: given as it is, or in the language of whoever answers. */
export type Wording = string | ((texts: Texts) => string);
