import { pointerKeys } from "@frete/contract/toolkit/jsonPointer";
import type { ValidationError } from "./contractModule.ts";
import { fit } from "./fit.ts";
import type { Texts, Wording } from "./texts.ts";

/** What is wrong with a value, and where in it. */
export interface Fault {
  /** Keys that lead to the place; empty: the value itself. A missing property's is its own. */
  readonly keys: readonly string[];
  readonly wording: Wording;
}

/**
 * What of a value that failed its schema is told to its sender.
 *
 * @param errors what ajv reported; of several (alternatives of a union) the one that reached deepest is told
 */
export function describeValidationError(errors: readonly ValidationError[] | null | undefined): Fault {
  const error = mostTelling(errors ?? []);
  if (!error) return { keys: [], wording: (texts) => texts.invalidValue() };
  return { keys: keysOf(error), wording: (texts) => sentence(error, texts) };
}

/** In a union the branch that got furthest into the value names the real fault; `null` is never the one meant. */
function mostTelling(errors: readonly ValidationError[]): ValidationError | undefined {
  if (errors.length <= 1) return errors[0];
  let best: ValidationError | undefined;
  for (const error of errors) {
    if (error.keyword === "anyOf" || error.keyword === "oneOf" || isNullBranch(error)) continue;
    if (!best || depthOf(error) > depthOf(best)) best = error;
  }
  const peers = errors.filter((error) => best && error.instancePath === best.instancePath);
  const types = new Set(
    peers.filter((error) => error.keyword === "type").flatMap((error) => error.params.type as string),
  );
  const onlyTypes = peers.every((error) => ["type", "anyOf", "oneOf"].includes(error.keyword));
  if (best && onlyTypes && types.size > 1) return { ...best, params: { type: [...types] } };
  return best ?? errors[0];
}

const isNullBranch = (error: ValidationError) => error.keyword === "type" && error.params.type === "null";
const depthOf = (error: ValidationError) => error.instancePath.split("/").length;

function keysOf({ instancePath, keyword, params }: ValidationError): string[] {
  const keys = pointerKeys(instancePath);
  if (keyword === "required" || keyword === "dependentRequired") keys.push(String(params.missingProperty));
  if (keyword === "discriminator") keys.push(String(params.tag));
  if (keyword === "additionalProperties") keys.push(String(params.additionalProperty));
  if (keyword === "unevaluatedProperties") keys.push(String(params.unevaluatedProperty));
  return keys;
}

function sentence({ keyword, params }: ValidationError, texts: Texts): string {
  const limit = params.limit as number;
  switch (keyword) {
    case "maxLength":
    case "maxItems":
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return texts[keyword](limit);
    case "minLength":
    case "minItems":
      return limit === 1 ? texts.notEmpty() : texts[keyword](limit);
    case "textBounds":
      return texts[params.bound as "minimum"](limit);
    case "dependentRequired":
      return texts.required();
    case "exactDecimal":
      return texts.tooManyDigits();
    case "required":
    case "uniqueItems":
      return texts[keyword]();
    case "type":
      return texts.type([params.type].flat().map(String));
    case "multipleOf":
    case "nearMultipleOf":
      return step(params.multipleOf as number, texts);
    case "enum":
      return oneOf(params.allowedValues as unknown[], texts);
    case "const":
      return oneOf([params.allowedValue], texts);
    case "format":
      return texts.format(String(params.format));
    case "pattern":
      return typeof params.text === "string" ? params.text : texts.pattern();
    case "discriminator":
      return params.tagValue === undefined ? texts.required() : texts.unknownVariant();
    case "additionalProperties":
    case "unevaluatedProperties":
      return texts.unknownField();
    default:
      return texts.invalidValue();
  }
}

function step(multipleOf: number, texts: Texts): string {
  if (multipleOf === 1) return texts.type(["integer"]);
  const places = Math.round(-Math.log10(multipleOf));
  const isPowerOfTen = places > 0 && Number(`1e-${places}`) === multipleOf;
  return isPowerOfTen ? texts.decimalPlaces(places) : texts.multipleOf(multipleOf);
}

/** The allowed values but the empty one, as many as fit in about 120 characters. */
function oneOf(values: readonly unknown[], texts: Texts): string {
  const words = values
    .filter((value) => value !== "")
    .map((value) => (value === null ? null : fit(String(value), 60)));
  let end = 0;
  for (let length = 0; end < words.length && length + String(words[end]).length <= 120; end++) {
    length += String(words[end]).length + 2;
  }
  return texts.oneOf(words.slice(0, end), words.length);
}
