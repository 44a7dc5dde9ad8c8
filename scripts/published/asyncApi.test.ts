import { readFileSync } from "node:fs";
import { Parser } from "@asyncapi/parser";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";

const read = (name: string) => readFileSync(new URL(`../../generated/${name}`, import.meta.url), "utf8");
const webhooks: OpenApiDocument = JSON.parse(read("webhooks.json"));

/** The parser would have 3.1 of AsyncAPI, which most tools do not read yet. */
const KNOWN = ["asyncapi-latest-version"];

interface Message {
  headers: object;
  payload: object;
  examples: { headers: object; payload: object }[];
}

test("AsyncAPI's own parser finds nothing wrong", async () => {
  const { document, diagnostics } = await new Parser().parse(read("asyncapi.yaml"));
  expect(diagnostics.filter(({ code }) => !KNOWN.includes(`${code}`))).toEqual([]);
  expect(document?.messages().all().length).toBe(6);
});

test("EVT-001 every kind of event has its webhook, and its message in AsyncAPI", () => {
  const { components: all }: OpenApiDocument = JSON.parse(read("openapi.json"));
  const { discriminator } = all?.schemas?.Evento ?? {};
  const kinds = Object.entries(discriminator?.mapping ?? {}).sort();
  const bodies = Object.entries(webhooks.webhooks ?? {}).map(([name, { post }]) => [
    name,
    post?.requestBody?.content["application/json"]?.schema?.$ref,
  ]);
  expect(bodies.sort()).toEqual(kinds);
  const { components } = JSON.parse(read("asyncapi.json"));
  const payloads = Object.entries(components.messages as Record<string, { payload: { $ref: string } }>);
  expect(payloads.map(([name, { payload }]) => [name, payload.$ref]).sort()).toEqual(kinds);
});

test("documents for generators of clients have none, nor have those of implementers: what a notification holds is a decision (NS-073)", () => {
  expect(JSON.parse(read("openapi.json"))).not.toHaveProperty("webhooks");
  expect(JSON.parse(read("interface/document.json"))).not.toHaveProperty("webhooks");
  expect(webhooks.paths).toEqual({});
});

test("an example of every message has its schema, in draft 7", () => {
  const { components } = JSON.parse(read("asyncapi.json"));
  const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema({ $id: "document", components });
  for (const [name, { examples, headers }] of Object.entries<Message>(components.messages)) {
    const isMessage = ajv.compile({ $ref: `document#/components/messages/${name}/payload` });
    expect([name, examples.length]).toEqual([name, 1]);
    for (const { payload, headers: sent } of examples) {
      expect([name, isMessage(payload), isMessage({ ...payload, dados: {} })]).toEqual([name, true, false]);
      expect([name, ajv.validate(headers, sent)]).toEqual([name, true]);
    }
  }
});

test("the YAML says what the JSON says", () => {
  expect(parse(read("asyncapi.yaml"))).toEqual(JSON.parse(read("asyncapi.json")));
});
