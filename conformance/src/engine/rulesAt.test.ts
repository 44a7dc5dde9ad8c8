import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { expect, test } from "vitest";
import { rulesAt } from "./rulesAt.ts";

const document: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1.0.0" },
  paths: {},
  components: {
    schemas: {
      Money: { type: "number", "x-rules": ["MONEY"] },
      Item: {
        type: "object",
        "x-rules": ["ITEM"],
        properties: {
          price: { $ref: "#/components/schemas/Money", "x-rules": ["PRICE"] },
          name: { type: "string" },
        },
      },
      Cart: {
        type: "object",
        "x-rules": ["CART"],
        properties: {
          items: { type: "array", "x-rules": ["LIST"], items: { $ref: "#/components/schemas/Item" } },
          gift: { anyOf: [{ $ref: "#/components/schemas/Item" }, { type: "null" }] },
        },
      },
    },
  },
};

test.each([
  ["the body itself", "", ["CART"]],
  ["a list", "/items", ["LIST", "CART"]],
  ["an item of it", "/items/3", ["ITEM", "LIST", "CART"]],
  ["a property with rules of its own", "/items/3/price", ["MONEY", "PRICE", "ITEM"]],
  ["a property without", "/items/3/name", ["ITEM"]],
  ["one of several types", "/gift/price", ["MONEY", "PRICE", "ITEM"]],
  ["what the contract does not know", "/items/3/colour", ["ITEM", "LIST", "CART"]],
])("rules named for %s", (_, pointer, rules) => {
  expect(rulesAt(document, { $ref: "#/components/schemas/Cart" }, pointer)).toEqual(rules);
});
