import type { Readable } from "node:stream";
import type { JsonType } from "./answer.ts";
import type { PlainAnswer, RepliesOf } from "./answerTypes.ts";

/**
 * Bodies of media types that have a registered parser, by media type. A module that registers one declares its result:
 * `declare module ".../types.ts" { interface ParsedBodies { "multipart/form-data": MyForm } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ParsedBodies {}

/** Operations as openapi-typescript prints them. */
type Shape = {
  parameters: { path?: unknown; query?: unknown; header?: unknown; cookie?: unknown };
  requestBody?: unknown;
  responses: unknown;
  /** Names of parameters by place. */
  defaults?: unknown;
};

/** A parameter group that an operation lacks is an empty object at run time; in others what has a default is always there. */
type Group<O extends Shape, Place extends keyof Shape["parameters"]> = [O["parameters"][Place]] extends [
  undefined,
]
  ? Record<never, never>
  : O extends { defaults: { [P in Place]: infer Name extends string } }
    ? WithDefaults<Given<O, Place>, Name>
    : Given<O, Place>;

/** Headers have lower-case names at run time, however the contract spells them. */
type Given<O extends Shape, Place extends keyof Shape["parameters"]> = Place extends "header"
  ? LowerCase<Exclude<O["parameters"]["header"], undefined>>
  : Exclude<O["parameters"][Place], undefined>;

type LowerCase<G> = { [Name in keyof G as Name extends string ? Lowercase<Name> : Name]: G[Name] };

type WithDefaults<G, Name extends string> = Omit<G, Name> & Required<Pick<G, Name & keyof G>>;

type BodyIn<MediaType, T> = MediaType extends JsonType
  ? T
  : MediaType extends keyof ParsedBodies
    ? ParsedBodies[MediaType]
    : MediaType extends WithParameters<"text/plain" | "application/x-www-form-urlencoded">
      ? T
      : MediaType extends WithParameters<"multipart/form-data">
        ? FormIn<T>
        : Readable;

type WithParameters<MediaType extends string> = MediaType | `${MediaType};${string}`;

/** Of a form, what the contract calls bytes are files. */
type FormIn<T> = { [Name in keyof T]: PartIn<T[Name]> };

type PartIn<T> = T extends Blob ? File : T extends readonly Blob[] ? File[] : T;

/** Of a range the handler gets the media type that was sent. */
type BodyFor<Content> = {
  [M in keyof Content]: {
    contentType: M extends `${string}*` ? string : M;
    body: BodyIn<M, Content[M]>;
  };
}[keyof Content];

type Bodies<O> = O extends { requestBody: { content: infer Content } }
  ? BodyFor<Content>
  : O extends { requestBody?: infer R }
    ? [Exclude<R, undefined>] extends [{ content: infer Content }]
      ? BodyFor<Content> | { contentType: undefined; body: undefined }
      : { contentType: undefined; body: undefined }
    : { contentType: undefined; body: undefined };

/** The validated request of operation `Id`: parameters parsed to their types, body checked against its schema. */
export type RequestOf<Ops, Id extends keyof Ops> = Ops[Id] extends Shape
  ? {
      readonly path: Group<Ops[Id], "path">;
      readonly query: Group<Ops[Id], "query">;
      readonly header: Group<Ops[Id], "header">;
      readonly cookie: Group<Ops[Id], "cookie">;
      /** Its name (`X-Request-Id`), for what the handler logs of it. */
      readonly requestId: string;
    } & Readonly<Bodies<Ops[Id]>>
  : never;

/** What the handler of `Id` may give back: the body of its plain success, `serialized(text)`, `elements(list)`, or `reply(status, body, headers)`. */
export type AnswerOf<Ops, Id extends keyof Ops> = Ops[Id] extends Shape
  ? PlainAnswer<Ops[Id]["responses"]> | RepliesOf<Ops[Id]["responses"]>
  : never;

/**
 * One operation's code. It sees a valid request and an authenticated caller, and throws HttpError to refuse.
 * `caller` is undefined at run time for operations without security.
 */
export type Handler<Ops, Id extends keyof Ops, Caller> = (
  request: RequestOf<Ops, Id>,
  caller: Caller,
) => AnswerOf<Ops, Id> | Promise<AnswerOf<Ops, Id>>;

/** A handler for every operation that is not declared pending: a missing one is a compile error. */
export type Handlers<Ops, Caller, Pending extends keyof Ops = never> = {
  readonly [Id in Exclude<keyof Ops, Pending>]: Handler<Ops, Id, Caller>;
};
