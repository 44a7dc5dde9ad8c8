import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { standardDialect } from "../dialect.ts";
import type { OpenApiDocument, Schema } from "../toolkit/openApi.ts";
import { publish } from "./publish.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const NULL_30: Schema = { type: "object", nullable: true, enum: [null] };

/** A document of one answer, whose schema has these properties. */
function documentOf(properties: Record<string, Schema>, openapi = "3.1.0"): OpenApiDocument {
  const schemas: Record<string, Schema> = {
    Code: { type: "integer", format: "int64", minimum: 1, "x-rules": ["LIB-001"] },
    Kind: { type: "string", enum: ["novel", "poetry"] },
    Shelf: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
    Sent: { anyOf: [ref("Shelf"), {}], description: "Anything.", "x-published-as": "first" },
    Unused: { type: "string" },
    Answer: { type: "object", properties },
  };
  const content = { "application/json": { schema: ref("Answer") } };
  return {
    openapi,
    info: { title: "Library", version: "1.0.0" },
    paths: { "/answer": { get: { operationId: "read", responses: { "200": { content } } } } },
    components: { schemas },
  };
}

function published(property: Schema, openapi?: string): Schema | undefined {
  const document = publish(documentOf({ property }, openapi), standardDialect, "caller");
  return document.components?.schemas?.Answer?.properties?.property;
}

const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: "null" }] });

test.each<[what: string, property: Schema, wanted: Schema]>([
  ["a type or null", orNull({ type: "string", maxLength: 9 }), { type: ["string", "null"], maxLength: 9 }],
  [
    "values or null",
    orNull({ type: "string", enum: ["a"] }),
    { type: ["string", "null"], enum: ["a", null] },
  ],
  [
    "a reference to a plain type or null: written out, and its rules with it",
    { ...orNull(ref("Code")), description: "Its code.", "x-rules": ["LIB-002"] },
    {
      type: ["integer", "null"],
      format: "int64",
      minimum: 1,
      description: "Its code.",
      "x-rules": ["LIB-001", "LIB-002"],
    },
  ],
  ["an object or null stays", orNull(ref("Shelf")), orNull(ref("Shelf"))],
  [
    "a union of several or null stays",
    { anyOf: [ref("Code"), ref("Kind"), { type: "null" }] },
    { anyOf: [ref("Code"), ref("Kind"), { type: "null" }] },
  ],
  ["a decimal is a double", { type: "number", minimum: 0 }, { type: "number", format: "double", minimum: 0 }],
  [
    "an integer that fits 32 bits",
    { type: "integer", minimum: 0, maximum: 2147483647 },
    { type: "integer", format: "int32", minimum: 0, maximum: 2147483647 },
  ],
  [
    "one that need not fit",
    { type: "integer", minimum: 0, maximum: 2147483648 },
    { type: "integer", format: "int64", minimum: 0, maximum: 2147483648 },
  ],
  [
    "a width that is said stays",
    { type: "integer", format: "uint16" },
    { type: "integer", format: "uint16" },
  ],
  [
    "more than is meant: what is meant",
    { type: "array", items: ref("Sent") },
    { type: "array", items: { ...ref("Shelf"), description: "Anything." } },
  ],
  [
    "several kinds, of which one is meant",
    { anyOf: [{ type: "array", items: {} }, { type: "string" }], "x-published-as": "first" },
    { type: "array", items: {} },
  ],
  [
    "values that are whole numbers: integers",
    orNull({ type: "number", enum: [11, 12] }),
    { type: ["integer", "null"], format: "int32", enum: [11, 12, null] },
  ],
  [
    "values that are not all whole numbers",
    { type: "number", enum: [1, 1.5] },
    { type: "number", format: "double", enum: [1, 1.5] },
  ],
])("3.1: %s", (_what, property, wanted) => {
  expect(published(property)).toEqual(wanted);
});

test.each<[what: string, property: Schema, wanted: Schema]>([
  [
    "values or null",
    { type: "string", enum: ["a"], nullable: true },
    { type: "string", enum: ["a", null], nullable: true },
  ],
  [
    "a reference or null: written out, for null satisfies none of its types",
    { type: "object", allOf: [ref("Shelf")], nullable: true, description: "Where." },
    {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string" } },
      description: "Where.",
      nullable: true,
    },
  ],
  [
    "values of a reference or null",
    { allOf: [ref("Kind")], nullable: true },
    { type: "string", enum: ["novel", "poetry", null], nullable: true },
  ],
  ["nothing stands beside a reference", { ...ref("Shelf"), "x-a": 1 }, { allOf: [ref("Shelf")], "x-a": 1 }],
  [
    "nor is one wrapped without need",
    { anyOf: [{ allOf: [ref("Kind")] }, NULL_30] },
    { anyOf: [ref("Kind"), NULL_30] },
  ],
  ["a list of required fields has some", { type: "object", required: [] }, { type: "object" }],
])("3.0: %s", (_what, property, wanted) => {
  expect(published(property, "3.0.0")).toEqual(wanted);
});

