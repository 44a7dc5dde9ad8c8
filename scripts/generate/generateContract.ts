import { join } from "node:path";
import { type CompiledContract, compileContract } from "./compileContract.ts";
import type { ContractSource } from "./contractSource.ts";
import { type DerivedService, deriveService } from "./deriveService.ts";
import type { ContractDiagnostic } from "./diagnostics/diagnostic.ts";
import { GenerateError } from "./generateError.ts";
import { foldersOf, selectServices } from "./services.ts";
import { type Catalogue, readCatalogue } from "./translate/catalogue.ts";
import { checkCatalogue } from "./translate/checkCatalogue.ts";
import { mergedTexts } from "./translate/contractTexts.ts";
import type { ContractText, Translation } from "./translate/translation.ts";

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
  const served = await deriveServed(source, compiled);
  const types = await served.typed();
  const { files, warnings, gaps, texts } = await served.rest();
  if (gaps.some(({ severity }) => severity === "error")) throw new GenerateError(gaps);
  return {
    files: new Map([...served.files, ...types, ...files]),
    hash: served.hash,
    warnings: [...served.warnings, ...warnings, ...gaps],
    texts,
  };
}

/** The outputs that programs run on, and a way to the others: who waits for a server need not wait for those. */
export interface ServedOutputs extends Pick<GeneratedContract, "files" | "hash" | "warnings"> {
  /** The types of what was served: code is held against them, and nothing runs on them. Made once. */
  typed: () => Promise<ReadonlyMap<string, string>>;
  /**
   * The other outputs, what they are warned of beside, and what translations leave out, as errors where the contract wants them whole.
   *
   * @throws GenerateError of what only OpenAPI 3.0 shows
   */
  rest: () => Promise<
    Pick<GeneratedContract, "files" | "warnings" | "texts"> & { gaps: readonly ContractDiagnostic[] }
  >;
}

/**
 * Those outputs of a contract that programs run on.
 *
 * @throws GenerateError with everything that keeps it from being served
 */
export async function deriveServed(
  source: ContractSource,
  compiled: CompiledContract,
): Promise<ServedOutputs> {
  const services = selectServices(compiled.services, source);
  const folders = foldersOf(services);
  const catalogues = await Promise.all((source.translations ?? []).map(readCatalogue));
  const derived: DerivedService[] = [];
  for (const [index, service] of services.entries()) {
    const outDir = join(source.outDir, folders[index] as string);
    derived.push(await deriveService(source, compiled, service, outDir, catalogues));
  }
  const makeTypes = async () => {
    const types = [];
    for (const service of derived) types.push(await service.typed());
    return new Map(types.flat());
  };
  let types: Promise<ReadonlyMap<string, string>> | undefined;
  const rest = async () => {
    const { warnings } = await compiled.older();
    const others = [];
    for (const service of derived) others.push(await service.rest());
    const texts = mergedTexts(others.map((each) => each.texts));
    const isWhole = services.length === compiled.services.length;
    const gaps = gapsOf(source, catalogues, texts, isWhole);
    return { files: new Map(others.flatMap(({ outputs }) => [...outputs])), warnings, gaps, texts };
  };
  return {
    files: new Map(derived.flatMap(({ served }) => [...served])),
    hash: derived[0]?.hash as string,
    warnings: [...compiled.warnings, ...derived.flatMap(({ warnings }) => warnings)],
    typed: () => (types ??= makeTypes()),
    rest,
  };
}

/** What the catalogues of a contract leave untranslated. */
const gapsOf = (
  { translations = [], textsCommand }: ContractSource,
  catalogues: readonly Catalogue[],
  texts: readonly ContractText[],
  isWhole: boolean,
): ContractDiagnostic[] =>
  catalogues.flatMap((catalogue, index) =>
    checkCatalogue(translations[index] as Translation, catalogue, texts, { isWhole, command: textsCommand }),
  );
