import { GenerateError } from "./generateError.ts";

/** The parts of an OpenAPI 3.x document that the generator reads. Everything else passes through untouched. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; [extension: `x-${string}`]: unknown };
  security?: Record<string, string[]>[];
  "x-regras"?: string[];
  paths: Record<string, Record<string, OperationObject>>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    securitySchemes?: Record<string, { type: string; scheme?: string }>;
  };
}

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  "x-regras"?: string[];
  "x-max-bytes"?: number;
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Response {
  description?: string;
  headers?: Record<string, { schema?: Schema; required?: boolean }>;
  content?: Record<string, MediaType>;
}

export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  example?: unknown;
  examples?: unknown[];
  [keyword: string]: unknown;
};

/** HTTP methods that a path item can hold, in the order in which the outputs list them. */
export const METHODS = ["get", "head", "post", "put", "patch", "delete", "options"] as const;

/** Every operation of a document with its path and upper-case method, in document order. */
export function* operationsOf(
  document: OpenApiDocument,
): Generator<{ path: string; method: string; operation: OperationObject }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) yield { path, method: method.toUpperCase(), operation };
    }
  }
}

const PARAMETER = "#/components/parameters/";

/** Parameters of an operation, those of the components in place of the references to them. */
export function parametersOf(document: OpenApiDocument, operation: OperationObject): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    if (!("$ref" in parameter)) return parameter;
    const name = parameter.$ref.slice(PARAMETER.length);
    const target = document.components?.parameters?.[name];
    if (!target)
      throw new GenerateError(`${operation.operationId}: ${parameter.$ref} is not in the document`);
    return target;
  });
}

const COMPONENT = "#/components/schemas/";

/** Name of the component that a `$ref` points at, or undefined for an inline schema. */
export function componentName(schema: Schema): string | undefined {
  return schema.$ref?.startsWith(COMPONENT) ? schema.$ref.slice(COMPONENT.length) : undefined;
}

/** Follows `$ref`s until an inline schema is reached. */
export function resolveSchema(document: OpenApiDocument, schema: Schema): Schema {
  let current = schema;
  for (let name = componentName(current); name !== undefined; name = componentName(current)) {
    const target = document.components?.schemas?.[name];
    if (!target) return current;
    current = target;
  }
  return current;
}
