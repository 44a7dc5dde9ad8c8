import { readFile } from "node:fs/promises";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usageError.ts";

/** The JSON of a file, or of standard input for `-`. @throws UsageError that names the file */
export async function readJson(file: string, { stdin }: Terminal): Promise<unknown> {
  const text = file === "-" ? await textOf(stdin) : await readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      `${file === "-" ? "Standard input" : file} is not JSON: ${(error as Error).message}`,
    );
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function textOf(stream: AsyncIterable<Uint8Array | string>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(typeof part === "string" ? Buffer.from(part) : part);
  return Buffer.concat(parts).toString("utf8");
}
