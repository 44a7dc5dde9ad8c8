import { readFile } from "node:fs/promises";
import pLimit from "p-limit";
import { invalid, releaseBytes } from "../../http/index.ts";
import { extensionOf } from "../../platform/files/cleanFileName.ts";
import { extensions, type FileType, fileType } from "../../platform/files/fileType.ts";
import type { Random } from "../../platform/random.ts";
import type { ReceivedArquivo } from "./formulario.ts";
import { textos } from "./textos.ts";

/** A received file that is of a type which is taken, with the key it will be stored under. */
export interface CheckedFile extends ReceivedArquivo {
  /** 32 hexadecimal digits, random. */
  chave: string;
  tipo: FileType;
}

/**
 * A content is looked at as a whole, 2 MiB of it: with all that arrive together in memory, 100 messages of five files took the
 * server to 400 MB, and two at a time are as fast.
 */
const inTurn = pLimit(2);

/** Holds files against the types that are taken, one after the other. @throws HttpError 400 naming the file (ERR-022, NS-018) */
export async function checkFiles(
  arquivos: readonly ReceivedArquivo[],
  random: Random,
): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const arquivo of arquivos) {
    const { nome, caminho } = arquivo;
    const extension = extensionOf(nome);
    if (!extensions.includes(extension.toLowerCase()))
      throw invalid("anexo", textos.tipoNaoAceito(nome, extensions));
    const tipo = await inTurn(() => typeOfFile(extension, caminho));
    if (tipo === undefined) throw invalid("anexo", textos.conteudoDiferente(nome));
    checked.push({ ...arquivo, tipo, chave: random.hex(16) });
  }
  return checked;
}

async function typeOfFile(extension: string, path: string): Promise<FileType | undefined> {
  const content = await readFile(path);
  const type = fileType(extension, content);
  releaseBytes(content);
  return type;
}
