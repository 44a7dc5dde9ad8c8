import type { ContractSource } from "./generate/generateContract.ts";
import { readRules } from "./rules/readRules.ts";

/** The contracts of this project: the store's interface, the operator's, and the small one that proves the toolkit. */
export const contracts: ContractSource[] = [
  {
    name: "loja",
    entry: "spec/main.tsp",
    outDir: "generated",
    documentName: "openapi",
    rules: readRules,
    interfaceName: "interface",
    isDecision: (rule) => rule.startsWith("NS-"),
  },
  { name: "operacao", entry: "spec/operacao.tsp", outDir: "generated", documentName: "operacao" },
  {
    name: "biblioteca",
    entry: "scripts/test-contract/main.tsp",
    outDir: "scripts/test-contract/generated",
    documentName: "openapi",
  },
];
