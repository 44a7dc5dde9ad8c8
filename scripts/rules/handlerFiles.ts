import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/**
 * The file of each operation's handler: where the module that binds a contract imports the function of that name from.
 * An operation whose handler the module does not import from a file has none.
 * @param binding path of that module
 */
export function handlerFiles(binding: string, operations: ReadonlySet<string>): Map<string, string> {
  const module = ts.createSourceFile(binding, readFileSync(binding, "utf8"), ts.ScriptTarget.Latest);
  const files = new Map<string, string>();
  for (const { moduleSpecifier, importClause } of module.statements.filter(ts.isImportDeclaration)) {
    const named = importClause?.namedBindings;
    const from = (moduleSpecifier as ts.StringLiteral).text;
    if (!named || !ts.isNamedImports(named) || !from.startsWith(".")) continue;
    for (const { name } of named.elements) {
      if (operations.has(name.text)) files.set(name.text, join(dirname(binding), from));
    }
  }
  return files;
}
