import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContractModule } from "@frete/contract/toolkit/contractModule";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import type { Contract } from "./engine/contract.ts";
import { KitError } from "./engine/kitError.ts";

/** Where a document says which contract it is. */
const HASH = "x-contract-hash";

/**
 * Loads a generated contract: the modules of a folder, and the document that goes with them.
 * @throws KitError when the folder holds no contract, or several
 */
export async function loadContract(folder: string): Promise<Contract> {
  const names = namesIn(folder);
  if (!names.includes("index.ts")) {
    const inside = names.filter((name) => namesIn(join(folder, name)).includes("index.ts"));
    const hint = inside.length > 0 ? `; it has ${inside.map((name) => join(folder, name)).join(", ")}` : "";
    throw new KitError(`${folder} holds no generated contract (index.ts)${hint}`);
  }
  const module = await importModule(resolve(folder, "index.ts"));
  const { contract: identity, operations, validators, securitySchemes } = module;
  const document = readDocument(join(folder, "document.json"));
  if (document?.info?.[HASH] !== identity.hash)
    throw new KitError(`${folder}: document.json is missing, or of another contract: generate it again`);
  return { identity, operations, validators, securitySchemes, document } as Contract;
}

async function importModule(file: string): Promise<ContractModule> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new KitError(
      `${file} cannot be read: ${error.message}. What is generated is ES modules: does the nearest package.json say "type": "module"?`,
    );
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readDocument(path: string): OpenApiDocument | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as OpenApiDocument;
  } catch {
    return undefined;
  }
}
