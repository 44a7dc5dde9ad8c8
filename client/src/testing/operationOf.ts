import { operations } from "@frete/contract/loja/operations";
import type { OperationId } from "../operation.ts";

/** Literal text of an address counts more than a parameter: `/reversa/situacoes` before `/reversa/{tipo}`. */
const routes = Object.values(operations)
  .map(({ id, method, path }) => ({
    id,
    method,
    parameters: path.split("{").length - 1,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`),
  }))
  .sort((one, other) => one.parameters - other.parameters);

/** The operation that a request asks for; undefined for what the contract does not have. */
export function operationOf(method: string | undefined, url: string | undefined): OperationId | undefined {
  const [path = ""] = (url ?? "").split("?");
  return routes.find((route) => route.method === method && route.pattern.test(path))?.id;
}
