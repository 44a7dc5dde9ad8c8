import { randomUUID } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Part } from "formidable";
import type { Source } from "./multipartParts.ts";
import { releaseBytes } from "./releaseBytes.ts";

/** A file of a form on its way into a temporary file. */
export interface Upload {
  /** The file, once all of it is written; its content stays on disk until it is read. */
  readonly received: Promise<File>;
  /** Removes the temporary file, also one that is still being opened. Never fails. */
  discard(): Promise<void>;
}

/** Writes one file of a form to `folder` while it arrives; the form waits while the disk is behind. */
export function receiveUpload(
  part: Part,
  folder: string,
  source: Source,
  fail: (error: Error) => void,
): Upload {
  const path = join(folder, `upload-${randomUUID()}`);
  const stream = createWriteStream(path, { flags: "wx", mode: 0o600 });
  const closed = new Promise<void>((resolve) => stream.once("close", resolve));
  const { promise: received, resolve, reject } = Promise.withResolvers<File>();
  stream.on("error", (error: NodeJS.ErrnoException) => {
    const fault = error.code === "ENOSPC" ? Object.assign(error, { kind: "full" }) : error;
    reject(fault);
    fail(fault);
  });
  stream.on("drain", () => source.resume());
  stream.on("finish", () => {
    // A stream that was ended while it was full does not say that it has drained.
    source.resume();
    const type = part.mimetype ?? "application/octet-stream";
    openAsBlob(path).then(
      (content) => resolve(new File([content], part.originalFilename ?? "", { type })),
      reject,
    );
  });
  part.on("data", (chunk: Buffer) => {
    if (stream.destroyed) return;
    if (!stream.write(chunk, (error) => !error && releaseBytes(chunk))) source.pause();
  });
  part.on("end", () => stream.end());
  received.catch(() => {});
  return {
    received,
    discard: async () => {
      stream.destroy();
      await closed;
      await rm(path, { force: true }).catch(() => {});
    },
  };
}
