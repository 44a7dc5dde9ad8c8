import { join } from "node:path";
import type { ContractSource } from "../contractSource.ts";
import type { ContractDiagnostic } from "../diagnostics/diagnostic.ts";
import { GenerateError } from "../generateError.ts";
import { generatorHash } from "./generatorHash.ts";
import { removeOutputs, staleOutputs, writeOutputs } from "./outputs.ts";
import { readRecord, writeRecord } from "./record.ts";

/** What came of one run over one contract. */
export interface Outcome {
  /**
   * `written`: outputs changed; `unchanged`: all of them were right; `stale`: they are not, and nothing was to be written;
   * `refused`: the diagnostics say why.
   */
  status: "written" | "unchanged" | "stale" | "refused";
  /** SHA-256 of the contract; of one that was refused there is none. */
  hash?: string;
  /** Outputs that were written, or are stale. */
  changed: readonly string[];
  /** Outputs of an earlier run that the contract has no more. */
  removed: readonly string[];
  diagnostics: readonly ContractDiagnostic[];
}

export interface RunOptions {
  /** Write nothing. */
  check?: boolean;
  /** Where it is noted what a run was made of; in the output folder when not said. */
  recordFile?: string;
}

/**
 * Generates a contract and writes what changed. Outputs that an earlier run made and this one does not are removed, unless
 * somebody changed them since. Nothing is compiled when sources, generator and outputs stand as they did.
 */
export async function runContract(
  source: ContractSource,
  { check = false, recordFile = join(source.outDir, ".contract.json") }: RunOptions = {},
): Promise<Outcome> {
  try {
    const generator = generatorHash(source);
    const earlier = await readRecord(recordFile, generator);
    if (earlier?.isCurrent)
      return {
        status: "unchanged",
        hash: earlier.hash,
        changed: [],
        removed: [],
        diagnostics: earlier.warnings,
      };
    const { generateContract } = await import("../generateContract.ts");
    const { files, hash, sources, warnings } = await generateContract(source);
    const removed = (earlier?.outputs ?? []).filter((path) => !files.has(path));
    const changed = check ? await staleOutputs(files) : await writeOutputs(source.outDir, files);
    const isDifferent = changed.length + removed.length > 0;
    if (check && isDifferent) return { status: "stale", hash, changed, removed, diagnostics: warnings };
    if (!check) await removeOutputs(removed);
    if (!check || earlier)
      await writeRecord(recordFile, { generator, sources, outputs: files, hash, warnings });
    return { status: isDifferent ? "written" : "unchanged", hash, changed, removed, diagnostics: warnings };
  } catch (error) {
    return { status: "refused", changed: [], removed: [], diagnostics: diagnosticsOf(error as Error) };
  }
}

function diagnosticsOf(error: Error): readonly ContractDiagnostic[] {
  if (error instanceof GenerateError) return error.diagnostics;
  return [
    {
      code: "internal",
      severity: "error",
      message: `the generator failed: ${error.message}`,
      help: "a fault of the generator: please report it, with the contract",
    },
  ];
}
