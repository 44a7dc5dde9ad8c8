import type { OperationId } from "../cases/support/operationId.ts";
import { loja } from "../profile/loja.ts";

const operations = Object.values(loja.operations).map(({ id, method, path }) => ({
  id: id as OperationId,
  method,
  // A fixed segment is more specific than a parameter.
  parameters: path.split("{").length,
  pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`),
}));

/** The operation of the contract that a method and path mean, with the values of its path, decoded. */
export function findOperation(
  method: string,
  pathname: string,
): { operation: OperationId; path: Record<string, string> } | null {
  const [found] = operations
    .filter((operation) => operation.method === method && operation.pattern.test(pathname))
    .sort((a, b) => a.parameters - b.parameters);
  if (!found) return null;
  const { groups = {} } = found.pattern.exec(pathname) ?? {};
  return {
    operation: found.id,
    path: Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)])),
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
