import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Asset } from "./asset.ts";

/** What a site is made of; a name has no way out of its folder. */
const FILE = /^(?:\w[\w,-]*(?:\.[\w,-]+)*\/)*\w[\w,-]*(?:\.[\w,-]+)*\.(html|css|js|json|yaml|svg|ts)$/;
const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  yaml: "application/yaml; charset=utf-8",
  svg: "image/svg+xml",
  ts: "text/plain; charset=utf-8",
};

/**
 * The files of a folder as they are now, which may be written anew while they are served.
 *
 * @param prefix of their paths
 * @returns finds what sends a path, undefined when there is no such file
 */
export function siteFiles(folder: string, prefix: string): (path: string) => Asset | undefined {
  return (path) => {
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : "";
    const [, ending] = FILE.exec(name) ?? [];
    const file = join(folder, name);
    if (ending === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
    return async (ctx) => {
      ctx.type = TYPES[ending] as string;
      ctx.set("Cache-Control", "no-cache");
      ctx.body = await readFile(file);
    };
  };
}
