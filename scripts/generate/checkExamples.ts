import type { Ajv, ValidateFunction } from "ajv";
import { type ContractPart, describePart } from "./diagnostics/diagnostic.ts";
import { type Dialect, standardDialect } from "./dialect.ts";
import { inlineSchema } from "./keptAjv.ts";
import {
  allOperationsOf,
  type MediaTypeObject,
  type OpenApiDocument,
  type ParameterObject,
  parametersOf,
  resolveSchema,
  type Schema,
} from "./toolkit/openApi.ts";
import { validationSchema } from "./validationSchema.ts";
import { ajvOf } from "./validators.ts";

interface Example {
  part: ContractPart;
  where: string;
  schema: Schema;
  value: unknown;
}

/** An example that is missing, or has not its own schema. */
export interface ExampleProblem {
  part: ContractPart;
  message: string;
}

/**
 * The JSON requests and answers of a contract that have no example, and the examples that have not their own schema.
 *
 * @param ajv that of the validators, which knows most of the schemas already
 */
export function checkExamples(
  document: OpenApiDocument,
  dialect: Dialect = standardDialect,
  ajv: Ajv = ajvOf(document, dialect),
): ExampleProblem[] {
  const problems: ExampleProblem[] = [];
  for (const { part, where, schema, value } of examples(document, problems)) {
    const reduced = validationSchema(document, schema, "answer", dialect);
    const validate = ajv.getSchema(inlineSchema(ajv, reduced)) as ValidateFunction;
    if (validate(value)) continue;
    const message = `${where}: ${ajv.errorsText(validate.errors, { dataVar: "example" })}`;
    problems.push({ part, message });
  }
  return problems;
}

function* examples(document: OpenApiDocument, problems: ExampleProblem[]): Generator<Example> {
  for (const { operation } of allOperationsOf(document)) {
    const id = operation.operationId;
    for (const parameter of parametersOf(document, operation)) yield* ofParameter(id, parameter);
    yield* ofContent(document, id, "request", operation.requestBody?.content, problems);
    for (const [status, response] of Object.entries(operation.responses)) {
      yield* ofContent(document, id, status, response.content, problems);
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const part = { schema: name };
    // By its name: the validators know it already.
    const named = { $ref: `#/components/schemas/${name}` };
    for (const value of schemaExamples(schema))
      yield { part, where: describePart(part), schema: named, value };
  }
}

function* ofParameter(operation: string, parameter: ParameterObject): Generator<Example> {
  const values = [
    parameter.example,
    ...Object.values(parameter.examples ?? {}).map((example) => example.value),
  ];
  const part = { operation, parameter: parameter.name };
  const where = `${operation} parameter ${parameter.name}`;
  for (const value of values) if (value !== undefined) yield { part, where, schema: parameter.schema, value };
}

function* ofContent(
  document: OpenApiDocument,
  operation: string,
  place: string,
  content: Record<string, MediaTypeObject> | undefined,
  problems: ExampleProblem[],
): Generator<Example> {
  const part = { operation };
  const where = `${operation} ${place}`;
  for (const [mediaType, media] of Object.entries(content ?? {})) {
    if (!mediaType.includes("json") || !media.schema) continue;
    const own = [media.example, ...Object.values(media.examples ?? {}).map((example) => example.value)];
    const values = own.filter((value) => value !== undefined);
    const inherited = schemaExamples(resolveSchema(document, media.schema));
    if (values.length + inherited.length === 0)
      problems.push({ part, message: `${where}: no example (${mediaType})` });
    for (const value of values) yield { part, where, schema: media.schema, value };
  }
}

function schemaExamples(schema: Schema): unknown[] {
  return [...(schema.examples ?? []), ...(schema.example === undefined ? [] : [schema.example])];
}
