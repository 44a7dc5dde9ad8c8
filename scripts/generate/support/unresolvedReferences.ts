import { allOperationsOf, type OpenApiDocument } from "../toolkit/openApi.ts";
import type { Examined, Finding } from "./feature.ts";

/** References that lead out of the document, or nowhere in it: nothing is known of what they stand for. */
export function* unresolvedReferences({ document }: Examined): Generator<Finding> {
  for (const [schema, value] of Object.entries(document.components?.schemas ?? {}))
    for (const reference of referencesOf(value))
      if (!isKnown(document, reference)) yield { part: { schema }, message: messageOf(reference) };
  for (const { operation } of allOperationsOf(document))
    for (const reference of referencesOf(operation))
      if (!isKnown(document, reference))
        yield { part: { operation: operation.operationId }, message: messageOf(reference) };
}

const messageOf = (reference: string) => `${reference} is not in the contract`;

function* referencesOf(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref" && typeof value === "string") yield value;
    // Examples are values of the service: a `$ref` in one is a field.
    else if (key !== "example" && key !== "examples" && key !== "default") yield* referencesOf(value);
  }
}

function isKnown(document: OpenApiDocument, reference: string): boolean {
  const [root, kind, ...name] = reference.split("/").slice(0);
  if (root !== "#" || kind !== "components") return false;
  const [group = "", member = "", ...rest] = name;
  const components = document.components as Record<string, Record<string, unknown>> | undefined;
  return rest.length === 0 && components?.[group]?.[member] !== undefined;
}
