import type { OperationEntry, ParameterEntry, ScalarType } from "./contractModule.ts";
import { parameterForm } from "./parameterForm.ts";
import { createScalarReader } from "./scalarReader.ts";

type Values = Readonly<Record<string, unknown>>;

/** Values of the parameters of an operation by place, under the names that the contract gives them. */
export interface ParameterValues {
  readonly path?: Values | undefined;
  readonly query?: Values | undefined;
  readonly header?: Values | undefined;
  readonly cookie?: Values | undefined;
}

/** The parameters of a request as they go over the wire. */
export interface SerializedParameters {
  readonly path: string;
  /** Without a question mark. */
  readonly query: string;
  /** By lower-case name, the one of the cookies among them. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Writes the parameters of a request as the contract says: style, explode, reserved characters. What is undefined, or null where the
 * contract has no null, is left out; so is an exploded list without items.
 *
 * @throws RangeError naming a parameter whose value its style cannot carry, so that it would arrive as another one
 */
export function serializeParameters(
  { path, parameters }: Pick<OperationEntry, "path" | "parameters">,
  values: ParameterValues,
): SerializedParameters {
  const cookie = pairs(parameters.cookies, values.cookie).join("; ");
  return {
    path: filledPath(path, parameters.path, values.path),
    query: pairs(parameters.query, values.query).join("&"),
    headers: { ...headers(parameters.headers, values.header), ...(cookie !== "" && { cookie }) },
  };
}

/** The fields of a URL-encoded form, as pairs of a query are written. @throws RangeError as for parameters */
export const serializeFields = (fields: readonly ParameterEntry[], values: Values): string =>
  pairs(fields, values).join("&");

function filledPath(template: string, entries: readonly ParameterEntry[], values: Values = {}): string {
  const filled = template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const entry = entries.find((each) => each.name === name);
    if (!entry) throw new RangeError(`${template}: there is no path parameter ${name}`);
    const value = givenValue(entry, values);
    if (value === undefined && !entry.required) return "";
    const text = value === undefined ? "" : textOf(entry, value, "path");
    if (text === "") throw refusal(entry, "no path can carry an empty value");
    return (OPENING[entry.style] ?? "") + text;
  });
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(filled))
    throw new RangeError(`${template}: addresses drop the segments . and ..: no path can carry such a value`);
  return filled;
}

/** Stands before a path parameter of the style. */
const OPENING: Partial<Record<ParameterEntry["style"], string>> = { label: ".", matrix: ";", path: "/" };

function pairs(entries: readonly ParameterEntry[], values: Values = {}): string[] {
  return entries.flatMap((entry) => {
    const { name, style, explode, shape } = entry;
    const value = givenValue(entry, values);
    if (value === undefined) return [];
    const encode = (text: string) => encoded(entry, text, "pair");
    const key = encodeURIComponent(name);
    const isForm = style === "form" && explode;
    if (shape.kind === "array" && isForm) {
      if ((value as []).length === 0 && entry.default !== undefined)
        throw refusal(entry, "a list without items would be left out, and its default taken");
      return (value as unknown[]).map((item) => `${key}=${encode(scalar(entry, shape.items, item))}`);
    }
    if (shape.kind === "object" && isForm) {
      const others = new Set(entries.filter((each) => each !== entry).flatMap(queryNames));
      return fields(entry, value).map(([field, text]) => {
        if (others.has(field)) throw refusal(entry, `${field} is the name of another parameter`);
        return `${encodeURIComponent(field)}=${encode(text)}`;
      });
    }
    if (style === "deepObject")
      return fields(entry, value).map(
        ([field, text]) => `${key}[${encodeURIComponent(field)}]=${encode(text)}`,
      );
    return [`${key}=${textOf(entry, value, "pair")}`];
  });
}

/** The names under which a parameter stands in a query. */
const queryNames = ({ name, style, explode, shape }: ParameterEntry): string[] =>
  style === "form" && explode && shape.kind === "object" ? Object.keys(shape.properties) : [name];

function headers(entries: readonly ParameterEntry[], values: Values = {}): Record<string, string> {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(
    entries.flatMap((entry): [string, string][] => {
      const value = givenValue(entry, { [entry.name]: byName.get(entry.name) });
      return value === undefined ? [] : [[entry.name, textOf(entry, value, "header")]];
    }),
  );
}

function givenValue({ name, shape }: ParameterEntry, values: Values): unknown {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  const takesNull = shape.kind === "json" || (shape.kind === "scalar" && shape.types.includes("null"));
  return value === null && !takesNull ? undefined : value;
}

/** How texts are encoded: pairs are those of a query and of cookies. */
type Place = "path" | "pair" | "header";

/** A parameter that is one text. */
function textOf(entry: ParameterEntry, value: unknown, place: Place): string {
  const { explode, shape } = entry;
  const { open, separator, item } = parameterForm(entry);
  const part = (text: string) => apart(entry, encoded(entry, text, place), separator, place);
  switch (shape.kind) {
    case "scalar": {
      const text = open + item + encoded(entry, scalar(entry, shape.types, value), place);
      return text.endsWith("=") && text === open + item ? text.slice(0, -1) : text;
    }
    case "json":
      return open + item + encoded(entry, JSON.stringify(value), place);
    case "array": {
      const items = (value as unknown[]).map((each) => item + part(scalar(entry, shape.items, each)));
      if (items.length === 1 && items[0] === "")
        throw refusal(entry, "a list of an empty text would arrive empty");
      return open + items.join(separator);
    }
    case "object": {
      const between = explode ? "=" : separator;
      const written = fields(entry, value).map(
        ([key, text]) => apart(entry, part(key), between, place) + between + part(text),
      );
      return open + written.join(separator);
    }
  }
}

/** The fields of an object, their values as text. */
function fields(entry: ParameterEntry, value: unknown): [string, string][] {
  const { shape } = entry;
  if (shape.kind !== "object") return [];
  return Object.entries(value as object)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => {
      const types = Object.hasOwn(shape.properties, key) ? shape.properties[key] : shape.rest;
      return [key, scalar(entry, types ?? ["string"], field)];
    });
}

/** Keeps a part from holding what separates the parts. */
function apart(entry: ParameterEntry, text: string, separator: string, place: Place): string {
  if (!text.includes(separator)) return text;
  if (place === "header" || separator.startsWith("%"))
    throw refusal(entry, `a part of it must not hold ${JSON.stringify(decodeURIComponent(separator))}`);
  return text.replaceAll(separator, `%${separator.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Makes a text fit for its place; in a header texts stand as they are. */
function encoded(entry: ParameterEntry, text: string, place: Place): string {
  if (place === "header") {
    if (/[^\x20-\x7e\xa0-\xff]|^ | $/.test(text))
      throw refusal(entry, "a header carries Latin-1 without controls and without blanks at its ends");
    return text;
  }
  if (!entry.allowReserved) return encodeURIComponent(text);
  // What would end the path or the pair is never left as it is.
  return encodeURI(text).replace(place === "path" ? /[?#]/g : /[#&+]/g, encodeURIComponent);
}

/** The text of a single value. */
function scalar(entry: ParameterEntry, types: readonly ScalarType[], value: unknown): string {
  const text = String(value);
  if (typeof value === "string" && types.includes("string") && createScalarReader(types)(text) !== text)
    throw refusal(entry, `the text ${JSON.stringify(text)} would be taken for a value of another type`);
  return text;
}

const refusal = ({ name }: ParameterEntry, problem: string) =>
  new RangeError(`parameter ${name}: ${problem}`);
