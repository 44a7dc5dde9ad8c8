import { pointerKeys } from "../../toolkit/jsonPointer.ts";
import type { OpenApiDocument, Schema } from "../../toolkit/openApi.ts";

/** A JSON Schema: `true` allows everything, `false` nothing. */
export type AnySchema = boolean | Schema;

/** One of the two documents that are compared, and which way the values go that are looked at. */
export interface Side {
  readonly document: OpenApiDocument;
  /** Of a request no field is sent that is `readOnly`, of an answer none that is `writeOnly`. */
  readonly view: "request" | "answer";
}

/** What a schema stands for that refers to something outside of its document, or to nothing. */
const UNRESOLVED = "unresolved-reference";

const found = new WeakMap<OpenApiDocument, Map<string, object>>();

/**
 * What a reference points at, of whatever kind. What leads nowhere, or out of the document, stands for itself: it is the same as another
 * of its text, and nothing else is known of it.
 */
export function targetOf<T extends object = Schema>(document: OpenApiDocument, reference: string): T {
  const known = found.get(document) ?? new Map<string, object>();
  found.set(document, known);
  const target = known.get(reference) ?? lookUp(document, reference);
  known.set(reference, target);
  return target as T;
}

function lookUp(document: OpenApiDocument, reference: string): object {
  if (!reference.startsWith("#")) return { [UNRESOLVED]: reference };
  let target: unknown = document;
  for (const key of pointerKeys(decodeURIComponent(reference)))
    target = (target as Record<string, unknown> | undefined)?.[key];
  if (target === true) return {};
  if (target === false) return { not: {} };
  return typeof target === "object" && target !== null ? target : { [UNRESOLVED]: reference };
}

/** An object of a document with its reference followed, as often as one leads to another; what stands beside a reference wins. */
export function followed<T extends object>(document: OpenApiDocument, value: T): T {
  let plain = value as T & { $ref?: string };
  for (let step = 0; plain.$ref !== undefined && step < 20; step++) {
    const { $ref, ...beside } = plain;
    plain = { ...targetOf(document, $ref), ...beside } as typeof plain;
  }
  return plain;
}

/** Name of the component that a schema refers to, and nothing else; undefined of any other. */
export const nameOf = (schema: AnySchema | undefined): string | undefined =>
  typeof schema === "object" ? /^#\/components\/schemas\/([^/]+)$/.exec(schema.$ref ?? "")?.[1] : undefined;

const references = new WeakMap<OpenApiDocument, Map<string, Schema>>();

/** A schema that refers to another and says nothing else; always the same object, so that it is known again. */
export function referenceTo({ document }: Side, $ref: string): Schema {
  const known = references.get(document) ?? new Map<string, Schema>();
  references.set(document, known);
  const schema = known.get($ref) ?? { $ref };
  known.set($ref, schema);
  return schema;
}

/** What a mapping of a discriminator refers to: it may name the component alone. */
export const mappedReference = (target: string): string =>
  /[#/.]/.test(target) ? target : `#/components/schemas/${target}`;

const ids = new WeakMap<object, number>();
let last = 0;

/** By what schemas of one document are known: a reference by what it refers to, others by where they stand. */
export const idOf = (schemas: readonly AnySchema[]): string =>
  schemas
    .map((schema) => {
      if (typeof schema !== "object") return String(schema);
      if (schema.$ref !== undefined && Object.keys(schema).length === 1) return schema.$ref;
      const id = ids.get(schema) ?? ++last;
      ids.set(schema, id);
      return id;
    })
    .join();
