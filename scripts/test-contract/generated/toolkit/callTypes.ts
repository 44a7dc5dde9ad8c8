// Copied from scripts/generate/toolkit/callTypes.ts by npm run generate; do not edit.
import type { Sent } from "./contractModule.ts";

/** An operation as openapi-typescript prints it, as far as calling it needs. */
interface Shape {
  parameters: { path?: unknown; query?: unknown; header?: unknown; cookie?: unknown };
}

/** Content of a request, JSON as it may be sent. */
export type SentContent<Content> = {
  [MediaType in keyof Content]: MediaType extends "application/json"
    ? Sent<Content[MediaType]>
    : Content[MediaType];
};

type Form<Fields> = FormData | Fields;

/** The body that an operation takes; of a form its fields, or a `FormData`. */
export type BodyOf<Op> = Op extends { requestBody?: infer Body }
  ? Exclude<Body, undefined> extends { content: infer Content }
    ? {
        [M in keyof SentContent<Content>]: M extends "multipart/form-data"
          ? Form<Content[M & keyof Content]>
          : SentContent<Content>[M];
      }[keyof Content]
    : never
  : never;

/** The parameters that an operation takes at a place. */
export type ParametersOf<Op extends Shape, Place extends keyof Shape["parameters"]> = Exclude<
  Op["parameters"][Place],
  undefined
>;

/** JSON is parsed, text is text; an answer that may be of several kinds, or of another one, is a Blob. */
type Data<Content> = keyof Content extends `application/${string}json` | "application/json"
  ? Content[keyof Content]
  : keyof Content extends `text/${string}`
    ? string
    : Blob;

type Success<Responses> = keyof Responses & (200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | "2XX");

/** What an operation answers with success; `undefined` where the contract has an answer without a body. */
export type AnswerOf<Op> = Op extends { responses: infer Responses }
  ? {
      [Status in Success<Responses>]: Responses[Status] extends { content: infer Content }
        ? Data<Content>
        : undefined;
    }[Success<Responses>]
  : never;

/** A record of a list that comes page by page. */
export type ItemOf<Page, Items extends string = ""> = Page extends readonly (infer Item)[]
  ? Item
  : Page extends { [Name in Items]: readonly (infer Item)[] }
    ? Item
    : never;
