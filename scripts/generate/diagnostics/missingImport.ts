import * as http from "@typespec/http";
import * as openapi from "@typespec/openapi";

/** What most contracts import: a library, the namespace that it declares, and its decorators. */
const LIBRARIES: readonly (readonly [library: string, namespace: string, decorators: readonly string[]])[] = [
  ["@typespec/http", "TypeSpec.Http", registered(http, "TypeSpec.Http")],
  ["@typespec/openapi", "TypeSpec.OpenAPI", registered(openapi, "TypeSpec.OpenAPI")],
  ["@frete/typespec", "Toolkit", ["deprecatedSince", "unit"]],
];

/** What a library registers with the compiler; its declarations leave that out. */
function registered(library: object, namespace: string): string[] {
  const { $decorators } = library as { $decorators: Readonly<Record<string, object>> };
  return Object.keys($decorators[namespace] ?? {});
}

/** What the compiler says of a name that it does not know. */
const UNKNOWN = /^(?:Unknown decorator @|Unknown identifier |Namespace TypeSpec doesn't have member )(\w+)$/;

/** How to import what the compiler does not know, if one of those libraries has it: a decorator, or a namespace. */
export function missingImport(message: string): string | undefined {
  const [, name = ""] = UNKNOWN.exec(message) ?? [];
  const found = LIBRARIES.find(
    ([, namespace, decorators]) => decorators.includes(name) || namespace.split(".").at(-1) === name,
  );
  return found && `import "${found[0]}"; using ${found[1]};`;
}
