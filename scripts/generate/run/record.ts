import { createHash } from "node:crypto";
import { readFileSync, type Stats, statSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import type { ContractDiagnostic } from "../diagnostics/diagnostic.ts";
import { shortPath } from "../shortPath.ts";

/** What an earlier generation left, and what it was made of. Paths are relative to the folder of the record. */
interface RunRecord {
  /** Of the generator and the options. */
  generator: string;
  /** Of the documents as they were compiled, and of what else outputs are made of; of a run that did not compare them none. */
  digest?: string;
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
  /** Files that it was made of, as absolute paths. */
  sources: readonly string[];
  digest: string | undefined;
  /** Are generator and options those of that generation, and the outputs what it wrote? */
  isIntact: boolean;
  /** Are the sources, too? Then there is nothing to do. */
  isCurrent: boolean;
}

/** @returns undefined when there is no record, or none that can be read */
export async function readRecord(file: string, generator: string): Promise<EarlierRun | undefined> {
  let record: RunRecord;
  try {
    record = JSON.parse(await readFile(file, "utf8"));
    const outputs = standing(file, record.outputs);
    const still = standing(file, record.sources);
    const sources = Object.keys(record.sources).map((path) => resolve(dirname(file), path));
    const isIntact = record.generator === generator && outputs.length === Object.keys(record.outputs).length;
    const { hash, digest, warnings } = record;
    const isCurrent = isIntact && still.length === sources.length;
    return { hash, digest, warnings, outputs, sources, isIntact, isCurrent };
  } catch {
    return undefined;
  }
}

/** What is noted of a generation. */
export interface Made extends Pick<RunRecord, "generator" | "digest" | "hash" | "warnings"> {
  sources: readonly string[];
  outputs: ReadonlyMap<string, string>;
  /** When it began to read its sources, ms since 1970. */
  since: number;
}

/** Clocks of file systems are behind by as much, ms. */
const COARSE = 10;
/** The hash of a source that was saved while it was read: what was read may be another text than what is there now. */
const IN_DOUBT = "";

/** Notes what a generation was made of and what it left. */
export async function writeRecord(file: string, { sources, outputs, since, ...rest }: Made): Promise<void> {
  await save(file, {
    ...rest,
    sources: await hashesOf(file, sources, since),
    outputs: Object.fromEntries(
      [...outputs].map(([path, content]) => [relativeTo(file, path), hashOf(content)]),
    ),
  });
}

/** Notes that other sources made the same. */
export async function renewRecord(file: string, sources: readonly string[], since: number): Promise<void> {
  const record: RunRecord = JSON.parse(await readFile(file, "utf8"));
  await save(file, { ...record, sources: await hashesOf(file, sources, since) });
}

async function save(file: string, record: RunRecord): Promise<void> {
  const text = `${JSON.stringify(record, null, 2)}\n`;
  if (text === (await readFile(file, "utf8").catch(() => undefined))) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function hashesOf(
  file: string,
  paths: readonly string[],
  since: number,
): Promise<Record<string, string>> {
  const hashes = [...paths].sort().map(async (path) => {
    const hash = hashOfSource(path, await readFile(path));
    const { ctimeMs } = await stat(path);
    return [relativeTo(file, path), ctimeMs > since - COARSE ? IN_DOUBT : hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

const relativeTo = (file: string, path: string) => relative(dirname(file), resolve(path));

/** Those files whose content still has its hash. */
function standing(file: string, hashes: Record<string, string>): string[] {
  return Object.entries(hashes).flatMap(([path, hash]) => {
    const whole = resolve(dirname(file), path);
    return hashOfFile(whole) === hash ? [shortPath(whole)] : [];
  });
}

/** File -> its hash, and what the file system said of it then. */
const known = new Map<string, { hash: string; stamp: string }>();

/** The hash of a file; of one that this process has looked at before, and that nobody has written since, the same. */
function hashOfFile(path: string): string | undefined {
  try {
    const now = Date.now();
    const stats = statSync(path);
    const stamp = stampOf(stats);
    const earlier = known.get(path);
    if (earlier?.stamp === stamp) return earlier.hash;
    const hash = hashOfSource(path, readFileSync(path));
    // Within a tick of that clock it may be written once more.
    if (stats.ctimeMs < now - COARSE) known.set(path, { hash, stamp });
    return hash;
  } catch {
    return undefined;
  }
}

const stampOf = ({ mtimeMs, ctimeMs, size, ino }: Stats) => [mtimeMs, ctimeMs, size, ino].join();

/** What a comment, or the layout, does not change: strings, documentation and names stand for themselves. */
const TOKEN = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?:\s|\/\/[^\n]*)+/g;

/** The hash of a source; comments and layout of TypeSpec do not count. */
function hashOfSource(path: string, content: Buffer): string {
  if (!path.endsWith(".tsp")) return hashOf(content);
  const text = content.toString();
  // Strings inside of strings are more than an expression can tell.
  if (text.includes("${")) return hashOf(content);
  return hashOf(text.replace(TOKEN, (token) => (/^(?:\s|\/\/)/.test(token) ? " " : token)));
}

/** SHA-256, shortened to what tells one content from another. */
export const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 32);
