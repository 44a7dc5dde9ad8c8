import type { Feature } from "../feature.ts";

export const ANSWERS: readonly Feature[] = [
  {
    id: "statuses",
    group: "Answers",
    what: "several statuses, with and without bodies",
    sample: `@post op add(): { @statusCode _: 201, @body id: string } | { @statusCode _: 202 } | NotFoundResponse;`,
    note: "the type of a handler allows what is documented and nothing else; in development every answer is held against the contract",
  },
  {
    id: "default-answer",
    group: "Answers",
    what: "`default` answers: models with @error",
    sample: `@error model Failure { code: string }
@get op read(): string | Failure;`,
  },
  {
    id: "status-ranges",
    group: "Answers",
    what: "ranges of statuses",
    sample: `@error model Refused { @minValue(400) @maxValue(499) @statusCode status: int32, code: string }
@get op read(): string | Refused;`,
  },
  {
    id: "answer-media-types",
    group: "Answers",
    what: "several media types of answers",
    sample: `@get op read(): { @header contentType: "application/json", @body book: { title: string } } | { @header contentType: "text/plain", @body text: string };`,
  },
  {
    id: "problem-json",
    group: "Answers",
    what: "problem details and other JSON media types",
    sample: `@error model Problem { @header contentType: "application/problem+json", title: string }
@get op read(): string | Problem;`,
  },
  {
    id: "answer-headers",
    group: "Answers",
    what: "headers of answers",
    sample: `@get op read(): { @header etag: string, @header \`X-Total\`?: int32, @body text: string };`,
    note: "typed for the handler, held against the contract with the body",
  },
  {
    id: "downloads",
    group: "Answers",
    what: "files and bytes as streams",
    sample: `@get op read(): { @header contentType: "image/png", @body image: bytes };
@route("/file") @get op download(): File;`,
  },
  {
    id: "no-content",
    group: "Answers",
    what: "204, 205 and 304",
    sample: `@delete op remove(): void;
@get op read(@header \`If-None-Match\`?: string): string | { @statusCode _: 304 };`,
  },
];
