import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import type { OpenApiDocument, Schema } from "./toolkit/openApi.ts";

const BLOB = ts.factory.createTypeReferenceNode("Blob");

/**
 * TypeScript types of a contract by openapi-typescript: `paths`, `operations`, `components`, and one alias per
 * component schema. Files of a form (schemas without type, or binary strings) are `Blob`.
 */
export async function types(document: OpenApiDocument): Promise<string> {
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    alphabetize: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => (isFile(schema as Schema) ? BLOB : undefined),
  });
  return astToString(ast);
}

function isFile(schema: Schema): boolean {
  return schema.format === "binary" || schema.contentMediaType === "application/octet-stream";
}
