import { checkRoutes } from "./checkRoutes.ts";
import { deprecationOf } from "./deprecations.ts";
import { eachPart } from "./eachPart.ts";
import { forms } from "./forms.ts";
import { hasDecimals } from "./hasDecimals.ts";
import { parameterEntries } from "./parameterEntries.ts";
import { printTable } from "./printTable.ts";
import { security, securitySchemes } from "./security.ts";
import type { ContractIdentity } from "./toolkit/contractModule.ts";
import {
  componentName,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  resolveSchema,
  rulesOf,
  type Schema,
} from "./toolkit/openApi.ts";

/** The operations of a contract as a typed constant: what a server, a client or a test kit needs to bind them. */
export function operations(document: OpenApiDocument, identity: ContractIdentity): string {
  const table = Object.fromEntries(
    eachPart(operationsOf(document), ({ path, method, operation }) => [
      operation.operationId,
      row(document, path, method, operation),
    ]),
  );
  checkRoutes(Object.values(table));
  return [
    `export const contract = ${printTable(identity)} as const;`,
    `export const operations = ${printTable(table)} as const;`,
    `export const securitySchemes = ${printTable(securitySchemes(document))} as const;`,
    "/** Name of an operation of this contract. */",
    "export type OperationId = keyof typeof operations;",
    "",
  ].join("\n\n");
}

function row(document: OpenApiDocument, path: string, method: string, operation: OperationObject) {
  const deprecation = deprecationOf(operation);
  const answers = Object.values(operation.responses);
  const headers = [...new Set(answers.flatMap((answer) => Object.keys(answer.headers ?? {})))];
  return {
    id: operation.operationId,
    method,
    path,
    rules: rulesOf(document, operation),
    security: security(document, operation),
    parameters: parameterEntries(document, operation),
    body: operation.requestBody
      ? {
          required: operation.requestBody.required ?? false,
          contentTypes: Object.keys(operation.requestBody.content),
          freeText: freeTextPointers(document, operation),
          maxBytes: operation["x-max-bytes"] ?? null,
          ...(hasDecimals(document, operation) && { decimals: true }),
          forms: forms(document, operation),
        }
      : null,
    ...(deprecation && { deprecation }),
    ...(headers.length > 0 && { answerHeaders: headers }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, { content = {} }]) => [status, Object.keys(content)]),
    ),
  };
}

/** JSON pointers (array items as `*`) of the strings in which line breaks and tabs are allowed (`x-free-text`). */
function freeTextPointers(document: OpenApiDocument, operation: OperationObject): string[] {
  const found = new Set<string>();
  const walk = (schema: Schema, pointer: string, open: readonly string[]): void => {
    const name = componentName(schema);
    if (name !== undefined && open.includes(name)) return;
    const inside = name === undefined ? open : [...open, name];
    const target = resolveSchema(document, schema);
    if (target["x-free-text"] === true || schema["x-free-text"] === true) found.add(pointer);
    for (const [key, child] of Object.entries(target.properties ?? {}))
      walk(child, `${pointer}/${key}`, inside);
    if (target.items) walk(target.items, `${pointer}/*`, inside);
    for (const keyword of ["anyOf", "oneOf", "allOf"]) {
      for (const child of (target[keyword] as Schema[] | undefined) ?? []) walk(child, pointer, inside);
    }
  };
  for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
    if (schema) walk(schema, "", []);
  return [...found].sort();
}
