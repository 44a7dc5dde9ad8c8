import * as http from "@typespec/http";
import * as openapi from "@typespec/openapi";
import * as toolkit from "../typespec/index.js";

/** What most contracts import: libraries, and the namespace that each declares. */
const LIBRARIES: Readonly<Record<string, readonly [namespace: string, module: object]>> = {
  "@typespec/http": ["TypeSpec.Http", http],
  "@typespec/openapi": ["TypeSpec.OpenAPI", openapi],
  "@frete/typespec": ["Toolkit", toolkit],
};

/** What a library registers with the compiler; its declarations leave that out. */
interface Registered {
  $decorators: Readonly<Record<string, object>>;
}

/** What the compiler says of a name that it does not know. */
const UNKNOWN = /^(?:Unknown decorator @|Unknown identifier |Namespace TypeSpec doesn't have member )(\w+)$/;

/** How to import what the compiler does not know, if one of those libraries has it: a decorator, or a namespace. */
export function missingImport(message: string): string | undefined {
  const [, name] = UNKNOWN.exec(message) ?? [];
  if (name === undefined) return undefined;
  for (const [library, [namespace, module]] of Object.entries(LIBRARIES)) {
    const decorators = (module as Registered).$decorators[namespace] ?? {};
    if (Object.hasOwn(decorators, name) || namespace.split(".").at(-1) === name)
      return `import "${library}"; using ${namespace};`;
  }
  return undefined;
}
