import type { ValidateFunction } from "ajv";
import { createAjv } from "./createAjv.ts";
import { GenerateError } from "./generateError.ts";
import {
  type MediaTypeObject,
  type OpenApiDocument,
  operationsOf,
  type ParameterObject,
  parametersOf,
  resolveSchema,
  type Schema,
} from "./toolkit/openApi.ts";
import { validationSchema } from "./validationSchema.ts";

interface Example {
  where: string;
  schema: Schema;
  value: unknown;
}

/**
 * Checks that every JSON request and answer of a contract has an example, and that every example has its own schema.
 *
 * @throws GenerateError naming each example that is missing or wrong
 */
export function checkExamples(document: OpenApiDocument): void {
  const ajv = createAjv();
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    ajv.addSchema({ ...validationSchema(document, schema, "answer"), $id: name });
  }
  const compiled = new Map<string, ValidateFunction>();
  const problems: string[] = [];
  for (const { where, schema, value } of examples(document, problems)) {
    const reduced = validationSchema(document, schema, "answer");
    const key = JSON.stringify(reduced);
    const validate = compiled.get(key) ?? ajv.compile(reduced);
    compiled.set(key, validate);
    if (!validate(value))
      problems.push(`${where}: ${ajv.errorsText(validate.errors, { dataVar: "example" })}`);
  }
  if (problems.length > 0) throw new GenerateError(`examples of the contract:\n  ${problems.join("\n  ")}`);
}

function* examples(document: OpenApiDocument, problems: string[]): Generator<Example> {
  for (const { operation } of operationsOf(document)) {
    const id = operation.operationId;
    for (const parameter of parametersOf(document, operation))
      yield* ofParameter(`${id} parameter ${parameter.name}`, parameter);
    yield* ofContent(document, `${id} request`, operation.requestBody?.content, problems);
    for (const [status, response] of Object.entries(operation.responses)) {
      yield* ofContent(document, `${id} ${status}`, response.content, problems);
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    for (const value of schemaExamples(schema)) yield { where: `schema ${name}`, schema, value };
  }
}

function* ofParameter(where: string, parameter: ParameterObject): Generator<Example> {
  const values = [
    parameter.example,
    ...Object.values(parameter.examples ?? {}).map((example) => example.value),
  ];
  for (const value of values) if (value !== undefined) yield { where, schema: parameter.schema, value };
}

function* ofContent(
  document: OpenApiDocument,
  where: string,
  content: Record<string, MediaTypeObject> | undefined,
  problems: string[],
): Generator<Example> {
  for (const [mediaType, media] of Object.entries(content ?? {})) {
    if (!mediaType.includes("json") || !media.schema) continue;
    const own = [media.example, ...Object.values(media.examples ?? {}).map((example) => example.value)];
    const values = own.filter((value) => value !== undefined);
    const inherited = schemaExamples(resolveSchema(document, media.schema));
    if (values.length + inherited.length === 0) problems.push(`${where}: no example (${mediaType})`);
    for (const value of values) yield { where, schema: media.schema, value };
  }
}

function schemaExamples(schema: Schema): unknown[] {
  return [...(schema.examples ?? []), ...(schema.example === undefined ? [] : [schema.example])];
}
