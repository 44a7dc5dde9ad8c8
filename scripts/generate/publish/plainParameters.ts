import {
  allOperationsOf,
  componentName,
  type OpenApiDocument,
  type ParameterObject,
  resolveSchema,
  type Schema,
} from "../toolkit/openApi.ts";

/**
 * Writes out what the parameters of a document, and the fields of its forms, refer to with something beside the reference, a `default` or
 * a description say: generators lose the type, or what stands beside it. In place.
 */
export function plainParameters(document: OpenApiDocument): void {
  const plain = (schema: Schema): Schema => {
    const { $ref, allOf, ...beside } = schema;
    const isReference = $ref !== undefined || allOf?.length === 1;
    return isReference && Object.keys(beside).length > 0 ? resolveSchema(document, schema) : schema;
  };
  const writeOut = (parameter: ParameterObject | object) => {
    if ("schema" in parameter && parameter.schema) parameter.schema = plain(parameter.schema);
  };
  Object.values(document.components?.parameters ?? {}).forEach(writeOut);
  for (const { operation } of allOperationsOf(document)) {
    operation.parameters?.forEach(writeOut);
    for (const [mediaType, { schema = {} }] of Object.entries(operation.requestBody?.content ?? {})) {
      const { properties = {} } = document.components?.schemas?.[componentName(schema) ?? ""] ?? schema;
      if (mediaType.includes("form"))
        for (const [name, field] of Object.entries(properties)) properties[name] = plain(field);
    }
  }
}
