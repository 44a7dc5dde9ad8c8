import type { Ajv, ValidateFunction } from "ajv";
import { type ContractPart, describePart } from "./diagnostics/diagnostic.ts";
import type { ExampleName } from "./diagnostics/locatePart.ts";
import { type Dialect, standardDialect } from "./dialect.ts";
import { inlineSchema } from "./keptAjv.ts";
import type { ValidationError } from "./toolkit/contractModule.ts";
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
  /** Which of the examples of its part. */
  which: ExampleName;
}

/** An example that is missing, or has not its own schema. */
export interface ExampleProblem {
  part: ContractPart;
  message: string;
  /** Which of the examples of the part is wrong. */
  which?: ExampleName;
}

/** Examples of a contract that are not as they should be. */
export interface ExampleProblems {
  readonly missing: readonly ExampleProblem[];
  readonly wrong: readonly ExampleProblem[];
}

/**
 * The JSON requests and answers of a contract that have no example, and the examples that have not their own schema.
 *
 * @param ajv that of the validators, which knows most of the schemas already
 */
export async function checkExamples(
  document: OpenApiDocument,
  dialect: Dialect = standardDialect,
  ajv: Ajv = ajvOf(document, dialect),
): Promise<ExampleProblems> {
  const missing: ExampleProblem[] = [];
  const wrong: ExampleProblem[] = [];
  for (const { part, where, schema, value, which } of examples(document, missing)) {
    const reduced = validationSchema(document, schema, "answer", dialect);
    const validate = ajv.getSchema(inlineSchema(ajv, reduced)) as ValidateFunction;
    if (validate(value)) continue;
    const message = `${where}: ${await describeFault(validate.errors as readonly ValidationError[])}`;
    wrong.push({ part, message, which });
  }
  return { missing, wrong };
}

/** What is wrong with an example, in the words that a server has for a request. */
async function describeFault(errors: readonly ValidationError[]): Promise<string> {
  // They stand on outputs of the generator, which need not be there while nothing is wrong.
  const { describeValidationError } = await import("../../server/src/http/describeValidationError.ts");
  const { english } = await import("../../server/src/http/english.ts");
  const { keys, wording } = describeValidationError(errors);
  const words = typeof wording === "string" ? wording : wording(english);
  return `${keys.length > 0 ? `example ${keys.join(".")}` : "example"}: ${words}`;
}

function* examples(document: OpenApiDocument, missing: ExampleProblem[]): Generator<Example> {
  for (const { operation } of allOperationsOf(document)) {
    const id = operation.operationId;
    for (const parameter of parametersOf(document, operation)) yield* ofParameter(id, parameter);
    yield* ofContent(document, id, "request", operation.requestBody?.content, missing);
    for (const [status, response] of Object.entries(operation.responses)) {
      yield* ofContent(document, id, status, response.content, missing);
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const part = { schema: name };
    // By its name: the validators know it already.
    const named = { $ref: `#/components/schemas/${name}` };
    yield* ofSchema(part, named, schema);
    for (const [property, own] of Object.entries(schema.properties ?? {}))
      yield* ofSchema({ schema: name, property }, own, own);
  }
}

function* ofSchema(part: ContractPart, schema: Schema, described: Schema): Generator<Example> {
  for (const [which, value] of schemaExamples(described).entries())
    yield { part, where: describePart(part), schema, value, which };
}

function* ofParameter(operation: string, parameter: ParameterObject): Generator<Example> {
  const part = { operation, parameter: parameter.name };
  const where = `${operation} parameter ${parameter.name}`;
  for (const each of namedExamples(parameter, "parameters"))
    yield { part, where, schema: parameter.schema, ...each };
}

function* ofContent(
  document: OpenApiDocument,
  operation: string,
  place: string,
  content: Record<string, MediaTypeObject> | undefined,
  missing: ExampleProblem[],
): Generator<Example> {
  const part = { operation };
  const where = `${operation} ${place}`;
  for (const [mediaType, media] of Object.entries(content ?? {})) {
    if (!mediaType.includes("json") || !media.schema) continue;
    const values = namedExamples(media, place === "request" ? "parameters" : "returnType");
    const inherited = schemaExamples(resolveSchema(document, media.schema));
    if (values.length + inherited.length === 0)
      missing.push({ part, message: `${where}: no example (${mediaType})` });
    for (const each of values) yield { part, where, schema: media.schema, ...each };
  }
}

function schemaExamples(schema: Schema): unknown[] {
  return [...(schema.examples ?? []), ...(schema.example === undefined ? [] : [schema.example])];
}

/** The examples of a part of an operation, by their names. */
function namedExamples(
  { example, examples = {} }: Pick<MediaTypeObject, "example" | "examples">,
  of: "parameters" | "returnType",
): Pick<Example, "value" | "which">[] {
  const named = Object.entries(examples).map(([name, { value }]) => ({ value, which: { of, name } }));
  return [{ value: example, which: { of, name: "" } }, ...named].filter(({ value }) => value !== undefined);
}
