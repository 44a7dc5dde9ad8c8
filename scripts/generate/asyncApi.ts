import { draft07 } from "./draft07.ts";
import { mapValues } from "./subschemas.ts";
import {
  type MediaTypeObject,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  parametersOf,
  type Schema,
  webhooksOf,
} from "./toolkit/openApi.ts";

/** An AsyncAPI 3 document, as far as programs of this project read it. */
export interface AsyncApiDocument {
  asyncapi: string;
  info: OpenApiDocument["info"];
  defaultContentType: string;
  channels: Record<string, { address: null; messages: Record<string, { $ref: string }> }>;
  operations: Record<string, object>;
  components: { messages: Record<string, object>; schemas: Record<string, Schema> };
}

const CHANNEL = "webhooks";
const BINDING = "0.3.0";
const JSON_TYPE = "application/json";

/**
 * What a service sends by itself as AsyncAPI 3.0: its webhooks, each an operation and a message on one channel, whose address only the
 * receiver knows. Texts, examples, schemas and marks are those of the OpenAPI document.
 *
 * @param document of webhooks alone
 */
export function asyncApi(document: OpenApiDocument): AsyncApiDocument {
  const sent = [...webhooksOf(document)];
  const byName = <T>(make: (name: string, operation: OperationObject) => T) =>
    Object.fromEntries(sent.map(({ path, operation }) => [path, make(path, operation)]));
  return {
    asyncapi: "3.0.0",
    info: document.info,
    defaultContentType: JSON_TYPE,
    channels: {
      [CHANNEL]: { address: null, messages: byName((name) => ({ $ref: `#/components/messages/${name}` })) },
    },
    operations: Object.fromEntries(
      sent.map(({ path, method, operation }) => [
        operation.operationId,
        operationOf(path, method, operation),
      ]),
    ),
    components: {
      messages: byName((name, operation) => messageOf(document, name, operation)),
      schemas: mapValues(document.components?.schemas ?? {}, draft07),
    },
  };
}

function operationOf(name: string, method: string, { tags = [], ...operation }: OperationObject): object {
  return {
    action: "send",
    channel: { $ref: `#/channels/${CHANNEL}` },
    ...textsOf(operation),
    ...(tags.length > 0 && { tags: tags.map((tag) => ({ name: tag })) }),
    bindings: { http: { method, bindingVersion: BINDING } },
    messages: [{ $ref: `#/channels/${CHANNEL}/messages/${name}` }],
    ...marksOf(operation),
  };
}

function messageOf(document: OpenApiDocument, name: string, operation: OperationObject): object {
  const [[contentType, media] = [JSON_TYPE, {}]] = Object.entries(operation.requestBody?.content ?? {});
  const headers = parametersOf(document, operation).filter((parameter) => parameter.in === "header");
  const examples = payloadsOf(media).map((payload) => ({
    ...(headers.some(hasExample) && { headers: headersOf(headers) }),
    payload,
  }));
  return {
    name,
    ...(operation.summary && { title: operation.summary }),
    contentType,
    ...(headers.length > 0 && { headers: schemaOf(headers) }),
    ...(media.schema && { payload: draft07(media.schema) }),
    ...(examples.length > 0 && { examples }),
  };
}

function schemaOf(headers: readonly ParameterObject[]): Schema {
  const required = headers.filter((header) => header.required).map(({ name }) => name);
  const property = ({ schema, description, ...said }: ParameterObject): Schema =>
    draft07({ ...schema, ...(description && { description }), ...marksOf(said) });
  return {
    type: "object",
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(headers.map((header) => [header.name, property(header)])),
  };
}

const hasExample = ({ example }: ParameterObject) => example !== undefined;

const headersOf = (headers: readonly ParameterObject[]) =>
  Object.fromEntries(headers.filter(hasExample).map(({ name, example }) => [name, example]));

const payloadsOf = ({ example, examples = {} }: MediaTypeObject): unknown[] =>
  [example, ...Object.values(examples).map(({ value }) => value)].filter((value) => value !== undefined);

const textsOf = ({ summary, description }: Partial<OperationObject>) => ({
  ...(summary && { summary }),
  ...(description && { description }),
});

const marksOf = (said: object) =>
  Object.fromEntries(Object.entries(said).filter(([key]) => key.startsWith("x-")));
