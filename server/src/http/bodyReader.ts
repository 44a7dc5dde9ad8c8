import type { IncomingMessage } from "node:http";
import { createScalarReader } from "@frete/contract/toolkit/scalarReader";
import type { BodyShare } from "./bodyGate.ts";
import { type CheckText, createTextCheck, type TextRule } from "./checkText.ts";
import type { FormEntry, OperationEntry } from "./contractModule.ts";
import { ClientGone, HttpError } from "./errors.ts";
import { limitedStream } from "./limitedStream.ts";
import { bareType, isJson, isWithin } from "./mediaType.ts";
import { parseDecimals } from "./parseDecimals.ts";
import { parseJsonBody } from "./parseJsonBody.ts";
import { createMultipartParser } from "./parseMultipart.ts";
import { createQueryParser } from "./parseQuery.ts";
import { readBytes } from "./readBytes.ts";
import { hasBody } from "./unreadBody.ts";
import { utf8 } from "./utf8.ts";

/**
 * Reads the body of one media type that is neither JSON nor a plain stream (multipart forms). It gets the raw request and
 * enforces `maxBytes` itself, since what is too large may be the caller's 400 and not a 413. A value that holds resources
 * (temporary files) has `Symbol.asyncDispose`: it is called when the request is over, whatever became of it.
 */
export type BodyParser = (
  request: IncomingMessage,
  operation: { readonly id: string; readonly maxBytes: number | null; readonly checkText: CheckText },
) => unknown | Promise<unknown>;

export interface BodyLimits {
  /** Limit of a JSON body in bytes. */
  readonly maxJsonBytes: number;
  /** Deepest nesting of a JSON body. */
  readonly maxJsonDepth: number;
  /** Limit of other bodies where the operation names none. */
  readonly maxStreamBytes: number;
}

/** How bodies are read, besides what the contract says. */
export interface BodyReaderOptions extends BodyLimits {
  /** Readers of media types that are neither JSON nor a plain stream. */
  readonly bodyParsers: Readonly<Record<string, BodyParser>>;
  /** By operation: parts whose texts the handler checks (JSON pointers, `*` = any index). */
  readonly ownTexts: Readonly<Record<string, readonly string[]>>;
  /** Folder of the temporary files of forms. */
  readonly uploadFolder: string;
  /** Which texts are refused whatever their schemas say. */
  readonly textRule: TextRule | undefined;
}

export interface ReadBody {
  /** The media type as the contract writes it; where that is a range, the header as it was sent. */
  readonly contentType: string | undefined;
  readonly body: unknown;
  /** The media type of the contract whose schema the body must have. */
  readonly documented: string | undefined;
}

const NO_BODY: ReadBody = { contentType: undefined, body: undefined, documented: undefined };

/** Reads a body of one media type. */
type ReadAs = (request: IncomingMessage, share?: BodyShare) => unknown;

/** A media type that an operation takes. */
interface Accepted {
  readonly documented: string;
  readonly isRange: boolean;
  readonly isText: boolean;
  readonly read: ReadAs;
}

/** JSON without a byte is no body. */
const NOTHING = Symbol("nothing");

/**
 * Makes the body reader of one operation: JSON and forms parsed, plain text a string, registered media types by their parser,
 * all others a stream.
 *
 * @returns undefined for an operation without a body (one that is sent all the same is dropped)
 */
