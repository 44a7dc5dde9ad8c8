import type { GlobalContext, OpenAPI3 } from "openapi-typescript";
import type ts from "typescript";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

type Library = typeof import("openapi-typescript");

/**
 * The declarations that openapi-typescript makes of a document. In front of them it bundles and lints documents from anywhere, which
 * takes most of its time (0.4 of 0.7 s, and 0.2 s to load it): a document that TypeSpec has emitted is whole and right, so
 * that part is left out.
 *
 * @param print how a schema is written in place of the library's way; undefined: in that way
 */
export async function transformSchema(
  document: OpenApiDocument,
  print: NonNullable<GlobalContext["transform"]>,
): Promise<ts.Node[]> {
  const { default: transform } = await part<{ default: Library["transformSchema"] }>("transform/index");
  const { resolveRef } = await part<Library>("lib/utils");
  const context: Partial<GlobalContext> = {
    emptyObjectsUnknown: true,
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    transform: print,
    resolve: ($ref) => resolveRef(document, $ref, { silent: true }),
  };
  return transform(document as unknown as OpenAPI3, context as GlobalContext);
}

/** Declarations as text. */
export async function astToString(ast: ts.Node[]): Promise<string> {
  return (await part<Library>("lib/ts")).astToString(ast);
}

const part = <T>(name: string): Promise<T> => import(`openapi-typescript/dist/${name}.mjs`);
