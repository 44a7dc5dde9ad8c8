// Copied from scripts/generate/toolkit/routesOf.ts by npm run generate; do not edit.
import type { OperationEntry, ParameterEntry } from "./contractModule.ts";

/** One of the paths of an operation, and the parameters that it has. */
export interface Route {
  /** A parameter is `{name}`, or `{+name}` when its text may have slashes; the characters in which styles begin are fixed text. */
  readonly path: string;
  readonly names: readonly string[];
}

/** Stands before a parameter of the style. */
const OPENING: Partial<Record<ParameterEntry["style"], string>> = { label: ".", matrix: ";", path: "/" };

/** What two paths have in common that match the same texts. */
export const routeShape = (path: string): string => path.replace(/\{(\+?)[^{}]+\}/g, "{$1}");

/**
 * The paths that lead to an operation: with and without each parameter that may be left out.
 *
 * @throws Error when the template names a parameter that the table does not have, or its parameters could not be told apart
 */
export function routesOf({ path, parameters }: OperationEntry, basePath = ""): Route[] {
  let routes: Route[] = [{ path: basePath, names: [] }];
  for (const part of path.split(/(?=\{)|(?<=\})/)) {
    if (!part.startsWith("{")) {
      routes = routes.map((route) => ({ ...route, path: route.path + part }));
      continue;
    }
    const name = part.slice(1, -1);
    const entry = parameters.path.find((parameter) => parameter.name === name);
    if (!entry) throw new Error(`Path ${path}: there is no path parameter ${name}`);
    const hasSlashes = entry.allowReserved || (entry.style === "path" && entry.explode);
    const written = `${OPENING[entry.style] ?? ""}{${hasSlashes ? "+" : ""}${name}}`;
    const longer = routes.map((route) => ({ path: route.path + written, names: [...route.names, name] }));
    routes = entry.required ? longer : [...routes, ...longer];
  }
  for (const route of routes) {
    if (route.path.includes("}{")) throw new Error(`Path ${path}: put text between its parameters`);
    if (/\{\+[^{}]+\}.*\{/.test(route.path))
      throw new Error(`Path ${path}: a parameter that may have slashes must be the last one`);
  }
  return routes;
}
