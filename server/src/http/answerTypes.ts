import type { Readable } from "node:stream";
import type { Elements, HeaderValue, JsonType, Reply, Serialized } from "./answer.ts";
import type { ServerSentEvent } from "./encodeItems.ts";

/** The body of a success without `reply`: that of 200, or of the only success of the contract. */
export type PlainAnswer<Responses> = PlainBody<Responses[PlainStatus<Responses>]>;

/** An answer by `reply`, for every status of the contract. */
export type RepliesOf<Responses> = {
  [Key in keyof Responses & (number | string)]: Reply<
    StatusesOf<Key, keyof Responses>,
    BodyOut<Responses[Key]>,
    HeadersOut<Responses[Key]>
  >;
}[keyof Responses & (number | string)];

/** The statuses of RFC 9110 and its registry: what `4XX` and `default` may stand for. */
type Status =
  | (200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226)
  | (300 | 301 | 302 | 303 | 304 | 305 | 307 | 308)
  | (
      | 400
      | 401
      | 402
      | 403
      | 404
      | 405
      | 406
      | 407
      | 408
      | 409
      | 410
      | 411
      | 412
      | 413
      | 414
      | 415
      | 416
      | 417
    )
  | (418 | 421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451)
  | (500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511);

type InRange<Key> = Key extends `${infer Digit}XX`
  ? { [S in Status]: `${S}` extends `${Digit}${string}` ? S : never }[Status]
  : never;

/** A status stands for itself; a range for what is not documented by itself, `default` for what is in no range either. */
type StatusesOf<Key, All> = Key extends number
  ? Key
  : Key extends "default"
    ? Exclude<Status, (All & number) | InRange<All>>
    : Exclude<InRange<Key>, All & number>;

type Success<Responses> = Extract<keyof Responses & number, InRange<"2XX">>;

type PlainStatus<Responses> = 200 extends keyof Responses
  ? 200
  : IsUnion<Success<Responses>> extends true
    ? never
    : Success<Responses>;

type IsUnion<T, Each = T> = Each extends T ? ([T] extends [Each] ? false : true) : never;

type PlainBody<Response> = Response extends { content: infer Content }
  ? BodyOf<Content>
  : [Response] extends [never]
    ? never
    : // biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing
      void;

type BodyOut<Response> = Response extends { content: infer Content } ? BodyOf<Content> : null;

type BodyOf<Content> = { [M in keyof Content]: BodyAs<M, Content[M]> }[keyof Content];

/** What can be sent as it is. */
type Streamed = Readable | Uint8Array | string;

type BodyAs<MediaType, T> = MediaType extends JsonType
  ? T | Serialized | ElementsOf<T>
  : MediaType extends "application/jsonl"
    ? Items<T extends readonly (infer Item)[] ? Item : unknown> | Streamed
    : MediaType extends "text/event-stream"
      ? Items<T extends readonly (infer Item)[] ? Item : ServerSentEvent> | Streamed
      : T extends number | boolean
        ? T | Streamed
        : Streamed;

/** A list, or an object with one, that is written element by element; its elements may be objects with a list of that kind. */
type ElementsOf<T> = T extends readonly (infer Item)[]
  ? Elements<Item | ObjectOfElements<Item, never>, undefined, undefined>
  : ObjectOfElements<T, "nested">;

type ObjectOfElements<T, Nested> = T extends object
  ? {
      [Key in keyof T]: T[Key] extends readonly (infer Item)[]
        ? Elements<
            Item | ([Nested] extends [never] ? never : ObjectOfElements<Item, never>),
            { [Other in Exclude<keyof T, Key>]: T[Other] },
            Key
          >
        : never;
    }[keyof T]
  : never;

type Items<T> = AsyncIterable<T> | Iterable<T>;

/** Headers that the contract names, spelt and typed as there, and any others. */
type HeadersOut<Response> = Response extends { headers: infer Headers }
  ? Record<never, never> extends Named<Headers>
    ? (Named<Headers> & OtherHeaders) | undefined
    : Named<Headers> & OtherHeaders
  : OtherHeaders | undefined;

type OtherHeaders = Readonly<Record<string, HeaderValue>>;

type Named<Headers> = {
  readonly [Name in keyof Headers as Given<Name>]: Headers[Name];
} & {
  readonly [Name in keyof Headers as Exclude<NameOf<Name>, Given<Name>>]?: Headers[Name];
};

/** Without the index signature that stands for headers that nobody named. */
type NameOf<Name> = Name extends string ? (string extends Name ? never : Name) : never;

/** The toolkit sets some on its own account. */
type Given<Name> =
  Lowercase<NameOf<Name>> extends "x-content-type-options" | "cache-control" ? never : NameOf<Name>;
