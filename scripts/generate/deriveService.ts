import { join } from "node:path";
import type { Operation } from "@typespec/compiler";
import type { Ajv } from "ajv";
import { atItsPlace } from "./atItsPlace.ts";
import { basePath } from "./basePath.ts";
import { checkExamples, type ExampleProblem } from "./checkExamples.ts";
import type { CompiledContract } from "./compileContract.ts";
import type { ContractSource } from "./contractSource.ts";
import type { ContractDiagnostic, ContractPart } from "./diagnostics/diagnostic.ts";
import { type Place, placeOfTarget } from "./diagnostics/fromCompiler.ts";
import { type ExampleName, partLocator } from "./diagnostics/locatePart.ts";
import { type Dialect, dialectOf } from "./dialect.ts";
import { checkFieldRules } from "./fieldRules.ts";
import { finishDocument } from "./finishDocument.ts";
import { GenerateError } from "./generateError.ts";
import { interfaceLayer } from "./interfaceLayer.ts";
import {
  documentsOf,
  hashed,
  type Layer,
  type Output,
  olderDocumentsOf,
  programOf,
  typesOf,
  validatorsApart,
  validatorsOf,
  withHash,
} from "./layer.ts";
import { mergePatches } from "./mergePatches.ts";
import { shortIds } from "./operationIds.ts";
import { asSent, publish } from "./publish/publish.ts";
import type { ServiceDocuments } from "./services.ts";
import { checkSupport } from "./support/checkSupport.ts";
import { type OpenApiDocument, operationsOf, RULE_EXTENSION } from "./toolkit/openApi.ts";
import { toolkitOf } from "./toolkitOf.ts";
import type { Catalogue } from "./translate/catalogue.ts";
import { contractTexts } from "./translate/contractTexts.ts";
import type { ContractText } from "./translate/translation.ts";
import { ajvOf } from "./validators.ts";

/** The outputs of one service, or of one version of it. */
export interface DerivedService {
  /** Those that programs run on: the documents in OpenAPI 3.1, and the code. */
  served: readonly Output[];
  /** Makes those that programs are written against: the types. */
  typed: () => Promise<readonly Output[]>;
  warnings: readonly ContractDiagnostic[];
  hash: string;
  /** Makes the others: the documents in OpenAPI 3.0, and the layer of the interface. */
  rest: () => Promise<{ outputs: readonly Output[]; texts: readonly ContractText[] }>;
}

/**
 * Derives the outputs of a service.
 *
 * @throws GenerateError with what keeps it from being served
 */
export async function deriveService(
  source: ContractSource,
  compiled: CompiledContract,
  service: ServiceDocuments,
  outDir: string,
  catalogues: readonly Catalogue[],
): Promise<DerivedService> {
  const byId = operationsById(compiled, service.openapi31);
  const locate = partLocator(compiled.program, byId);
  const finished = async (document: OpenApiDocument) => {
    await atItsPlace(document, locate, () => {
      finishDocument(document, idsOf(compiled, document));
      if (source.ruleExtension) document.info[RULE_EXTENSION] = source.ruleExtension;
    });
    return mergePatches(document, compiled.program, byId);
  };
  const openapi31 = await finished(service.openapi31);
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
  const {
    name = service.service,
    documentName = "openapi",
    interfaceName,
    isDecision = () => false,
  } = source;
  const whole = asSent(openapi31, dialect);
  const main: Layer = {
    documentPath: join(outDir, documentName),
    codeDir: source.name === undefined ? outDir : join(outDir, name),
    toolkitDir: join(outDir, "toolkit"),
    ...hashed(whole, publish(whole, dialect, "caller")),
  };
  const { title, version } = openapi31.info;
  const identity = { name, title, version, hash: main.hash, basePath: basePath(openapi31) };
  let own: Ajv | undefined;
  const ajvFor = (document: OpenApiDocument) => {
    if (document !== openapi31) return ajvOf(document, dialect);
    own ??= ajvOf(document, dialect, main.documentPath);
    return own;
  };
  const validation = await atItsPlace(openapi31, locate, (document) =>
    validatorsOf(source, main, document, dialect, ajvFor(document)),
  );
  const apart = validatorsApart(source, main, openapi31, dialect, ajvFor(openapi31));
  const { examples = "off" } = source;
  const { missing, wrong } = await atItsPlace(openapi31, locate, (document) =>
    checkExamples(document, dialect, ajvFor(document)),
  );
  // Those that are wrong are told in any case: mock and readers take them for right.
  const problems = [...(examples === "off" ? [] : missing), ...wrong];
  const warnings = problems.map((problem) => exampleDiagnostic(problem, examples === "error", locate));
  if (examples === "error" && warnings.length > 0) throw new GenerateError(warnings);
  const served = [
    ...documentsOf(source, main, catalogues),
    ...validation,
    ...apart,
    ...(await atItsPlace(openapi31, locate, (document) => programOf(source, main, document, identity))),
    ...toolkitOf(source, main.toolkitDir),
  ];
  const typed = () => atItsPlace(openapi31, locate, (document) => typesOf(source, main, document));

  const rest = async () => {
    const { documents } = await compiled.older();
    const openapi30 = await finished(documents.get(service) as OpenApiDocument);
    const main30 = withHash(publish(asSent(openapi30, dialect), dialect, "caller"), main.hash);
    const published = [main.published, main30];
    const outputs = olderDocumentsOf(source, main, main30, catalogues);
    if (interfaceName) {
      const interface31 = interfaceLayer(openapi31, isDecision);
      // How requests are read, and which texts are refused, are decisions.
      const { formats } = dialect.patterns;
      const layerDialect: Dialect = { ...dialect, reading: {}, patterns: formats ? { formats } : {} };
      const layer: Layer = {
        ...main,
        documentPath: join(outDir, interfaceName),
        codeDir: join(outDir, interfaceName),
        ...hashed(interface31, publish(interface31, layerDialect, "implementer")),
      };
      const layer30 = withHash(
        publish(interfaceLayer(openapi30, isDecision), layerDialect, "implementer"),
        layer.hash,
      );
      published.push(layer.published, layer30);
      outputs.push(
        ...documentsOf(source, layer, catalogues),
        ...olderDocumentsOf(source, layer, layer30, catalogues),
        // Programs are written against the whole contract; by the layer of the interface answers are only judged.
        ...validatorsOf(source, layer, interface31, dialect, ajvOf(interface31, dialect, layer.documentPath)),
      );
    }
    const texts = contractTexts(
      published,
      // What is said of no part of it is said of the service.
      (part) => (Object.keys(part).length > 0 ? locate(part) : placeOfTarget(service.namespace)),
    );
    return { outputs, texts };
  };
  return { served, typed, warnings, hash: main.hash, rest };
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
  { part, message, which }: ExampleProblem,
  isError: boolean,
  locate: (part: ContractPart, example?: ExampleName) => Place,
): ContractDiagnostic {
  return { code: "example", severity: isError ? "error" : "warning", message, ...locate(part, which) };
}
