import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Part } from "formidable";
import { invalid, releaseBytes, type Source } from "../../http/index.ts";
import { cleanFileName } from "../../platform/files/cleanFileName.ts";
import { folderError } from "../../platform/files/guardFolder.ts";
import type { ReceivedArquivo } from "./formulario.ts";
import { MAX_FILE_BYTES } from "./limites.ts";
import { textos } from "./textos.ts";

/** A file on its way into the temporary folder. */
export interface Receiving {
  /** The file, once all of it is written. */
  received: Promise<ReceivedArquivo>;
  /** Removes the temporary file, also one that is still being opened. Never fails. */
  discard(): Promise<void>;
}

/** Writes one file of a form to `path` while it arrives. Empty or too large: 400; a disk that does not take it: StorageError. */
export function receiveFile(
  part: Part,
  sentName: string,
  path: string,
  source: Source,
  fail: (error: Error) => void,
): Receiving {
  const nome = cleanFileName(sentName);
  const stream = createWriteStream(path, { flags: "wx", flush: true, mode: 0o600 });
  const closed = new Promise<void>((resolve) => stream.once("close", resolve));
  let tamanho = 0;
  let failed = false;
  const received = new Promise<ReceivedArquivo>((resolve, reject) => {
    const refuse = (error: Error) => {
      if (failed) return;
      failed = true;
      stream.destroy();
      reject(error);
      fail(error);
    };
    stream.on("error", (error) => refuse(folderError(error)));
    stream.on("drain", () => source.resume());
    stream.on("finish", () => {
      // A stream that was ended while it was full does not say that it has drained.
      source.resume();
      resolve({ nome, caminho: path, tamanho });
    });
    part.on("data", (chunk: Buffer) => {
      if (failed) return;
      tamanho += chunk.length;
      if (tamanho > MAX_FILE_BYTES) refuse(invalid("anexo", textos.arquivoGrande(nome)));
      else if (!stream.write(chunk, (error) => !error && releaseBytes(chunk))) source.pause();
    });
    part.on("end", () => {
      if (failed) return;
      if (tamanho === 0) refuse(invalid("anexo", textos.arquivoVazio(nome)));
      else stream.end();
    });
  });
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
