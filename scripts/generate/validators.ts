import { readFileSync } from "node:fs";
import standalone from "ajv/dist/standalone/index.js";
import ts from "typescript";
import { createAjv } from "./createAjv.ts";
import { GenerateError } from "./generateError.ts";
import { propertyKey } from "./propertyKey.ts";
import { componentsOfRequests } from "./reachable.ts";
import {
  type OpenApiDocument,
  operationsOf,
  type ParameterObject,
  parametersOf,
  type Schema,
} from "./toolkit/openApi.ts";
import { type Direction, schemaId, validationSchema } from "./validationSchema.ts";

type Use = (schema: Schema) => string;

const PLACES = [
  ["path", "path"],
  ["query", "query"],
  ["header", "headers"],
  ["cookie", "cookies"],
] as const;

/** JSON media types and forms are validated; text and files are streams that the handler reads. */
const VALIDATED = /^(?:application\/(?:[\w.+-]*\+)?json|multipart\/form-data)/;

/**
 * The validators of one contract as an ES module that imports nothing: ajv compiled ahead of time.
 *
 * `validators[operationId]` holds `path`, `query`, `headers`, `cookies` (object schemas over the parameters of that place), `body` by
 * media type and `responses` by status and media type; `componentValidators` those of schemas marked `x-validator`.
 * Validators of requests change what they read: the decimal that is meant takes the place of the one that was sent (NS-002),
 * and an optional field that is null is taken out (NS-003).
 */
export function validators(document: OpenApiDocument): string {
  const ajv = createAjv();
  const components = document.components?.schemas ?? {};
  for (const direction of ["request", "answer"] as const)
    for (const [name, schema] of Object.entries(components))
      ajv.addSchema({ ...validationSchema(document, schema, direction), $id: schemaId(name, direction) });

  const known = new Map<string, string>();
  const names: Record<string, string> = {};
  const use = (schema: Schema, direction: Direction): string => {
    const reduced = validationSchema(document, schema, direction);
    const text = JSON.stringify(reduced);
    let name = known.get(text);
    if (name === undefined) {
      name = `v${known.size}`;
      known.set(text, name);
      names[name] = reduced.$ref ?? name;
      if (!reduced.$ref) ajv.addSchema(reduced, name);
    }
    return name;
  };

  const table = [...operationsOf(document)].map(({ operation }) => {
    const parameters = parametersOf(document, operation);
    const parts = [
      ...PLACES.flatMap(([place, key]) => {
        const here = parameters.filter((parameter) => parameter.in === place);
        return here.length === 0 ? [] : [`${key}: ${use(parametersSchema(here), "request")}`];
      }),
      ...byMediaType("body", operation.requestBody?.content, (schema) => use(schema, "request")),
      `responses: {${Object.entries(operation.responses)
        .map(
          ([status, response]) =>
            `"${status}": {${mediaTypes(response.content, (schema) => use(schema, "answer")).join(", ")}}`,
        )
        .join(", ")}}`,
    ];
    return `  ${propertyKey(operation.operationId)}: {${parts.join(", ")}},`;
  });
  const sent = componentsOfRequests(document);
  const marked = Object.keys(components)
    .filter((name) => components[name]?.["x-validator"] === true)
    .map((name) => {
      const schema = { $ref: `#/components/schemas/${name}` };
      return `  ${propertyKey(name)}: ${use(schema, sent.has(name) ? "request" : "answer")},`;
    });

  return [
    formatsSource(),
    withoutImports(standalone.default(ajv, names)),
    `export const validators = {\n${table.join("\n")}\n};`,
    `export const componentValidators = {\n${marked.join("\n")}\n};`,
    "",
  ].join("\n");
}

/** Types of the module that `validators` prints. */
export function validatorTypes(document: OpenApiDocument): string {
  const marked = Object.entries(document.components?.schemas ?? {}).filter(
    ([, schema]) => schema["x-validator"] === true,
  );
  return `import type { OperationValidators, Validate } from "../toolkit/contractModule.ts";

export declare const validators: {
${[...operationsOf(document)].map(({ operation }) => `  ${propertyKey(operation.operationId)}: OperationValidators;`).join("\n")}
};

export declare const componentValidators: {
${marked.map(([name]) => `  ${propertyKey(name)}: Validate;`).join("\n")}
};
`;
}

function parametersSchema(parameters: ParameterObject[]): Schema {
  const nameOf = (parameter: ParameterObject) =>
    parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: parameters.filter((parameter) => parameter.required).map(nameOf),
  };
}

function byMediaType(
  place: string,
  content: Record<string, { schema?: Schema }> | undefined,
  use: Use,
): string[] {
  const entries = mediaTypes(content, use);
  return entries.length === 0 ? [] : [`${place}: {${entries.join(", ")}}`];
}

function mediaTypes(content: Record<string, { schema?: Schema }> | undefined, use: Use): string[] {
  return Object.entries(content ?? {})
    .filter(([mediaType, { schema }]) => VALIDATED.test(mediaType) && schema !== undefined)
    .map(([mediaType, { schema }]) => `"${mediaType}": ${use(schema as Schema)}`);
}

/** The format functions as plain JavaScript, to stand in the same module. */
function formatsSource(): string {
  const source = readFileSync(new URL("formats.ts", import.meta.url), "utf8");
  const { outputText } = ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ESNext } });
  return outputText.replace("export const formats", "const formats");
}

/** Replaces the run-time helpers that ajv would load by their own source, and its exports by plain constants. */
function withoutImports(code: string): string {
  const inlined = code
    .replace(/export const (v\d+) = /g, "const $1 = ")
    .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, "ucs2length")
    .replace(/require\("ajv\/dist\/runtime\/equal"\)\.default/g, "Object.is");
  const left = /require\("([^"]+)"\)|^import .*$/m.exec(inlined);
  if (left)
    throw new GenerateError(
      `the validators would need ${left[0]} at run time: teach scripts/generate/validators.ts to inline it`,
    );
  const guarded = [...inlined.matchAll(/const (func\d+) = ucs2length;/g)].reduce(
    (code, [, name]) =>
      code.replace(new RegExp(`${name}\\((\\w+)\\) > (\\d+)`, "g"), `$1.length > $2 && ${name}($1) > $2`),
    inlined,
  );
  return `/** Length of a string in code points (JSON Schema counts characters, not UTF-16 units): asked only of strings that have more units than allowed. */
function ucs2length(text) {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      length--;
      index++;
    }
  }
  return length;
}
${guarded}`;
}
