/** An OpenAPI 3.x document, as far as programs of this project read it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string; [extension: `x-${string}`]: unknown };
  servers?: { url: string; variables?: Record<string, { default: string; enum?: string[] }> }[];
  security?: Record<string, string[]>[];
  tags?: { name: string; description?: string; "x-displayName"?: string }[];
  [extension: `x-${string}`]: unknown;
  paths: Record<string, Record<string, OperationObject>>;
  /** What the service calls by itself, by name. */
  webhooks?: Record<string, Record<string, OperationObject>>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, ParameterObject>;
    securitySchemes?: Record<string, { type: string; scheme?: string; in?: string; name?: string }>;
  };
}

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (ParameterObject | ReferenceObject)[];
  requestBody?: { required?: boolean; content: Record<string, MediaTypeObject> };
  responses: Record<string, ResponseObject>;
  security?: Record<string, string[]>[];
  callbacks?: Record<string, unknown>;
  deprecated?: boolean;
  [extension: `x-${string}`]: unknown;
  "x-reference"?: true | readonly string[];
  "x-max-bytes"?: number;
}

export interface ReferenceObject {
  $ref: string;
}

export interface ParameterObject {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  description?: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  schema: Schema;
  /** In place of `schema`: a text of one media type. */
  content?: Record<string, MediaTypeObject>;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
  [extension: `x-${string}`]: unknown;
}

/** Schema of each item of a stream. */
export const ITEM_SCHEMA = "x-item-schema";

export interface MediaTypeObject {
  schema?: Schema;
  [ITEM_SCHEMA]?: Schema;
  /** Of the fields of a form. */
  encoding?: Record<string, EncodingObject>;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface EncodingObject {
  contentType?: string;
  headers?: Record<string, unknown>;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
}

export interface ResponseObject {
  description?: string;
  headers?: Record<string, HeaderObject>;
  content?: Record<string, MediaTypeObject>;
  links?: Record<string, LinkObject>;
}

export interface HeaderObject {
  description?: string;
  schema?: Schema;
  required?: boolean;
  [extension: `x-${string}`]: unknown;
}

/** An operation that an answer leads to. */
export interface LinkObject {
  operationId: string;
  /** Name -> text, or a runtime expression such as `$response.body#/id`. */
  parameters?: Record<string, string>;
  description?: string;
}

/** A JSON Schema; keywords that no program reads by name are there as well. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
  example?: unknown;
  examples?: readonly unknown[];
  [keyword: string]: unknown;
}

/** HTTP methods that a path item can hold, in the order in which the outputs list them. */
export const METHODS = ["get", "head", "post", "put", "patch", "delete", "options"] as const;

/** An operation with its path, or the name of the webhook, and upper-case method. */
export interface PlacedOperation {
  path: string;
  method: string;
  operation: OperationObject;
}

/** Every operation that a document says to be served, in document order. */
export function operationsOf(document: OpenApiDocument): Generator<PlacedOperation> {
  return placedOperations(document.paths);
}

/** Every operation that the service calls by itself. */
export function webhooksOf({ webhooks = {} }: OpenApiDocument): Generator<PlacedOperation> {
  return placedOperations(webhooks);
}

/** Those that are served, then those that are called. */
export function* allOperationsOf(document: OpenApiDocument): Generator<PlacedOperation> {
  yield* operationsOf(document);
  yield* webhooksOf(document);
}

function* placedOperations(items: OpenApiDocument["paths"]): Generator<PlacedOperation> {
  for (const [path, item] of Object.entries(items)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) yield { path, method: method.toUpperCase(), operation };
    }
  }
}

const PARAMETER = "#/components/parameters/";

/**
 * Parameters of an operation, those of the components in place of the references to them. Each has a `schema`.
 * @throws Error naming a reference that leads nowhere
 */
