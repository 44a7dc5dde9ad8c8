import { dirname, resolve } from "node:path";
import {
  type CompilerHost,
  type CompilerOptions,
  compile,
  type Diagnostic,
  getSourceLocation,
  type Namespace,
  NoTarget,
  navigateProgram,
  type Program,
  resolveCompilerOptions,
  walkPropertiesInherited,
} from "@typespec/compiler";
import { isCookieParam, isHeader, isPathParam, isQueryParam } from "@typespec/http";
import type { getOpenAPI3, OpenAPI3ServiceRecord } from "@typespec/openapi3";
import { createCompilerHost } from "./compilerHost.ts";
import type { ContractDiagnostic } from "./diagnostics/diagnostic.ts";
import { causeOf, fromCompiler, placeOfTarget } from "./diagnostics/fromCompiler.ts";
import { GenerateError } from "./generateError.ts";
import { type DeclaredOperation, declaredOperations, ID_SEPARATOR } from "./operationIds.ts";
import { addPathExpansions, isPathExpansion } from "./pathExpansions.ts";
import { type ServiceDocuments, serviceDocuments } from "./services.ts";
import { addStreamItems, hasStreams } from "./streamItems.ts";
import { lostByEmitter } from "./support/checkSupport.ts";
import { INHERITED_NAME } from "./support/refused.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

type EmitterOptions = NonNullable<Parameters<typeof getOpenAPI3>[1]>;

/** A program and the documents of its services. */
export interface CompiledContract {
  services: ServiceDocuments[];
  /** What the compiler and the emitter warn of. */
  warnings: ContractDiagnostic[];
  /**
   * The same services in OpenAPI 3.0, emitted when they are first asked for.
   *
   * @throws GenerateError as `compileContract`
   */
  older: () => Promise<OlderDocuments>;
  /** Files that decide what the contract is, as absolute paths. */
  sources: string[];
  program: Program;
  /** Its operations by the ids that the emitter gives them. */
  declared: ReadonlyMap<string, DeclaredOperation>;
  /** Does the contract itself say, in its tspconfig.yaml, how operations get their ids? */
  hasIdStrategy: boolean;
}

/** What others read who do not know OpenAPI 3.1 yet. */
export interface OlderDocuments {
  documents: ReadonlyMap<ServiceDocuments, OpenApiDocument>;
  /** What is warned of beside the warnings of the contract. */
  warnings: ContractDiagnostic[];
}

export interface CompileOptions {
  /** `error`: a warning about the contract's own sources stops as well. Those about libraries never do. */
  warnings?: "error" | "print";
}

/** What a tspconfig.yaml may say of the documents: the rest decides files of the emitter, and there are none. */
const HONOURED = [
  "enum-strategy",
  "operation-id-strategy",
  "safeint-strategy",
  "seal-object-schemas",
] as const;
/** A file of an installed package, and the folder of the package. */
const LIBRARY = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/.][^/]*)\/.*$/;
const EMITTER = "@typespec/openapi3";
/** That OpenAPI 3.1 does not say what the items of a stream are: the toolkit adds it. */
const STREAMS = `${EMITTER}/streams-not-supported`;
const host = createCompilerHost();

/**
 * Compiles one TypeSpec entry point to the OpenAPI documents of its services, in memory.
 *
 * @param entry main .tsp file, or a folder that has one
 * @throws GenerateError with every diagnostic when there is an error among them
 */
