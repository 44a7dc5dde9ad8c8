// Copied from scripts/generate/toolkit/parameterForm.ts by npm run generate; do not edit.
import type { ParameterEntry } from "./contractModule.ts";

/** How a parameter that is one text is written (RFC 6570, 3.2; OpenAPI 3.1.1, 4.8.12.4). */
export interface ParameterForm {
  /** Stands before everything; in a path, behind the character in which the style begins. */
  readonly open: string;
  /** Stands between items, and between the names and values of an object that is not exploded. */
  readonly separator: string;
  /** Stands before each item of a list. */
  readonly item: string;
}

/** The form of a parameter. Separators stand as they are: one that is percent-encoded is data, but for `%20` and `%7C`. */
export function parameterForm({ name, style, explode, shape }: ParameterEntry): ParameterForm {
  switch (style) {
    case "label":
      return { open: "", separator: explode ? "." : ",", item: "" };
    case "matrix":
      return explode
        ? { open: "", separator: ";", item: shape.kind === "object" ? "" : `${name}=` }
        : { open: `${name}=`, separator: ",", item: "" };
    case "path":
      return { open: "", separator: explode ? "/" : ",", item: "" };
    case "spaceDelimited":
      return { open: "", separator: "%20", item: "" };
    case "pipeDelimited":
      return { open: "", separator: "%7C", item: "" };
    default:
      return { open: "", separator: ",", item: "" };
  }
}
