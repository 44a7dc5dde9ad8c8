import type { Diagnostic, Program } from "@typespec/compiler";
import { getAllHttpServices } from "@typespec/http";
import { type OpenApiDocument, PATH_EXPANSION, parametersOf } from "./toolkit/openApi.ts";

/** What OpenAPI cannot say of a parameter of a path, and the emitter warns of: `{+path}` and `{/segment}` (RFC 6570). */
export function isPathExpansion({ code, message }: Diagnostic): boolean {
  return (
    code === "@typespec/openapi3/path-reserved-expansion" ||
    (code === "@typespec/openapi3/invalid-style" && message.startsWith("Style 'path'"))
  );
}

/** Writes into documents, as an extension, how parameters of paths expand for which OpenAPI has no words. */
export function addPathExpansions(program: Program, documents: readonly OpenApiDocument[]): void {
  const [services] = getAllHttpServices(program);
  for (const { path, verb, parameters } of services.flatMap(({ operations }) => operations)) {
    for (const parameter of parameters.parameters) {
      if (parameter.type !== "path") continue;
      const { name, style, explode, allowReserved } = parameter;
      if (style !== "path" && !allowReserved) continue;
      for (const document of documents) {
        const operation = document.paths[path]?.[verb];
        const found = operation && parametersOf(document, operation).find((each) => each.name === name);
        if (found) found[PATH_EXPANSION] = `{${style === "path" ? "/" : "+"}${name}${explode ? "*" : ""}}`;
      }
    }
  }
}