export async function compileContract(
  entry: string,
  { warnings = "print" }: CompileOptions = {},
): Promise<CompiledContract> {
  const main = resolve(entry);
  const { compilerOptions, emitterOptions, diagnostics } = await readConfiguration(host, main);
  const program = await guarded("the compiler", () =>
    // Without options of its own a text is not found among those that were parsed.
    compile(host, main, { ...compilerOptions, parseOptions: {}, noEmit: true }),
  );
  const isOwn = ownSources(main);
  const told = new Set<string>();
  /** What is new among the diagnostics; the program knows which warnings the contract suppresses. */
  const report = (emitted: readonly Diagnostic[]): ContractDiagnostic[] => {
    program.reportDiagnostics(emitted.filter((diagnostic) => !isPathExpansion(diagnostic)));
    const found = unique([...diagnostics, ...program.diagnostics], told)
      .filter(({ code }) => code !== STREAMS)
      .map((diagnostic) => {
        const lost = lostByEmitter(diagnostic.code);
        const isError = lost !== undefined || (warnings === "error" && isOwn(diagnostic));
        return { ...fromCompiler(diagnostic), ...(isError && { severity: "error" as const }), ...lost };
      });
    if (!found.some(({ severity }) => severity === "error")) return found;
    const cause = causeOf(program.diagnostics.find(({ severity }) => severity === "error"));
    throw new GenerateError(cause ? [cause, ...found] : found);
  };
  const records = program.hasError() ? [] : await emit(program, emitterOptions, "3.1.0");
  const emitted = records.flatMap(diagnosticsOf);
  const found = report(emitted);
  const services = serviceDocuments(records);
  const declared = declaredOperations(program);
  const complete = async (document: OpenApiDocument, namespace: Namespace, isExpanded: boolean) => {
    if (hasStreams(program)) await addStreamItems(program, document, namespace, declared);
    if (isExpanded) addPathExpansions(program, [document]);
  };
  const isExpanded = emitted.some(isPathExpansion);
  for (const { openapi31, namespace } of services) await complete(openapi31, namespace, isExpanded);
  const emitOlder = async (): Promise<OlderDocuments> => {
    const olderRecords = (await emit(program, emitterOptions, "3.0.0")).map(withoutErrors);
    const more = olderRecords.flatMap(diagnosticsOf);
    const warned = report(more);
    const documents = new Map<ServiceDocuments, OpenApiDocument>();
    for (const [index, { openapi31: document }] of serviceDocuments(olderRecords).entries()) {
      const service = services[index] as ServiceDocuments;
      await complete(document, service.namespace, isExpanded || more.some(isPathExpansion));
      documents.set(service, document);
    }
    return { documents, warnings: warned };
  };
  let older: Promise<OlderDocuments> | undefined;
  return {
    services,
    warnings: found,
    older: () => (older ??= emitOlder()),
    sources: sourcesOf(program),
    program,
    declared,
    hasIdStrategy: idStrategyOf(emitterOptions) !== undefined,
  };
}

/** The files of a contract, its tspconfig.yaml among them; of the libraries that it uses, what names their versions. */
function sourcesOf({ sourceFiles, jsSourceFiles, compilerOptions: { config } }: Program): string[] {
  const files = [...sourceFiles.keys(), ...jsSourceFiles.keys(), ...(config ? [config] : [])];
  const library = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
  return [
    ...new Set(files.map((file) => (library.test(file) ? `${library.exec(file)}/package.json` : file))),
  ];
}

/** What the tspconfig.yaml of the folder, or of one above it, says that matters here. Linters are left to `tsp`. */
async function readConfiguration(
  host: CompilerHost,
  main: string,
): Promise<{
  compilerOptions: CompilerOptions;
  emitterOptions: EmitterOptions;
  diagnostics: readonly Diagnostic[];
}> {
  const [options, diagnostics] = await resolveCompilerOptions(host, { cwd: process.cwd(), entrypoint: main });
  const said = options.options?.[EMITTER] ?? {};
  const { additionalImports, config } = options;
  return {
    compilerOptions: {
      ...(additionalImports && { additionalImports }),
      ...(config && { config }),
    },
    emitterOptions: Object.fromEntries(
      HONOURED.filter((key) => said[key] !== undefined).map((key) => [key, said[key]]),
    ),
    diagnostics: diagnostics.filter(({ severity }) => severity === "error"),
  };
}

