import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const TSC = join(ROOT, "node_modules/typescript-native/bin/tsc");
/** The entries of the client's package. */
const ENTRIES = ["client/src/index", "client/src/node", "client/src/raw", "client/src/validateAnswers"];
/** What of the contract's package the client shows: its other types have documents of their own, which say more. */
const OF_CONTRACT = ["loja/methods", "toolkit/callTypes", "toolkit/pagedCall"];
export const REPORT = "client/api.txt";
const HEAD = `What @frete/client shows to those who use it: declarations without their comments, file by file.
Written by npm run api; a change of it is a change of the package.
`;

/** The declarations that the entries of the client lead to, without comments: what a change of the package can be seen by. */
export function clientApi(): string {
  const folder = mkdtempSync(join(tmpdir(), "frete-api-"));
  try {
    const files = [...ENTRIES, ...OF_CONTRACT.map((name) => `generated/${name}`)].map((name) => `${name}.ts`);
    const config = {
      extends: join(ROOT, "tsconfig.json"),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true },
        ...{ incremental: false, tsBuildInfoFile: null, rootDir: ROOT, outDir: folder },
        typeRoots: [join(ROOT, "node_modules/@types"), join(ROOT, "node_modules")],
      },
      include: [],
      files: files.map((file) => join(ROOT, file)),
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    execFileSync(process.execPath, [TSC, "-p", folder], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
    });
    return [HEAD, ...shown(folder).map(([path, text]) => `// ${path}\n${text}`)].join("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The declarations that are reached from the entries, by their paths in the repository. */
function shown(folder: string): [path: string, text: string][] {
  const known = new Set(globSync("**/*.d.ts", { cwd: folder }));
  const found = new Map<string, string>();
  const show = (path: string): void => {
    if (!known.has(path) || found.has(path)) return;
    const text = readFileSync(join(folder, path), "utf8");
    found.set(path, text);
    for (const [, specifier = ""] of text.matchAll(/(?:from |import\()"([^"]+)"/g)) {
      const ofContract = OF_CONTRACT.find((name) => specifier === `@frete/contract/${name}`);
      if (ofContract) show(`generated/${ofContract}.d.ts`);
      else if (specifier.startsWith(".") && path.startsWith("client/"))
        show(join(dirname(path), specifier.replace(/\.ts$/, ".d.ts")));
    }
  };
  for (const name of ENTRIES) show(`${name}.d.ts`);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

if (import.meta.main) {
  const file = join(ROOT, REPORT);
  const report = clientApi();
  const isChanged = !existsSync(file) || readFileSync(file, "utf8") !== report;
  if (isChanged) writeFileSync(file, report);
  console.log(`${REPORT}: ${isChanged ? "written" : "up to date"}`);
}
