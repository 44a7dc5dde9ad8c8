import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** What a kind of stored document looks like in a release. */
export interface DocumentForm {
  version: number;
  /** The type of each member by its path; `[]` is each element of a list, `{}` each member of a map. */
  form: Record<string, string>;
}

const server = fileURLToPath(new URL("../../server/src/", import.meta.url));

/** The forms of the stored documents by name, as the types of the source tell: every call of `storedDocument<T>(name, upgrades)`. */
export function documentForms(): Record<string, DocumentForm> {
  const files = globSync("**/*.ts", { cwd: server })
    .filter((file) => !/\.(test|testing)\.ts$/.test(file))
    .map((file) => server + file)
    .filter((file) => readFileSync(file, "utf8").includes("storedDocument<"));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
    lib: ["lib.esnext.d.ts"],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
  };
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const forms: Record<string, DocumentForm> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "storedDocument") {
      const [name, upgrades] = node.arguments;
      const [type] = node.typeArguments ?? [];
      if (!type || !name || !ts.isStringLiteral(name) || (upgrades && !ts.isArrayLiteralExpression(upgrades)))
        throw new Error(
          `${node.getText()}: give the type, the name and the list of upgrades where it is called`,
        );
      const form: DocumentForm["form"] = {};
      describe(checker, checker.getTypeFromTypeNode(type), "", form);
      forms[name.text] = { version: (upgrades?.elements.length ?? 0) + 1, form };
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(program.getSourceFile(file) as ts.SourceFile);
  return Object.fromEntries(Object.entries(forms).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes the type under `path`, and the types of its members under theirs. */
function describe(checker: ts.TypeChecker, type: ts.Type, path: string, form: Record<string, string>): void {
  const parts = type.isUnion() ? type.types : [type];
  const words = new Set<string>();
  for (const part of parts) {
    if (part.flags & ts.TypeFlags.Undefined) continue;
    const [element] = checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference) : [];
    if (element) {
      words.add("list");
      describe(checker, element, `${path}[]`, form);
    } else if (part.flags & ts.TypeFlags.Object) {
      words.add("object");
      const index = part.getStringIndexType();
      if (index) describe(checker, index, `${path}{}`, form);
      for (const member of part.getProperties()) {
        const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
        const inner = `${path}${path === "" ? "" : "."}${member.name}${isOptional ? "?" : ""}`;
        describe(checker, checker.getTypeOfSymbol(member), inner, form);
      }
    } else words.add(checker.typeToString(part));
  }
  form[path] = [...words, ...(form[path]?.split(" | ") ?? [])].sort().join(" | ");
}
