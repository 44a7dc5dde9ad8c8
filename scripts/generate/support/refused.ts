import { limitedBodies } from "./bodies.ts";
import type { Refusal } from "./feature.ts";
import { otherMultiparts, unreadableBodies } from "./mediaTypes.ts";
import { differentParameters, unreadableParameters } from "./parameters.ts";
import { openBasePaths } from "./servers.ts";
import { unresolvedReferences } from "./unresolvedReferences.ts";

/** What the emitter cannot do with. */
export const INHERITED_NAME: Refusal = {
  id: "inherited-name",
  group: "Parameters",
  what: "parameters called like what every object has (`constructor`, `toString`)",
  sample: `@get op read(@query constructor: string): string; // here`,
  help: "call it otherwise",
};

/** What is refused, each with what finds it: a contract that says it is not generated. In a sample `here` marks the line of the diagnostic. */
export const REFUSED: readonly Refusal[] = [
  {
    id: "open-base-path",
    group: "Services",
    what: "a path of the server with a variable that has no default",
    sample: `@service
@server("https://example.com/{version}", "Production", { version: string })
namespace Shop; // here
@route("/books") @get op list(): string;`,
    help: 'give the variable a default: { version: string = "v1" }',
    find: openBasePaths,
  },
  {
    id: "path-query",
    group: "Routes",
    what: "a query in a path",
    sample: `@route("?kind=books") @get op list(): string; // here`,
    help: 'make it a parameter: @query kind: "books"',
  },
  {
    id: "parameter-not-served",
    group: "Parameters",
    what: "parameters of mixed kinds, lists in lists, objects in objects",
    sample: `@get op list(
  @query ids: string | string[], // here
): string;`,
    help: "let it be one value, a list of values or an object of values; send anything deeper in the body",
    find: unreadableParameters,
  },
  INHERITED_NAME,
  {
    id: "different-parameters",
    group: "Parameters",
    what: "operations that share a route, and differ in a parameter of one name",
    sample: `@route("/books") @sharedRoute @get op byNumber(@query id: int32): string;
@route("/books") @sharedRoute @get op byName(@query id: string): string; // here`,
    help: "give the operations one parameter: @query id: int32 | string",
    find: differentParameters,
  },
  {
    id: "invalid-style",
    group: "Parameters",
    what: "fragments in paths",
    sample: `@route("/books{#id}") @get op read(id: string): string; // here`,
    help: "a fragment never reaches a server: take a segment or the query",
  },
  {
    id: "media-type-not-read",
    group: "Bodies",
    what: "objects in other formats than JSON and forms: XML, YAML, Protobuf",
    sample: `model Book { title: string }
@post op add(@header contentType: "application/xml", @body book: Book): void; // here`,
    help: "use a JSON media type; or declare the body as bytes or string, and read it yourself",
    find: unreadableBodies,
  },
  {
    id: "body-limit-lost",
    group: "Bodies",
    what: "limits and encodings of the parameter that is a body",
    sample: `@post op add(
  @body @maxLength(20) note: string, // here
): void;`,
    help: "say it of a type of its own: @maxLength(20) scalar Note extends string",
    find: limitedBodies,
  },
  {
    id: "multipart-not-read",
    group: "Bodies",
    what: "multipart that is no form, and answers of several parts",
    sample: `@post op add(@header contentType: "multipart/mixed", @multipartBody parts: [HttpPart<string>, HttpPart<bytes>]): void; // here`,
    help: "multipart/form-data is read; send one file per request, or bytes in an object",
    find: otherMultiparts,
  },
  {
    id: "unsupported-status-code-range",
    group: "Answers",
    what: "ranges of statuses that are no whole class",
    sample: `@error model Refused { @minValue(494) @maxValue(499) @statusCode status: int32 } // here
@get op read(): string | Refused;`,
    help: "use 400 to 499 (4XX), or name the statuses one by one",
  },
  {
    id: "duplicate-header",
    group: "Answers",
    what: "a header that differs by media type",
    sample: `@get op read():
  | { @header contentType: "text/plain", @header size: int32, @body text: string } // here
  | { @header contentType: "application/json", @header size: string, @body value: { a: string } };`,
    help: "let the header be the same in all media types of a status",
  },
  {
    id: "unresolved-reference",
    group: "Schemas",
    what: "references out of the contract (`@useRef`)",
    sample: `@TypeSpec.OpenAPI.useRef("../common.json#/definitions/Foo") model Foo { a: string }
@get op read(): { foo: Foo }; // here`,
    help: "write the type in TypeSpec, so that it can be validated",
    find: unresolvedReferences,
  },
];
