import type { ParameterObject } from "@frete/contract/toolkit/openApi";

/** A parameter with what says how its value is written (OpenAPI 3.1, 4.8.12). */
type Styled = ParameterObject & { style?: string; explode?: boolean; content?: object };

const encoded = (value: unknown) => encodeURIComponent(textOf(value));
/** An object in a list of texts is beyond all styles but JSON. */
const textOf = (value: unknown) =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
const entriesOf = (value: object) => Object.entries(value).filter(([, each]) => each !== undefined);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The text that takes the place of `{name}` in a path: styles simple, label and matrix. */
export function pathText(parameter: ParameterObject, value: unknown): string {
  const { name, style = "simple", explode = false } = parameter as Styled;
  const listed = (separator: string) => listText(value, separator, explode, encoded);
  if (style === "label") return `.${listed(explode ? "." : ",")}`;
  if (style !== "matrix") return listed(",");
  if (!explode || !isObject(value)) return `;${name}=${listed(",")}`;
  return Array.isArray(value)
    ? value.map((item) => `;${name}=${encoded(item)}`).join("")
    : entriesOf(value)
        .map(([key, each]) => `;${encoded(key)}=${encoded(each)}`)
        .join("");
}

/** The pairs of a query that a value is written as, encoded: styles form, spaceDelimited, pipeDelimited and deepObject, and JSON. */
export function queryPairs(parameter: ParameterObject, value: unknown): string[] {
  const { name, style = "form", explode = style === "form", content } = parameter as Styled;
  const key = encodeURIComponent(name);
  if (content) return [`${key}=${encodeURIComponent(JSON.stringify(value))}`];
  if (style === "deepObject" && isObject(value))
    return entriesOf(value).flatMap(([property, each]) =>
      [each].flat().map((item) => `${key}[${encodeURIComponent(property)}]=${encoded(item)}`),
    );
  if (!isObject(value)) return [`${key}=${encoded(value)}`];
  if (explode)
    return Array.isArray(value)
      ? value.map((item) => `${key}=${encoded(item)}`)
      : entriesOf(value).map(([property, each]) => `${encodeURIComponent(property)}=${encoded(each)}`);
  const separator = { spaceDelimited: "%20", pipeDelimited: "%7C" }[style] ?? ",";
  return [`${key}=${listText(value, separator, false, encoded)}`];
}

/** The text of a header: style simple, and JSON. */
export function headerText(parameter: ParameterObject, value: unknown): string {
  const { explode = false, content } = parameter as Styled;
  return content ? JSON.stringify(value) : listText(value, ",", explode, textOf);
}

/** The pairs of a cookie: style form, `a=1; b=2`. */
export function cookiePairs(parameter: ParameterObject, value: unknown): string[] {
  return queryPairs({ ...parameter, style: "form", explode: false } as Styled, value);
}

function listText(
  value: unknown,
  separator: string,
  explode: boolean,
  write: (value: unknown) => string,
): string {
  if (!isObject(value)) return write(value);
  if (Array.isArray(value)) return value.map(write).join(separator);
  return entriesOf(value)
    .map(([key, each]) => `${write(key)}${explode ? "=" : separator}${write(each)}`)
    .join(separator);
}
