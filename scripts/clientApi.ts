import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = resolve(import.meta.dirname, "..");
/** The entries of the client's package, and what their report begins with. */
const ENTRIES = ["client/src/index.ts", "client/src/node.ts", "client/src/validateAnswers.ts"];
export const REPORT = "client/api.txt";
const HEAD = `What @frete/client shows to those who use it: declarations without their comments, file by file.
Written by npm run api; a change of it is a change of the package.
`;

/** The declarations that the entries of the client lead to, without comments: what a change of the package can be seen by. */
export function clientApi(): string {
  const program = ts.createProgram(
    ENTRIES.map((file) => join(ROOT, file)),
    {
      ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.NodeNext, lib: ["lib.esnext.d.ts"] },
      ...{ types: ["node"], strict: true, allowImportingTsExtensions: true, skipLibCheck: true },
      ...{ declaration: true, emitDeclarationOnly: true, removeComments: true, resolveJsonModule: true },
    },
  );
  const printed = new Map<string, string>();
  program.emit(undefined, (path, text) => printed.set(path, text), undefined, true);
  const shown = new Map<string, string>();
  const show = (path: string): void => {
    const text = printed.get(path);
    if (text === undefined || shown.has(path)) return;
    shown.set(path, text);
    for (const [, specifier = ""] of text.matchAll(/(?:from |import\()"([^"]+)"/g)) show(declarationOf(specifier, path));
  };
  for (const file of ENTRIES) show(join(ROOT, file.replace(/\.ts$/, ".d.ts")));
  const parts = [...shown].map(([path, text]) => [relative(ROOT, path), text] as const);
  // The types of the contract have documents of their own, which say the same at more length.
  const own = parts.filter(([path]) => !path.endsWith("loja/types.d.ts"));
  return [HEAD, ...own.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, text]) => `// ${path}\n${text}`)].join("\n");
}

/** The declaration that an import of a declaration leads to. */
function declarationOf(specifier: string, from: string): string {
  if (specifier.startsWith(".")) return resolve(dirname(from), specifier.replace(/\.ts$/, ".d.ts"));
  if (!specifier.startsWith("@frete/")) return specifier;
  const found = fileURLToPath(import.meta.resolve(specifier));
  return relative(ROOT, found).startsWith("node_modules") ? found : found.replace(/\.ts$/, ".d.ts");
}

if (import.meta.main) {
  const file = join(ROOT, REPORT);
  const report = clientApi();
  const isChanged = !existsSync(file) || readFileSync(file, "utf8") !== report;
  if (isChanged) writeFileSync(file, report);
  console.log(`${REPORT}: ${isChanged ? "written" : "up to date"}`);
}
