import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { examples } from "./examples.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";
import { operationValidators } from "./validators.ts";

const document: OpenApiDocument = JSON.parse(
  readFileSync("scripts/test-contract/generated/openapi.json", "utf8"),
);

/** A module of what was printed. */
const load = (code: string) =>
  import(`data:text/javascript,${encodeURIComponent(code.replace(/^import type .*$/gm, ""))}`);

test("the validators of one operation are a module of their own; one that is not there cannot be", async () => {
  const [id = ""] = Object.values(document.paths).flatMap((item) =>
    item.get?.operationId && item.get.parameters ? [item.get.operationId] : [],
  );
  const { validators } = await load(operationValidators(document, id));
  expect(Object.keys(validators)).toContain("responses");
  expect(() => operationValidators(document, "nothing")).toThrow("no operation nothing");
});

test("the examples of a contract: of answers by status, of bodies, by media type and name", () => {
  const content = (value: unknown) => ({ "application/json": { example: value } });
  const text = examples({
    ...{ openapi: "3.1.0", info: { title: "t", version: "1" } },
    paths: {
      "/a": {
        post: {
          operationId: "say",
          requestBody: { content: content("in") },
          responses: {
            200: { content: { "text/plain": { examples: { one: { value: "1" }, two: { value: "2" } } } } },
            204: {},
          },
        },
      },
    },
  } as unknown as OpenApiDocument);
  expect(text).toContain('say: {"200":{"text/plain":{"one":"1","two":"2"}},"204":{}}');
  expect(text).toContain('say: {"application/json":{"default":"in"}}');
});
