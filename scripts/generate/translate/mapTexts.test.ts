import { expect, test } from "vitest";
import { describePart } from "../diagnostics/diagnostic.ts";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { mapTexts } from "./mapTexts.ts";

/** Texts at every place that OpenAPI has for them, each with the part that it belongs to; what is none says `no`. */
const document = {
  openapi: "3.1.0",
  info: { title: "text", version: "no", description: "text", license: { name: "no" }, "x-note": "no" },
  externalDocs: { url: "no", description: "text" },
  servers: [
    { url: "no", description: "text", variables: { description: { default: "no", description: "text" } } },
  ],
  tags: [{ name: "no", description: "text", "x-displayName": "no" }],
  paths: {
    "/books/{id}": {
      summary: "text",
      get: {
        operationId: "read",
        summary: "text of operation read",
        description: "text of operation read",
        security: [{ description: ["no"] }],
        parameters: [
          {
            name: "id",
            in: "path",
            description: "text of operation read, parameter id",
            schema: { type: "string", description: "text of operation read, parameter id" },
            examples: {
              summary: { summary: "text of operation read, parameter id", value: { summary: "no" } },
            },
          },
        ],
        requestBody: {
          description: "text of operation read",
          content: {
            "application/json": {
              schema: { properties: { title: { description: "text of operation read" } } },
              example: { description: "no", summary: "no" },
            },
          },
        },
        responses: {
          200: {
            description: "text of operation read",
            headers: { description: { description: "text of operation read" } },
            links: {
              next: {
                operationId: "read",
                parameters: { description: "no" },
                description: "text of operation read",
              },
            },
          },
        },
        callbacks: {
          told: {
            "{$request.body#/url}": {
              post: { operationId: "tell", responses: {}, summary: "text of operation tell" },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Book: {
        title: "no",
        description: "text of schema Book",
        properties: {
          description: { type: "string", description: "text of schema Book, property description" },
          default: { description: "text of schema Book, property default" },
          size: {
            anyOf: [{ description: "text of schema Book, property size" }],
            properties: { deep: { description: "text of schema Book, property size" } },
            enum: [{ description: "no" }],
            default: { description: "no" },
            const: { description: "no" },
          },
        },
        discriminator: { propertyName: "no", mapping: { description: "no" } },
        example: { description: "no" },
        examples: [{ description: "no" }],
        "x-item-schema": { description: "text of schema Book" },
      },
    },
    securitySchemes: {
      Key: {
        type: "oauth2",
        name: "no",
        in: "header",
        description: "text",
        flows: { implicit: { authorizationUrl: "no", scopes: { description: "text", no: "text" } } },
      },
    },
  },
};

test("every text is found, with the part that it belongs to, and nothing else is changed", () => {
  const before = structuredClone(document);
  const texts: string[] = [];
  const changed = mapTexts(document as unknown as OpenApiDocument, (text, part) => {
    texts.push([text.slice(0, 4), describePart(part)].filter(Boolean).join(" of "));
    return text.toUpperCase();
  });
  expect(document).toEqual(before);
  const said = JSON.stringify(document).match(/"text[^"]*"/g) ?? [];
  expect(texts.sort()).toEqual(said.map((text) => text.slice(1, -1)).sort());
  expect(JSON.stringify(changed)).toBe(
    JSON.stringify(document).replaceAll(/"text[^"]*"/g, (text) => text.toUpperCase()),
  );
});
