import type { Readable } from "node:stream";
import { expectTypeOf, it } from "vitest";
import type {
  Book,
  BookData,
  operations,
} from "../../../scripts/test-contract/generated/biblioteca/types.ts";
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

it("types answers by the contract", () => {
  type Answer = Awaited<ReturnType<Handler<operations, "readBook", Reader>>>;
  expectTypeOf<Book>().toExtend<Answer>();
  expectTypeOf<Serialized>().toExtend<Answer>();
  expectTypeOf<Reply<404, { mensagem: string }>>().toExtend<Answer>();
  expectTypeOf<Reply<409, { mensagem: string }>>().not.toExtend<Answer>();
  expectTypeOf<{ id: string }>().not.toExtend<Answer>();
  type Removed = Awaited<ReturnType<Handler<operations, "removeBook", Reader>>>;
  expectTypeOf<Reply<204, null>>().toExtend<Removed>();
  expectTypeOf<Book>().not.toExtend<Removed>();
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
  const wrongStatus: ReadBook = () => reply(418, { mensagem: "" });
  // @ts-expect-error a body of another shape
  const wrongBody: ReadBook = () => ({ id: "7" });
  const text: Handlers<operations, Reader> = { ...handlers, readBook: async () => serialized("{}") };
  expectTypeOf([missing, pending, unknown, wrongStatus, wrongBody, text, readBook]).toBeArray();
});
