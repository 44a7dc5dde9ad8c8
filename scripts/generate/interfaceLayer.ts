import { isDeepStrictEqual } from "node:util";
import { withoutDecidedTexts } from "./decidedTexts.ts";
import { componentsOfAnswers, reachable } from "./reachable.ts";
import {
  allOperationsOf,
  componentName,
  type OpenApiDocument,
  type OperationObject,
  REFERENCE,
  type ResponseObject,
  resolveSchema,
  ruleExtension,
  type Schema,
} from "./toolkit/openApi.ts";

/** What `@reference` says of an element: the whole of it, or the words that it names. */
type Mark = true | readonly string[] | undefined;

/** The statuses that say who may ask, and how often: the same in both layers, whatever else an operation leaves open. */
const KEPT_STATUSES = new Set(["401", "429"]);
const ANY_MEDIA_TYPE = "*/*";
/** Keywords that go with another one. */
const OWNER: Readonly<Record<string, string>> = { "x-pattern-text": "pattern" };

/**
 * The document without what its elements mark with `@reference`: what the interface itself says, and what an implementation that
 * decides otherwise is judged by. A type or field that is marked as a whole may be anything, or absent; a keyword that is named
 * does not apply; an operation that is marked is not there; statuses that are named become the range that they belong to.
 * Paragraphs that tell decisions are not there. Leaves the input untouched.
 *
 * @param isDecision rules that belong to the layer that is taken off
 */
export function interfaceLayer(
  original: OpenApiDocument,
  isDecision: (rule: string) => boolean,
): OpenApiDocument {
  const document = structuredClone(original);
  const schemas = document.components?.schemas ?? {};
  const answered = componentsOfAnswers(original);
  const none: Schema = document.openapi.startsWith("3.0")
    ? { type: "object", nullable: true, enum: [null] }
    : { type: "null" };
  const emptyIsAbsent = has(markOf(document), "absent");

  const relaxed = (schema: Schema, isAnswer: boolean): Schema => {
    const mark = markOf(schema);
    const { [REFERENCE]: _mark, ...own } = schema;
    if (mark === true) return described(own);
    const inlined = mark && reaches(mark, own) ? inline(own) : own;
    const left: Schema = {};
    for (const [keyword, value] of Object.entries(inlined)) {
      if (value === undefined || (keyword !== "required" && has(mark, OWNER[keyword] ?? keyword))) continue;
      left[keyword] = relaxedKeyword(keyword, value, isAnswer, mark);
    }
    const { properties, required } = inlined;
    if (properties && required)
      left.required = required.filter((name) => isRequired(properties[name] ?? {}, isAnswer));
    if (left.required?.length === 0) delete left.required;
    if (left.discriminator) openUnion(left);
    return has(mark, "null") ? { anyOf: [left, none] } : left;
  };
  const relaxedKeyword = (keyword: string, value: unknown, isAnswer: boolean, mark: Mark): unknown => {
    if (keyword === "properties")
      return Object.fromEntries(
        Object.entries(value as Record<string, Schema>).map(([name, child]) => [
          name,
          relaxed(child, isAnswer),
        ]),
      );
    if (keyword === "items") return relaxed(value as Schema, isAnswer);
    if (keyword === "anyOf" || keyword === "oneOf" || keyword === "allOf")
      return (value as Schema[]).map((child) =>
        relaxed(markOf(child) ? child : withMark(child, forAlternatives(mark)), isAnswer),
      );
    return value;
  };
  const isRequired = (property: Schema, isAnswer: boolean): boolean => {
    const mark = markOf(property);
    const ofType = markOf(original.components?.schemas?.[componentName(property) ?? ""] ?? {});
    if (mark === true || ofType === true || has(mark, "required") || has(mark, "null")) return false;
    return !(isAnswer && emptyIsAbsent && allowsNull(original, property));
  };
  /** Does the mark name a keyword that only the type behind a reference has? */
  const reaches = (mark: readonly string[], { $ref }: Schema) =>
    $ref !== undefined && mark.some((word) => word !== "required" && word !== "null");
  const inline = (schema: Schema): Schema => {
    const { [REFERENCE]: _mark, ...resolved } = resolveSchema(original, schema);
    return resolved;
  };
  /** A union whose kinds are partly decided knows the others by their tags, and takes any object under another tag. */
  const openUnion = (union: Schema): void => {
    const { propertyName, mapping = {} } = union.discriminator ?? { propertyName: "" };
    const isOpen = (ref: string) =>
      markOf(original.components?.schemas?.[ref.split("/").at(-1) ?? ""] ?? {}) === true;
    const kept = Object.entries(mapping).filter(([, ref]) => !isOpen(ref));
    if (kept.length === Object.keys(mapping).length) return;
    delete union.discriminator;
    const known = kept.map(([, $ref]) => ({ $ref }));
    const common = commonProperties(
      known.map((kind) => resolveSchema(original, kind)),
      propertyName,
    );
    union.oneOf = [
      ...known,
      {
        type: "object",
        required: [propertyName, ...Object.keys(common)],
        properties: {
          ...common,
          [propertyName]: { type: "string", not: { enum: kept.map(([tag]) => tag) } },
        },
      },
    ];
  };

  for (const [name, schema] of Object.entries(schemas)) schemas[name] = relaxed(schema, answered.has(name));
  for (const parameter of Object.values(document.components?.parameters ?? {}))
    parameter.schema = relaxed(withMark(parameter.schema, markOf(parameter)), false);
  for (const { path, method, operation } of [...allOperationsOf(document)]) {
    const mark = markOf(operation);
    if (mark === true) {
      removeOperation(document, path, method);
      continue;
    }
    for (const parameter of operation.parameters ?? [])
      if ("schema" in parameter)
        parameter.schema = relaxed(withMark(parameter.schema, markOf(parameter)), false);
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      media.schema = has(mark, "requestBody") ? {} : relaxed(media.schema ?? {}, false);
    openResponses(operation, mark, relaxed);
    openCallbacks(operation);
  }
  const used = reachable(document, [document.paths, document.webhooks]);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  withoutMarks(document, ruleExtension(document), isDecision);
  withoutDecidedTexts(document);
  return document;
}

