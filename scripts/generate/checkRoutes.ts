import { GenerateError } from "./generateError.ts";
import type { OperationEntry } from "./toolkit/contractModule.ts";
import { routeShape, routesOf } from "./toolkit/routesOf.ts";

/**
 * Holds the paths of a contract against each other.
 *
 * @throws GenerateError naming an operation whose path cannot be told from another's, or its parameters from each other
 */
export function checkRoutes(operations: readonly OperationEntry[]): void {
  const taken = new Map<string, string>();
  for (const operation of operations) {
    const refusal = (problem: string) =>
      new GenerateError(problem, { code: "route-not-served", part: { operation: operation.id } });
    for (const { path } of routes(operation, refusal)) {
      const shape = `${operation.method} ${routeShape(path.replace(/(?<=.)\/$/, ""))}`;
      const first = taken.get(shape);
      if (first !== undefined)
        throw refusal(
          `${operation.method} ${path} cannot be told from the path of ${first}: give it another one`,
        );
      taken.set(shape, operation.id);
    }
  }
}

function routes(operation: OperationEntry, refusal: (problem: string) => GenerateError) {
  try {
    return routesOf(operation);
  } catch (error) {
    throw refusal((error as Error).message);
  }
}
