import { nullableFields } from "./nullableFields.ts";
import { componentsOfAnswers } from "./reachable.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

/**
 * The document with null allowed for every optional field of a JSON request, at every depth, marked as the same as leaving it
 * out. A component of requests alone is changed where it stands. One that answers use too stays as it is, for answers have no such
 * null: requests get a copy, `<name>Input`, where anything in it changes. Leaves the input untouched.
 */
export function nullableRequests(original: OpenApiDocument): OpenApiDocument {
  const answered = componentsOfAnswers(original);
  return nullableFields(original, {
    isMeant: (mediaType) => mediaType.includes("json"),
    isShared: (component) => answered.has(component),
    suffix: "Input",
    isAbsent: true,
  });
}
