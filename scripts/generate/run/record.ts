import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { ContractDiagnostic } from "../diagnostics/diagnostic.ts";

/** What an earlier generation left, and what it was made of. Paths are relative to the folder of the record. */
interface RunRecord {
  /** Of the generator and the options. */
  generator: string;
  /** Source -> hash of its content. */
  sources: Record<string, string>;
  /** Output -> hash of its content. */
  outputs: Record<string, string>;
  hash: string;
  warnings: ContractDiagnostic[];
}

/** The earlier generation of a contract, as far as it still counts. */
export interface EarlierRun {
  hash: string;
  warnings: readonly ContractDiagnostic[];
  /** Outputs that still are what that generation wrote. */
  outputs: readonly string[];
  /** Do generator, options, sources and outputs still stand as they were? Then there is nothing to do. */
  isCurrent: boolean;
}

/** @returns undefined when there is no record, or none that can be read */
export async function readRecord(file: string, generator: string): Promise<EarlierRun | undefined> {
  let record: RunRecord;
  try {
    record = JSON.parse(await readFile(file, "utf8"));
    const outputs = await standing(file, record.outputs);
    const sources = await standing(file, record.sources);
    return {
      hash: record.hash,
      warnings: record.warnings,
      outputs,
      isCurrent:
        record.generator === generator &&
        sources.length === Object.keys(record.sources).length &&
        outputs.length === Object.keys(record.outputs).length,
    };
  } catch {
    return undefined;
  }
}

/** Notes what a generation was made of and what it left. */
export async function writeRecord(
  file: string,
  {
    generator,
    sources,
    outputs,
    hash,
    warnings,
  }: {
    generator: string;
    sources: readonly string[];
    outputs: ReadonlyMap<string, string>;
    hash: string;
    warnings: ContractDiagnostic[];
  },
): Promise<void> {
  const from = (path: string) => relative(dirname(file), resolve(path));
  const record: RunRecord = {
    generator,
    sources: Object.fromEntries(
      await Promise.all(
        [...sources].sort().map(async (path) => [from(path), hashOf(await readFile(path))] as const),
      ),
    ),
    outputs: Object.fromEntries([...outputs].map(([path, content]) => [from(path), hashOf(content)])),
    hash,
    warnings,
  };
  const text = `${JSON.stringify(record, null, 2)}\n`;
  if (text === (await readFile(file, "utf8").catch(() => undefined))) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Those files whose content still has its hash. */
async function standing(file: string, hashes: Record<string, string>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(hashes).map(async ([path, hash]) => {
      const whole = join(dirname(file), path);
      const content = await readFile(whole).catch(() => undefined);
      return content !== undefined && hashOf(content) === hash ? [relative(process.cwd(), whole)] : [];
    }),
  );
  return found.flat();
}

/** SHA-256, shortened to what tells one content from another. */
export const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 32);
