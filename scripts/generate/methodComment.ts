import { deprecationText } from "./deprecations.ts";
import { isFile } from "./files.ts";
import { printTable } from "./printTable.ts";
import { makeValue, NotMade } from "./toolkit/makeValue.ts";
import type { MethodEntry } from "./toolkit/methodEntry.ts";
import {
  type MediaTypeObject,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  parametersOf,
  resolveSchema,
  type Schema,
} from "./toolkit/openApi.ts";

/**
 * What an editor shows of a method: the contract's words, and a call made of its examples.
 *
 * @param client where a program has the methods
 */
export function methodComment(
  document: OpenApiDocument,
  { path, method, operation }: { path: string; method: string; operation: OperationObject },
  entry: MethodEntry,
  client: string,
): string {
  const { summary, description, responses } = operation;
  const parameters = parametersOf(document, operation);
  const notes = parameters
    .filter((each) => each.in === "path" && each.description)
    .map((each) => `@param ${each.name} ${oneLine(each.description as string)}`);
  const [success] = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const answered = success?.[1].description;
  const lines = [
    ...paragraphs(summary && `**${summary}** \`${method} ${path}\``),
    ...paragraphs(description),
    ...paragraphs(repetition(operation, entry)),
    ...notes,
    ...(operation.deprecated ? [deprecatedLine(operation)] : []),
    ...(answered ? [`@returns ${oneLine(answered)}`] : []),
    "@example",
    "```ts",
    ...example(document, operation, parameters, entry, client).split("\n"),
    "```",
  ];
  const safe = lines.map((line) => `   * ${line.replaceAll("*/", "*\\/")}`.trimEnd());
  return `  /**\n${safe.join("\n")}\n   */\n`;
}

/** Editors strike the name out; the words of the deprecation stand there, too. */
const deprecatedLine = (operation: OperationObject) =>
  `@deprecated ${deprecationText(operation)?.replace(/^\*\*Deprecated\*\* /, "") ?? ""}`.trim();

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const paragraphs = (text: string | undefined) => (text ? [...text.trim().split("\n"), ""] : []);

/** What the contract says of sending it again. */
function repetition(operation: OperationObject, { repeatable }: MethodEntry): string | undefined {
  const reason = operation[repeatable ? "x-repeatable" : "x-once"];
  if (typeof reason !== "string") return undefined;
  return repeatable ? `May be repeated: ${reason}` : `Never repeated: ${reason}`;
}

/** A call as a program writes it: with what it must be given, and the body if there is an example of it. */
function example(
  document: OpenApiDocument,
  operation: OperationObject,
  parameters: readonly ParameterObject[],
  { as, body, places = [], paging }: MethodEntry,
  client: string,
): string {
  const valuesIn = (place: ParameterObject["in"]) =>
    parameters
      .filter((each) => each.in === place && (place === "path" || each.required))
      .map((each) => [each.name, parameterValue(document, each)] as const);
  const given = [
    ...valuesIn("path").map(([, value]) => value),
    ...(body ? [bodyOf(document, operation)] : []),
    ...places.map((place) => (valuesIn(place).length > 0 ? Object.fromEntries(valuesIn(place)) : undefined)),
  ];
  const list = given.slice(0, given.findLastIndex((value) => value !== undefined) + 1).map(printed);
  const call = `${client}.${as}(${list.join(", ")})`;
  return paging ? `for await (const each of ${call}) console.log(each);` : `await ${call};`;
}

/** What the contract gives as an example of a parameter, or a made value; a text of which nothing is known is its name. */
function parameterValue(document: OpenApiDocument, parameter: ParameterObject): unknown {
  const value = exampleOf(parameter) ?? made(document, parameter.schema, "text");
  return value === "text" ? parameter.name : value;
}

function bodyOf(document: OpenApiDocument, { requestBody }: OperationObject): unknown {
  const [{ schema = {}, ...said } = {}] = Object.values(requestBody?.content ?? {});
  const value = exampleOf(said) ?? (requestBody?.required ? made(document, schema, {}) : undefined);
  return value === undefined ? undefined : brief(document, schema, value);
}

/** A value of a schema with what is required. @param otherwise what stands for one that cannot be made */
function made(document: OpenApiDocument, schema: Schema, otherwise: unknown): unknown {
  try {
    return makeValue(document, schema, { direction: "request", optional: false, examples: true });
  } catch (error) {
    if (!(error instanceof NotMade)) throw error;
    return otherwise;
  }
}

function exampleOf({ example, examples }: Pick<MediaTypeObject, "example" | "examples">): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value;
}

/** Stands for a file until it is printed. */
const FILE = "\0file";

/** An example with the fields that are required, and one item of each list. */
function brief(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  const { properties, required = [], items, ...said } = resolveSchema(document, schema);
  if (isFile(said)) return FILE;
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => brief(document, items ?? {}, item));
  if (typeof value !== "object" || value === null || !properties) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, brief(document, properties[name] ?? {}, field)]),
  );
}

/** A value as it is written by hand. */
const printed = (value: unknown) =>
  value === undefined
    ? "undefined"
    : printTable(value)
        .replace(/"([A-Za-z_$][\w$]*)":/g, "$1:")
        .replaceAll(JSON.stringify(FILE), 'new Blob(["..."])');
