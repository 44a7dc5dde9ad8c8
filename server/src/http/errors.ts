import { english } from "./english.ts";
import { bodyField, type Field, fieldName } from "./field.ts";
import type { Texts, Wording } from "./texts.ts";

/** A refusal: the only way for code below the toolkit to give an error. `errorBody` makes the answer of it. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly wording: Wording;
  readonly field: Field | undefined;

  /**
   * @param wording what the caller is told: a text, or one in the language of the service
   * @param options.field what it is about; a string is a dotted path in the body
   */
  constructor(
    status: number,
    wording: Wording,
    headers: Record<string, string> = {},
    { field }: { field?: string | Field | undefined } = {},
  ) {
    const place = typeof field === "string" ? bodyField(field) : field;
    super(told(wording, place, english));
    this.name = "HttpError";
    this.status = status;
    this.headers = headers;
    this.wording = wording;
    this.field = place;
  }

  /** What is wrong, without the name of the field. */
  detail(texts: Texts): string {
    return worded(this.wording, texts);
  }

  /** What is wrong, with the name of the field: `items.0.quantity: must be 1 or more`. */
  text(texts: Texts): string {
    return told(this.wording, this.field, texts);
  }
}

const worded = (wording: Wording, texts: Texts): string =>
  typeof wording === "string" ? wording : wording(texts);

function told(wording: Wording, field: Field | undefined, texts: Texts): string {
  const name = field ? fieldName(field, texts) : "";
  const detail = worded(wording, texts);
  return name === "" ? detail : `${name}: ${detail}`;
}

/** 400 about one field; a string is a dotted path in the body such as `items.0.quantity`, empty = no field. */
export function invalid(field: string | Field, wording: Wording): HttpError {
  return new HttpError(400, wording, {}, { field: field === "" ? undefined : field });
}

/** 403 with the text given. */
export function forbidden(wording: Wording): HttpError {
  return new HttpError(403, wording);
}

/** 404 with the text given. */
export function notFound(wording: Wording): HttpError {
  return new HttpError(404, wording);
}

/** 409 with the text given. */
export function conflict(wording: Wording): HttpError {
  return new HttpError(409, wording);
}

/** 401, the same for every cause: a caller learns nothing about which credentials exist. */
export function unauthorized(challenges: string): HttpError {
  return new HttpError(401, (texts) => texts.unauthorized(), { "WWW-Authenticate": challenges });
}

/** The client went away before its request was complete: there is nobody to answer. */
export class ClientGone extends Error {}
