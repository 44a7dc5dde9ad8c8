import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { generateContract } from "./generateContract.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

// Below the project, so that the compiler finds its libraries.
mkdirSync("node_modules/.cache/contracts", { recursive: true });
const folder = mkdtempSync("node_modules/.cache/contracts/webhooks-");
afterAll(() => rmSync(folder, { recursive: true }));

const LIBRARY = `import "@typespec/http"; import "@typespec/openapi";
using TypeSpec.Http; using TypeSpec.OpenAPI;
/** A library. */
@service(#{ title: "Library" }) namespace Library;
model Loan { book: string; due: plainDate; renewed?: int32; place: [float32, float32]; }
model Book { title: string; }
@route("/books") @get op list(): Book[];
/** Tells of a loan. */
@summary("A loan") @extension("x-webhook", "loan") @route("/anything") @post
@opExample(#{ parameters: #{ sent: "1", loan: #{ book: "Emma", due: plainDate.fromISO("2026-07-01"), place: #[1, 2] } } })
op tellLoan(@header("X-Sent") sent: string, @body loan: Loan): { @statusCode _: 204 };
`;

let contracts = 0;
async function generate(text: string, options = {}) {
  const entry = join(folder, `${contracts++}.tsp`);
  writeFileSync(entry, text);
  const { files, warnings } = await generateContract({ entry, outDir: folder, ...options });
  return { files: new Map([...files].map(([path, content]) => [relative(folder, path), content])), warnings };
}
const json = (text = "{}") => JSON.parse(text);

test("an operation that is called stands under webhooks, and is not served", async () => {
  const { files } = await generate(LIBRARY);
  const served: OpenApiDocument = json(files.get("openapi.json"));
  expect([Object.keys(served.paths), Object.keys(served.components?.schemas ?? {})]).toEqual([
    ["/books"],
    ["Book"],
  ]);
  expect(served).not.toHaveProperty("webhooks");
  const { paths, webhooks, components }: OpenApiDocument = json(files.get("webhooks.json"));
  expect(paths).toEqual({});
  expect(Object.keys(webhooks ?? {})).toEqual(["loan"]);
  expect(webhooks?.loan?.post).toMatchObject({ operationId: "tellLoan", summary: "A loan" });
  expect(webhooks?.loan?.post).not.toHaveProperty("x-webhook");
  expect(Object.keys(components?.schemas ?? {}).sort()).toEqual(["Loan"]);
  expect(files.get("operations.ts")).not.toContain("tellLoan");
  expect(files.get("types.ts")).toContain("export type Loan =");
  expect(files.get("types.ts")).not.toContain("tellLoan");
  // 3.0 has no place for it.
  expect(files.get("openapi-3.0.yaml")).not.toMatch(/webhooks|tellLoan|Loan/);
});

test("an example of it is held against its schema", async () => {
  const wrong = LIBRARY.replace('"Emma"', '"Emma", isbn: "1"').replace(
    "book: string;",
    'book: string; @pattern("^X") isbn: string;',
  );
  const { warnings } = await generate(wrong, { examples: "warning" });
  expect(warnings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining("tellLoan request: example isbn: does not have"),
  );
});

test("AsyncAPI says the same", async () => {
  const { files } = await generate(LIBRARY);
  const document = json(files.get("asyncapi.json"));
  expect(document.channels).toEqual({
    webhooks: { address: null, messages: { loan: { $ref: "#/components/messages/loan" } } },
  });
  expect(document.operations.tellLoan).toMatchObject({ action: "send", summary: "A loan" });
  expect(document.components.messages.loan).toMatchObject({
    headers: { type: "object", required: ["X-Sent"] },
    payload: { $ref: "#/components/schemas/Loan" },
    examples: [{ payload: { book: "Emma", due: "2026-07-01", place: [1, 2] } }],
  });
  expect(Object.keys(document.components.schemas)).toEqual(["Loan"]);
  const place = document.components.schemas.Loan.properties.place;
  expect([place.items.length, place.prefixItems]).toEqual([2, undefined]);
});

test("without webhooks there are no such documents", async () => {
  const { files } = await generate(LIBRARY.slice(0, LIBRARY.indexOf("/** Tells")));
  expect([...files.keys()].filter((path) => /asyncapi|webhooks/.test(path))).toEqual([]);
});
