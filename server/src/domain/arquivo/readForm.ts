import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import formidable, { type Part } from "formidable";
import { type BodyParser, ClientGone, HttpError, invalid } from "../../http/index.ts";
import { guardFolder } from "../../platform/files/guardFolder.ts";
import { collectField } from "./collectField.ts";
import type { Formulario, FormularioMensagem, ReceivedArquivo } from "./formulario.ts";
import { MAX_FILES, MAX_PARTS } from "./limites.ts";
import { type Receiving, receiveFile, type Source } from "./receiveFile.ts";
import { textos } from "./textos.ts";

/** Fields that carry files (CHAT-MSG-005). */
const FILE_FIELDS = new Set(["anexo", "anexo[]"]);
/** What formidable does on its own account and these forms do not use. */
type Form = ReturnType<typeof formidable> & Source & { _error(error: Error): void };

/**
 * Makes the reader of multipart forms: text fields become fields of the body, files are written to `folder` while they arrive,
 * so that a form costs little memory. Everything is bounded, and whatever is beyond a bound or malformed is 400, never 413
 * (NS-018); what was written by then is removed. Fields given twice are refused, but files. A part with an empty file name and no
 * content is no file: browsers send one for an input where nothing was chosen.
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
      await readParts(request, maxBytes ?? Number.POSITIVE_INFINITY, (part, form, fail) => {
        const name = part.name ?? "";
        if (part.originalFilename === "")
          return refuseContent(part, () => fail(invalid(name, textos.semNome())));
        if (!FILE_FIELDS.has(name)) {
          if (part.originalFilename !== null) return fail(invalid(name, textos.campoDeArquivo()));
          if (fields.has(name)) return fail(invalid(name, textos.campoRepetido()));
          fields.set(name, "");
          collectField(part, name, fail, (text) => fields.set(name, text));
          return;
        }
        if (!part.originalFilename) return fail(invalid(name, textos.semNome()));
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

function refuseContent(part: Part, refuse: () => void): void {
  part.on("data", (chunk: Buffer) => {
    if (chunk.length > 0) refuse();
  });
}

type OnPart = (part: Part, form: Form, fail: (error: Error) => void) => void;

/** Runs the multipart parser over a request. @throws HttpError 400, ClientGone, or what `onPart` fails with */
function readParts(request: IncomingMessage, maxBytes: number, onPart: OnPart): Promise<void> {
  return new Promise((resolve, reject) => {
    const form = formidable({}) as unknown as Form;
    let parts = 0;
    let failed = false;
    /** Stops the parser; what still arrives waits until the answer is sent, and is then read and dropped. */
    const fail = (error: Error) => {
      if (failed) return;
      failed = true;
      reject(error);
      form._error(error);
      request.removeAllListeners("data").pause();
    };
    form.onPart = (part) => {
      if (failed) return;
      if (++parts > MAX_PARTS) fail(new HttpError(400, textos.partesDemais()));
      else onPart(part, form, fail);
    };
    form.on("progress", (received) => {
      if (received > maxBytes) fail(new HttpError(400, textos.formularioGrande()));
    });
    request.once("close", () => {
      if (!request.complete) fail(new ClientGone());
    });
    const settle = (error: unknown) => {
      if (!error) resolve();
      else if (request.destroyed && !request.complete) fail(new ClientGone());
      else fail(error instanceof HttpError ? error : new HttpError(400, textos.malFormado()));
    };
    Promise.resolve(form.parse(request, settle)).catch(settle);
  });
}
