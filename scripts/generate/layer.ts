import { basename, dirname, join, relative } from "node:path";
import type { Ajv } from "ajv";
import { type AsyncApiDocument, asyncApi } from "./asyncApi.ts";
import { CLIENT } from "./client.ts";
import type { ContractSource } from "./contractSource.ts";
import type { Dialect } from "./dialect.ts";
import { examples } from "./examples.ts";
import { contractHash, HASH_KEY } from "./finishDocument.ts";
import { methods } from "./methods.ts";
import { operations } from "./operations.ts";
import { webhooksAlone, withoutWebhooks } from "./publish/webhooksApart.ts";
import { rules } from "./rules.ts";
import type { ContractIdentity } from "./toolkit/contractModule.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";
import type { Catalogue } from "./translate/catalogue.ts";
import { edition } from "./translate/edition.ts";
import { types } from "./types.ts";
import { OPERATION_VALIDATOR_TYPES, operationValidators, validators, validatorTypes } from "./validators.ts";
import { yamlText } from "./yamlText.ts";

/** A file that is generated. */
export type Output = [path: string, content: string];

/** One layer of a contract: its published documents, and where its outputs go. */
export interface Layer {
  /** Without ending. */
  documentPath: string;
  codeDir: string;
  toolkitDir: string;
  /** The contract as our own programs read it. */
  whole: OpenApiDocument;
  /** As those of others do. */
  published: OpenApiDocument;
  hash: string;
}

/** The documents of a layer, with the hash by which it is known. */
export function hashed(
  whole: OpenApiDocument,
  published: OpenApiDocument,
): Pick<Layer, "whole" | "published" | "hash"> {
  const hash = contractHash(published);
  return { whole: withHash(whole, hash), published: withHash(published, hash), hash };
}

/** A document that says of which contract it is. */
export const withHash = (document: OpenApiDocument, hash: string): OpenApiDocument => ({
  ...document,
  info: { ...document.info, [HASH_KEY]: hash },
});

/**
 * The documents in OpenAPI 3.1, as YAML and JSON, in each language that the contract is translated to: what is served, and, of what the
 * service calls by itself, a document of its own and AsyncAPI. Beside the code, the one that programs of ours read.
 */
export function documentsOf(
  source: ContractSource,
  { documentPath, codeDir, whole, published }: Layer,
  catalogues: readonly Catalogue[],
): Output[] {
  return [
    [join(codeDir, "document.json"), json(whole)],
    ...editionsOf(source, published, catalogues).flatMap(([language, document]) =>
      formsOf(source, documentPath, language, document),
    ),
  ];
}

function formsOf(
  source: ContractSource,
  path: string,
  language: string,
  document: OpenApiDocument,
): Output[] {
  const called = webhooksAlone(document);
  const named = (name: string) => join(dirname(path), documentNameOf(path, name) + language);
  const bothForms = (at: string, made: OpenApiDocument | AsyncApiDocument): Output[] => [
    [`${at}.yaml`, yaml(source, made)],
    [`${at}.json`, json(made)],
  ];
  return [
    ...bothForms(`${path}${language}`, withoutWebhooks(document)),
    ...(called ? bothForms(named("webhooks"), called) : []),
    ...(called ? bothForms(named("asyncapi"), asyncApi(called)) : []),
  ];
}

/** What goes with a document `openapi` has the name of what it is; with another one, that name as well. */
const documentNameOf = (path: string, name: string) =>
  basename(path) === "openapi" ? name : `${basename(path)}-${name}`;

/** The document of a layer in OpenAPI 3.0, as YAML, in the same languages. */
export function olderDocumentsOf(
  source: ContractSource,
  { documentPath }: Layer,
  published: OpenApiDocument,
  catalogues: readonly Catalogue[],
): Output[] {
  return editionsOf(source, published, catalogues).map(([language, document]) => [
    `${documentPath}-3.0${language}.yaml`,
    yaml(source, document),
  ]);
}

/** A document in every language, with what the name of its file says of it. */
function editionsOf(
  { translations = [] }: ContractSource,
  document: OpenApiDocument,
  catalogues: readonly Catalogue[],
): [infix: string, document: OpenApiDocument][] {
  return [
    ["", document],
    ...translations.map(({ language }, index): [string, OpenApiDocument] => [
      `.${language}`,
      edition(document, catalogues[index] as Catalogue, language),
    ]),
  ];
}

/** The validators of a layer and their types. */
export function validatorsOf(
  source: ContractSource,
  layer: Layer,
  document: OpenApiDocument,
  dialect: Dialect,
  ajv: Ajv,
): Output[] {
  return [
    code(source, layer, "validators.js", validators(document, dialect, ajv)),
    code(source, layer, "validators.d.ts", validatorTypes(document)),
  ];
}

/** The validators of the operations that stand apart, a module each, and their types. */
export function validatorsApart(
  source: ContractSource,
  layer: Layer,
  document: OpenApiDocument,
  dialect: Dialect,
  ajv: Ajv,
): Output[] {
  return (source.validatorsApart ?? []).flatMap((id) => [
    code(source, layer, `validators.${id}.js`, operationValidators(document, id, dialect, ajv)),
    code(source, layer, `validators.${id}.d.ts`, OPERATION_VALIDATOR_TYPES),
  ]);
}

/** The types that programs are written against. */
export const typesOf = async (
  source: ContractSource,
  layer: Layer,
  document: OpenApiDocument,
): Promise<Output[]> => [code(source, layer, "types.ts", await types(document))];

/** What programs are made with: operations, methods, the index, and examples, rules and the client where there are any. */
export function programOf(
  source: ContractSource,
  layer: Layer,
  document: OpenApiDocument,
  identity: ContractIdentity,
): Output[] {
  return [
    code(source, layer, "operations.ts", operations(document, identity)),
    code(source, layer, "methods.ts", methods(document, hasClient(source) ? "client.methods" : "client")),
    code(source, layer, "index.ts", INDEX),
    ...(hasClient(source) ? [code(source, layer, "client.ts", CLIENT)] : []),
    ...(source.hasExamples ? [code(source, layer, "examples.ts", examples(document))] : []),
    ...(source.rules ? [code(source, layer, "rules.ts", rules(source.rules()))] : []),
  ];
}

/** Is a client printed? */
export const hasClient = ({ client, name }: ContractSource) => client ?? name === undefined;

const noteOf = ({ entry, command = "contract generate", name }: ContractSource) =>
  `Generated from ${name === undefined ? basename(entry) : entry} by ${command}; do not edit.`;

/** A file of code. What is printed imports from `../toolkit/`, which is where the toolkit is in most layouts. */
function code(source: ContractSource, { codeDir, toolkitDir }: Layer, file: string, text: string): Output {
  const toolkit = relative(codeDir, toolkitDir);
  const path = toolkit.startsWith(".") ? toolkit : `./${toolkit}`;
  return [join(codeDir, file), `// ${noteOf(source)}\n${text.replaceAll('"../toolkit/', `"${path}/`)}`];
}

const INDEX = `export type { OperationId } from "./operations.ts";
export { contract, operations, securitySchemes } from "./operations.ts";
export type * from "./types.ts";
export type { operations as Operations } from "./types.ts";
export { componentValidators, validators } from "./validators.js";
`;

const json = (document: OpenApiDocument | AsyncApiDocument): string =>
  `${JSON.stringify(document, null, 2)}\n`;

function yaml(source: ContractSource, document: OpenApiDocument | AsyncApiDocument): string {
  return `# ${noteOf(source)}\n${yamlText(document)}`;
}
