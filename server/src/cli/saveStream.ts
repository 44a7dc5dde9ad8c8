import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CliError } from "./cliError.ts";
import type { Terminal } from "./terminal.ts";

/** Writes an answer that is a stream of bytes to a file, or to standard output for `-`. @throws CliError */
export async function saveStream(answer: unknown, file: string, { out }: Terminal): Promise<void> {
  const bytes = Readable.fromWeb(answer as Parameters<typeof Readable.fromWeb>[0]);
  if (file === "-") {
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    for await (const chunk of bytes) out.write(decoder.decode(chunk, { stream: true }));
    return;
  }
  await pipeline(bytes, createWriteStream(file)).catch((error: Error) => {
    throw new CliError(`${file} cannot be written: ${error.message}.`);
  });
}
