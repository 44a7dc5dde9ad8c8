import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackupError } from "./backupError.ts";

/** Makes a folder that its owner alone reads. @throws BackupError when it is there and not empty */
export async function makeFolder(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new BackupError(`${folder} cannot be used: ${error.message}`);
  });
  if (found.length > 0) throw new BackupError(`${folder} is not empty: name a new folder for each backup`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Writes a file that its owner alone reads; it is on the disk when the promise resolves. */
export async function writeDurably(
  path: string,
  bytes: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
  ...through: Transform[]
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const target = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline([Readable.from(bytes), ...through, target]);
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

/** Counts and hashes what goes through. */
export function counter(): Transform & { result(): { bytes: number; sha256: string } } {
  const hash = createHash("sha256");
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return Object.assign(through, { result: () => ({ bytes, sha256: hash.digest("hex") }) });
}

/** Size and hash of a stream, or of the file at a path. */
export async function measure(source: Readable | string): Promise<{ bytes: number; sha256: string }> {
  const counted = counter();
  await pipeline(typeof source === "string" ? createReadStream(source) : source, counted.resume());
  return counted.result();
}
