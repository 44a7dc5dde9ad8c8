import { reachable } from "./reachable.ts";
import type { OpenApiDocument, OperationObject } from "./toolkit/openApi.ts";

/** Are there decimals in the body of an operation's requests, numbers whose every digit counts? */
export function hasDecimals(document: OpenApiDocument, { requestBody }: OperationObject): boolean {
  const components = [...reachable(document, requestBody)].map(
    (name) => document.components?.schemas?.[name],
  );
  const isDecimal = (node: unknown): boolean =>
    typeof node === "object" &&
    node !== null &&
    (/^decimal/.test(String((node as { format?: unknown }).format)) || Object.values(node).some(isDecimal));
  return [requestBody, ...components].some(isDecimal);
}
