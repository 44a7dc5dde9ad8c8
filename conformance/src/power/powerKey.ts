import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loja } from "../profile/loja.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/**
 * Hash of all that a trial's result depends on, apart from the wrapper itself: contract, rules, cases, engine, runner,
 * and the reference server. A stored result under another key is not used.
 */
export function powerKey(): string {
  const hash = createHash("sha256").update(loja.identity.hash);
  const sources = ["conformance/src/**/*.ts", "server/src/**/*.ts", "generated/{toolkit,loja}/*.ts"];
  const files = globSync(sources, { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|\/power\/(mutants|variants)/.test(file))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(resolve(ROOT, file)));
  return hash.digest("hex");
}
