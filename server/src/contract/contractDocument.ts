import { createRequire } from "node:module";
import type { Operations } from "@frete/contract/operacao";
import {
  type OpenApiDocument,
  operationsOf,
  type ParameterObject,
  parametersOf,
  resolveSchema as resolveIn,
  type Schema,
} from "@frete/contract/toolkit/openApi";

/** One operation of the operator's contract. */
export interface ContractOperation {
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: ParameterObject[];
  body: Schema | undefined;
  /** Fields of a multipart form. */
  form: Schema | undefined;
}

const document: OpenApiDocument = createRequire(import.meta.url)("@frete/contract/operacao/document.json");
const byId = new Map<string, ContractOperation>();
for (const { path, method, operation } of operationsOf(document)) {
  const schemaOf = (mediaType: string) => {
    const schema = operation.requestBody?.content[mediaType]?.schema;
    return schema && resolveSchema(schema);
  };
  byId.set(operation.operationId, {
    method,
    path,
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    parameters: parametersOf(document, operation),
    body: schemaOf("application/json"),
    form: schemaOf("multipart/form-data"),
  });
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

/** The inline schema that a schema of the operator's contract stands for. */
export function resolveSchema(schema: Schema): Schema {
  return resolveIn(document, schema);
}

/** Names of the fields that the body of an operation may have: everything else in it is ignored (NS-003). */
export function bodyFields(id: keyof Operations): string[] {
  return Object.keys(contractOperation(id).body?.properties ?? {});
}

/** What fields left out of the body count as, inner objects included. */
export function bodyDefaults(id: keyof Operations): Record<string, unknown> {
  return defaultsOf(contractOperation(id).body ?? {});
}

function defaultsOf(schema: Schema): Record<string, unknown> {
  const defaults: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const resolved = resolveSchema(property);
    if (resolved.default !== undefined) defaults[name] = resolved.default;
    else if (resolved.properties) defaults[name] = defaultsOf(resolved);
  }
  return defaults;
}
