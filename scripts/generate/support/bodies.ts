import {
  getEncode,
  getFormat,
  getMaxItems,
  getMaxLength,
  getMaxValue,
  getMaxValueExclusive,
  getMinItems,
  getMinLength,
  getMinValue,
  getMinValueExclusive,
  getPattern,
  type ModelProperty,
  type Program,
} from "@typespec/compiler";
import { getHttpOperation } from "@typespec/http";
import type { Examined, Finding } from "./feature.ts";

/** Limits and encodings of the parameter that is a body: the emitter writes the type alone, and leaves them out. */
export function* limitedBodies({ program, operations }: Examined): Generator<Finding> {
  for (const operation of operations) {
    const [{ parameters }] = getHttpOperation(program, operation);
    const property = parameters.body?.property;
    const lost = property ? lostDecorators(program, property) : [];
    if (property && lost.length > 0)
      yield {
        part: { operation: operation.name },
        message: `the document does not say ${lost.join(", ")} of the body`,
        target: property,
      };
  }
}

function lostDecorators(program: Program, property: ModelProperty): string[] {
  const { encoding } = getEncode(program, property) ?? {};
  const said = {
    [`@encode("${encoding}")`]: encoding === "base64" ? undefined : encoding,
    "@format": getFormat(program, property),
    "@pattern": getPattern(program, property),
    "@minLength": getMinLength(program, property),
    "@maxLength": getMaxLength(program, property),
    "@minItems": getMinItems(program, property),
    "@maxItems": getMaxItems(program, property),
    "@minValue": getMinValue(program, property),
    "@maxValue": getMaxValue(program, property),
    "@minValueExclusive": getMinValueExclusive(program, property),
    "@maxValueExclusive": getMaxValueExclusive(program, property),
  };
  return Object.entries(said).flatMap(([decorator, value]) => (value === undefined ? [] : [decorator]));
}
