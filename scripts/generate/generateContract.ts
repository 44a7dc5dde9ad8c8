import { join } from "node:path";
import type { Operation } from "@typespec/compiler";
import type { Ajv } from "ajv";
import { atItsPlace } from "./atItsPlace.ts";
import { basePath } from "./basePath.ts";
import { checkExamples, type ExampleProblem } from "./checkExamples.ts";
import { type CompiledContract, compileContract } from "./compileContract.ts";
import type { ContractSource } from "./contractSource.ts";
import type { ContractDiagnostic, ContractPart } from "./diagnostics/diagnostic.ts";
import { type Place, placeOfTarget } from "./diagnostics/fromCompiler.ts";
import { partLocator } from "./diagnostics/locatePart.ts";
import { type Dialect, dialectOf } from "./dialect.ts";
import { checkFieldRules } from "./fieldRules.ts";
import { finishDocument } from "./finishDocument.ts";
import { GenerateError } from "./generateError.ts";
import { interfaceLayer } from "./interfaceLayer.ts";
import { documentsOf, hashed, type Layer, programOf, validatorsApart, validatorsOf } from "./layer.ts";
import { mergePatches } from "./mergePatches.ts";
import { shortIds } from "./operationIds.ts";
import { asSent, publish } from "./publish/publish.ts";
import { foldersOf, type ServiceDocuments, selectServices } from "./services.ts";
import { checkSupport } from "./support/checkSupport.ts";
import { type OpenApiDocument, operationsOf, RULE_EXTENSION } from "./toolkit/openApi.ts";
import { toolkitOf } from "./toolkitOf.ts";
import { type Catalogue, readCatalogue } from "./translate/catalogue.ts";
import { checkCatalogue } from "./translate/checkCatalogue.ts";
import { contractTexts, mergedTexts } from "./translate/contractTexts.ts";
import type { ContractText, Translation } from "./translate/translation.ts";
import { ajvOf } from "./validators.ts";

export type { ContractSource } from "./contractSource.ts";

export interface GeneratedContract {
  /** Path relative to the current folder -> content. */
  files: Map<string, string>;
  /** Of the first of its services. */
  hash: string;
  /** What does not stop the generation. */
  warnings: ContractDiagnostic[];
  /** What its translations translate. */
  texts: readonly ContractText[];
}

/**
 * Derives every output of a contract, in memory: of each service and version OpenAPI 3.1 (YAML, JSON) and 3.0, types, validators,
 * operations table. The same sources give the same bytes. Each output names its source; the documents and the operations table
 * carry the hash of the contract. The documents say what may be sent, null for optional fields included; types and validators
 * what arrives at a handler. The toolkit goes along, so that what is generated imports nothing from outside.
 *
 * @throws GenerateError with everything that keeps it from being generated
 */
export async function generateContract(source: ContractSource): Promise<GeneratedContract> {
  return deriveOutputs(source, await compileContract(source.entry, source));
}

/**
 * The outputs of a contract that was compiled.
 *
 * @throws GenerateError as `generateContract`
 */
export async function deriveOutputs(
  source: ContractSource,
  compiled: CompiledContract,
): Promise<GeneratedContract> {
  const services = selectServices(compiled.services, source);
  const folders = foldersOf(services);
  const files = new Map<string, string>();
  const warnings = [...compiled.warnings];
  const catalogues = await Promise.all((source.translations ?? []).map(readCatalogue));
  const texts: ContractText[][] = [];
  let hash: string | undefined;
  for (const [index, service] of services.entries()) {
    const outDir = join(source.outDir, folders[index] as string);
    const made = await outputsOfService(source, compiled, service, outDir, catalogues);
    for (const [path, content] of made.outputs) files.set(path, content);
    warnings.push(...made.warnings);
    texts.push(made.texts);
    hash ??= made.hash;
  }
  const all = mergedTexts(texts);
  const isWhole = services.length === compiled.services.length;
  const gaps = catalogues.flatMap((catalogue, index) =>
    checkCatalogue(source.translations?.[index] as Translation, catalogue, all, {
      isWhole,
      command: source.textsCommand,
    }),
  );
  if (gaps.some(({ severity }) => severity === "error")) throw new GenerateError(gaps);
  return { files, hash: hash as string, warnings: [...warnings, ...gaps], texts: all };
}

