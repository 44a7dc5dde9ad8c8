import createFetchClient from "openapi-fetch";
import { expect, test } from "vitest";
import { reply } from "../../../server/src/http/answer.ts";
import {
  compileText,
  type SampleOptions,
  serveContract,
} from "../../../server/src/http/test-support/serveContract.ts";
import { writeByContract } from "./writeByContract.ts";

const module = await compileText(`
model Book { title: string; tags?: string[]; size?: int32; cover?: { color: string } }
model Form { title: HttpPart<string>; tags: HttpPart<string>[]; book: HttpPart<Book>; scan: HttpPart<File> }
@useAuth(ApiKeyAuth<ApiKeyLocation.query, "key">)
@route("/json") @patch(#{ implicitOptionality: true }) op patchBook(@header contentType: "application/vnd.book+json", @body book: Book): Book;
@route("/fields") @post op fields(@header contentType: "application/x-www-form-urlencoded", @body book: Book): Book;
@route("/form") @post op form(@header contentType: "multipart/form-data", @multipartBody form: Form): { text: string };
@route("/text") @post op text(@header contentType: "text/plain", @body text: string): { @header contentType: "text/plain", @body text: string };
@route("/bytes") @put op bytes(@header contentType: "application/octet-stream", @body bytes: bytes): { @header contentType: "application/octet-stream", @body bytes: bytes };
`);
const textOf = async (stream: unknown) =>
  Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>)).toString();
const handlers: SampleOptions["handlers"] = {
  patchBook: ({ body }) => body,
  fields: ({ body }) => body,
  form: async ({ body }) => {
    const { scan, ...rest } = body as { scan: File };
    return { text: JSON.stringify({ ...rest, scan: await scan.text() }) };
  },
  text: ({ body }) => reply(200, body as never),
  bytes: async ({ body }) => reply(200, Buffer.from(await textOf(body)) as never),
};
const server = await serveContract(module, {
  handlers,
  authenticate: (([credential]: { value: string }[]) => (credential?.value === "a&b" ? {} : null)) as never,
});
const client = writeByContract(createFetchClient({ baseUrl: server.url }), module, {
  ApiKeyAuth: "a&b",
}) as unknown as {
  request(method: string, path: string, init: object): Promise<{ data: unknown; response: Response }>;
};

const book = { title: "a&b", tags: ["x", "y,z"], size: 3, cover: { color: "é" } };

test.each<[string, string, string, unknown, unknown]>([
  ["JSON under its own name", "PATCH", "/json", book, book],
  ["fields", "POST", "/fields", book, book],
  ["text", "POST", "/text", "é\n", "é\n"],
])("%s", async (_, method, path, body, want) => {
  expect((await client.request(method, path, { body })).data).toEqual(want);
});

test("parts", async () => {
  const form = { title: "é", tags: ["x", "y"], book };
  const { data } = await client.request("POST", "/form", {
    body: { ...form, scan: new File(["bytes"], "scan.png", { type: "image/png" }) },
  });
  expect(JSON.parse((data as { text: string }).text)).toEqual({
    ...form,
    scan: "bytes",
  });
});

test("bytes", async () => {
  const { data } = await client.request("PUT", "/bytes", { body: new Blob(["\u0001é"]) });
  expect(await (data as Blob).text()).toBe("\u0001é");
});
