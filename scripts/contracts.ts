import { describePattern } from "../spec/lib/describePattern.ts";
import { patterns } from "../spec/lib/patterns.ts";
import type { ContractSource } from "./generate/contractSource.ts";
import { readRules } from "./rules/readRules.ts";

/** What every contract here is held to, and how its requests are read (NS-002, NS-003). */
const held = {
  command: "npm run generate",
  textsCommand: "npm run contract:texts",
  examples: "error",
  warnings: "error",
  reading: { nearestDecimal: true, nullIsAbsent: true },
} as const;

/** What the contracts of freight have besides. */
const own = {
  ...held,
  formats: "spec/lib/formats.ts",
  inputs: [
    ...["spec/lib/formats.ts", "spec/lib/describePattern.ts", "spec/lib/patterns.ts", "spec/lib/ruleIds.js"],
    // What may be cited.
    ...["spec/rules.tsv", "spec/decisoes.tsv"],
  ],
  ruleExtension: "x-regras",
  patternWords: describePattern,
  patterns,
} as const;

/** Its readers are Brazilian: every text is there in their language too. */
const inPortuguese = (catalogue: string) =>
  [{ language: "pt-BR", catalogue: `spec/pt-BR/${catalogue}.po`, gaps: "error" }] as const;

/** The contracts of this project: the store's interface, the operator's, and the small one that proves the toolkit. */
export const contracts: (ContractSource & { name: string })[] = [
  {
    ...own,
    name: "loja",
    entry: "spec/main.tsp",
    outDir: "generated",
    documentName: "openapi",
    rules: readRules,
    translations: inPortuguese("loja"),
    interfaceName: "interface",
    // A receiver of events needs no others: to load all of them took its first event 30 ms, and takes one file of a bundle 47 kB gzipped.
    validatorsApart: ["lerFila"],
    hasExamples: true,
    isDecision: (rule) => rule.startsWith("NS-"),
  },
  {
    ...own,
    name: "operacao",
    entry: "spec/operacao.tsp",
    outDir: "generated",
    documentName: "operacao",
    translations: inPortuguese("operacao"),
  },
  {
    ...held,
    name: "library",
    entry: "scripts/test-contract/main.tsp",
    outDir: "scripts/test-contract/generated",
    client: true,
    documentName: "openapi",
  },
];
