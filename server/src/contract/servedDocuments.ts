import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contract as loja } from "@frete/contract/loja";
import { contract as operacao } from "@frete/contract/operacao";

/** A document of a contract, as it is served. */
export interface ServedDocument {
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** How the documents of a contract are called: the loja's, the operator's. */
export type DocumentName = keyof typeof HASHES;

const HASHES = { openapi: loja.hash, operacao: operacao.hash };

/**
 * The documents of contracts, read once: a process publishes what its own code enforces, whatever is generated meanwhile.
 * @throws Error when a document is of another contract than the code
 */
export function servedDocuments(names: readonly DocumentName[] = ["openapi", "operacao"]): ServedDocument[] {
  return names.flatMap((name) =>
    ["yaml", "json"].map((form) => ({
      path: `/${name}.${form}`,
      mediaType: `application/${form}`,
      bytes: readDocument(`@frete/contract/${name}.${form}`, HASHES[name]),
    })),
  );
}

/** @throws Error when the document does not carry the hash of the contract */
export function readDocument(specifier: string, hash: string): Buffer {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(specifier)));
  const [, found] = /"?x-contract-hash"?: "?([0-9a-f]{64})/.exec(bytes.toString("latin1")) ?? [];
  if (found === hash) return bytes;
  throw new Error(`${specifier} is of contract ${found}, the code of ${hash}: run npm run generate`);
}
