import type { Readable } from "node:stream";
import { expectTypeOf, it } from "vitest";
import type {
  Book,
  BookData,
  operations,
  Problem,
} from "../../../scripts/test-contract/generated/library/types.ts";
import { type Reply, reply, type Serialized, serialized } from "./answer.ts";
import { handlers, type Reader } from "./test-support/library.ts";
import type { Handler, Handlers, RequestOf } from "./types.ts";

// These hold at compile time: `tsc` is the judge.
it("types requests by the contract", () => {
  expectTypeOf<RequestOf<operations, "readBook">["path"]>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<RequestOf<operations, "addBook">["body"]>().toEqualTypeOf<BookData>();
  expectTypeOf<RequestOf<operations, "addBook">["contentType"]>().toEqualTypeOf<"application/json">();
  expectTypeOf<RequestOf<operations, "importCopies">["body"]>().toEqualTypeOf<Readable>();
  expectTypeOf<RequestOf<operations, "readBook">["body"]>().toEqualTypeOf<undefined>();
  expectTypeOf<RequestOf<operations, "listBooks">["query"]["page"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<RequestOf<operations, "listBooks">["query"]["kind"]>().toEqualTypeOf<
    ("novel" | "poetry")[] | undefined
  >();
});

/** Operations as they are printed of a contract with defaults. */
interface Defaulted {
  list: {
    parameters: {
      query?: { page?: number; title?: string | null };
      header: { since?: string; "X-Depth"?: number; "X-Shelf": string };
      path?: never;
    };
    defaults: { query: "page"; header: "x-depth"; path: "id" };
    responses: object;
  };
}

it("what the contract has a default for is always there", () => {
  type Query = RequestOf<Defaulted, "list">["query"];
  expectTypeOf<Query["page"]>().toEqualTypeOf<number>();
  expectTypeOf<Query["title"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<RequestOf<Defaulted, "list">["header"]["x-depth"]>().toEqualTypeOf<number>();
  expectTypeOf<RequestOf<Defaulted, "list">["path"]>().toEqualTypeOf<Record<never, never>>();
});

it("headers have the lower-case names that they have at run time", () => {
  type Header = RequestOf<Defaulted, "list">["header"];
  expectTypeOf<keyof Header>().toEqualTypeOf<"since" | "x-depth" | "x-shelf">();
  expectTypeOf<Header["since"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Header["x-shelf"]>().toEqualTypeOf<string>();
});

it("types answers by the contract", () => {
  type Answer = Awaited<ReturnType<Handler<operations, "readBook", Reader>>>;
  expectTypeOf<Book>().toExtend<Answer>();
  expectTypeOf<Serialized>().toExtend<Answer>();
  expectTypeOf<Reply<404, Problem>>().toExtend<Answer>();
  expectTypeOf<Reply<409, Problem>>().not.toExtend<Answer>();
  expectTypeOf<{ id: string }>().not.toExtend<Answer>();
  type Removed = Awaited<ReturnType<Handler<operations, "removeBook", Reader>>>;
  expectTypeOf<Reply<204, null>>().toExtend<Removed>();
  expectTypeOf<Book>().not.toExtend<Removed>();
});

/** Operations as openapi-typescript prints them. */
interface Forms {
  many: {
    parameters: object;
    responses: {
      200: {
        headers: { [name: string]: unknown; etag: string; "x-total"?: number };
        content: { "application/json": Book };
      };
      404: {
        headers: { [name: string]: unknown };
        content: { "application/problem+json; v=1": { title: string } };
      };
      "4XX": { headers: { [name: string]: unknown }; content: { "application/json": { why: string } } };
      default: { headers: { [name: string]: unknown }; content: { "application/json": { code: string } } };
    };
  };
  made: {
    parameters: object;
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: { "application/json": Book; "text/csv": string };
      };
      304: { headers: { [name: string]: unknown; "Cache-Control": string }; content?: never };
    };
  };
  done: { parameters: object; responses: { 204: { headers: { [name: string]: unknown }; content?: never } } };
  either: {
    parameters: object;
    responses: {
      200: { headers: object; content: { "text/plain": number } };
      202: { headers: object; content?: never };
    };
  };
  follow: {
    parameters: object;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: { "application/jsonl": Book[]; "text/event-stream": { event: "new"; data: Book }[] };
      };
    };
  };
}

it("types every kind of answer", () => {
  const book = {} as Book;
  type Answers<Id extends keyof Forms> = Handler<Forms, Id, Reader>;
  const many: Answers<"many">[] = [
    () => reply(200, book, { etag: "a", "x-total": 7, "x-other": [1] }),
    () => reply(404, { title: "none" }),
    () => reply(409, { why: "taken" }),
    () => reply(503, { code: "full" }, { "Retry-After": 5 }),
    // @ts-expect-error the contract wants an etag
    () => reply(200, book),
    // @ts-expect-error the contract wants a number
    () => reply(200, book, { etag: "a", "x-total": "7" }),
    // @ts-expect-error it has a body
    () => reply(404),
    // @ts-expect-error 404 is documented by itself
    () => reply(404, { why: "none" }),
    // @ts-expect-error 409 is one of 4XX
    () => reply(409, { code: "taken" }),
    // @ts-expect-error default does not stand for what is documented
    () => reply(200, { code: "fine" }),
  ];
  const made: Answers<"made">[] = [() => book, () => "a;b", () => reply(304, null)];
  const done: Answers<"done">[] = [() => {}, async () => {}, () => reply(204), () => reply(204, null)];
  const wrongDone: Answers<"done">[] = [
    // @ts-expect-error it has no body
    () => reply(204, book),
    // @ts-expect-error it has no such status
    () => reply(205),
  ];
  const either: Answers<"either">[] = [() => 5, () => "5", () => reply(202, null)];
  const follow: Answers<"follow">[] = [
    async function* () {
      yield book;
    },
    () => [{ event: "new", data: book }],
    // @ts-expect-error no such event
    () => [{ event: "old", data: book }],
  ];
  expectTypeOf([many, made, done, wrongDone, either, follow]).toBeArray();
});

it("a missing, unknown or ill-typed handler is a compile error", () => {
  type ReadBook = Handler<operations, "readBook", Reader>;
  const { readBook, ...rest } = handlers;
  // @ts-expect-error readBook is missing
  const missing: Handlers<operations, Reader> = rest;
  const pending: Handlers<operations, Reader, "readBook"> = rest;
  // @ts-expect-error no such operation
  const unknown: Handlers<operations, Reader> = { ...handlers, burnBook: () => reply(204, null) };
  // @ts-expect-error a status that the contract does not have
  const wrongStatus: ReadBook = () => reply(418, null as never);
  // @ts-expect-error a body of another shape
  const wrongBody: ReadBook = () => ({ id: "7" });
  const text: Handlers<operations, Reader> = { ...handlers, readBook: async () => serialized("{}") };
  expectTypeOf([missing, pending, unknown, wrongStatus, wrongBody, text, readBook]).toBeArray();
});
