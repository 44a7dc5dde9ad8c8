// Copied from scripts/generate/toolkit/describeError.ts by npm run generate; do not edit.
import type { ValidationError } from "./contractModule.ts";

/** The place that is wrong, as a JSON pointer; of a property that is missing, where it should be. */
export function pointerOf({ instancePath, keyword, params }: ValidationError): string {
  return keyword === "required" ? `${instancePath}/${params.missingProperty}` : instancePath;
}

/** What is wrong there, in words, for whoever reads a log or a report: `must be integer`. */
export function describeError({ keyword, params }: ValidationError): string {
  const value = Object.values(params)[0];
  switch (keyword) {
    case "required":
      return "must be there";
    case "type":
      return `must be ${value}`;
    case "enum":
      return `must be one of ${JSON.stringify(value)}`;
    case "format":
      return `must have the format ${value}`;
    case "discriminator":
      return `has no known ${params.tag}: ${JSON.stringify(params.tagValue ?? null)}`;
    case "anyOf":
      return "has none of the types allowed";
    default:
      return `breaks ${keyword} ${JSON.stringify(params.limit ?? value ?? null)}`;
  }
}
