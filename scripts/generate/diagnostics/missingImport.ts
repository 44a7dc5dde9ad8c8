import { $decorators as http } from "@typespec/http";
import { $decorators as openapi } from "@typespec/openapi";
import { $decorators as toolkit } from "../typespec/index.js";

/** What most contracts import: libraries with their decorators by namespace. */
const LIBRARIES: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  "@typespec/http": { "TypeSpec.Http": http["TypeSpec.Http"] },
  "@typespec/openapi": openapi,
  "@frete/typespec": toolkit,
};

/** What the compiler says of a name that it does not know. */
const UNKNOWN = /^(?:Unknown decorator @|Unknown identifier |Namespace TypeSpec doesn't have member )(\w+)$/;

/** How to import what the compiler does not know, if one of those libraries has it: a decorator, or a namespace. */
export function missingImport(message: string): string | undefined {
  const [, name] = UNKNOWN.exec(message) ?? [];
  if (name === undefined) return undefined;
  for (const [library, namespaces] of Object.entries(LIBRARIES))
    for (const [namespace, decorators] of Object.entries(namespaces))
      if (Object.hasOwn(decorators, name) || namespace.split(".").at(-1) === name)
        return `import "${library}"; using ${namespace};`;
  return undefined;
}
