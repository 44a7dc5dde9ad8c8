import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { Book } from "../../../scripts/test-contract/generated/library/types.ts";
import { reply, serialized } from "./answer.ts";
import { conflict, forbidden, HttpError, invalid } from "./errors.ts";
import { exchange, requestText } from "./test-support/exchange.ts";
import { aBook, handlers, type LibraryHandlers, type LibraryOptions } from "./test-support/library.ts";
import { ask, asWriter, serveLibrary } from "./test-support/serveLibrary.ts";

const server = await serveLibrary();

describe("answers", () => {
  async function answering(readBook: LibraryHandlers["readBook"], options: LibraryOptions = {}) {
    const other = await serveLibrary({ handlers: { ...handlers, readBook }, ...options });
    return { ...(await ask(other, "GET", "/v1/books/7", { headers: asWriter })), log: other.log };
  }
  const fails = (error: unknown) => (): never => {
    throw error;
  };

  it("204 has no body and no length", async () => {
    const [answer] = await exchange(server.port, requestText("DELETE", "/v1/books/7", asWriter));
    expect([answer?.status, answer?.body, answer?.headers["content-length"]]).toEqual([204, "", undefined]);
  });

  it.each<[string, LibraryHandlers["readBook"], number, string]>([
    ["invalid", fails(invalid("copies.0", "does not exist")), 400, "copies.0: does not exist"],
    ["an unknown error", fails(new Error("SELECT secret")), 500, "Internal error. Try again in a moment."],
    ["no error at all", fails(undefined), 500, "Internal error. Try again in a moment."],
    [
      "a refusal that every operation may give",
      fails(new HttpError(503, "Come back soon.")),
      503,
      "Come back soon.",
    ],
    ["an undocumented refusal", fails(forbidden("no")), 500, "Internal error. Try again in a moment."],
    [
      "an answer without a field",
      () => ({ ...aBook, title: undefined }) as unknown as Book,
      500,
      "Internal error. Try again in a moment.",
    ],
    ["no answer", () => undefined as unknown as Book, 500, "Internal error. Try again in a moment."],
    [
      "text that is no such book",
      () => serialized('{"id":7}'),
      500,
      "Internal error. Try again in a moment.",
    ],
    [
      "an undocumented status",
      () => reply(204, null) as never,
      500,
      "Internal error. Try again in a moment.",
    ],
  ])("%s", async (_name, readBook, status, detail) => {
    const answer = await answering(readBook);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    expect(answer.log.length).toBe(status === 500 ? 1 : 0);
    if (status === 500)
      expect(answer.log[0]?.details).toMatchObject({
        requestId: answer.headers.get("x-request-id"),
        where: "readBook",
      });
  });

  it("says pointer and keyword in the log", async () => {
    const { log } = await answering(() => ({ ...aBook, copies: [{ shelf: 0 }] }));
    const [fault] = log.map(({ details }) => String((details as { err: unknown }).err));
    expect(fault).toContain("readBook 200: /copies/0/shelf breaks minimum 1");
  });

  it("is not checked unless asked for", async () => {
    const unchecked = { validateAnswers: false };
    const [short, refused] = await Promise.all([
      answering(() => serialized('{"id":7}'), unchecked),
      answering(fails(conflict("is there already")), unchecked),
    ]);
    expect([short.body, refused.status, refused.body.detail]).toEqual([{ id: 7 }, 409, "is there already"]);
  });

  it("mapError turns errors of other layers into refusals", async () => {
    const mapError = (error: unknown) =>
      error instanceof RangeError ? new HttpError(404, "outside") : undefined;
    const answer = await answering(fails(new RangeError()), { mapError });
    expect([answer.status, answer.body.detail, answer.log]).toEqual([404, "outside", []]);
  });

  it("carries further headers", async () => {
    const answer = await answering(() => reply(200, aBook, { ETag: '"7"' }));
    expect([answer.status, answer.headers.get("etag"), answer.body]).toEqual([200, '"7"', aBook]);
  });

  it("a header that would split the answer is a plain 500", async () => {
    const answer = await answering(() => reply(200, aBook, { "X-Name": "a\r\nX-Other: b" }));
    expect([answer.status, answer.headers.get("x-other"), answer.log.length]).toEqual([500, null, 1]);
  });

  it("streams, and breaks the connection when the stream fails half-way", async () => {
    const stream = (fail: boolean) =>
      Readable.from(
        (async function* () {
          yield "<h1>";
          if (fail) throw new Error("disk");
          yield "Book</h1>";
        })(),
      );
    const whole = await serveLibrary({
      handlers: { ...handlers, showCover: () => reply(200, stream(false)) },
    });
    const broken = await serveLibrary({
      handlers: { ...handlers, showCover: () => reply(200, stream(true)) },
    });
    expect((await ask(whole, "GET", "/v1/books/7/cover")).text).toBe("<h1>Book</h1>");
    await expect(ask(broken, "GET", "/v1/books/7/cover")).rejects.toThrow();
    expect((await ask(whole, "HEAD", "/v1/books/7/cover")).text).toBe("");
  });

  it("a stream that fails at once is a plain 500", async () => {
    const stream = () => new Readable({ read: () => {}, construct: (done) => done(new Error("no file")) });
    const other = await serveLibrary({ handlers: { ...handlers, showCover: () => reply(200, stream()) } });
    const answer = await ask(other, "GET", "/v1/books/7/cover");
    expect([answer.status, other.log.length]).toEqual([500, 1]);
  });
});
