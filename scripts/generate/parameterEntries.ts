import { GenerateError } from "./generateError.ts";
import { textShape } from "./textShape.ts";
import type { OperationEntry, ParameterEntry, ParameterStyle } from "./toolkit/contractModule.ts";
import {
  type OpenApiDocument,
  type OperationObject,
  PATH_EXPANSION,
  type ParameterObject,
  parametersOf,
  resolveSchema,
  type Schema,
} from "./toolkit/openApi.ts";

/** The styles that OpenAPI has for a place; the first is the default (3.1.1, 4.8.12.2). */
const STYLES: Readonly<Record<ParameterObject["in"], readonly ParameterStyle[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/**
 * The parameters of an operation, by place.
 *
 * @throws GenerateError naming operation and parameter of what has no form as text, or could not be told apart
 */
export function parameterEntries(
  document: OpenApiDocument,
  operation: OperationObject,
): OperationEntry["parameters"] {
  const parameters = parametersOf(document, operation);
  const of = (place: ParameterObject["in"]) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => {
        try {
          return parameterEntry(document, parameter);
        } catch (error) {
          throw new GenerateError((error as Error).message, {
            code: "parameter-not-served",
            part: { operation: operation.operationId, parameter: parameter.name },
          });
        }
      });
  const query = of("query");
  checkNames(operation.operationId, query);
  return { path: of("path"), query, headers: of("header"), cookies: of("cookie") };
}

/** One parameter. @throws Error saying why it has no form as text */
export function parameterEntry(document: OpenApiDocument, parameter: ParameterObject): ParameterEntry {
  const { name, in: place, required = false, content, schema, ...said } = parameter;
  const expansion = said[PATH_EXPANSION] as string | undefined;
  const style = expansion?.startsWith("{/") ? "path" : styleOf(parameter);
  const allowReserved = said.allowReserved === true || expansion?.startsWith("{+") === true;
  const shape = content ? ({ kind: "json" } as const) : textShape(document, schema);
  const explode = said.explode ?? (style === "form" || expansion?.endsWith("*}") === true);
  if (style === "deepObject" && shape.kind !== "object") throw new Error("deepObject is a style of objects");
  const fallback = resolveSchema(document, schema).default;
  return {
    name: place === "header" ? name.toLowerCase() : name,
    style,
    explode,
    allowReserved,
    required,
    shape,
    ...(place === "header" && name.toLowerCase() === "accept" && mediaTypes(document, schema)),
    ...(fallback !== undefined && { default: fallback }),
  };
}

/** The media types of a header `Accept`: it is sent as a list of ranges, which no enum has. */
function mediaTypes(document: OpenApiDocument, schema: Schema): Pick<ParameterEntry, "mediaTypes"> {
  const { enum: values, const: value } = resolveSchema(document, schema);
  const named = value === undefined ? values : [value];
  return named ? { mediaTypes: named.map(String) } : {};
}

function styleOf({ in: place, style }: ParameterObject): ParameterStyle {
  const styles = STYLES[place];
  if (style === undefined) return styles[0] as ParameterStyle;
  const known = styles.find((each) => each === style);
  if (!known) throw new Error(`OpenAPI has no style ${style} there, only ${styles.join(", ")}`);
  return known;
}

/** The fields of an exploded object stand in the query under their own names. */
function checkNames(operation: string, query: readonly ParameterEntry[]): void {
  const taken = new Map<string, string>();
  let other: string | undefined;
  const refusal = (parameter: string, problem: string) =>
    new GenerateError(problem, { code: "parameter-not-served", part: { operation, parameter } });
  for (const { name, style, explode, shape } of query) {
    const isSpread = style === "form" && explode && shape.kind === "object";
    for (const key of isSpread ? Object.keys(shape.properties) : [name]) {
      const first = taken.get(key);
      if (first !== undefined) throw refusal(name, `${first} takes ${key} from the query, too: rename one`);
      taken.set(key, name);
    }
    if (!isSpread || shape.rest === null) continue;
    if (other !== undefined)
      throw refusal(name, `${other} takes every other name of the query, too: keep one of them`);
    other = name;
  }
}
