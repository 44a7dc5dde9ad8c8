import type { Feature } from "../feature.ts";

export const ROUTES: readonly Feature[] = [
  {
    id: "verbs",
    group: "Routes",
    what: "every verb of TypeSpec",
    sample: `@get op read(): string;
@put op replace(@body text: string): void;
@post op add(@body text: string): void;
@patch(#{ implicitOptionality: false }) op change(@body text: string): void;
@delete op remove(): void;`,
    note: "HEAD is answered beside GET unless the contract has an operation of its own for it; 405 lists the verbs of a path",
  },
  {
    id: "head",
    group: "Routes",
    what: "HEAD beside GET",
    sample: `@get op read(): string;
@head op look(): void;`,
  },
  {
    id: "path-parameters",
    group: "Routes",
    what: "parameters in paths, as whole segments",
    sample: `@route("/shelves/{shelf}/books/{book}") @get op read(@path shelf: int32, @path book: string): string;`,
    note: "percent-encoding is undone in each segment, so that an encoded slash stays inside its parameter",
  },
  {
    id: "partial-segments",
    group: "Routes",
    what: "parameters as a part of a segment",
    sample: `@route("/reports/{name}.{format}") @get op read(@path name: string, @path format: string): string;
@route("/books/{book}:merge") @post op merge(@path book: string): void;`,
  },
  {
    id: "optional-segment",
    group: "Routes",
    what: "an optional segment",
    sample: `@route("/books{/book}") @get op read(book?: string): string;`,
  },
  {
    id: "wildcard",
    group: "Routes",
    what: "a parameter that runs over several segments, or is the list of them",
    sample: `@route("/files/{+path}") @get op read(path: string): string;
@route("/tree{/names*}") @get op walk(names: string[]): string;`,
    note: "the documents say so in an extension, `x-path-expansion`: OpenAPI has no words for it",
  },
  {
    id: "shared-route",
    group: "Routes",
    what: "operations that share a route",
    sample: `@sharedRoute @post op addText(@header contentType: "text/plain", @body text: string): void;
@sharedRoute @post op addJson(@header contentType: "application/json", @body value: { text: string }): void;`,
    note: "one operation is bound, under both names joined; the handler is told the media type",
  },
  {
    id: "overload",
    group: "Routes",
    what: "overloads",
    sample: `@post op add(@body value: string | bytes, @header contentType: "text/plain" | "application/octet-stream"): void;
@overload(add) op addText(@body value: string, @header contentType: "text/plain"): void;`,
    note: "the operation that is overloaded is bound",
  },
  {
    id: "operation-id",
    group: "Routes",
    what: "ids of operations",
    sample: `@TypeSpec.OpenAPI.operationId("get-book") @get op read(): string;
interface Users { @route("/users") @get list(): string; }
interface Books { @route("/books") @get list(): string; }`,
    note: "an explicit id stays as it is; else the name of the operation, with that of its interface where two would be the same (`Users_list`)",
  },
  {
    id: "deprecated",
    group: "Routes",
    what: "summary, documentation, tags, deprecation",
    sample: `/** Says hello. */
#deprecated "say it in person"
@summary("Hello") @tag("Greetings") @get op hello(): string;`,
    note: "with its dates: `@deprecatedSince` of `@frete/typespec`, which also comes out in headers of answers",
  },
];
