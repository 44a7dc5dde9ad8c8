import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CompiledContract } from "../compileContract.ts";
import { type ContractSource, inputsOf } from "../contractSource.ts";
import { changesOf } from "./changesOf.ts";
import { generatorHash } from "./generatorHash.ts";
import { type Outcome, refusedOutcome, unchangedOutcome } from "./outcome.ts";
import { removeOutputs, staleOutputs, writeOutputs } from "./outputs.ts";
import { hashOf, readRecord, renewRecord, writeRecord } from "./record.ts";

/** Where it is noted what a contract was generated of, unless somebody says otherwise. */
export const recordFileOf = ({ outDir }: Pick<ContractSource, "outDir">) => join(outDir, ".contract.json");

export interface RunOptions {
  /** Write nothing. */
  check?: boolean;
  /** Where it is noted what a run was made of; in the output folder when not said. */
  recordFile?: string;
}

/**
 * Generates a contract and writes what changed. Outputs that an earlier run made and this one does not are removed, unless
 * somebody changed them since. Nothing is compiled when sources, generator and outputs stand as they did, and no more than that is
 * done when the documents came out as before.
 */
export async function runContract(
  source: ContractSource,
  { check = false, recordFile = recordFileOf(source) }: RunOptions = {},
): Promise<Outcome> {
  try {
    const generator = generatorHash(source);
    const earlier = await readRecord(recordFile, generator);
    if (earlier?.isCurrent) return unchangedOutcome(earlier, earlier.sources);
    const { compileContract } = await import("../compileContract.ts");
    const since = Date.now();
    const compiled = await compileContract(source.entry, source);
    const inputs = inputsOf(source);
    const sources = [...compiled.sources, ...inputs];
    const digest = await digestOf(compiled, inputs);
    // Warnings have places, and those may have moved.
    if (earlier?.isIntact && earlier.digest === digest && earlier.warnings.length === 0) {
      await renewRecord(recordFile, sources, since);
      return unchangedOutcome(earlier, sources);
    }
    const { deriveOutputs } = await import("../generateContract.ts");
    const { files, hash, warnings } = await deriveOutputs(source, compiled);
    const removed = (earlier?.outputs ?? []).filter((path) => !files.has(path));
    const changesSince = await changesOf(source, files);
    const changed = check ? staleOutputs(files) : writeOutputs(source.outDir, files);
    const isDifferent = changed.length + removed.length > 0;
    const changes = await changesSince();
    const made = { hash, changed, removed, changes, diagnostics: warnings, sources };
    if (check && isDifferent) return { status: "stale", ...made };
    if (!check) removeOutputs(removed);
    if (!check || earlier)
      await writeRecord(recordFile, { generator, sources, digest, outputs: files, hash, warnings, since });
    return { status: isDifferent ? "written" : "unchanged", ...made };
  } catch (error) {
    return refusedOutcome(error as Error);
  }
}

/** Of all that outputs are made of: of comments nothing is left. */
async function digestOf({ services, older }: CompiledContract, inputs: readonly string[]) {
  const { documents } = await older();
  const texts = await Promise.all(inputs.map((path) => readFile(path, "utf8").catch(ifThere)));
  // A service and its two dialects stand together.
  const both = services.map((service) => [service.openapi31, documents.get(service)]);
  return hashOf(JSON.stringify([both, texts]));
}

/** What is missing is told where it is read. */
function ifThere(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "";
  throw error;
}