test("a property that another stands for is left out, and so is what nothing refers to", () => {
  const hidden: Schema = { type: "string", "x-published-as": "none" };
  const { components } = publish(
    documentOf({ file: hidden, "file[]": { type: "array" } }),
    standardDialect,
    "caller",
  );
  expect(components?.schemas).toEqual({
    Answer: { type: "object", properties: { "file[]": { type: "array" } } },
  });
});

test("an implementer sees all that is to be served", () => {
  const hidden: Schema = { type: "string", "x-published-as": "none" };
  const document = documentOf({ file: hidden, sent: ref("Sent") });
  const { components } = publish(document, standardDialect, "implementer");
  expect(components?.schemas?.Answer?.properties).toEqual({ file: { type: "string" }, sent: ref("Sent") });
  expect(components?.schemas?.Sent).toEqual({ anyOf: [ref("Shelf"), {}], description: "Anything." });
});

test("of the ways in which a body comes the one that its operation asks for is published, to callers", () => {
  const json = { schema: { type: "object" } };
  const content = { "application/json": json, "multipart/form-data": { schema: { type: "object" } } };
  const document = documentOf({});
  const operation = { operationId: "write", requestBody: { content }, responses: {} };
  document.paths["/chat"] = { post: { ...operation, "x-published-as": "application/json" } };
  const body = (reader: "caller" | "implementer") => {
    const { post } = publish(document, standardDialect, reader).paths["/chat"] ?? {};
    expect(post).not.toHaveProperty("x-published-as");
    return Object.keys(post?.requestBody?.content ?? {});
  };
  expect(body("caller")).toEqual(["application/json"]);
  expect(body("implementer")).toEqual(["application/json", "multipart/form-data"]);
});

test("a parameter that says more than its reference has it written out", () => {
  const document = documentOf({});
  const parameters = [
    { name: "code", in: "query" as const, schema: { ...ref("Code"), default: 1 } },
    { name: "kind", in: "query" as const, schema: ref("Kind") },
  ];
  document.paths["/answer"] = { get: { operationId: "read", parameters, responses: {} } };
  const found = publish(document, standardDialect, "caller").paths["/answer"]?.get?.parameters ?? [];
  expect(found.map((each) => "schema" in each && each.schema)).toEqual([
    {
      type: "integer",
      format: "int64",
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      "x-rules": ["LIB-001"],
      default: 1,
    },
    ref("Kind"),
  ]);
});

test("an integer that may be sent ends where JSON does, for callers; one that is answered has no maximum", () => {
  const document = documentOf({ answered: { type: "integer" } });
  const parameters = [
    { name: "code", in: "query" as const, schema: { ...ref("Code"), description: "Its code." } },
    { name: "page", in: "query" as const, schema: { type: "integer", maximum: 50 } },
    { name: "side", in: "query" as const, schema: { type: "integer", enum: [1, 2] } },
  ];
  const content = {
    "application/json": { schema: { type: "object", properties: { n: { type: "integer" } } } },
  };
  document.paths["/book"] = {
    post: { operationId: "write", parameters, requestBody: { content }, responses: {} },
  };
  const maxima = (reader: "caller" | "implementer") => {
    const { paths, components } = publish(document, standardDialect, reader);
    const { parameters: found = [], requestBody } = paths["/book"]?.post ?? {};
    return [
      ...found.map((each) => "schema" in each && each.schema?.maximum),
      requestBody?.content["application/json"]?.schema?.properties?.n?.maximum,
      components?.schemas?.Answer?.properties?.answered?.maximum,
    ];
  };
  const safe = Number.MAX_SAFE_INTEGER;
  expect(maxima("caller")).toEqual([safe, 50, undefined, safe, undefined]);
  expect(maxima("implementer")).toEqual([undefined, 50, undefined, undefined, undefined]);
});

test("a field of a form that says more than its reference has it written out", () => {
  const document = documentOf({});
  const properties = { code: { allOf: [ref("Code")], description: "Its code." } };
  const content = { "multipart/form-data": { schema: { type: "object", properties } } };
  document.paths["/chat"] = { post: { operationId: "write", requestBody: { content }, responses: {} } };
  const { requestBody } = publish(document, standardDialect, "caller").paths["/chat"]?.post ?? {};
  expect(requestBody?.content["multipart/form-data"]?.schema?.properties?.code).toEqual({
    type: "integer",
    format: "int64",
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    "x-rules": ["LIB-001"],
    description: "Its code.",
  });
});

