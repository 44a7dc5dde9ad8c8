import type { IncomingMessage } from "node:http";
import formidable, { type Part } from "formidable";
import { ClientGone, HttpError } from "./errors.ts";

/** What formidable does on its own account and these forms do not use. */
type Form = ReturnType<typeof formidable> & { _error(error: Error): void };

/** Something that can wait: the form whose request is held back while a disk writes. */
export interface Source {
  pause(): unknown;
  resume(): unknown;
}

/** Takes a part when its head has come; `fail` ends the reading with an error. */
export type OnPart = (part: Part, source: Source, fail: (error: Error) => void) => void;

/** Bounds of a form, and what going beyond them becomes. */
export interface FormBounds {
  readonly maxBytes: number;
  readonly maxParts: number;
  readonly tooLarge: () => HttpError;
  readonly tooMany: () => HttpError;
  readonly malformed: () => HttpError;
}

/**
 * Runs the multipart parser over a request (RFC 7578). When it fails, what still arrives waits until the answer is sent, and is then
 * read and dropped.
 *
 * @throws what `bounds` say, ClientGone, or what `onPart` fails with
 */
export function readParts(request: IncomingMessage, bounds: FormBounds, onPart: OnPart): Promise<void> {
  return new Promise((resolve, reject) => {
    const form = formidable({}) as unknown as Form & Source;
    let parts = 0;
    let failed = false;
    const fail = (error: Error) => {
      if (failed) return;
      failed = true;
      reject(error);
      form._error(error);
      request.removeAllListeners("data").pause();
    };
    form.onPart = (part) => {
      if (failed) return;
      if (++parts > bounds.maxParts) fail(bounds.tooMany());
      else onPart(part, form, fail);
    };
    form.on("progress", (received) => {
      if (received > bounds.maxBytes) fail(bounds.tooLarge());
    });
    request.once("close", () => {
      if (!request.complete) fail(new ClientGone());
    });
    const settle = (error: unknown) => {
      if (!error) resolve();
      else if (request.destroyed && !request.complete) fail(new ClientGone());
      else fail(error instanceof HttpError ? error : bounds.malformed());
    };
    Promise.resolve(form.parse(request, settle)).catch(settle);
  });
}
