import { Readable } from "node:stream";

/** An answer with its status spelled out; made by `reply`. */
export class Reply<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(status: Status, body: Body, headers?: Record<string, string>) {
    this.status = status;
    this.body = body;
    this.headers = headers;
    // A stream may fail before the toolkit gets hold of it; `send` looks at its `errored` then.
    if (body instanceof Readable) body.on("error", () => {});
  }
}

/** JSON text that needs no further work; made by `serialized`. */
export class Serialized {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * An answer other than "200 with this JSON body".
 *
 * @param body a JSON value where the contract says JSON for that status, else a string, bytes or a stream; null = no body
 * @param headers further headers, e.g. `Content-Disposition`; `Content-Type` where the contract lists several media types
 */
export function reply<const Status extends number, Body>(
  status: Status,
  body: Body,
  headers?: Record<string, string>,
): Reply<Status, Body> {
  return new Reply(status, body, headers);
}

/** JSON text already written by the handler, e.g. stored documents joined as text; sent as it is. */
export function serialized(text: string): Serialized {
  return new Serialized(text);
}
