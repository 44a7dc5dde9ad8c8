import { componentsOfAnswers, componentsOfRequests } from "../reachable.ts";
import { mapSubschemas, mapValues } from "../subschemas.ts";
import {
  ITEM_SCHEMA,
  METHODS,
  type MediaTypeObject,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type ReferenceObject,
  type ResponseObject,
  type Schema,
} from "../toolkit/openApi.ts";

/** Changes one schema; those inside it are changed already. */
export type SchemaChange = (schema: Schema) => Schema;

/**
 * A document with every schema in it changed, from the inside out. Leaves the input untouched.
 * @param scope `requests`: only what requests have and answers do not, parameters and the fields of JSON and forms
 */
export function mapSchemas(
  document: OpenApiDocument,
  change: SchemaChange,
  scope: "all" | "requests" = "all",
): OpenApiDocument {
  const isAll = scope === "all";
  const asked = isAll ? undefined : componentsOfRequests(document).difference(componentsOfAnswers(document));
  const isMeant = (component: string) => asked?.has(component) ?? true;
  const deep: SchemaChange = (schema) =>
    typeof schema === "object" ? change(mapSubschemas(schema, deep)) : schema;
  const withSchema = <T extends { schema?: Schema }>(holder: T): T =>
    holder.schema === undefined ? holder : { ...holder, schema: deep(holder.schema) };
  const media = (type: MediaTypeObject): MediaTypeObject => {
    const result = withSchema(type);
    const items = type[ITEM_SCHEMA];
    return items === undefined ? result : { ...result, [ITEM_SCHEMA]: deep(items) };
  };
  const parameter = <T extends ParameterObject | ReferenceObject>(said: T): T => {
    if ("$ref" in said) return said;
    const { content } = said as ParameterObject;
    return {
      ...withSchema(said as ParameterObject),
      ...(content && { content: mapValues(content, media) }),
    } as T;
  };
  const requestContent = (content: Record<string, MediaTypeObject>) =>
    Object.fromEntries(
      Object.entries(content).map(([mediaType, said]) => [
        mediaType,
        isAll || /json|form/.test(mediaType) ? media(said) : said,
      ]),
    );
  const response = (said: ResponseObject): ResponseObject => ({
    ...said,
    ...(said.headers && { headers: mapValues(said.headers, withSchema) }),
    ...(said.content && { content: mapValues(said.content, media) }),
  });
  const operation = (said: OperationObject): OperationObject => ({
    ...said,
    ...(said.parameters && { parameters: said.parameters.map(parameter) }),
    ...(said.requestBody && {
      requestBody: { ...said.requestBody, content: requestContent(said.requestBody.content) },
    }),
    responses: isAll ? mapValues(said.responses, response) : said.responses,
    ...(isAll &&
      said.callbacks && {
        callbacks: mapValues(said.callbacks as Record<string, OpenApiDocument["paths"]>, (expressions) =>
          mapValues(expressions, pathItem),
        ),
      }),
  });
  const pathItem = (item: Record<string, OperationObject>) =>
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [
        key,
        (METHODS as readonly string[]).includes(key) ? operation(value) : value,
      ]),
    );

  const { components, webhooks } = document;
  return {
    ...document,
    paths: mapValues(document.paths, pathItem),
    ...(isAll && webhooks && { webhooks: mapValues(webhooks, pathItem) }),
    ...(components && {
      components: {
        ...components,
        ...(components.schemas && {
          schemas: Object.fromEntries(
            Object.entries(components.schemas).map(([name, schema]) => [
              name,
              isMeant(name) ? deep(schema) : schema,
            ]),
          ),
        }),
        ...(components.parameters && { parameters: mapValues(components.parameters, parameter) }),
      },
    }),
  };
}
