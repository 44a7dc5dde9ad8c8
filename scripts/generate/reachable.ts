import { componentName, type OpenApiDocument, operationsOf, type Schema } from "./toolkit/openApi.ts";

/** Names of the components that the bodies of requests lead to. */
export function componentsOfRequests(document: OpenApiDocument): Set<string> {
  return reachable(
    document,
    [...operationsOf(document)].map(({ operation }) => operation.requestBody),
  );
}

/** Names of the components that answers, and requests of the service itself, lead to. */
export function componentsOfAnswers(document: OpenApiDocument): Set<string> {
  return reachable(document, [
    document.webhooks,
    ...[...operationsOf(document)].map(({ operation }) => [operation.responses, operation.callbacks]),
  ]);
}

/** Names of the components that a part of a document leads to, directly or by others. */
export function reachable(document: OpenApiDocument, part: unknown): Set<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const name = componentName(node as Schema);
    if (name !== undefined && !found.has(name)) {
      found.add(name);
      walk(document.components?.schemas?.[name]);
    }
    Object.values(node).forEach(walk);
  };
  walk(part);
  return found;
}
