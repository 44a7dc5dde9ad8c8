import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, describe, expect, it } from "vitest";
import * as library from "../../../scripts/test-contract/generated/library/index.ts";
import type { Book, operations } from "../../../scripts/test-contract/generated/library/types.ts";
import json from "../../../scripts/test-contract/generated/openapi.json" with { type: "json" };
import { Application } from "./application.ts";
import { bindContract } from "./bindContract.ts";
import type { OperationValidators, Validate } from "./contractModule.ts";
import type { Credentials } from "./credentials.ts";
import { HttpError } from "./errors.ts";
import { mockOperation } from "./mock.ts";
import { startServer } from "./server.ts";
import { handlers } from "./test-support/library.ts";

const document = structuredClone(json) as unknown as OpenApiDocument;
const answer = document.paths["/v1/books/{id}"]?.get?.responses["200"]?.content?.["application/json"] ?? {};
const book = document.components?.schemas?.Book?.examples?.[0] as Book;
answer.examples = { wrong: { value: { id: "x" } }, long: { value: { ...book, id: 8 } } };

const { addBook, ...others } = handlers;
const server = await startServer(
  new Application().bind(
    bindContract<operations, object, Exclude<keyof operations, "addBook">>(library, {
      handlers: { addBook },
      pending: Object.keys(others) as Exclude<keyof operations, "addBook">[],
      mock: document,
      validateAnswers: true,
      authenticate: ([{ value }]: Credentials) => (value === "secret" ? {} : null),
      bodyParsers: {},
    } as never),
  ),
);
afterAll(() => server.close());

async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const answer = await fetch(server.url + path, {
    ...init,
    headers: { authorization: "Bearer secret", ...headers },
  });
  const text = await answer.text();
  const applied = answer.headers.get("preference-applied");
  return {
    status: answer.status,
    mark: answer.headers.get("x-mock"),
    applied,
    body: text && JSON.parse(text),
  };
}

describe("a pending operation", () => {
  it("answers with the first example that is valid", async () => {
    expect(await ask("/v1/books/7")).toEqual({
      status: 200,
      mark: "example",
      applied: null,
      body: { ...book, id: 8 },
    });
  });

  it.each([
    ["code=404", 404, "code=404", { detail: "no such book" }],
    ["code=418", 200, null, { id: 8 }],
    ["code=999", 200, null, { id: 8 }],
    ['example="long"', 200, null, { id: 8 }],
    ["code=200; example=none", 200, "code=200", { id: 8 }],
  ])("answers what Prefer: %s asks for", async (prefer, status, applied, body) => {
    expect(await ask("/v1/books/7", { prefer })).toMatchObject({ status, applied, mark: "example", body });
  });

  it("that is asked for an example against the schema shows that it is", async () => {
    const { status } = await ask("/v1/books/7", { prefer: "example=wrong" });
    expect(status).toBe(500);
  });

  it("refuses like a server", async () => {
    const invalid = await ask("/v1/books/x");
    expect(invalid).toMatchObject({ status: 400, mark: null, body: { detail: "id: must be an integer" } });
    expect((await ask("/v1/books/7", { authorization: "Bearer other" })).status).toBe(401);
  });

  it("without a body answers none", async () => {
    expect(await ask("/v1/books/7", {}, { method: "DELETE" })).toEqual({
      status: 204,
      mark: "example",
      applied: null,
      body: "",
    });
  });
});

it("an operation with a handler is served by it", async () => {
  const init = { method: "POST", body: JSON.stringify({ title: "A", price: 1.5, copies: [{ shelf: 1 }] }) };
  const answer = await ask("/v1/books", { "content-type": "application/json", prefer: "code=409" }, init);
  expect(answer).toMatchObject({ status: 200, mark: null, body: { title: "A" } });
});

it("tells the reason in the field of a foreign error that may hold it", () => {
  const schema = {
    type: "object",
    required: ["code", "reason"],
    properties: { code: { type: "string", enum: ["E1"] }, reason: { type: "string", maxLength: 40 } },
  } as const;
  const content = { "application/json": { schema } };
  const operation = { operationId: "read", responses: { "400": { description: "Refused.", content } } };
  const foreign: OpenApiDocument = { ...document, paths: { "/x": { get: operation } } };
  const validate = new Ajv2020().compile(schema) as unknown as Validate;
  const validators = { responses: { "400": { "application/json": validate } } };
  const entry = { ...library.operations.readBook, id: "read" };
  const { answerError } = mockOperation(foreign, entry, validators as unknown as OperationValidators);
  const otherwise = () => ({ mediaType: "application/problem+json", body: {}, text: "{}", contentType: "x" });
  const told = (message: string) => answerError(otherwise)(new HttpError(400, message)).body;
  expect(told("id: must be an integer")).toEqual({ code: "E1", reason: "id: must be an integer" });
  expect(told("x".repeat(41))).toEqual({ code: "E1", reason: expect.any(String) });
});
