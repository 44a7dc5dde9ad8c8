import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { type CheckText, createTextCheck, type TextRule } from "./checkText.ts";
import type { OperationEntry } from "./contractModule.ts";
import { HttpError } from "./errors.ts";
import { limitedStream } from "./limitedStream.ts";
import { isJson } from "./mediaType.ts";
import { parseDecimals } from "./parseDecimals.ts";
import { parseJsonBody } from "./parseJsonBody.ts";
import { readBytes } from "./readBytes.ts";
import { hasBody } from "./unreadBody.ts";

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
  /** Which texts are refused whatever their schemas say. */
  readonly textRule: TextRule | undefined;
}

export interface ReadBody {
  readonly contentType: string | undefined;
  readonly body: unknown;
}

const NO_BODY: ReadBody = { contentType: undefined, body: undefined };

/**
 * Makes the body reader of one operation: JSON parsed, registered media types by their parser, all others a stream.
 *
 * @returns undefined for an operation without a body (one that is sent all the same is dropped)
 */
export function createBodyReader(
  { id, body: entry }: OperationEntry,
  { maxJsonBytes, maxJsonDepth, maxStreamBytes, bodyParsers, ownTexts, textRule }: BodyReaderOptions,
): ((request: IncomingMessage) => ReadBody | Promise<ReadBody>) | undefined {
  if (!entry) return undefined;
  const { contentTypes, required, maxBytes } = entry;
  const checkText = textRule ? createTextCheck(textRule, entry.freeText, ownTexts[id]) : () => {};
  const look =
    textRule && ((value: unknown, text: string) => textRule.concerns?.(text) !== false && checkText(value));
  const parseJson = entry.decimals ? parseDecimals : (text: string): unknown => JSON.parse(text);
  const missing = (): ReadBody => {
    if (required) throw new HttpError(400, (texts) => texts.bodyMissing());
    return NO_BODY;
  };
  return (request) => {
    if (!hasBody(request)) return missing();
    const contentType = mediaTypeOf(request, contentTypes);
    const encoding = request.headers["content-encoding"];
    if (encoding !== undefined && encoding !== "identity")
      throw new HttpError(415, (texts) => texts.unsupportedEncoding());
    if (isJson(contentType)) {
      return readBytes(request, maxJsonBytes, (bytes) =>
        bytes.length === 0
          ? missing()
          : { contentType, body: parseJsonBody(bytes, maxJsonDepth, parseJson, look) },
      );
    }
    const parse = bodyParsers[contentType];
    if (parse) return parsed(contentType, parse(request, { id, maxBytes, checkText }));
    if (contentType === "text/plain") {
      return readBytes(request, maxBytes ?? maxJsonBytes, (bytes) => {
        if (!isUtf8(bytes)) throw new HttpError(400, (texts) => texts.bodyNotUtf8());
        const text = bytes.toString("utf8");
        checkText(text);
        return { contentType, body: text };
      });
    }
    const stream: Readable = limitedStream(request, maxBytes ?? maxStreamBytes);
    return { contentType, body: stream };
  };
}

async function parsed(contentType: string, body: unknown): Promise<ReadBody> {
  return { contentType, body: await body };
}

/** The media type of a request, one of those accepted; text and JSON in UTF-8 only. */
function mediaTypeOf(request: IncomingMessage, accepted: readonly string[]): string {
  const header = request.headers["content-type"];
  if (header === undefined) throw new HttpError(415, (texts) => texts.unsupportedMediaType(accepted));
  if (accepted.includes(header)) return header;
  const end = header.indexOf(";");
  const mediaType = (end < 0 ? header : header.slice(0, end)).trim().toLowerCase();
  if (!accepted.includes(mediaType))
    throw new HttpError(415, (texts) => texts.unsupportedMediaType(accepted));
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(header)?.[1];
  const isText = isJson(mediaType) || mediaType.startsWith("text/");
  if (isText && charset !== undefined && !/^utf-?8$/i.test(charset))
    throw new HttpError(415, (texts) => texts.unsupportedCharset());
  return mediaType;
}
