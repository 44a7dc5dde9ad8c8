// @ts-check
import {
  getFormat,
  getMaxItems,
  getMaxLength,
  getPattern,
  isArrayModelType,
  isStringType,
} from "@typespec/compiler";
import { lineOf, valuesOf } from "../reach.js";
import { contractRule } from "../rule.js";

/**
 * @import { Program, Type } from "@typespec/compiler"
 */

/** Formats that say nothing of a length. */
const OPEN_FORMATS = new Set([
  "uri",
  "url",
  "uri-reference",
  "iri",
  "email",
  "hostname",
  "password",
  "regex",
  "byte",
  "binary",
]);

export const bound = contractRule(
  "bound",
  "Every text and list of a request has a largest size.",
  (tell, { places }, program) => {
    for (const { property, uses, isField } of places.values()) {
      if (!uses.has("request")) continue;
      const kind = isField ? "field" : "parameter";
      for (const type of valuesOf(property.type)) {
        const limiting = [property, ...lineOf(type), type];
        if (type.kind === "Model" && isArrayModelType(type)) {
          if (!limiting.some((each) => getMaxItems(program, each) !== undefined))
            tell(property, `list ${property.name} of a request has no largest size: @maxItems`);
        } else if (isText(program, type) && !limiting.some((each) => isBounded(program, each)))
          tell(
            property,
            `text ${property.name}, ${kind} of a request, has no largest size: @maxLength, or a @pattern or @format that has one`,
          );
      }
    }
  },
);

/**
 * @param {Program} program
 * @param {Type} type
 */
const isText = (program, type) => type.kind === "Scalar" && isStringType(program, type);

/**
 * @param {Program} program
 * @param {Type} type
 */
function isBounded(program, type) {
  const [format, pattern] = [getFormat(program, type), getPattern(program, type)];
  return (
    getMaxLength(program, type) !== undefined ||
    (format !== undefined && !OPEN_FORMATS.has(format)) ||
    (pattern !== undefined && hasEnd(pattern))
  );
}

/**
 * Does a pattern say where its text begins and ends, and repeat nothing without end?
 * @param {string} pattern
 */
function hasEnd(pattern) {
  const plain = pattern.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
  return plain.startsWith("^") && plain.endsWith("$") && !/[*+]|\{\d+,\}/.test(plain);
}
