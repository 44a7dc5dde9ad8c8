import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Part } from "formidable";
import { type BodyParser, HttpError, invalid, readParts } from "../../http/index.ts";
import { guardFolder } from "../../platform/files/guardFolder.ts";
import { collectField } from "./collectField.ts";
import type { Formulario, FormularioMensagem, ReceivedArquivo } from "./formulario.ts";
import { MAX_FILES, MAX_PARTS } from "./limites.ts";
import { type Receiving, receiveFile } from "./receiveFile.ts";
import { textos } from "./textos.ts";

/** Fields that carry files (CHAT-MSG-005). */
const FILE_FIELDS = new Set(["anexo", "anexo[]"]);

/**
 * Makes the reader of multipart forms: text fields become fields of the body, files are written to `folder` while they arrive,
 * so that a form costs little memory. Everything is bounded, and whatever is beyond a bound or malformed is 400, never 413
 * (NS-018); what was written by then is removed. Fields given twice are refused, but files. A part without a
 * file name and without content is no file: browsers, and programs like them, send one for an input where nothing was chosen.
 */
export function formReader(folder: string): BodyParser {
  return async (request, { maxBytes, checkText }) => {
    if (maxBytes !== null && Number(request.headers["content-length"] ?? 0) > maxBytes)
      throw new HttpError(400, textos.formularioGrande());
    await guardFolder(() => mkdir(folder, { recursive: true }));
    const fields = new Map<string, string>();
    const files: Receiving[] = [];
    const dispose = async () => {
      await Promise.all(files.map((file) => file.discard()));
    };
    try {
      await readParts(request, bounds(maxBytes), (part, form, fail) => {
        const name = part.name ?? "";
        const expectNothing = () => refuseContent(part, () => fail(invalid(name, textos.semNome())));
        if (part.originalFilename === "") return expectNothing();
        if (!FILE_FIELDS.has(name)) {
          if (part.originalFilename !== null) return fail(invalid(name, textos.campoDeArquivo()));
          if (fields.has(name)) return fail(invalid(name, textos.campoRepetido()));
          fields.set(name, "");
          collectField(part, name, fail, (text) => fields.set(name, text));
          return;
        }
        if (part.originalFilename === null) return expectNothing();
        if (files.length === MAX_FILES) return fail(invalid("anexo", textos.arquivosDemais()));
        const path = join(folder, randomBytes(16).toString("hex"));
        files.push(receiveFile(part, part.originalFilename, path, form, fail));
      });
      const arquivos: ReceivedArquivo[] = await Promise.all(files.map((file) => file.received));
      const texts = Object.fromEntries(fields);
      checkText(texts);
      // The schema of the operation tells which fields there must be.
      const form: Formulario = { ...texts, arquivos, [Symbol.asyncDispose]: dispose };
      return form as FormularioMensagem;
    } catch (error) {
      await dispose();
      throw error;
    }
  };
}

const bounds = (maxBytes: number | null) => ({
  maxBytes: maxBytes ?? Number.POSITIVE_INFINITY,
  maxParts: MAX_PARTS,
  tooLarge: () => new HttpError(400, textos.formularioGrande()),
  tooMany: () => new HttpError(400, textos.partesDemais()),
  malformed: () => new HttpError(400, textos.malFormado()),
});

function refuseContent(part: Part, refuse: () => void): void {
  part.on("data", (chunk: Buffer) => {
    if (chunk.length > 0) refuse();
  });
}
