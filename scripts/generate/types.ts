import type Ts from "typescript";
import { isFile } from "./files.ts";
import type { OpenApiDocument, Schema } from "./toolkit/openApi.ts";
import { astToString, transformSchema } from "./transformSchema.ts";
import ts from "./typescript.ts";
import { typingDocument } from "./typingDocument.ts";
import { withDefaults } from "./withDefaults.ts";

const BLOB = ts.factory.createTypeReferenceNode("Blob");

/** Names that the printed module uses, or exports itself: no component is called so. */
const MODULE_NAMES = [
  "Array",
  "Blob",
  "Omit",
  "Pick",
  "Record",
  "components",
  "operations",
  "paths",
  "webhooks",
  "WithRequired",
];

/**
 * TypeScript types of a contract by openapi-typescript: `paths`, `operations` with the parameters that have a default, `components`, and one alias per component schema,
 * whose name is the component's as an identifier that starts with a capital. Files are `Blob`.
 */
export async function types(document: OpenApiDocument): Promise<string> {
  const printFile = (schema: unknown) => (isFile(schema as Schema) ? BLOB : undefined);
  const ast = withDefaults(document, await transformSchema(typingDocument(document), printFile));
  const isComponents = (node: Ts.Node) => ts.isInterfaceDeclaration(node) && node.name.text === "components";
  const end = ast.findIndex(isComponents) + 1;
  return astToString([...ast.slice(0, end), ...aliases(document), ...ast.slice(end)]);
}

function aliases(document: OpenApiDocument): Ts.Node[] {
  const names = Object.keys(document.components?.schemas ?? {});
  const taken = new Set(names);
  // A component that is called like the alias of another one keeps its name.
  const isFree = (alias: string, name: string) =>
    !MODULE_NAMES.includes(alias) && (alias === name || !taken.has(alias));
  return names.map((name) => {
    let alias = identifier(name);
    for (let count = 2; !isFree(alias, name); count++) alias = `${identifier(name)}_${count}`;
    taken.add(alias);
    return ts.factory.createTypeAliasDeclaration(
      [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)],
      alias,
      undefined,
      ts.factory.createTypeReferenceNode(`components['schemas']['${name}']`),
    );
  });
}

/** `Foo.bar-baz` as `FooBarBaz`, `2D` as `_2D`. */
function identifier(name: string): string {
  const words = name.split(/[^A-Za-z0-9_$]+/).filter((word) => word !== "");
  const joined = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
  return /^[0-9]|^$/.test(joined) ? `_${joined}` : joined;
}
