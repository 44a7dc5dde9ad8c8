import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Application, LogLevel } from "typedoc";
import { cookbookPages } from "./cookbookPages.ts";
import { CONTRACT_TYPES, plainTypes } from "./plainTypes.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * Writes the reference of the client as a site: the guide, then every method with the contract's words and an example, every type,
 * option and error, the receiver, the helpers for tests, and the programs of the cookbook.
 *
 * @param folder what is in it is replaced
 * @throws Error when a module does not compile, or a link leads nowhere
 */
export async function buildClientReference(folder: string): Promise<void> {
  const entries = entriesOf();
  const names = new Map(entries.map(({ path, name }) => [path.replace(/(?:\/index)?\.ts$/, ""), name]));
  const files = entries.map(({ path }) => join(ROOT, path));
  const work = mkdtempSync(join(tmpdir(), "frete-reference-"));
  try {
    const app = await Application.bootstrapWithPlugins({
      name: "@frete/client",
      entryPoints: files,
      tsconfig: writeConfig(work, files),
      basePath: ROOT,
      readme: join(ROOT, "client/README.md"),
      projectDocuments: cookbookPages(join(ROOT, "client/cookbook"), join(work, "cookbook")),
      router: "structure",
      sort: ["source-order"],
      navigation: { includeGroups: true },
      groupOrder: ["Functions", "Classes", "Interfaces", "Type Aliases", CONTRACT_TYPES],
      customCss: join(import.meta.dirname, "reference.css"),
      includeVersion: true,
      disableSources: true,
      excludePrivate: true,
      githubPages: false,
      validation: { invalidLink: true, notExported: true },
      // Steps on the way to types that are shown.
      intentionallyNotExported: ["Body", "Member", "Row", "SentOperation"],
      logLevel: LogLevel.Warn,
    });
    const project = await app.convert();
    if (!project) throw new Error("the modules of the client do not compile: see above");
    for (const module of project.children ?? []) module.name = names.get(module.name) ?? module.name;
    app.validate(project);
    await app.generateDocs(project, resolve(folder));
    if (app.logger.hasErrors() || app.logger.hasWarnings())
      throw new Error("the reference of the client has faults: see above");
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The modules that the client's package shows, and how each is imported. */
function entriesOf(): { path: string; name: string }[] {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, "client/package.json"), "utf8"));
  return Object.entries<string>(exports).map(([entry, path]) => ({
    path: join("client", path),
    name: join(name, entry),
  }));
}

/** Sees to it that the client is read beside a contract whose types are plain. */
function writeConfig(folder: string, files: readonly string[]): string {
  const contract = join(folder, "contract");
  cpSync(join(ROOT, "generated"), contract, { recursive: true, filter: (path) => !/\.ya?ml$/.test(path) });
  rewrite(join(contract, "loja/types.ts"), plainTypes);
  // That null may be sent for what is optional would unfold every body: it is said once, in the guide.
  rewrite(join(contract, "toolkit/contractModule.ts"), (text) =>
    text.replace(/^export type Sent<T> =.*?;$/ms, "export type Sent<T> = T;"),
  );
  const { exports } = JSON.parse(readFileSync(join(contract, "package.json"), "utf8"));
  const paths = Object.fromEntries(
    Object.entries<string>(exports).map(([entry, path]) => [
      join("@frete/contract", entry),
      [join(contract, path.replace(/\.js$/, ".d.ts"))],
    ]),
  );
  const config = join(folder, "tsconfig.json");
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, "tsconfig.json"),
      compilerOptions: {
        incremental: false,
        tsBuildInfoFile: null,
        typeRoots: [join(ROOT, "node_modules/@types"), join(ROOT, "node_modules")],
        paths,
      },
      include: [],
      files,
    }),
  );
  return config;
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
