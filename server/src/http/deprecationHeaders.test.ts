import { expect, test } from "vitest";
import { reply } from "./answer.ts";
import { deprecationHeaders } from "./deprecationHeaders.ts";
import { handlers } from "./test-support/library.ts";
import { ask, asWriter, serveLibrary } from "./test-support/serveLibrary.ts";

const server = await serveLibrary({ validateAnswers: true });
const failing = await serveLibrary({
  handlers: {
    ...handlers,
    showCover: () => {
      throw new Error("no paper");
    },
  },
});
const itself = await serveLibrary({
  handlers: { ...handlers, showCover: () => reply(200, "<p>", { Sunset: "never" } as never) },
});

const DEPRECATION = "@1767225600";
const SUNSET = "Fri, 01 Jan 2100 00:00:00 GMT";

test.each([
  ["an answer", server, "/v1/books/7/cover", 200, DEPRECATION, SUNSET],
  ["a refusal", server, "/v1/books/seven/cover", 400, DEPRECATION, SUNSET],
  ["a failure", failing, "/v1/books/7/cover", 500, DEPRECATION, SUNSET],
  ["what a handler says itself", itself, "/v1/books/7/cover", 200, DEPRECATION, "never"],
  ["an operation that stays", server, "/v1/books/7", 200, null, null],
])("%s of a deprecated operation says so", async (_, library, path, status, deprecation, sunset) => {
  const answer = await ask(library, "GET", path, { headers: asWriter });
  expect([answer.status, answer.headers.get("deprecation"), answer.headers.get("sunset")]).toEqual([
    status,
    deprecation,
    sunset,
  ]);
});

test("without a sunset only the deprecation is told; of others nothing", () => {
  expect(deprecationHeaders({ since: "2027-01-01" })).toEqual([["Deprecation", "@1798761600"]]);
  expect(deprecationHeaders(undefined)).toEqual([]);
});
