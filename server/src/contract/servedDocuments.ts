import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contract as loja } from "@frete/contract/loja";
import { contract as operacao } from "@frete/contract/operacao";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";

/** A document of a contract, as it is served. */
export interface ServedDocument {
  /** Where it is in the language that the reader asks for. */
  readonly path: string;
  readonly mediaType: string;
  /** By what they say the same; the first one for readers who ask for no language that there is. */
  readonly editions: readonly Edition[];
}

/** A document in one language. */
export interface Edition {
  /** BCP 47. */
  readonly language: string;
  /** Where it is in this language, whoever asks. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** The languages of the documents, with what the names of their files say of them. */
const LANGUAGES = { en: "", "pt-BR": ".pt-BR" } as const;

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
      editions: Object.entries(LANGUAGES).map(([language, infix]) => ({
        language,
        path: `/${name}.${language}.${form}`,
        bytes: readDocument(`@frete/contract/${name}${infix}.${form}`, HASHES[name]),
      })),
    })),
  );
}

/**
 * The document of a contract as programs of ours read it.
 * @throws Error when it is of another contract than the code
 */
export const contractDocument = (name: "loja" | "operacao"): OpenApiDocument =>
  JSON.parse(
    readDocument(`@frete/contract/${name}/document.json`, { loja, operacao }[name].hash).toString(),
  ) as OpenApiDocument;

/** @throws Error when the document does not carry the hash of the contract */
export function readDocument(specifier: string, hash: string): Buffer {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(specifier)));
  const [, found] = /"?x-contract-hash"?: "?([0-9a-f]{64})/.exec(bytes.toString("latin1")) ?? [];
  if (found === hash) return bytes;
  throw new Error(`${specifier} is of contract ${found}, the code of ${hash}: run npm run generate`);
}