export function createBodyReader(
  entry: OperationEntry,
  options: BodyReaderOptions,
): ((request: IncomingMessage, share?: BodyShare) => ReadBody | Promise<ReadBody>) | undefined {
  const { body } = entry;
  if (!body) return undefined;
  const accepted = body.contentTypes.map(
    (documented): Accepted => ({
      documented,
      isRange: documented.includes("*"),
      isText: isJson(documented) || documented.startsWith("text/"),
      read: readerOf(entry, documented, options),
    }),
  );
  const missing = (): ReadBody => {
    if (body.required) throw new HttpError(400, (texts) => texts.bodyMissing());
    return NO_BODY;
  };
  return (request, share) => {
    if (!hasBody(request)) return missing();
    // Its streams have ended already: nothing would tell of it any more.
    if (request.destroyed) throw new ClientGone();
    const header = request.headers["content-type"];
    const type = acceptedType(accepted, header);
    if (!type) throw new HttpError(415, (texts) => texts.unsupportedMediaType(body.contentTypes));
    if (type.isText && !isInUtf8(header)) throw new HttpError(415, (texts) => texts.unsupportedCharset());
    const encoding = request.headers["content-encoding"];
    if (encoding !== undefined && encoding !== "identity")
      throw new HttpError(415, (texts) => texts.unsupportedEncoding());
    const { documented } = type;
    const contentType = type.isRange ? (header ?? UNKNOWN_TYPE) : documented;
    const found = (value: unknown): ReadBody =>
      value === NOTHING ? missing() : { contentType, body: value, documented };
    const value = type.read(request, share);
    return value instanceof Promise ? value.then(found) : found(value);
  };
}

function readerOf(
  { id, body }: OperationEntry,
  documented: string,
  {
    maxJsonBytes,
    maxJsonDepth,
    maxStreamBytes,
    bodyParsers,
    ownTexts,
    textRule,
    uploadFolder,
  }: BodyReaderOptions,
): ReadAs {
  const { freeText = [], maxBytes = null, forms = {}, decimals = false } = body ?? {};
  const checkText = textRule ? createTextCheck(textRule, freeText, ownTexts[id]) : () => {};
  const parse = bodyParsers[documented];
  if (parse) return (request) => parse(request, { id, maxBytes, checkText });
  const parseJson = decimals ? parseDecimals : undefined;
  if (isJson(documented)) {
    const look =
      textRule && ((value: unknown, text: string) => textRule.concerns?.(text) !== false && checkText(value));
    const limit = Math.min(maxBytes ?? maxJsonBytes, maxJsonBytes);
    const use = (bytes: Buffer) =>
      bytes.length === 0 ? NOTHING : parseJsonBody(bytes, maxJsonDepth, parseJson, look);
    return (request, share) => readBytes(request, limit, use, share);
  }
  const form = forms[documented];
  if (form && "parts" in form) {
    const bounds = { maxBytes: maxBytes ?? maxStreamBytes, maxJsonDepth, uploadFolder, checkText };
    return createMultipartParser(form.parts, { ...bounds, parseJson: parseJson ?? JSON.parse });
  }
  if (form || bareType(documented) === "text/plain") {
    const parseText = form && textParser(form);
    const use = (bytes: Buffer) => {
      const text = utf8(bytes);
      const value = parseText ? parseText(text) : text;
      checkText(value);
      return value;
    };
    return (request, share) => readBytes(request, maxBytes ?? maxJsonBytes, use, share);
  }
  return (request) => limitedStream(request, maxBytes ?? maxStreamBytes);
}

const textParser = (form: Exclude<FormEntry, { parts: unknown }>): ((text: string) => unknown) =>
  "types" in form
    ? createScalarReader(form.types)
    : createQueryParser(form.fields, { blankIsAbsent: false }, "body");

/** What bytes are that nobody has named (RFC 9110, 8.3). */
const UNKNOWN_TYPE = "application/octet-stream";

/** The media type of the contract that a header names: itself before a range. */
function acceptedType(accepted: readonly Accepted[], header: string | undefined): Accepted | undefined {
  if (header === undefined) return accepted.find(({ documented }) => documented === "*/*");
  return (
    accepted.find(({ documented }) => documented === header) ??
    accepted.find(({ documented, isRange }) => !isRange && isWithin(header, documented)) ??
    accepted.find(({ documented }) => isWithin(header, documented))
  );
}

function isInUtf8(header: string | undefined): boolean {
  const charset = header?.includes("charset") && /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(header)?.[1];
  return !charset || /^utf-?8$/i.test(charset);
}
