import type { Ajv } from "ajv";
import { createAjv } from "./createAjv.ts";
import { type Dialect, standardDialect } from "./dialect.ts";
import { GenerateError } from "./generateError.ts";
import { inlineSchema, keptAjv } from "./keptAjv.ts";
import { moduleText } from "./moduleText.ts";
import { derivedByTag } from "./polymorphism.ts";
import { printValidators } from "./printValidators.ts";
import { propertyKey } from "./propertyKey.ts";
import { componentsOfRequests } from "./reachable.ts";
import {
  componentName,
  ITEM_SCHEMA,
  type MediaTypeObject,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type ParameterObject,
  parametersOf,
  type Schema,
} from "./toolkit/openApi.ts";
import { trackingOf } from "./tracking.ts";
import { type Direction, schemaId, validationSchema } from "./validationSchema.ts";

/** JSON, plain text and forms are validated, and each item of a stream of typed ones; other text and files are streams that the handler reads. */
const VALIDATED =
  /^(?:application\/json|[\w.+-]+\/[\w.+-]+\+json|text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** Place of a parameter -> member of an operation's validators. */
const PLACES = [
  ["path", "path"],
  ["query", "query"],
  ["header", "headers"],
  ["cookie", "cookies"],
] as const;

/**
 * The validators of one contract as an ES module that imports nothing: ajv compiled ahead of time.
 *
 * `validators[operationId]` holds `path`, `query`, `headers`, `cookies` (object schemas over the parameters of that place), `body`
 * by media type and `responses` by status and media type; `componentValidators` those of schemas marked `x-validator`.
 * Validators of requests may change what they read, where the dialect says so: the decimal that is meant takes the place of the one
 * that was sent, and an optional field that is null is taken out.
 *
 * @param ajv one that knows the components; what is compiled in it stays for others
 * @throws GenerateError for a schema that cannot be validated
 */
export function validators(
  document: OpenApiDocument,
  dialect: Dialect = standardDialect,
  ajv: Ajv = ajvOf(document, dialect),
): string {
  const { names, use } = naming(document, dialect, ajv);
  const table = [...operationsOf(document)].map(
    ({ operation }) =>
      `  ${propertyKey(operation.operationId)}: {${partsOf(document, operation, use).join(", ")}},`,
  );
  const sent = componentsOfRequests(document);
  const marked = markedNames(document).map((name) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    return `  ${propertyKey(name)}: ${use(schema, sent.has(name) ? "request" : "answer")},`;
  });
  return [
    moduleText(printValidators(ajv, names), dialect),
    `export const validators = {\n${table.join("\n")}\n};`,
    `export const componentValidators = {\n${marked.join("\n")}\n};`,
    "",
  ].join("\n");
}

/**
 * The validators of one operation alone, as a module like `validators`: for programs that need no others, and would load all of them.
 *
 * @throws GenerateError for an operation that the contract does not have
 */
export function operationValidators(
  document: OpenApiDocument,
  id: string,
  dialect: Dialect = standardDialect,
  ajv: Ajv = ajvOf(document, dialect),
): string {
  const found = [...operationsOf(document)].find(({ operation }) => operation.operationId === id);
  if (!found)
    throw new GenerateError(`the contract has no operation ${id} whose validators could stand apart`);
  const { names, use } = naming(document, dialect, ajv);
  const parts = partsOf(document, found.operation, use).join(", ");
  return [moduleText(printValidators(ajv, names), dialect), `export const validators = {${parts}};`, ""].join(
    "\n",
  );
}

/** Types of the module that `operationValidators` prints. */
export const OPERATION_VALIDATOR_TYPES = `import type { OperationValidators } from "../toolkit/contractModule.ts";

export declare const validators: OperationValidators;
`;

/** Gives each schema that a module uses a name there, the same to those that say the same. */
function naming(document: OpenApiDocument, dialect: Dialect, ajv: Ajv) {
  const known = new Map<string, string>();
  /** Name in the module -> that of the schema in ajv. */
  const names: Record<string, string> = {};
  const use = (schema: Schema, direction: Direction): string => {
    const reduced = validationSchema(document, schema, direction, dialect);
    const text = JSON.stringify(reduced);
    let name = known.get(text);
    if (name === undefined) {
      name = `v${known.size}`;
      known.set(text, name);
      const isComponent = componentName(schema) !== undefined && Object.keys(reduced).length === 1;
      names[name] = isComponent ? (reduced.$ref as string) : inlineSchema(ajv, reduced);
    }
    return name;
  };
  return { names, use };
}

