import { expect, test } from "vitest";
import {
  type Answering,
  json,
  library,
  problem as problemBody,
  readBook,
  serve,
  withoutToken,
} from "../test-support/library.ts";
import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import { operationObject } from "./expectation.ts";
import { runCases } from "./runCases.ts";

const problem = {
  type: "object",
  properties: { title: { type: "string" } },
  required: ["title"],
};
/** The library, whose failures but 401 come under `default`, as problem details. */
function withDefault(): Contract {
  const document = structuredClone(library.document);
  const operation = operationObject({ ...library, document }, "readBook");
  const { 200: success = {}, 401: unauthorized = {} } = operation.responses;
  operation.responses = {
    200: success,
    401: unauthorized,
    default: { content: { "application/problem+json": { schema: problem } } },
  };
  const isProblem = (data: unknown) => typeof (data as { title?: unknown }).title === "string";
  const validate = Object.assign(isProblem, { errors: [] });
  const responses = {
    ...library.validators.readBook?.responses,
    default: { "application/problem+json": validate },
  };
  return { ...library, document, validators: { readBook: { responses } } };
}

const refusal: Partial<Case> = {
  status: 400,
  accepts: { words: "a refusal, 400 to 499", includes: (status) => status >= 400 && status < 500 },
};

async function outcome(answer: Answering, change: Partial<Case>, contract = withDefault()) {
  await using server = await serve(answer);
  const { results, faults } = await runCases({
    contract,
    target: {
      url: server.url,
      tokens: { reader: "secret" },
      show: (kind) => ({ headers: { authorization: `Own ${kind}` }, query: [`key=${kind}`] }),
    },
    scenarios: [{ module: "books", cases: [readBook(change), withoutToken] }],
    sentinel: withoutToken.id,
  });
  expect(faults).toEqual([]);
  return results[0];
}
const answering =
  (status: number, body: unknown, type?: string): Answering =>
  (_, response) =>
    json(response, status, body, type);

test.each<[name: string, answer: Answering, pointers: string[]]>([
  ["another status that it accepts", answering(422, { title: "no" }, "application/problem+json"), []],
  ["one that is documented by itself", answering(401, problemBody(401)), []],
  ["a status that it does not accept", answering(200, { title: "yes" }), ["status"]],
  [
    "the wrong body of such a status",
    answering(422, { detail: "no" }, "application/problem+json"),
    ["/title"],
  ],
  ["the wrong type of it", answering(422, { title: "no" }, "application/json"), ["header content-type"]],
])("a case that accepts several statuses: %s", async (_, answer, pointers) => {
  const result = await outcome(answer, refusal);
  const found = result?.problems.map(({ pointer }) => pointer) ?? [];
  expect(found).toEqual(expect.arrayContaining(pointers));
  expect(found.length > 0).toBe(pointers.length > 0);
});

test("a status that no answer documents has any body", async () => {
  const document = structuredClone(library.document);
  const result = await outcome(answering(418, "teapot"), refusal, { ...library, document });
  expect(result?.outcome).toBe("passed");
});

test("credentials are shown as the target says, in the query too", async () => {
  const seen: unknown[] = [];
  await outcome((request, response) => {
    seen.push([request.url, request.headers.authorization]);
    json(response, 404, {});
  }, {});
  expect(seen).toContainEqual(["/v1/books/7?key=reader", "Own reader"]);
});
