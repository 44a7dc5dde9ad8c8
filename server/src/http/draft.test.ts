import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { afterAll, expect, test } from "vitest";
import * as library from "../../../scripts/test-contract/generated/library/index.ts";
import type { operations } from "../../../scripts/test-contract/generated/library/types.ts";
import json from "../../../scripts/test-contract/generated/openapi.json" with { type: "json" };
import { Application } from "./application.ts";
import { bindContract } from "./bindContract.ts";
import { startServer } from "./server.ts";
import { handlers } from "./test-support/library.ts";

const document = json as unknown as OpenApiDocument;
const { addBook, ...others } = handlers;
let told: (readonly string[])[] = [];
const server = await startServer(
  new Application().bind(
    bindContract<operations, object>(library, {
      handlers: { addBook, gone: () => null } as never,
      draft: {
        document,
        tell: (...lists) => {
          told = lists;
        },
      },
      validateAnswers: true,
      authenticate: () => ({}),
    }),
  ),
);
afterAll(() => server.close());

test("of a draft it is told which operations have no handler, and which handlers no operation", () => {
  const [mocked, unserved] = told;
  expect([...(mocked ?? [])].sort()).toEqual(Object.keys(others).sort());
  expect(unserved).toEqual(["gone"]);
});

test("operations without a handler are answered from examples, the others by their handlers", async () => {
  const headers = { authorization: "Bearer any", "content-type": "application/json" };
  const mocked = await fetch(`${server.url}/v1/books/7`, { headers });
  expect([mocked.status, mocked.headers.get("x-mock")]).toEqual([200, "example"]);
  const refused = await fetch(`${server.url}/v1/books`, { method: "POST", headers, body: "{}" });
  expect([refused.status, refused.headers.get("x-mock")]).toEqual([400, null]);
});

test("what is no draft is refused for the same", () => {
  const bind = () =>
    bindContract<operations, object>(library, {
      handlers: { addBook, gone: () => null } as never,
      authenticate: () => ({}),
    });
  expect(bind).toThrow(/need either a handler or a place in pending: .*; not in the contract: gone/);
});
