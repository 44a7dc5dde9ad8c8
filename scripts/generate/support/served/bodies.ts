import type { Feature } from "../feature.ts";

export const BODIES: readonly Feature[] = [
  {
    id: "json-body",
    group: "Bodies",
    what: "JSON, required or optional, explicit or spread",
    sample: `model Book { title: string }
@put op replace(@body book: Book): void;
@post op add(...Book): void;
@route("/optional") @post op change(@body book?: Book): void;`,
    note: "read up to a limit of size and depth, held against the schema before the handler sees it",
  },
  {
    id: "json-suffix",
    group: "Bodies",
    what: "other JSON media types (`+json`)",
    sample: `@post op add(@header contentType: "application/vnd.shop+json", @body book: { title: string }): void;`,
  },
  {
    id: "merge-patch",
    group: "Bodies",
    what: "merge patches",
    sample: `model Book { title: string, pages?: int32 }
@patch op change(@body book: MergePatchUpdate<Book>): Book;`,
  },
  {
    id: "several-media-types",
    group: "Bodies",
    what: "several media types for one body",
    sample: `@post op add(@header contentType: "application/json" | "application/vnd.shop+json", @body book: { title: string }): void;`,
    note: "the handler is told which one came; another one is refused with 415",
  },
  {
    id: "forms",
    group: "Bodies",
    what: "urlencoded forms",
    sample: `@post op add(@header contentType: "application/x-www-form-urlencoded", @body book: { title: string, pages?: int32 }): void;`,
  },
  {
    id: "multipart",
    group: "Bodies",
    what: "multipart forms with fields, JSON parts and files",
    sample: `@post op add(@header contentType: "multipart/form-data", @multipartBody form: {
  title: HttpPart<string>,
  cover: HttpPart<File>,
  details?: HttpPart<{ pages: int32 }>,
}): void;`,
  },
  {
    id: "files",
    group: "Bodies",
    what: "files and bytes as streams",
    sample: `@post op add(@header contentType: "application/octet-stream", @body bytes: bytes): void;
@route("/file") @post op upload(@body file: File): void;
@route("/images") @post op image(@header contentType: "image/png" | "image/jpeg", @body image: bytes): void;`,
  },
  {
    id: "text",
    group: "Bodies",
    what: "texts",
    sample: `@post op add(@header contentType: "text/plain", @body text: string): void;`,
  },
];
