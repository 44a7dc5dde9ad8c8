import * as messages from "./messages.ts";

/** A refusal: the answer is `status` with `{mensagem}`. The only way for code below the toolkit to give an error. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** `mensagem` is Portuguese text for the caller; it is cut to 255 characters. */
  constructor(status: number, mensagem: string, headers: Record<string, string> = {}) {
    super(messages.fit(mensagem));
    this.name = "HttpError";
    this.status = status;
    this.headers = headers;
  }

  /** Text sent to the caller. */
  get mensagem(): string {
    return this.message;
  }
}

/** 400 `field: text`; `field` is a dotted path such as `volumes.0.quantidade`. */
export function invalid(field: string, text: string): HttpError {
  return new HttpError(400, messages.ofField(field, text));
}

/** 403 with the text given. */
export function forbidden(text: string): HttpError {
  return new HttpError(403, text);
}

/** 404 with the text given. */
export function notFound(text: string): HttpError {
  return new HttpError(404, text);
}

/** 409 with the text given. */
export function conflict(text: string): HttpError {
  return new HttpError(409, text);
}

/** 401, the same for every cause: a caller learns nothing about which tokens exist. */
export function unauthorized(): HttpError {
  return new HttpError(401, messages.unauthorized(), { "WWW-Authenticate": "Bearer" });
}

/** The client went away before its request was complete: there is nobody to answer. */
export class ClientGone extends Error {}
