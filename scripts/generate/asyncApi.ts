import { draft07 } from "./draft07.ts";
import { HASH_KEY } from "./finishDocument.ts";
import { reachable } from "./reachable.ts";
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
  info: { title: string; version: string; description?: string; [extension: `x-${string}`]: unknown };
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
 * receiver knows. Texts, examples, schemas and marks are those of the OpenAPI document; undefined when that has no webhooks.
 */
export function asyncApi(document: OpenApiDocument): AsyncApiDocument | undefined {
  const sent = [...webhooksOf(document)].map(({ path, method, operation }) => ({
    name: path,
    method,
    operation,
  }));
  if (sent.length === 0) return undefined;
  const { title, version } = document.info;
  const description = descriptionOf(document, sent);
  const extensions = Object.entries(document.info).filter(([key]) => key.startsWith("x-"));
  const used = reachable(document, document.webhooks);
  const schemas = Object.entries(document.components?.schemas ?? {}).filter(([name]) => used.has(name));
  const named = <T>(make: (each: (typeof sent)[number]) => T) =>
    Object.fromEntries(sent.map((each) => [each.name, make(each)]));
  return {
    asyncapi: "3.0.0",
    info: {
      title,
      version,
      ...(description && { description }),
      ...contactOf(document),
      ...Object.fromEntries(extensions),
    },
    defaultContentType: JSON_TYPE,
    channels: {
      [CHANNEL]: {
        address: null,
        messages: named(({ name }) => ({ $ref: `#/components/messages/${name}` })),
      },
    },
    operations: Object.fromEntries(
      sent.map(({ name, method, operation }) => [
        operation.operationId,
        operationOf(name, method, operation),
      ]),
    ),
    components: {
      messages: named(({ name, operation }) => messageOf(document, name, operation)),
      schemas: mapValues(Object.fromEntries(schemas), draft07),
    },
  };
}

type Sent = { operation: OperationObject };

/** Of the groups that the webhooks belong to, what is said of those. */
function descriptionOf({ tags = [] }: OpenApiDocument, sent: readonly Sent[]): string {
  const used = new Set(sent.flatMap(({ operation }) => operation.tags ?? []));
  return tags
    .flatMap(({ name, description }) => (used.has(name) ? [description ?? []].flat() : []))
    .join("\n\n");
}

function contactOf({ info }: OpenApiDocument) {
  const { contact, license } = info as { contact?: object; license?: object };
  return { ...(contact && { contact }), ...(license && { license }) };
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
  Object.fromEntries(Object.entries(said).filter(([key]) => key.startsWith("x-") && key !== HASH_KEY));
