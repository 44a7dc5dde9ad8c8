import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { expect, test } from "vitest";
import type { Contract } from "../../engine/contract.ts";
import { loja } from "../../profile/loja.ts";
import { answerMutants } from "./answerMutants.ts";
import { breakagesOf } from "./breakages.ts";
import { changeAt } from "./changeAt.ts";
import { derivedOperations, exampleAnswer, testableStatuses } from "./operations.ts";
import { placesOf } from "./places.ts";

const text = { type: "string", maxLength: 5, "x-rules": ["LIB-1"] };
const copy = { type: "object", properties: { shelf: { type: "integer" } }, "x-rules": ["NS-1"] };
const copies = { type: "array", items: copy };
const document: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "library", version: "1" },
  "x-rules": ["LIB-9"],
  paths: {
    "/books": {
      get: {
        operationId: "readBook",
        "x-rules": ["LIB-8"],
        responses: {
          200: {
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Book" },
              },
            },
          },
          500: { content: { "application/json": { schema: text } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Book: {
        type: "object",
        required: ["title"],
        properties: {
          title: { ...text },
          isbn: { anyOf: [{ type: "string", pattern: "^\\d{3}$" }, { type: "null" }], "x-rules": ["NS-1"] },
          copies,
        },
        "x-rules": ["LIB-2"],
      },
    },
  },
};
const mutants = answerMutants({ document, operations: {}, validators: {} } as unknown as Contract);
const find = (id: string) => mutants.find((mutant) => mutant.id === id);

test("a place gives a mutant for each way to break it; a status that no case brings about gives none", () => {
  const schemaBreakers = mutants.map(({ id }) => id).filter((id) => !id.includes("/value/"));
  expect(schemaBreakers).toEqual([
    "readBook/200/body/type/object-in-list",
    "readBook/200/body/type/null",
    "readBook/200/title/type/text-as-number",
    "readBook/200/title/type/text-in-list",
    "readBook/200/title/type/null",
    "readBook/200/title/required/missing",
    "readBook/200/title/maxLength/above",
    "readBook/200/isbn/type/text-as-number",
    "readBook/200/isbn/type/text-in-list",
    "readBook/200/isbn/pattern/shape-lost",
    "readBook/200/isbn/pattern/shape-cut",
    "readBook/200/isbn/pattern/other-separator",
    "readBook/200/isbn/pattern/offset-changed",
    "readBook/200/isbn/pattern/day-first",
    "readBook/200/copies/type/list-as-object",
    "readBook/200/copies/type/list-as-item",
    "readBook/200/copies/type/null",
    "readBook/200/copies.*/type/object-in-list",
    "readBook/200/copies.*/type/null",
    "readBook/200/copies.*.shelf/type/number-as-text",
    "readBook/200/copies.*.shelf/type/fraction",
    "readBook/200/copies.*.shelf/type/null",
  ]);
});

test("rules are those of the place and of all that holds it", () => {
  expect(find("readBook/200/title/type/null")?.rules).toEqual(["LIB-1", "LIB-2", "LIB-8", "LIB-9"]);
  expect(find("readBook/200/copies.*.shelf/type/null")?.rules).toEqual(["NS-1", "LIB-2", "LIB-8", "LIB-9"]);
});

test("what the interface alone does not say, or only a decision, is of the reference", () => {
  const alone = structuredClone(document);
  const { title } = alone.components?.schemas?.Book?.properties ?? {};
  delete title?.maxLength;
  const layered = { document, interfaceLayer: { document: alone } } as unknown as Contract;
  const layers = new Map(answerMutants(layered).map(({ id, layer }) => [id, layer]));
  expect(find("readBook/200/title/maxLength/above")?.layer).toBe("interface");
  expect(layers.get("readBook/200/title/maxLength/above")).toBe("reference");
  expect(layers.get("readBook/200/title/type/null")).toBe("interface");
  expect(find("readBook/200/copies.*.shelf/type/null")?.layer).toBe("reference");
});

test("the wrapper changes the answers of its operation and status only", async () => {
  const wrap = find("readBook/200/copies.*.shelf/type/number-as-text")?.wrap();
  const answer = async (operation: string, status: number) => {
    const body = Buffer.from(JSON.stringify({ title: "A", copies: [{ shelf: 1 }, { shelf: 2 }] }));
    const answered = await wrap?.({ operation } as never, async () => ({ status, headers: {}, body }));
    return JSON.parse(String(answered?.body)).copies;
  };
  expect(await answer("readBook", 200)).toEqual([{ shelf: "1" }, { shelf: "2" }]);
  expect(await answer("readBook", 400)).toEqual([{ shelf: 1 }, { shelf: 2 }]);
  expect(await answer("other", 200)).toEqual([{ shelf: 1 }, { shelf: 2 }]);
});

test("every breakage of an example of the contract is refused by the contract's validator", () => {
  const accepted: string[] = [];
  let tried = 0;
  for (const { id, object } of derivedOperations(loja)) {
    for (const status of testableStatuses(object)) {
      const schema = object.responses[status]?.content?.["application/json"]?.schema;
      const example = JSON.stringify(exampleAnswer(object, status));
      const validate = loja.validators[id]?.responses[status]?.["application/json"];
      if (!schema || !validate) continue;
      for (const place of placesOf(loja.document, schema)) {
        for (const { keyword, kind, change } of breakagesOf(place)) {
          const changed = changeAt(JSON.parse(example), place.keys, change);
          if (JSON.stringify(changed) === example) continue;
          tried++;
          if (validate(changed)) accepted.push([id, status, place.name, keyword, kind].join("/"));
        }
      }
    }
  }
  expect(accepted).toEqual([]);
  expect(tried).toBeGreaterThan(1000);
});
