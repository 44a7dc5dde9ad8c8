import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PublishedDocument } from "./documents.ts";
import type { ClientTool } from "./tool.ts";

/** Everything that is fetched or made here; deleting it makes the next run begin anew. */
export const CACHE = resolve(import.meta.dirname, "../../node_modules/.cache/clients");
/** The programs of the eight calls, a folder per language. */
export const PROGRAMS = resolve(import.meta.dirname, "programs");

/** What the package managers of the languages keep of the libraries that they fetch: beside the clients, not in the person's home. */
export const LIBRARIES = {
  GOMODCACHE: join(CACHE, "libraries/go"),
  GOFLAGS: "-modcacherw",
  CARGO_HOME: join(CACHE, "libraries/cargo"),
  CARGO_TARGET_DIR: join(CACHE, "libraries/cargo-target"),
  PIP_CACHE_DIR: join(CACHE, "libraries/pip"),
};
/** Maven without prose, with its repository there. */
export const MAVEN_OPTIONS = ["-B", "-q", `-Dmaven.repo.local=${join(CACHE, "libraries/maven")}`] as const;

/**
 * The folder of a tool, into which it was fetched at its first use.
 * @throws CommandError when it cannot be fetched; the next run tries again
 */
export async function installedTool(tool: Pick<ClientTool, "name" | "version" | "install">): Promise<string> {
  const folder = join(CACHE, "tools", `${tool.name}-${tool.version}`);
  const whole = join(folder, ".whole");
  if (existsSync(whole)) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await tool.install?.(folder);
  await writeFile(whole, "");
  return folder;
}

/** An empty folder for a tool and a document. */
export async function emptyFolder(
  tool: Pick<ClientTool, "name">,
  document: PublishedDocument,
): Promise<string> {
  const folder = join(CACHE, "work", tool.name, document.name.replace(" ", "-"));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