export function parametersOf(document: OpenApiDocument, operation: OperationObject): ParameterObject[] {
  return (operation.parameters ?? []).map((parameter) => {
    if (!("$ref" in parameter)) return withSchema(parameter);
    const target = document.components?.parameters?.[parameter.$ref.slice(PARAMETER.length)];
    if (!target) throw new Error(`${operation.operationId}: ${parameter.$ref} is not in the document`);
    return withSchema(target);
  });
}

/** A parameter with `content` has the schema of its one media type. */
function withSchema(parameter: ParameterObject): ParameterObject {
  const [media] = Object.values(parameter.content ?? {});
  return media ? { ...parameter, schema: media.schema ?? {} } : parameter;
}

const COMPONENT = "#/components/schemas/";

/** Name of the component that a `$ref` points at, or undefined for an inline schema. */
export function componentName(schema: Schema): string | undefined {
  return schema.$ref?.startsWith(COMPONENT) ? schema.$ref.slice(COMPONENT.length) : undefined;
}

/** Marks what belongs to the layer `reference`: what decisions say, and the interface leaves open. */
export const REFERENCE = "x-reference";

/** Says of a parameter of a path how it expands where OpenAPI has no words: `{+path}`, `{/segment}`, `{/segments*}` (RFC 6570). */
export const PATH_EXPANSION = "x-path-expansion";

/** Marks an optional field of a request for which null is the same as leaving it out. */
export const NULL_IS_ABSENT = "x-null-is-absent";

/**
 * The inline schema that a schema stands for: what its `$ref` (or its `allOf` of one) points at, with the keywords beside
 * the reference. Those win, but ids of rules add up. An object that extends the one of its `allOf` is no reference. A reference that leads nowhere stands for any value. A field that null
 * leaves out stands for what it is when it is there.
 */
export function resolveSchema(document: OpenApiDocument, schema: Schema): Schema {
  if (schema[NULL_IS_ABSENT] === true) return resolveSchema(document, withoutNull(schema));
  const { $ref, allOf, ...beside } = schema;
  if ($ref !== undefined) {
    const target = document.components?.schemas?.[componentName(schema) ?? ""] ?? {};
    return laidOver(document, resolveSchema(document, target), allOf ? { ...beside, allOf } : beside);
  }
  const isReference = allOf?.length === 1 && beside.properties === undefined;
  return isReference ? laidOver(document, resolveSchema(document, allOf[0] as Schema), beside) : schema;
}

/** What a field that null leaves out is when it is there. */
export function withoutNull({ [NULL_IS_ABSENT]: _mark, anyOf, ...said }: Schema): Schema {
  if (anyOf) {
    const alternatives = anyOf.filter(({ type }) => type !== "null");
    return alternatives.length === 1 ? { ...alternatives[0], ...said } : { anyOf: alternatives, ...said };
  }
  const { type, enum: values, ...others } = said;
  const types = [type ?? []].flat().filter((each) => each !== "null");
  return {
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...(values && { enum: values.filter((value) => value !== null) }),
    ...others,
  };
}

function laidOver(document: OpenApiDocument, target: Schema, beside: Schema): Schema {
  const rules = [...rulesOf(document, target), ...rulesOf(document, beside)];
  return { ...target, ...beside, ...(rules.length > 0 && { [ruleExtension(document)]: rules }) };
}

/** Extension of `info` that says in which extension elements of the document cite rules. */
export const RULE_EXTENSION = "x-rule-extension";

/** Name of the extension in which elements of a document cite rules; `x-rules` when `info` does not say. */
export function ruleExtension(document: Pick<OpenApiDocument, "info">): `x-${string}` {
  return (document.info[RULE_EXTENSION] as `x-${string}` | undefined) ?? "x-rules";
}

/** Ids of the rules that an element of a document (all of it, an operation, a parameter, a schema) cites. */
export function rulesOf(document: OpenApiDocument, element: object): readonly string[] {
  return (element as Record<string, readonly string[] | undefined>)[ruleExtension(document)] ?? [];
}
