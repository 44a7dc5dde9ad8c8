import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { contract } from "@frete/contract/loja";
import { contract as operacao } from "@frete/contract/operacao";
import type { Heaviest } from "./findHeaviest.ts";

/** The heaviest request of each operation, by its name in the table. */
export type Found = Map<string, Heaviest>;

/** What a search on the same contract has found, so that runs can be compared; without the file it is looked for anew. */
export const FOUND = fileURLToPath(
  new URL(
    `../../../node_modules/.cache/bench/heaviest-${contract.hash.slice(0, 12)}-${operacao.hash.slice(0, 12)}.json`,
    import.meta.url,
  ),
);

/** What was kept; nothing when the contract is another one. */
export function readFound(): Found {
  if (!existsSync(FOUND)) return new Map();
  return new Map(JSON.parse(readFileSync(FOUND, "utf8")) as [string, Heaviest][]);
}

/** Keeps what was found so far. */
export function keepFound(found: Found): void {
  mkdirSync(dirname(FOUND), { recursive: true });
  writeFileSync(FOUND, JSON.stringify([...found], null, 1));
}
