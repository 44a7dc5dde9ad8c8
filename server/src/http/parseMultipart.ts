import type { IncomingMessage } from "node:http";
import { createScalarReader } from "@frete/contract/toolkit/scalarReader";
import type { Part } from "formidable";
import type { CheckText } from "./checkText.ts";
import type { PartEntry } from "./contractModule.ts";
import { HttpError, invalid } from "./errors.ts";
import { isWithin } from "./mediaType.ts";
import { readParts } from "./multipartParts.ts";
import { parseJsonBody } from "./parseJsonBody.ts";
import { receiveUpload, type Upload } from "./receiveUpload.ts";
import { utf8 } from "./utf8.ts";

/** Most parts of one form: each costs an entry, and each file a temporary one. */
const MAX_PARTS = 1000;

export interface MultipartOptions {
  readonly maxBytes: number;
  readonly maxJsonDepth: number;
  readonly parseJson: (text: string) => unknown;
  /** Folder of the temporary files. */
  readonly uploadFolder: string;
  readonly checkText: CheckText;
}

/** A form as a handler gets it: files are on disk until it is disposed of. */
export type MultipartForm = Record<string, unknown> & AsyncDisposable;

/**
 * Makes the parser of multipart forms with the parts given (RFC 7578): texts and JSON become values, files `File`s whose content
 * lies in temporary files, so that a form costs little memory. Parts that the contract does not name are dropped; so is the part
 * without name and content that browsers send for an input where no file was chosen.
 *
 * @returns what throws HttpError 400 or 413; what was written by then is removed
 */
export function createMultipartParser(
  parts: Readonly<Record<string, PartEntry>>,
  options: MultipartOptions,
): (request: IncomingMessage) => Promise<MultipartForm> {
  const { maxBytes, uploadFolder, checkText } = options;
  const readers = new Map(
    Object.entries(parts).map(([name, entry]) => [name, readerOf(name, entry, options)]),
  );
  const tooLarge = () => new HttpError(413, (texts) => texts.bodyTooLarge(maxBytes));
  const bounds = {
    maxBytes,
    maxParts: MAX_PARTS,
    tooLarge,
    tooMany: () => new HttpError(400, (texts) => texts.tooManyParts(MAX_PARTS)),
    malformed: () => new HttpError(400, (texts) => texts.malformedForm()),
  };
  return async (request) => {
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
    const uploads: Upload[] = [];
    const found: { name: string; value: unknown }[] = [];
    const dispose = async () => {
      await Promise.all(uploads.map((upload) => upload.discard()));
    };
    try {
      await readParts(request, bounds, (part, source, fail) => {
        const name = part.name ?? "";
        const entry = parts[name];
        const read = readers.get(name);
        if (!entry || !read) return;
        if (!entry.isList && found.some((other) => other.name === name))
          return fail(invalid(bodyPart(name), (texts) => texts.repeatedParameter()));
        const slot: { name: string; value: unknown } = { name, value: undefined };
        found.push(slot);
        if (entry.kind === "file") {
          if (!isOfType(part, entry))
            return fail(invalid(bodyPart(name), (texts) => texts.malformedParameter()));
          const upload = receiveUpload(part, uploadFolder, source, fail);
          uploads.push(upload);
          slot.value = upload.received;
        } else collect(part, fail, (bytes) => (slot.value = read(bytes)));
      });
      const form = await assembled(parts, found);
      checkText(form);
      return Object.defineProperty(form, Symbol.asyncDispose, { value: dispose }) as MultipartForm;
    } catch (error) {
      await dispose();
      throw error;
    }
  };
}

const bodyPart = (name: string) => ({ in: "body", keys: [name] }) as const;

const isOfType = ({ mimetype }: Part, { contentType }: { readonly contentType?: string }) =>
  contentType === undefined ||
  contentType.split(",").some((range) => isWithin(mimetype ?? "text/plain", range));

/** The reader of a part that is no file. */
function readerOf(
  name: string,
  entry: PartEntry,
  { maxJsonDepth, parseJson }: MultipartOptions,
): (bytes: Buffer) => unknown {
  const readText = entry.kind === "text" ? createScalarReader(entry.types) : undefined;
  return (bytes) => {
    try {
      return readText ? readText(utf8(bytes)) : parseJsonBody(bytes, maxJsonDepth, parseJson);
    } catch (error) {
      throw error instanceof HttpError ? invalid(bodyPart(name), error.wording) : error;
    }
  };
}

function collect(part: Part, fail: (error: Error) => void, done: (bytes: Buffer) => void): void {
  const chunks: Buffer[] = [];
  part.on("data", (chunk: Buffer) => chunks.push(chunk));
  part.on("end", () => {
    try {
      done(Buffer.concat(chunks));
    } catch (error) {
      fail(error as Error);
    }
  });
}

/** The values by name, in the order of their parts. */
async function assembled(
  parts: Readonly<Record<string, PartEntry>>,
  found: readonly { name: string; value: unknown }[],
): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>();
  for (const { name, value: promised } of found) {
    const { isList, kind } = parts[name] as PartEntry;
    const value = await promised;
    if (kind === "file" && (value as File).name === "" && (value as File).size === 0) continue;
    // A list of JSON may come as one part.
    if (!isList || (kind === "json" && Array.isArray(value) && !form.has(name))) form.set(name, value);
    else form.set(name, [...((form.get(name) as unknown[] | undefined) ?? []), value]);
  }
  return Object.fromEntries(form);
}
