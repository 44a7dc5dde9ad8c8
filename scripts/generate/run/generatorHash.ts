import { existsSync, readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ContractSource } from "../contractSource.ts";
import { sourceUrl } from "../sourceUrl.ts";
import { hashOf } from "./record.ts";

const GENERATOR = fileURLToPath(sourceUrl("."));
let ownHash: string | undefined;

/** Tells one generator, with the options of a contract, from another: what one made, the other has to make again. */
export function generatorHash(source: ContractSource): string {
  ownHash ??= hashOf([...sourceTexts()].join("\n"));
  // A configuration that comes to stand there is no source yet.
  const folder = source.entry.endsWith(".tsp") ? dirname(source.entry) : source.entry;
  const isConfigured = existsSync(join(folder, "tspconfig.yaml"));
  return hashOf(ownHash + JSON.stringify({ ...source, isConfigured }));
}

function* sourceTexts(): Generator<string> {
  for (const { name, parentPath } of readdirSync(GENERATOR, { recursive: true, withFileTypes: true })) {
    if (/(?<!\.test)\.(?:ts|js|tsp)$/.test(name)) yield readFileSync(join(parentPath, name), "utf8");
  }
  // Names the exact versions of the libraries that generate.
  yield readFileSync(findPackageJSON(import.meta.url) as string, "utf8");
}