/** Responses with the schemas of the layer; those of the statuses that are marked come under the range of the status. */
function openResponses(
  operation: OperationObject,
  mark: Mark,
  relaxed: (schema: Schema, isAnswer: boolean) => Schema,
): void {
  const opened: Record<string, ResponseObject> = {};
  for (const [status, response] of Object.entries(operation.responses)) {
    const range = `${status[0]}XX`;
    const isSuccess = status.startsWith("2");
    for (const [name, header] of Object.entries(response.headers ?? {}))
      if (markOf(header) === true) delete response.headers?.[name];
      else if (has(markOf(header) ?? markOf(header.schema ?? {}), "required")) header.required = false;
    if (Object.keys(response.headers ?? {}).length === 0) delete response.headers;
    if (isSuccess && has(mark, "body")) response.content = { [ANY_MEDIA_TYPE]: { schema: {} } };
    for (const media of Object.values(response.content ?? {}))
      media.schema = relaxed(media.schema ?? {}, true);
    const isOpen = !KEPT_STATUSES.has(status) && (has(mark, status) || has(mark, range));
    if (isOpen) opened[range] = eitherOf(opened[range], response);
    else opened[status] = response;
  }
  operation.responses = opened;
}

/** Two responses under one range: the first, with the media types of both. */
function eitherOf(first: ResponseObject | undefined, second: ResponseObject): ResponseObject {
  if (!first?.content) return second.content || !first ? second : first;
  return { ...first, content: { ...second.content, ...first.content } };
}

function openCallbacks({ callbacks = {} }: OperationObject): void {
  for (const expressions of Object.values(callbacks) as Record<string, Record<string, OperationObject>>[])
    for (const called of Object.values(expressions).flatMap((item) => Object.values(item)))
      if (has(markOf(called), "requestBody")) {
        delete called.description;
        for (const media of Object.values(called.requestBody?.content ?? {})) media.schema = {};
      }
}

function removeOperation(document: OpenApiDocument, path: string, method: string): void {
  for (const items of [document.paths, document.webhooks ?? {}]) {
    const item = items[path] ?? {};
    delete item[method.toLowerCase()];
    if (Object.keys(item).length === 0) delete items[path];
  }
  if (Object.keys(document.webhooks ?? {}).length === 0) delete document.webhooks;
}

function allowsNull(document: OpenApiDocument, schema: Schema): boolean {
  const { type, anyOf = [], oneOf = [], nullable } = resolveSchema(document, schema);
  return (
    nullable === true ||
    [type].flat().includes("null") ||
    [...anyOf, ...oneOf].some((alternative) => allowsNull(document, alternative))
  );
}

/** Properties, but for the tag, that every one of the types has with the same schema. */
function commonProperties([first = {}, ...others]: readonly Schema[], tag: string): Record<string, Schema> {
  const isCommon = (name: string, schema: Schema) =>
    others.every(({ properties }) => isDeepStrictEqual(properties?.[name], schema));
  return Object.fromEntries(
    Object.entries(first.properties ?? {}).filter(([name, schema]) => name !== tag && isCommon(name, schema)),
  );
}

/** What is left to say of an element that may be anything. */
function described({ description }: Schema): Schema {
  return description === undefined ? {} : { description };
}

/** What is said of a value is said of each form that it may have; that it may be absent is not. */
function forAlternatives(mark: Mark): Mark {
  const words = mark === true ? [] : (mark ?? []).filter((word) => word !== "required" && word !== "null");
  return words.length > 0 ? words : undefined;
}

function withMark(schema: Schema, mark: Mark): Schema {
  return mark === undefined ? schema : { ...schema, [REFERENCE]: mark };
}

function markOf(element: object): Mark {
  return (element as Record<string, unknown>)[REFERENCE] as Mark;
}

function has(mark: Mark, word: string): boolean {
  return mark !== undefined && mark !== true && mark.includes(word);
}

/** Takes the marks off, wherever they stand, and the rules of the other layer. */
function withoutMarks(node: unknown, extension: string, isDecision: (rule: string) => boolean): void {
  if (typeof node !== "object" || node === null) return;
  const element = node as Record<string, unknown>;
  delete element[REFERENCE];
  const rules = element[extension] as string[] | undefined;
  if (rules) element[extension] = rules.filter((rule) => !isDecision(rule));
  if ((element[extension] as string[] | undefined)?.length === 0) delete element[extension];
  for (const child of Object.values(element)) withoutMarks(child, extension, isDecision);
}
