import type { DialectOptions } from "./dialect.ts";
import type { Levels } from "./lint/levels.ts";
import type { Rule } from "./rule.ts";
import type { Translation } from "./translate/translation.ts";

/** What a contract may say of how it is generated; `contract.config.ts` of its folder holds it. All of it is off when not said. */
export interface ContractOptions extends DialectOptions {
  /** Which service to generate, by its name or namespace; all when not said. */
  service?: string;
  /** Which version of it; all when not said. */
  version?: string;
  /** Must every JSON request and answer have an example, and every example its own schema? `off` when not said: wrong ones are told, and stop nothing. */
  examples?: "error" | "warning" | "off";
  /** Do warnings about the contract's own sources stop the generation? They are printed when not said. */
  warnings?: "error" | "print";
  /** How grave rules of linters are in this contract, by their whole ids: `@frete/typespec/unit`. */
  levels?: Levels;
  /** Name of the extension in which elements of the contract cite rules; `x-rules` when not said. */
  ruleExtension?: `x-${string}`;
  /** Editions of the published documents in other languages. */
  translations?: readonly Translation[];
}

/** One TypeSpec contract and where its outputs go. Paths are relative to the current folder. */
export interface ContractSource extends ContractOptions {
  /** Main .tsp file, or a folder that has one. */
  entry: string;
  /** Folder of all outputs. */
  outDir: string;
  /** Folder of the TypeScript outputs below `outDir`, and name of the contract; without it they stand in `outDir` itself. */
  name?: string;
  /** File name of the OpenAPI 3.1 document without its ending; `openapi` when not said. */
  documentName?: string;
  /** Is a typed client printed (`client.ts`, on openapi-fetch)? Only of contracts without a name when not said. */
  client?: boolean;
  /** Operations whose validators stand in modules of their own besides, `validators.ID.js`. */
  validatorsApart?: readonly string[];
  /** Are the examples of requests and answers printed (`examples.ts`)? */
  hasExamples?: boolean;
  /** What generates it again, for the first line of each output. */
  command?: string;
  /** What brings the catalogues of its translations to what it says; `contract texts` when not said. */
  textsCommand?: string;
  /** Files that outputs are made of beside the sources of the contract. */
  inputs?: readonly string[];
  /** The tables of the rules that it cites, for those who test by them. */
  rules?: () => readonly Rule[];
  /** Name of the outputs of the layer `interface`: the contract without what `@reference` marks. */
  interfaceName?: string;
  /** Rules that only that mark stands for. */
  isDecision?: (rule: string) => boolean;
}

/** Files that outputs are made of beside the sources of a contract. */
export const inputsOf = ({ inputs = [], translations = [] }: ContractSource): readonly string[] => [
  ...inputs,
  ...translations.map(({ catalogue }) => catalogue),
];
