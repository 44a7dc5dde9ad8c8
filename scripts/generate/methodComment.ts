import { deprecationText } from "./deprecations.ts";
import { printTable } from "./printTable.ts";
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

/** What an editor shows of a method: the contract's words, and a call made of its examples. */
export function methodComment(
  document: OpenApiDocument,
  { path, method, operation }: { path: string; method: string; operation: OperationObject },
  entry: MethodEntry,
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
    ...example(document, operation, parameters, entry).split("\n"),
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

/** A call as a program writes it. */
function example(
  document: OpenApiDocument,
  operation: OperationObject,
  parameters: readonly ParameterObject[],
  { as, body, places = [], paging }: MethodEntry,
): string {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const given = [
    ...parameters.filter((each) => each.in === "path").map((each) => exampleOf(each) ?? each.name),
    ...(body ? [brief(document, content?.schema ?? {}, exampleOf(content ?? {}) ?? {})] : []),
    ...places.map((place) => requiredOf(parameters.filter((each) => each.in === place))),
  ];
  while (isEmpty(given.at(-1))) given.pop();
  const call = `client.${as}(${given.map((each) => printed(each)).join(", ")})`;
  return paging ? `for await (const each of ${call}) console.log(each);` : `await ${call};`;
}

const isEmpty = (value: unknown) =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

const requiredOf = (parameters: readonly ParameterObject[]) =>
  Object.fromEntries(
    parameters.filter((each) => each.required).map((each) => [each.name, exampleOf(each) ?? ""]),
  );

function exampleOf({ example, examples }: ParameterObject | MediaTypeObject): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value;
}

/** An example with the fields that are required, and one item of each list. */
function brief(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  const { properties, required = [], items } = resolveSchema(document, schema);
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => brief(document, items ?? {}, item));
  if (typeof value !== "object" || value === null || !properties) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, brief(document, properties[name] ?? {}, field)]),
  );
}

/** A value as it is written by hand. */
const printed = (value: unknown) => printTable(value).replace(/"([A-Za-z_$][\w$]*)":/g, "$1:");
