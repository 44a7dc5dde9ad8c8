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
export const LANGUAGES = { en: "", "pt-BR": ".pt-BR" } as const;

/** How documents are called: the loja's, its events', what implementers of its interface code against, the operator's. */
export type DocumentName = keyof typeof HASHES;

/** Of the contracts that the code enforces; that of the interface alone is none of them. */
const HASHES = {
  openapi: loja.hash,
  webhooks: loja.hash,
  asyncapi: loja.hash,
  interface: undefined,
  operacao: operacao.hash,
};

/** The documents that belong to the loja's interface, and to the operator's. */
export const LOJA_DOCUMENTS: readonly DocumentName[] = ["openapi", "webhooks", "asyncapi", "interface"];
export const OPERATOR_DOCUMENTS: readonly DocumentName[] = ["operacao"];

/**
 * The documents of contracts, read once: a process publishes what its own code enforces, whatever is generated meanwhile.
 * @throws Error when a document is of another contract than the code
 */
export function servedDocuments(names: readonly DocumentName[]): ServedDocument[] {
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

/**
 * A document of the package of the contracts.
 * @param hash of the contract that the code enforces, if it is one of those
 * @throws Error when the document does not carry that hash
 */
export function readDocument(specifier: string, hash: string | undefined): Buffer {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(specifier)));
  if (hash === undefined) return bytes;
  const [, found] = /"?x-contract-hash"?: ?"?([0-9a-f]{64})/.exec(bytes.toString("latin1")) ?? [];
  if (found === hash) return bytes;
  throw new Error(`${specifier} is of contract ${found}, the code of ${hash}: run npm run generate`);
}
