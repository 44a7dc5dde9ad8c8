import { Readable } from "node:stream";

/** A header of an answer as a handler gives it: lists are written with commas, `Set-Cookie` once for each. Undefined: none. */
export type HeaderValue = string | number | boolean | undefined | readonly (string | number | boolean)[];
export type ReplyHeaders = Readonly<Record<string, HeaderValue>>;

/** An answer with its status spelled out; made by `reply`. */
export class Reply<Status extends number = number, Body = unknown, Headers = ReplyHeaders | undefined> {
  readonly status: Status;
  readonly body: Body;
  readonly headers: Headers;

  constructor(status: Status, body: Body, headers: Headers) {
    this.status = status;
    this.body = body;
    this.headers = headers;
    // A stream may fail before the toolkit gets hold of it; `send` looks at its `errored` then.
    if (body instanceof Readable) body.on("error", () => {});
  }
}

/** JSON media types, with parameters or without. */
export type JsonType = `${string}json` | `${string}json;${string}`;

/** JSON that needs no further work; made by `serialized`. */
export class Serialized {
  readonly json: string | Buffer;

  constructor(json: string | Buffer) {
    this.json = json;
  }

  get text(): string {
    return this.json.toString();
  }
}

/** A list that is written element by element, as JSON; made by `elements`. `Rest`: the fields of its object besides it. */
export class Elements<Item = unknown, Rest extends object | undefined = object | undefined, Key = unknown> {
  readonly items: AsyncIterable<Item> | Iterable<Item>;
  readonly head: object | undefined;
  readonly key: Key;
  readonly tail: (() => object) | undefined;
  /** A type only. */
  declare readonly rest: Rest;

  constructor(
    items: AsyncIterable<Item> | Iterable<Item>,
    head: object | undefined,
    key: Key,
    tail: (() => object) | undefined,
  ) {
    this.items = items;
    this.head = head;
    this.key = key;
    this.tail = tail;
  }
}

/**
 * An answer other than "success with this body"; the status alone where the contract has no body for it.
 *
 * @param body a JSON value where the contract says JSON for that status, else a string, bytes or a stream; null = no body
 * @param headers those of the contract, and further ones, e.g. `Content-Disposition`. `Content-Type` chooses among several media
 * types of the contract; without it the request's `Accept` does.
 */
export function reply<const Status extends number>(status: Status): Reply<Status, null, undefined>;
export function reply<const Status extends number, const Body>(
  status: Status,
  body: Body,
): Reply<Status, Body, undefined>;
export function reply<const Status extends number, const Body, const Headers extends ReplyHeaders>(
  status: Status,
  body: Body,
  headers: Headers,
): Reply<Status, Body, Headers>;
export function reply(status: number, body: unknown = null, headers?: ReplyHeaders): Reply {
  return new Reply(status, body, headers);
}

/** JSON already written by the handler, e.g. a stored document, as text or as its bytes in UTF-8; sent as it is. */
export function serialized(json: string | Buffer): Serialized {
  return new Serialized(json);
}

/**
 * A list whose elements are made while it is sent, at the pace of the reader: for elements that may be large. An element may be an object
 * with such a list of its own. Each is held against the contract by itself, so a list of at least two, or of different elements, is for
 * `T[]`. A short list is sent as any other answer; of a longer one, a failure behind its beginning breaks the connection.
 *
 * @param head of an object with the list as a field, called `key`: the fields before it
 * @param tail those behind it, asked for when the list is at its end; before, it gives what fits the contract all the same
 */
export function elements<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
): Elements<Item, undefined, undefined>;
export function elements<Item, const Head extends object, const Key extends string>(
  items: AsyncIterable<Item> | Iterable<Item>,
  head: Head,
  key: Key,
): Elements<Item, Head, Key>;
export function elements<
  Item,
  const Head extends object,
  const Key extends string,
  const Tail extends object,
>(
  items: AsyncIterable<Item> | Iterable<Item>,
  head: Head,
  key: Key,
  tail: () => Tail,
): Elements<Item, Head & Tail, Key>;
export function elements(
  items: AsyncIterable<unknown> | Iterable<unknown>,
  head?: object,
  key?: string,
  tail?: () => object,
) {
  return new Elements(items, head, key, tail);
}
