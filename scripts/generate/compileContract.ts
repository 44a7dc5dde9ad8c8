import { compile, formatDiagnostic, NodeHost, type Program } from "@typespec/compiler";
import { getOpenAPI3, type OpenAPI3ServiceRecord } from "@typespec/openapi3";
import { GenerateError } from "./generateError.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

/** The two OpenAPI dialects of one contract, as the emitter made them. */
export interface CompiledContract {
  openapi31: OpenApiDocument;
  openapi30: OpenApiDocument;
  /** Files the compiler read: what a watcher has to watch. */
  sources: string[];
  program: Program;
}

const emitterOptions = {
  "openapi-versions": ["3.1.0", "3.0.0"],
  "experimental-parameter-examples": "data",
  "omit-unreachable-types": true,
  "include-x-typespec-name": "never",
} as const;

/**
 * Compiles one TypeSpec entry point to OpenAPI 3.1 and 3.0 documents, in memory.
 *
 * @param entry path of the main .tsp file
 * @param previous program of an earlier run: unchanged files are not parsed again
 * @throws GenerateError with every diagnostic; a warning counts as an error, so that a contract is never half right
 */
export async function compileContract(entry: string, previous?: Program): Promise<CompiledContract> {
  const program = await compile(NodeHost, entry, { noEmit: true }, previous);
  const records = program.hasError()
    ? []
    : await getOpenAPI3(program, {
        ...emitterOptions,
        "openapi-versions": [...emitterOptions["openapi-versions"]],
      });
  const diagnostics = [
    ...program.diagnostics,
    ...records.flatMap((record) => (record.versioned ? [] : record.diagnostics)),
  ];
  if (diagnostics.length > 0) {
    const unique = new Set(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)));
    throw new GenerateError(`${entry} does not compile cleanly:\n${[...unique].join("\n")}`);
  }
  return {
    openapi31: documentOf(records, "3.1.0", entry),
    openapi30: documentOf(records, "3.0.0", entry),
    sources: [...program.sourceFiles.keys(), ...program.jsSourceFiles.keys()].filter(
      (file) => !file.includes("node_modules"),
    ),
    program,
  };
}

function documentOf(records: OpenAPI3ServiceRecord[], version: string, entry: string): OpenApiDocument {
  const found = records.find((record) => !record.versioned && record.document.openapi === version);
  if (!found || found.versioned)
    throw new GenerateError(`${entry} declares no @service: nothing to emit as OpenAPI ${version}`);
  return structuredClone(found.document) as unknown as OpenApiDocument;
}