async function outputsOfService(
  source: ContractSource,
  compiled: CompiledContract,
  { service, ...emitted }: ServiceDocuments,
  outDir: string,
  catalogues: readonly Catalogue[],
) {
  const byId = operationsById(compiled, emitted.openapi31);
  const locate = partLocator(compiled.program, byId);
  await atItsPlace(emitted.openapi31, locate, () => {
    for (const document of [emitted.openapi31, emitted.openapi30]) {
      finishDocument(document, idsOf(compiled, document));
      if (source.ruleExtension) document.info[RULE_EXTENSION] = source.ruleExtension;
    }
  });
  const openapi31 = mergePatches(emitted.openapi31, compiled.program, byId);
  const openapi30 = mergePatches(emitted.openapi30, compiled.program, byId);
  await atItsPlace(openapi31, locate, checkFieldRules);
  const dialect = await dialectOf(source);
  const unserved = checkSupport(
    {
      document: openapi31,
      program: compiled.program,
      operations: [...compiled.declared.values()].map(({ operation }) => operation),
    },
    locate,
  );
  if (unserved.length > 0) throw new GenerateError(unserved);
  const { name = service, documentName = "openapi", interfaceName, isDecision = () => false } = source;
  const codeDir = source.name === undefined ? outDir : join(outDir, name);
  const main: Layer = {
    documentPath: join(outDir, documentName),
    codeDir,
    toolkitDir: join(outDir, "toolkit"),
    ...published(openapi31, openapi30, dialect, "caller"),
  };
  const { title, version } = openapi31.info;
  const identity = { name, title, version, hash: main.hash, basePath: basePath(openapi31) };
  let own: Ajv | undefined;
  const ajvFor = (document: OpenApiDocument) => {
    if (document !== openapi31) return ajvOf(document, dialect);
    own ??= ajvOf(document, dialect);
    return own;
  };
  const validation = await atItsPlace(openapi31, locate, (document) =>
    validatorsOf(source, main, document, dialect, ajvFor(document)),
  );
  // Before the examples are checked, for which code is not shortened.
  const apart = validatorsApart(source, main, openapi31, dialect, ajvFor(openapi31));
  const { examples = "off" } = source;
  const problems =
    examples === "off"
      ? []
      : await atItsPlace(openapi31, locate, (document) => checkExamples(document, dialect, ajvFor(document)));
  const warnings = problems.map((problem) => exampleDiagnostic(problem, examples === "error", locate));
  if (examples === "error" && warnings.length > 0) throw new GenerateError(warnings);

  const layers = [main];
  const outputs = [
    ...validation,
    ...apart,
    ...(await atItsPlace(openapi31, locate, (document) => programOf(source, main, document, identity))),
    ...toolkitOf(source, main.toolkitDir),
  ];
  if (interfaceName) {
    const interface31 = interfaceLayer(openapi31, isDecision);
    // How requests are read, and which texts are refused, are decisions.
    const { formats } = dialect.patterns;
    const layerDialect = { ...dialect, reading: {}, patterns: formats ? { formats } : {} };
    const layer: Layer = {
      ...main,
      documentPath: join(outDir, interfaceName),
      codeDir: join(outDir, interfaceName),
      ...published(interface31, interfaceLayer(openapi30, isDecision), layerDialect, "implementer"),
    };
    layers.push(layer);
    // Programs are written against the whole contract; by the layer of the interface answers are only judged.
    outputs.push(...validatorsOf(source, layer, interface31, dialect, ajvOf(interface31, dialect)));
  }
  const texts = contractTexts(
    layers.flatMap(({ published31, published30 }) => [published31, published30]),
    // What is said of no part of it is said of the service.
    (part) => (Object.keys(part).length > 0 ? locate(part) : placeOfTarget(emitted.namespace)),
  );
  const documents = layers.flatMap((layer) => documentsOf(source, layer, catalogues));
  return { outputs: [...documents, ...outputs], warnings, texts, hash: main.hash };
}

function published(
  openapi31: OpenApiDocument,
  openapi30: OpenApiDocument,
  dialect: Dialect,
  reader: "caller" | "implementer",
) {
  const whole = asSent(openapi31, dialect);
  return hashed(whole, publish(whole, dialect, reader), publish(asSent(openapi30, dialect), dialect, reader));
}

const emittedIds = (document: OpenApiDocument) =>
  [...operationsOf(document)].map(({ operation }) => operation.operationId);

function idsOf(
  { declared, hasIdStrategy }: CompiledContract,
  document: OpenApiDocument,
): Map<string, string> {
  return hasIdStrategy ? new Map() : shortIds(emittedIds(document), declared);
}

/** The operations of the sources by the ids that they get; one of those that share a route stands for all. */
export function operationsById(
  compiled: CompiledContract,
  document: OpenApiDocument,
): Map<string, Operation> {
  const ids = idsOf(compiled, document);
  const { declared } = compiled;
  const find = (emitted: string) =>
    declared.get(emitted) ?? [...declared].find(([id]) => emitted.startsWith(`${id}_`))?.[1];
  return new Map(
    emittedIds(document).flatMap((emitted) => {
      const known = find(emitted);
      return known ? [[ids.get(emitted) ?? emitted, known.operation]] : [];
    }),
  );
}

function exampleDiagnostic(
  { part, message }: ExampleProblem,
  isError: boolean,
  locate: (part: ContractPart) => Place,
): ContractDiagnostic {
  return { code: "example", severity: isError ? "error" : "warning", message, ...locate(part) };
}