test("of a form only the encodings are told that are not those of every text", () => {
  const document = documentOf({});
  const properties: Record<string, Schema> = {
    text: { type: "string" },
    note: { type: "string" },
    file: {},
    code: { type: "string" },
  };
  const encoding = {
    text: { contentType: "text/plain" },
    note: { contentType: "text/plain", headers: {} },
    file: { contentType: "text/plain" },
    code: { contentType: "text/csv" },
  };
  const content = { "multipart/form-data": { schema: { type: "object", properties }, encoding } };
  const operation = { operationId: "write", requestBody: { content }, responses: {} };
  document.paths["/chat"] = { post: operation };
  const { requestBody } = publish(document, standardDialect, "caller").paths["/chat"]?.post ?? {};
  const { text: _text, ...others } = encoding;
  expect(requestBody?.content["multipart/form-data"]?.encoding).toEqual(others);
  expect(operation.requestBody.content["multipart/form-data"].encoding).toBe(encoding);
  expect(Object.keys(encoding)).toContain("text");
});

test("a form that takes files stands before JSON, and its files have a type", () => {
  const document = documentOf({});
  const form: Schema = {
    type: "object",
    properties: { text: { type: "string" }, files: { type: "array", items: {} } },
  };
  const content = {
    "application/json": { schema: { type: "object" } },
    "multipart/form-data": { schema: form },
  };
  document.paths["/chat"] = { post: { operationId: "write", requestBody: { content }, responses: {} } };
  const { requestBody } = publish(document, standardDialect, "caller").paths["/chat"]?.post ?? {};
  expect(Object.keys(requestBody?.content ?? {})).toEqual(["multipart/form-data", "application/json"]);
  expect(requestBody?.content["multipart/form-data"]?.schema?.properties?.files).toEqual({
    type: "array",
    items: { type: "string", format: "binary" },
  });
});

test("texts of requests say which characters they take, and formats of the contract's own what they look like", () => {
  const patterns = { formats: { shelf: "^[A-Z]$" }, line: "^.*$", freeText: "^[^]*$" };
  const document = documentOf({ shelf: { type: "string", format: "shelf" }, name: { type: "string" } });
  const properties: Record<string, Schema> = {
    line: { type: ["string", "null"] },
    text: { type: "string", "x-free-text": true },
    day: { type: "string", format: "date" },
    kind: { type: "string", enum: ["a"] },
    code: { type: "string", pattern: "^a$" },
  };
  const content = {
    "application/json": { schema: { type: "object", properties } },
    "text/plain": { schema: { type: "string" } },
  };
  const parameters = [{ name: "q", in: "query" as const, schema: { type: "string" } }];
  document.paths["/ask"] = {
    post: { operationId: "ask", parameters, requestBody: { content }, responses: {} },
  };
  const found = publish(document, { ...standardDialect, patterns }, "caller");
  const { post } = found.paths["/ask"] ?? {};
  const asked = post?.requestBody?.content ?? {};
  expect(asked["application/json"]?.schema?.properties).toEqual({
    ...properties,
    line: { type: ["string", "null"], pattern: "^.*$" },
    text: { type: "string", "x-free-text": true, pattern: "^[^]*$" },
  });
  expect(asked["text/plain"]?.schema).toEqual({ type: "string" });
  expect(post?.parameters).toEqual([{ ...parameters[0], schema: { type: "string", pattern: "^.*$" } }]);
  expect(found.components?.schemas?.Answer?.properties).toEqual({
    shelf: { type: "string", format: "shelf", pattern: "^[A-Z]$" },
    name: { type: "string" },
  });
});

test("what a parameter says is not said again by its schema", () => {
  const document = documentOf({});
  const schema = { type: "string", "x-rules": ["LIB-003"], "x-other": 1 };
  const parameter = { name: "code", in: "query" as const, schema, "x-rules": ["LIB-003"] };
  document.paths["/answer"] = {
    get: { operationId: "read", parameters: [parameter], responses: {} },
  };
  const [found] = publish(document, standardDialect, "caller").paths["/answer"]?.get?.parameters ?? [];
  expect(found).toEqual({ ...parameter, schema: { type: "string", "x-other": 1 } });
});

test("the document that is given stays as it is, and the published one admits the same values", () => {
  const properties: Record<string, Schema> = {
    code: orNull(ref("Code")),
    kind: orNull(ref("Kind")),
    shelf: orNull(ref("Shelf")),
    size: { anyOf: [{ type: "number", maximum: 3 }, { type: "null" }] },
  };
  const original = documentOf(properties);
  const admits = (document: OpenApiDocument) =>
    new Ajv2020({ strict: false, validateFormats: false, schemas: { document } }).compile({
      $ref: "document#/components/schemas/Answer",
    });
  const [before, after] = [admits(original), admits(publish(original, standardDialect, "caller"))];
  expect(original).toEqual(documentOf(properties));
  const values = [null, 0, 1, 3.5, "novel", "prose", { name: "A" }, {}, [], true];
  for (const name of Object.keys(properties))
    for (const value of values)
      expect([name, value, after({ [name]: value })]).toEqual([name, value, before({ [name]: value })]);
});
