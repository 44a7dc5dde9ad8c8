import { expect, it } from "vitest";
import { createErrorAnswer } from "./answerError.ts";
import { HttpError, invalid, notFound } from "./errors.ts";

const answer = createErrorAnswer({});
const problem = (error: HttpError) => JSON.parse(answer(error).text);

it("is RFC 9457, in English", () => {
  expect(answer(notFound("no such book")).contentType).toBe("application/problem+json");
  expect(problem(notFound("no such book"))).toEqual({
    type: "about:blank",
    title: "Not Found",
    status: 404,
    detail: "no such book",
  });
  expect(problem(new HttpError(503, (texts) => texts.unavailable())).detail).toBe(
    "The service is unavailable for now. Try again in a moment.",
  );
});

it.each<[string, Parameters<typeof invalid>[0], string, object]>([
  ["a field of the body", "copies.1.shelf", "copies.1.shelf: is wrong", { pointer: "#/copies/1/shelf" }],
  [
    "a key that a pointer escapes",
    { in: "body", keys: ["a/b~ c"] },
    "a/b~ c: is wrong",
    { pointer: "#/a~1b~0%20c" },
  ],
  ["the whole body", { in: "body", keys: [] }, "body: is wrong", { pointer: "#" }],
  [
    "a parameter",
    { in: "query", keys: ["kind", "1"] },
    "kind.1: is wrong",
    { in: "query", parameter: "kind" },
  ],
  ["all of a place", { in: "query", keys: [] }, "is wrong", { in: "query" }],
])("tells %s", (_name, field, detail, place) => {
  const body = problem(invalid(field, "is wrong"));
  expect([body.title, body.detail, body.errors]).toEqual([
    "Bad Request",
    detail,
    [{ ...place, detail: "is wrong" }],
  ]);
});

it("stays small and readable whatever the keys are", () => {
  const { text } = answer(
    invalid({ in: "body", keys: ["a", "\u0000\ud800", "x".repeat(100_000)] }, "is wrong"),
  );
  expect(text.length).toBeLessThan(1_000);
  const { detail, errors } = JSON.parse(text);
  expect([detail.startsWith("a.?�.xxx"), errors[0].pointer]).toEqual([true, "#/a/%00%EF%BF%BD"]);
});

it("a body of one's own: JSON, or text in a media type of its own", () => {
  const custom = (mediaType: string, body: unknown) =>
    createErrorAnswer({ errorBody: () => ({ mediaType, body }) })(notFound("x"));
  expect(custom("application/json", "gone")).toMatchObject({
    text: '"gone"',
    contentType: "application/json; charset=utf-8",
  });
  expect(custom("text/plain", "gone")).toMatchObject({
    text: "gone",
    contentType: "text/plain; charset=utf-8",
  });
});

it("an errorBody that throws is logged, and the refusal told in the default way", () => {
  const log: object[] = [];
  const errorBody = () => {
    throw new Error("no template");
  };
  const answerError = createErrorAnswer({ errorBody }, { error: (details) => log.push(details) });
  expect(answerError(notFound("no such book"))).toMatchObject({
    mediaType: "application/problem+json",
    body: { status: 404, detail: "no such book" },
  });
  expect(log).toEqual([{ err: new Error("no template"), refusal: "no such book" }]);
});
