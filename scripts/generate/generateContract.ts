import { readFileSync } from "node:fs";
import type { Program } from "@typespec/compiler";
import { stringify } from "yaml";
import { checkExamples } from "./checkExamples.ts";
import { compileContract } from "./compileContract.ts";
import { contractHash, finishDocument, HASH_KEY } from "./finishDocument.ts";
import { interfaceLayer } from "./interfaceLayer.ts";
import { nullableRequests } from "./nullableRequests.ts";
import { operations } from "./operations.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";
import { types } from "./types.ts";
import { validators, validatorTypes } from "./validators.ts";

/** One TypeSpec service and where its outputs go. */
export interface ContractSource {
  /** Short name; the folder of the TypeScript outputs. */
  name: string;
  /** Main .tsp file, relative to the root of the project. */
  entry: string;
  /** Folder of all outputs, relative to the root of the project. */
  outDir: string;
  /** File name of the OpenAPI 3.1 document without its ending. */
  documentName: string;
  /** The tables of the rules that it cites, for those who test by them. */
  rules?: () => readonly Rule[];
  /** Name of the outputs of the layer `interface`: the contract without what `@reference` marks. */
  interfaceName?: string;
  /** Rules that only that mark stands for. */
  isDecision?: (rule: string) => boolean;
}

export interface GeneratedContract {
  /** Path relative to the root of the project -> content. */
  files: Map<string, string>;
  /** What a watcher has to watch. */
  sources: string[];
  program: Program;
  hash: string;
  operationCount: number;
}

/**
 * Derives every output of one contract, in memory: OpenAPI 3.1 (YAML, JSON) and 3.0, types, validators, operations table.
 * The same sources give the same bytes. Each output names its source; the documents and the operations table carry the hash
 * of the contract. The documents say what may be sent, null for optional fields included; types and validators what arrives at
 * a handler. The toolkit goes along, so that what is generated imports nothing from outside.
 *
 * @throws GenerateError when the contract does not compile without a warning or an example is not valid
 */
export async function generateContract(
  source: ContractSource,
  previous?: Program,
): Promise<GeneratedContract> {
  const { openapi31, openapi30, sources, program } = await compileContract(source.entry, previous);
  finishDocument(openapi31);
  finishDocument(openapi30);
  checkExamples(openapi31);
  const { name, documentName, outDir, interfaceName, isDecision = () => false } = source;
  const main = await outputsOf(source, {
    name,
    documentName,
    openapi31,
    published31: nullableRequests(openapi31),
    published30: nullableRequests(openapi30),
  });
  const interface31 = interfaceName ? interfaceLayer(openapi31, isDecision) : undefined;
  const files = new Map([
    ...main.files,
    ...(interfaceName && interface31
      ? (
          await outputsOf(source, {
            name: interfaceName,
            documentName: interfaceName,
            openapi31: interface31,
            published31: interface31,
            published30: interfaceLayer(openapi30, isDecision),
          })
        ).files
      : []),
    ...(source.rules
      ? [
          [`${outDir}/${name}/rules.ts`, code(source, rules(source.rules()))] as [
            path: string,
            content: string,
          ],
        ]
      : []),
    ...TOOLKIT.map((file) => toolkitCopy(outDir, file)),
  ]);
  return { files, sources, program, hash: main.hash, operationCount: Object.keys(openapi31.paths).length };
}

/** One layer of a contract: what programs are generated from, and the forms in which it is published. */
interface Layer {
  name: string;
  documentName: string;
  openapi31: OpenApiDocument;
  published31: OpenApiDocument;
  published30: OpenApiDocument;
}

async function outputsOf(
  source: ContractSource,
  { name, documentName, openapi31, published31, published30 }: Layer,
): Promise<{ files: [path: string, content: string][]; hash: string }> {
  const hash = contractHash(published31);
  published31.info[HASH_KEY] = hash;
  published30.info[HASH_KEY] = hash;
  const { outDir } = source;
  const identity = { name, title: openapi31.info.title, version: openapi31.info.version, hash };
  return {
    hash,
    files: [
      [`${outDir}/${documentName}.yaml`, `# ${noteOf(source)}\n${yaml(published31)}`],
      [`${outDir}/${documentName}.json`, `${JSON.stringify(published31, null, 2)}\n`],
      [`${outDir}/${documentName}-3.0.yaml`, `# ${noteOf(source)}\n${yaml(published30)}`],
      [`${outDir}/${name}/validators.js`, code(source, validators(openapi31))],
      [`${outDir}/${name}/validators.d.ts`, code(source, validatorTypes(openapi31))],
      // Programs are written against the whole contract; by the layer of the interface answers are only judged.
      ...(name === source.interfaceName
        ? []
        : ([
            [`${outDir}/${name}/types.ts`, code(source, await types(openapi31))],
            [`${outDir}/${name}/operations.ts`, code(source, operations(openapi31, identity))],
            [`${outDir}/${name}/index.ts`, code(source, INDEX)],
          ] as [path: string, content: string][])),
    ],
  };
}

const noteOf = ({ entry }: ContractSource) => `Generated from ${entry} by npm run generate; do not edit.`;
const code = (source: ContractSource, text: string) => `// ${noteOf(source)}\n${text}`;

const INDEX = `export type { OperationId } from "./operations.ts";
export { contract, operations, securitySchemes } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export { componentValidators, validators } from "./validators.js";
`;

/** What those who read a contract need beside it: the types of its modules, words for its errors, its document, the pointers into it, and values of its schemas. */
const TOOLKIT = [
  "contractModule.ts",
  "describeError.ts",
  "jsonPointer.ts",
  "makeValue.ts",
  "openApi.ts",
  "patternText.ts",
];

function toolkitCopy(outDir: string, file: string): [path: string, content: string] {
  const source = `scripts/generate/toolkit/${file}`;
  return [
    `${outDir}/toolkit/${file}`,
    `// Copied from ${source} by npm run generate; do not edit.\n${readFileSync(source, "utf8")}`,
  ];
}

function yaml(document: OpenApiDocument): string {
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
}
