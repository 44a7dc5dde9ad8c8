import {
  getNamespaceFullName,
  getTypeName,
  type Namespace,
  type Program,
  type Type,
  type Union,
} from "@typespec/compiler";
import type { DeclaredOperation } from "./operationIds.ts";
import { reachable } from "./reachable.ts";
import { ITEM_SCHEMA, type OpenApiDocument, operationsOf, type Schema } from "./toolkit/openApi.ts";

const state = (program: Program, key: string) => program.stateMap(Symbol.for(`@typespec/${key}`));

/** Has the program streams of typed items? The emitter then has to keep types that only streams lead to. */
export function hasStreams(program: Program): boolean {
  return state(program, "streams/streamOf").size > 0;
}

/**
 * Says of each stream in the answers of a document what its items are, in place: OpenAPI 3.1 has no word for it (3.2 calls it
 * `itemSchema`). Components that nothing leads to are taken out again.
 */
export async function addStreamItems(
  program: Program,
  document: OpenApiDocument,
  service: Namespace,
  declared: ReadonlyMap<string, DeclaredOperation>,
): Promise<void> {
  const { getHttpOperation } = await import("@typespec/http");
  const { getStreamMetadata } = await import("@typespec/http/experimental");
  const schemas = document.components?.schemas ?? {};
  const prefix = `${getNamespaceFullName(service)}.`;
  const schemaOf = (type: Type) => {
    const name = getTypeName(type).replace(prefix, "");
    return Object.hasOwn(schemas, name) ? { $ref: `#/components/schemas/${name}` } : inlineSchema(type);
  };
  for (const { operation } of operationsOf(document)) {
    const source = declared.get(operation.operationId)?.operation;
    if (!source) continue;
    const [{ responses }] = getHttpOperation(program, source);
    for (const content of responses.flatMap((response) => response.responses)) {
      const stream = getStreamMetadata(program, content);
      for (const mediaType of stream?.contentTypes ?? [])
        for (const { content: documented = {} } of Object.values(operation.responses)) {
          const media = documented[mediaType];
          if (!stream || !media) continue;
          const variants = eventsOf(program, stream.streamType);
          media[ITEM_SCHEMA] =
            mediaType === "text/event-stream"
              ? anyOf(variants.map((variant) => eventSchema(program, variant, schemaOf)))
              : anyOf(variants.map(({ type }) => schemaOf(type)));
        }
    }
  }
  const { schemas: _, ...others } = document.components ?? {};
  const kept = reachable(document, [document.paths, others]);
  for (const name of Object.keys(schemas)) if (!kept.has(name)) delete schemas[name];
}

interface Variant {
  readonly name?: string | symbol;
  readonly type: Type;
}

/** The kinds of items: the variants of a union of events, or the type itself. */
function eventsOf(program: Program, type: Type): Variant[] {
  const isEvents = type.kind === "Union" && program.stateSet(Symbol.for("@typespec/events/events")).has(type);
  return isEvents ? [...(type as Union).variants.values()] : [{ type }];
}

/** An event as a handler gives it: with the name of its variant, unless that has none or ends the stream. */
function eventSchema(program: Program, variant: Variant, schemaOf: (type: Type) => Schema): Schema {
  const isLast = program.stateSet(Symbol.for("@typespec/sse/terminalEvent")).has(variant as Type);
  const isNamed = typeof variant.name === "string" && !isLast;
  return {
    type: "object",
    properties: {
      ...(isNamed && { event: { type: "string", enum: [variant.name] } }),
      data: schemaOf(variant.type),
      id: { type: "string" },
      retry: { type: "integer" },
    },
    required: isNamed ? ["event", "data"] : ["data"],
  };
}

/** What is known of a type that has no component. */
function inlineSchema(type: Type): Schema {
  if (type.kind === "String" || type.kind === "Number" || type.kind === "Boolean")
    return { type: type.kind.toLowerCase(), enum: [type.value] };
  return type.kind === "Scalar" && type.name === "string" ? { type: "string" } : {};
}

const anyOf = (schemas: Schema[]): Schema =>
  schemas.length === 1 ? (schemas[0] as Schema) : { anyOf: schemas };