/** The documents of all services in one dialect. */
async function emit(
  program: Program,
  options: EmitterOptions,
  version: "3.1.0" | "3.0.0",
): Promise<OpenAPI3ServiceRecord[]> {
  const { getOpenAPI3 } = await import("@typespec/openapi3");
  const { "enum-strategy": enumStrategy, ...both } = options;
  refuseInheritedNames(program);
  return guarded("the OpenAPI emitter", () =>
    getOpenAPI3(program, {
      "experimental-parameter-examples": "data",
      "omit-unreachable-types": !hasStreams(program),
      "include-x-typespec-name": "never",
      ...both,
      "operation-id-strategy": idStrategyOf(options) ?? { kind: "fqn", separator: ID_SEPARATOR },
      // Only the newer dialect knows it.
      ...(version === "3.1.0" && enumStrategy && { "enum-strategy": enumStrategy }),
      "openapi-versions": [version],
    }),
  );
}

/** The emitter looks parameters up in an object, and so finds what every object has under these names. */
function refuseInheritedNames(program: Program): void {
  const found: ContractDiagnostic[] = [];
  navigateProgram(program, {
    operation: ({ name, parameters }) => {
      for (const property of walkPropertiesInherited(parameters)) {
        const isSent = [isQueryParam, isHeader, isCookieParam, isPathParam].some((is) =>
          is(program, property),
        );
        if (!isSent || !(property.name in {})) continue;
        const message = `operation ${name}, parameter ${property.name}: it has the name of what every object has`;
        const { id: code, help } = INHERITED_NAME;
        found.push({ code, severity: "error", message, ...placeOfTarget(property), help });
      }
    },
  });
  if (found.length > 0) throw new GenerateError(found);
}

/** An id that only some operations have is none for a program. */
function idStrategyOf(options: EmitterOptions): EmitterOptions["operation-id-strategy"] {
  const strategy = options["operation-id-strategy"];
  const kind = typeof strategy === "object" ? strategy.kind : strategy;
  return kind === "explicit-only" ? undefined : strategy;
}

/** What only the older dialect cannot say is no error. */
function withoutErrors(record: OpenAPI3ServiceRecord): OpenAPI3ServiceRecord {
  const asWarnings = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.map((diagnostic) => ({ ...diagnostic, severity: "warning" as const }));
  return record.versioned
    ? {
        ...record,
        versions: record.versions.map((each) => ({ ...each, diagnostics: asWarnings(each.diagnostics) })),
      }
    : { ...record, diagnostics: asWarnings(record.diagnostics) };
}

const diagnosticsOf = (record: OpenAPI3ServiceRecord): readonly Diagnostic[] =>
  record.versioned ? record.versions.flatMap(({ diagnostics }) => diagnostics) : record.diagnostics;

/** Both dialects, and every version, report the same things again. */
function unique(diagnostics: readonly Diagnostic[], seen: Set<string>): Diagnostic[] {
  return diagnostics.filter((diagnostic) => {
    const { file, pos } = locationOf(diagnostic) ?? {};
    const key = [diagnostic.code, diagnostic.message, file?.path, pos].join("\n");
    return !seen.has(key) && seen.add(key);
  });
}

/** Is a diagnostic about the contract's own sources, neither about a library nor about a file outside its folder? */
function ownSources(main: string): (diagnostic: Diagnostic) => boolean {
  const folder = `${main.endsWith(".tsp") ? dirname(main) : main}/`;
  return (diagnostic) => {
    const path = locationOf(diagnostic)?.file.path;
    return path === undefined || (path.startsWith(folder) && !LIBRARY.test(path));
  };
}

const locationOf = ({ target }: Diagnostic) => (target === NoTarget ? undefined : getSourceLocation(target));

/** Runs what is not ours: whatever it throws becomes a diagnostic. */
async function guarded<T>(who: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof GenerateError) throw error;
    const { message } = error as Error;
    throw new GenerateError(`${who} failed: ${message.split("\n").slice(0, 3).join(" ")}`, {
      code: "library-failure",
      help: "take out what was added last; a library that is not installed beside the contract fails like this too",
    });
  }
}
