import { globSync } from "node:fs";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { relative } from "node:path/posix";
import { isForTests } from "../plan/rooms.ts";
import { compileSources } from "./compileSources.ts";
import { exportedPaths, type Package, ROOT } from "./packages.ts";
import { publishedManifest } from "./publishedManifest.ts";
import { publishedReadme } from "./publishedReadme.ts";
import { insidePath, reachedFiles } from "./reachedFiles.ts";

/** Where a package keeps its TypeScript, to which its maps lead: beside the JavaScript, others' compilers would take it for theirs. */
const SOURCES = "sources";

/**
 * Builds a package in the folder of its name: every module as JavaScript at its place, with declarations and maps; its sources,
 * documents, licence. It is compiled against the packages that it stands on as they are published, from the folders beside it.
 *
 * @throws Error with what the compiler says
 */
export async function buildPackage(each: Package, folder: string): Promise<void> {
  const target = join(folder, each.name);
  const { modules, ambient, files } = reachedFiles(each);
  const manifest = publishedManifest(each);
  const local = (path: string) => relative(each.folder, path);
  const texts = each.texts ? globSync(join(each.folder, each.texts), { cwd: ROOT }) : [];
  const sources = [...modules, ...ambient, ...texts].filter((path) => !isForTests(path));
  for (const path of new Set(sources))
    await write(join(target, SOURCES, local(path)), inside(each, path, await source(path)));
  for (const path of files) {
    await write(
      join(target, local(path)),
      path.endsWith(".json") ? compact(await source(path)) : await source(path),
    );
    if (!path.endsWith(".d.ts")) continue;
    await write(join(target, SOURCES, local(path)), await source(path));
    await write(join(target, local(path)), (await source(path)).replace(/(from "\..*)\.ts"/g, '$1.js"'));
  }
  // The compiler asks it what kind of modules these are.
  await write(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await compileSources({
    sources: join(target, SOURCES),
    target,
    modules: modules.map(local),
    ambient: ambient.map(local),
    lib: each.lib,
    hasDeclarations: exportedPaths(manifest).some((path) => path.endsWith(".js")),
  });
  await write(join(target, "README.md"), publishedReadme(await source(each.readme), target, SOURCES));
  await cp(join(ROOT, "LICENSE"), join(target, "LICENSE"));
  for (const [name, wanted] of Object.entries(each.bundled ?? {}))
    for (const path of globSync("**/*", { cwd: join(folder, name) }).filter((path) => wanted.test(path)))
      await cp(join(folder, name, path), join(target, "node_modules/@frete", name, path));
  const link = join(folder, "node_modules", manifest.name);
  await mkdir(dirname(link), { recursive: true });
  await symlink(target, link);
}

/** A document as programs read it: half of it is blanks, and people have it as YAML. */
const compact = (json: string) => JSON.stringify(JSON.parse(json));

const source = (path: string) => readFile(join(ROOT, path), "utf8");

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** A module whose imports of another package lead to the same modules inside this one. */
function inside(each: Package, path: string, text: string): string {
  return text.replace(/(?<=(?:from|import\()\s*")[^"]+(?=")/g, (specifier) => {
    const target = insidePath(each, specifier);
    if (target === undefined) return specifier;
    const found = relative(dirname(path), target);
    return found.startsWith(".") ? found : `./${found}`;
  });
}
