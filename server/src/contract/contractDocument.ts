import { createRequire } from "node:module";
import type { Operations } from "@frete/contract/operacao";

/** A JSON schema of the contract, as far as this program reads it. */
export interface ContractSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  default?: unknown;
  enum?: unknown[];
  anyOf?: ContractSchema[];
  /** One reference with a description beside it. */
  allOf?: ContractSchema[];
  items?: ContractSchema;
  properties?: Record<string, ContractSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
}

/** A parameter in the path or the query. */
export interface ContractParameter {
  name: string;
  in: "path" | "query" | "header";
  description?: string;
  schema: ContractSchema;
}

/** One operation of the operator's contract. */
export interface ContractOperation {
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: ContractParameter[];
  body: ContractSchema | undefined;
  /** Fields of a multipart form. */
  form: ContractSchema | undefined;
}

interface RawOperation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: ContractParameter[];
  requestBody?: { content: Record<string, { schema: ContractSchema }> };
}

interface RawDocument {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, ContractSchema> };
}

const document: RawDocument = createRequire(import.meta.url)("@frete/contract/operacao.json");
const byId = new Map<string, ContractOperation>();
for (const [path, item] of Object.entries(document.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    const body = operation.requestBody?.content["application/json"]?.schema;
    const form = operation.requestBody?.content["multipart/form-data"]?.schema;
    byId.set(operation.operationId, {
      method: method.toUpperCase(),
      path,
      summary: operation.summary ?? "",
      description: operation.description ?? "",
      parameters: operation.parameters ?? [],
      body: body && resolveSchema(body),
      form: form && resolveSchema(form),
    });
  }
}

/**
 * An operation of the operator's contract, read from the generated document: defaults, fields and texts are written
 * there once and nowhere else.
 */
export function contractOperation(id: keyof Operations): ContractOperation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`the operator's contract has no operation ${id}: run npm run generate`);
  return operation;
}

/** The schema that a `$ref` points at, with what stands beside the reference. */
export function resolveSchema(schema: ContractSchema): ContractSchema {
  if (schema.allOf?.length === 1) {
    const { allOf, ...beside } = schema;
    return { ...resolveSchema(allOf[0] as ContractSchema), ...beside };
  }
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  const target = document.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)];
  return { ...(target ? resolveSchema(target) : {}), ...beside };
}

/** Names of the fields that the body of an operation may have: everything else in it is ignored (NS-003). */
export function bodyFields(id: keyof Operations): string[] {
  return Object.keys(contractOperation(id).body?.properties ?? {});
}

/** What fields left out of the body count as, inner objects included. */
export function bodyDefaults(id: keyof Operations): Record<string, unknown> {
  return defaultsOf(contractOperation(id).body ?? {});
}

function defaultsOf(schema: ContractSchema): Record<string, unknown> {
  const defaults: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const resolved = resolveSchema(property);
    if (resolved.default !== undefined) defaults[name] = resolved.default;
    else if (resolved.properties) defaults[name] = defaultsOf(resolved);
  }
  return defaults;
}
