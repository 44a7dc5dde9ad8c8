import { type ContractSource, inputsOf } from "../contractSource.ts";
import type { ContractDiagnostic } from "../diagnostics/diagnostic.ts";
import { changesOf } from "./changesOf.ts";
import { generatorHash } from "./generatorHash.ts";
import { type Outcome, refusedOutcome, unchangedOutcome } from "./outcome.ts";
import { removeOutputs, writeOutputs } from "./outputs.ts";
import { readRecord, writeRecord } from "./record.ts";

/** A run that has written what a server runs on. */
export interface ServedRun {
  outcome: Outcome;
  /** Writes what code is held against, and tells the changes; as of `finish`, there may be nothing to do. */
  type?: () => Promise<Outcome>;
  /** Writes the other outputs; there are none to write when the run changed nothing, or was refused. */
  finish?: () => Promise<Outcome>;
}

/**
 * Generates a contract for somebody who waits for a server: what that runs on is written first, its types and the other outputs when
 * they are asked for. As long as they are not, the next run does everything again.
 *
 * @param recordFile where it is noted what a run was made of
 */
export async function runServed(source: ContractSource, recordFile: string): Promise<ServedRun> {
  try {
    const generator = generatorHash(source);
    const earlier = await readRecord(recordFile, generator);
    if (earlier?.isCurrent) return { outcome: unchangedOutcome(earlier, earlier.sources) };
    const { compileContract } = await import("../compileContract.ts");
    const since = Date.now();
    const compiled = await compileContract(source.entry, source);
    const { deriveServed } = await import("../generateContract.ts");
    const { files, hash, warnings, typed, rest } = await deriveServed(source, compiled);
    const sources = [...compiled.sources, ...inputsOf(source)];
    const changesSince = await changesOf(source, files);
    const changed = writeOutputs(source.outDir, files);
    const outcome: Outcome = {
      status: changed.length > 0 ? "written" : "unchanged",
      ...{ hash, changed, removed: [], diagnostics: warnings, sources },
    };
    const type = async (): Promise<Outcome> => {
      try {
        const more = writeOutputs(source.outDir, await typed());
        const changes = await changesSince();
        return { status: "written", hash, changed: more, removed: [], changes, diagnostics: [], sources };
      } catch (error) {
        return refusedOutcome(error as Error);
      }
    };
    const finish = async (): Promise<Outcome> => {
      try {
        const types = await typed();
        const others = await rest();
        const outputs = new Map([...files, ...types, ...others.files]);
        const more = writeOutputs(source.outDir, new Map([...types, ...others.files]));
        const removed = (earlier?.outputs ?? []).filter((path) => !outputs.has(path));
        removeOutputs(removed);
        const diagnostics = [...warnings, ...others.warnings, ...others.gaps];
        // What the contract's own settings refuse is refused by every other run.
        if (!others.gaps.some(isError))
          await writeRecord(recordFile, { generator, sources, outputs, hash, warnings: diagnostics, since });
        return { status: "written", hash, changed: more, removed, diagnostics, sources };
      } catch (error) {
        return refusedOutcome(error as Error);
      }
    };
    return { outcome, type, finish };
  } catch (error) {
    return { outcome: refusedOutcome(error as Error) };
  }
}

const isError = ({ severity }: ContractDiagnostic) => severity === "error";
