import { createRequire, registerHooks } from "node:module";
import type TypeScript from "typescript";

const ts: typeof TypeScript = createRequire(import.meta.url)("typescript");

// openapi-typescript gets it from here, too. Node reads the 9 MB twice more when they are imported, to learn what kind of module
// they are and what they export: 0.1 s and 20 MB.
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier === "typescript" && context.parentURL?.includes("/openapi-typescript/")
        ? import.meta.url
        : specifier,
      context,
    ),
});

export default ts;
