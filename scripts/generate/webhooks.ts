import { type OpenApiDocument, operationsOf } from "./toolkit/openApi.ts";

/** Extension of an operation that the service calls, and does not serve: the name of the webhook. */
const WEBHOOK = "x-webhook";

/**
 * Moves the operations that the service calls by itself from the paths that they are written with to `webhooks`, in place. OpenAPI 3.0
 * has no place for them: there they are left out.
 */
export function moveWebhooks(document: OpenApiDocument): void {
  for (const { path, method, operation } of [...operationsOf(document)]) {
    const { [WEBHOOK]: name } = operation;
    if (typeof name !== "string") continue;
    delete operation[WEBHOOK];
    const item = document.paths[path] ?? {};
    delete item[method.toLowerCase()];
    if (Object.keys(item).length === 0) delete document.paths[path];
    if (document.openapi.startsWith("3.0")) continue;
    document.webhooks ??= {};
    document.webhooks[name] = { ...document.webhooks[name], [method.toLowerCase()]: operation };
  }
}