/** Types of the module that `validators` prints. */
export function validatorTypes(document: OpenApiDocument): string {
  const ids = [...operationsOf(document)].map(({ operation }) => operation.operationId);
  return `import type { OperationValidators, Validate } from "../toolkit/contractModule.ts";

export declare const validators: {
${ids.map((id) => `  ${propertyKey(id)}: OperationValidators;`).join("\n")}
};

export declare const componentValidators: {
${markedNames(document)
  .map((name) => `  ${propertyKey(name)}: Validate;`)
  .join("\n")}
};
`;
}

/**
 * An Ajv that knows the components of a document in both directions.
 *
 * @param place of an Ajv that is kept from one run to the next
 */
export function ajvOf(document: OpenApiDocument, dialect: Dialect, place?: string): Ajv {
  const tracking = trackingOf(document);
  const schemas = new Map(componentSchemas(document, dialect));
  const make = () => createAjv(dialect, tracking);
  if (place !== undefined) {
    const { reading, formats } = dialect;
    return keptAjv(place, JSON.stringify([tracking, reading, [...formats]]), schemas, make);
  }
  const ajv = make();
  for (const [id, schema] of schemas) ajv.addSchema(schema, id);
  return ajv;
}

function* componentSchemas(
  document: OpenApiDocument,
  dialect: Dialect,
): Generator<[id: string, schema: Schema]> {
  for (const direction of ["request", "answer"] as const)
    for (const [name, component] of Object.entries(document.components?.schemas ?? {}))
      for (const part of derivedByTag(component).size > 0 ? ([undefined, "base"] as const) : [undefined]) {
        const $id = schemaId(name, direction, part);
        yield [$id, { ...validationSchema(document, component, direction, dialect, part), $id }];
      }
}

/** The parts of an operation that are validated, as the members of its entry. */
function partsOf(
  document: OpenApiDocument,
  operation: OperationObject,
  use: (schema: Schema, direction: Direction) => string,
): string[] {
  const parameters = parametersOf(document, operation);
  const places = PLACES.flatMap(([place, member]) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return here.length === 0 ? [] : [`${member}: ${use(parametersSchema(here), "request")}`];
  });
  const byMediaType = (content: Record<string, MediaTypeObject> = {}, direction: Direction) =>
    Object.entries(content).flatMap(([mediaType, media]) => {
      const schema = media[ITEM_SCHEMA] ?? (VALIDATED.test(mediaType) ? media.schema : undefined);
      return schema === undefined ? [] : [`${JSON.stringify(mediaType)}: ${use(schema, direction)}`];
    });
  const body = byMediaType(operation.requestBody?.content, "request");
  const responses = Object.entries(operation.responses).map(
    ([status, { content }]) => `${JSON.stringify(status)}: {${byMediaType(content, "answer").join(", ")}}`,
  );
  const headers = Object.entries(operation.responses).flatMap(([status, { headers = {} }]) => {
    const here = Object.entries(headers).map(([name, header]) => ({
      schema: {},
      ...header,
      name,
      in: "header" as const,
    }));
    return here.length === 0 ? [] : [`"${status}": ${use(parametersSchema(here), "answer")}`];
  });
  return [
    ...places,
    ...(body.length > 0 ? [`body: {${body.join(", ")}}`] : []),
    `responses: {${responses.join(", ")}}`,
    ...(headers.length > 0 ? [`responseHeaders: {${headers.join(", ")}}`] : []),
  ];
}

function parametersSchema(parameters: ParameterObject[]): Schema {
  const nameOf = (parameter: ParameterObject) =>
    parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), schemaOf(parameter)])),
    required: parameters.filter((parameter) => parameter.required).map(nameOf),
  };
}

/** The schema of a parameter; of one that is written in a media type, the schema there. */
function schemaOf({ schema, content = {} }: ParameterObject): Schema {
  return schema ?? Object.values(content)[0]?.schema ?? {};
}

function markedNames(document: OpenApiDocument): string[] {
  const schemas = Object.entries(document.components?.schemas ?? {});
  return schemas.filter(([, schema]) => schema["x-validator"] === true).map(([name]) => name);
}
