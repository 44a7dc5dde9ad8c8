import { join } from "node:path";

/** The two forms in which a contract is published. */
export type OpenApiVersion = "3.1" | "3.0";

/** A document as it is published, and what is done with it. */
export interface PublishedDocument {
  /** As in the table: contract and form. */
  name: string;
  contract: ContractName;
  version: OpenApiVersion;
  /** Absolute path. */
  path: string;
  /** The TypeSpec that it is made of. */
  entry: string;
  /** Is there a program of the eight calls, and a token to make them with? */
  isCalled: boolean;
}

/** The documents of each contract by the beginning of their names, and what they are made of. */
export const CONTRACTS = {
  openapi: { entry: "spec/main.tsp", isCalled: true },
  operacao: { entry: "spec/operacao.tsp", isCalled: false },
  // All that the interface states, for those who implement it: its callers take `openapi`.
  interface: { entry: "spec/main.tsp", isCalled: false },
} as const;
export type ContractName = keyof typeof CONTRACTS;
export const CONTRACT_NAMES = Object.keys(CONTRACTS) as ContractName[];

/** @param folder absolute path of the folder that they lie in */
export const documentsIn = (
  folder: string,
  contracts: readonly ContractName[] = CONTRACT_NAMES,
): PublishedDocument[] =>
  contracts.flatMap((contract) =>
    (["3.1", "3.0"] as const).map((version) => ({
      name: `${contract} ${version}`,
      contract,
      version,
      path: join(folder, version === "3.1" ? `${contract}.yaml` : `${contract}-3.0.yaml`),
      ...CONTRACTS[contract],
    })),
  );
