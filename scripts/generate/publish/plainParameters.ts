import {
  type OpenApiDocument,
  operationsOf,
  type ParameterObject,
  resolveSchema,
} from "../toolkit/openApi.ts";

/**
 * Writes out what the parameters of a document refer to with something beside the reference, a `default` say: generators lose the type,
 * or what stands beside it. In place.
 */
export function plainParameters(document: OpenApiDocument): void {
  const parameters = [...operationsOf(document)].flatMap(({ operation }) => operation.parameters ?? []);
  for (const parameter of [...Object.values(document.components?.parameters ?? {}), ...parameters])
    if ("schema" in parameter && parameter.schema) writeOut(document, parameter);
}

function writeOut(document: OpenApiDocument, parameter: ParameterObject): void {
  const { $ref, allOf, ...beside } = parameter.schema;
  const isReference = $ref !== undefined || allOf?.length === 1;
  if (isReference && Object.keys(beside).length > 0)
    parameter.schema = resolveSchema(document, parameter.schema);
}
