import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { exchange, requestText } from "./test-support/exchange.ts";
import { compileText, type SampleRequest, serveContract } from "./test-support/serveContract.ts";

const module = await compileText(`
@maxLength(5) scalar Short extends string;
model Item { @minValue(1) id: int32; }
alias Form = { @header contentType: "application/x-www-form-urlencoded";
  @body form: { name: string, n?: int32[], flag?: boolean, item?: Item, \`a b\`?: float32 | "all" } };

@route("/json") @post op json(@body item: Item): void;
@route("/merge") @post op merge(@header contentType: "application/merge-patch+json; v=1", @body item: Item): void;
@route("/optional") @post op optional(@body item?: Item): void;
@route("/form") @post op form(...Form): void;
@route("/text") @post op text(@header contentType: "text/plain", @body text: Short): void;
@route("/number") @post op number(@header contentType: "text/plain", @body value: int32): void;
@route("/csv") @post op csv(@header contentType: "text/csv", @body text: string): void;
@route("/xml") @post op xml(@header contentType: "application/xml", @body text: string): void;
@route("/octets") @post op octets(@body bytes: bytes): void;
@route("/file") @post op file(@body file: File): void;
@route("/image") @post op image(@header contentType: "image/png" | "image/*", @body image: bytes): void;
@route("/either") @post op either(@header contentType: "application/json" | "text/plain", @body value: "yes" | "no"): void;
@route("/parts") @post op parts(@multipartBody form: {
  name: HttpPart<string>; n?: HttpPart<int32>; tags?: HttpPart<string>[]; item?: HttpPart<Item>; items?: HttpPart<Item>[];
  file?: HttpPart<File>; bytes?: HttpPart<bytes>[]; png?: HttpPart<File<"image/png">>;
}): void;
`);

const uploadFolder = await mkdtemp(join(tmpdir(), "uploads-"));
afterAll(() => rm(uploadFolder, { recursive: true }));

/** What the handler got, its streams read. */
let got: { contentType: unknown; body: unknown } | undefined;
const told = async (value: unknown): Promise<unknown> => {
  if (value instanceof Readable) return { stream: Buffer.concat(await Array.fromAsync(value)).toString() };
  if (value instanceof File) return { name: value.name, type: value.type, text: await value.text() };
  if (Array.isArray(value)) return Promise.all(value.map(told));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([key, each]) => [key, await told(each)] as const);
  return Object.fromEntries(await Promise.all(entries));
};
const server = await serveContract(module, {
  handlers: Object.fromEntries(
    Object.keys(module.operations).map((id) => [
      id,
      async ({ contentType, body }: SampleRequest) => {
        got = { contentType, body: await told(body) };
      },
    ]),
  ),
  maxJsonBytes: 1000,
  maxStreamBytes: 5000,
  uploadFolder,
});

async function post(
  path: string,
  type: string | undefined,
  body: string,
  headers: Record<string, string> = {},
) {
  got = undefined;
  const all = { ...(type !== undefined && { "Content-Type": type }), ...headers };
  const [answer] = await exchange(server.port, requestText("POST", path, all, body));
  const { status, body: text } = answer as NonNullable<typeof answer>;
  return { status, detail: text === "" ? undefined : (JSON.parse(text).detail as string) };
}

const URLENCODED = "application/x-www-form-urlencoded";

describe("hands over", () => {
  it.each<[path: string, type: string | undefined, sent: string, body: unknown, contentType?: string]>([
    ["/json", "application/json", '{"id":1}', { id: 1 }],
    ["/json", "Application/JSON;charset=UTF-8", '{"id":1}', { id: 1 }, "application/json"],
    ["/merge", "application/merge-patch+json", '{"id":1}', { id: 1 }, "application/merge-patch+json; v=1"],
    [
      "/form",
      URLENCODED,
      "name=a+b%26c&n=1&n=2&flag=true&a%20b=1.5",
      { name: "a b&c", n: [1, 2], flag: true, "a b": 1.5 },
    ],
    ["/form", `${URLENCODED}; charset=utf-8`, "name=&x=1&a+b=all", { name: "", "a b": "all" }, URLENCODED],
    ["/form", URLENCODED, `name=a&item=${encodeURIComponent('{"id":1}')}`, { name: "a", item: { id: 1 } }],
    ["/text", "text/plain", "ação", "ação"],
    ["/number", "text/plain", "12", 12],
    ["/csv", "text/csv; header=present", "a;b", { stream: "a;b" }, "text/csv"],
    ["/xml", "application/xml", "<a/>", { stream: "<a/>" }],
    ["/octets", "application/octet-stream", "abc", { stream: "abc" }],
    ["/file", "text/css", "a{}", { stream: "a{}" }],
    ["/file", undefined, "abc", { stream: "abc" }, "application/octet-stream"],
    ["/image", "image/png", "abc", { stream: "abc" }],
    ["/image", "image/gif", "abc", { stream: "abc" }],
    ["/either", "text/plain", "yes", "yes"],
    ["/either", "application/json", '"no"', "no"],
  ])("%s %s %s", async (path, type, sent, body, contentType = type) => {
    expect(await post(path, type, sent)).toEqual({ status: 204, detail: undefined });
    expect(got).toEqual({ contentType, body });
  });

  it("nothing, where the body is optional", async () => {
    expect([(await post("/optional", undefined, "")).status, got]).toEqual([
      204,
      { contentType: undefined, body: undefined },
    ]);
  });
});

describe("refuses", () => {
  it.each<[path: string, type: string | undefined, sent: string, status: number, detail: string]>([
    ["/json", undefined, '{"id":1}', 415, "Send the body as application/json."],
    ["/json", "application/jsonp", '{"id":1}', 415, "Send the body as application/json."],
    ["/json", "application/json", '{"id":0}', 400, "id: must be 1 or more"],
    ["/json", "application/json", "", 400, "The body is missing."],
    ["/optional", "application/json", '{"id":0}', 400, "id: must be 1 or more"],
    ["/form", URLENCODED, "n=1", 400, "name: is required"],
    ["/form", URLENCODED, "name=a&name=b", 400, "name: must be given only once"],
    ["/form", URLENCODED, "name=a&n=x", 400, "n.0: must be"],
    ["/form", URLENCODED, "name=a&flag=yes", 400, "flag: must be"],
    ["/form", URLENCODED, "name=%ff", 400, "name: has invalid percent-encoding"],
    ["/form", URLENCODED, "name=a&item=%7B%22id%22%3A0%7D", 400, "item.id: must be 1 or more"],
    ["/form", URLENCODED, `name=${"a".repeat(1000)}`, 413, "The body is larger than 1000 bytes."],
    ["/form", "application/json", "{}", 415, `Send the body as ${URLENCODED}.`],
    ["/text", "text/plain", "abcdef", 400, "must have at most 5 characters"],
    ["/text", "text/plain; charset=latin1", "abc", 415, "Send the body in UTF-8."],
    ["/number", "text/plain", "a", 400, "must be"],
    ["/octets", "text/plain", "abc", 415, "Send the body as application/octet-stream."],
    ["/octets", "application/octet-stream", "a".repeat(5001), 413, "The body is larger than 5000 bytes."],
    ["/image", "text/plain", "abc", 415, "Send the body as image/png or image/*."],
    ["/either", "text/plain", "perhaps", 400, "must be one of"],
  ])("%s %s %s: %i", async (path, type, sent, status, detail) => {
    const answer = await post(path, type, sent);
    expect([answer.status, answer.detail]).toEqual([status, expect.stringContaining(detail)]);
  });
});

describe("multipart forms", () => {
  const file = (text: string, name: string, type?: string) =>
    new File([text], name, type === undefined ? {} : { type });
  async function send(...parts: [name: string, value: string | File][]) {
    got = undefined;
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    const answer = await fetch(`${server.url}/parts`, { method: "POST", body });
    const text = await answer.text();
    return { status: answer.status, detail: text === "" ? undefined : JSON.parse(text).detail };
  }

  it("become values and files", async () => {
    const json = (value: unknown) => file(JSON.stringify(value), "blob", "application/json");
    const answer = await send(
      ["name", "ação"],
      ["n", "7"],
      ["tags", "a"],
      ["x", "dropped"],
      ["tags", "b"],
      ["item", json({ id: 1 })],
      ["items", json({ id: 2 })],
      ["file", file("hello", "ã b.txt", "text/css")],
      ["bytes", file("1", "1")],
      ["bytes", file("2".repeat(2000), "2")],
      ["png", file("", "", "image/png")],
    );
    expect(answer).toEqual({ status: 204, detail: undefined });
    expect(got?.body).toEqual({
      name: "ação",
      n: 7,
      tags: ["a", "b"],
      item: { id: 1 },
      items: [{ id: 2 }],
      file: { name: "ã b.txt", type: "text/css", text: "hello" },
      bytes: [
        { name: "1", type: "application/octet-stream", text: "1" },
        { name: "2", type: "application/octet-stream", text: "2".repeat(2000) },
      ],
    });
    await expect.poll(() => readdir(uploadFolder)).toEqual([]);
  });

  it("a list of JSON may come as one part", async () => {
    await send(["name", "a"], ["items", JSON.stringify([{ id: 1 }, { id: 2 }])]);
    expect(got?.body).toEqual({ name: "a", items: [{ id: 1 }, { id: 2 }] });
  });

  it.each<[what: string, parts: [string, string | File][], status: number, detail: string]>([
    ["a part that is missing", [["n", "1"]], 400, "name: is required"],
    [
      "a part given twice",
      [
        ["name", "a"],
        ["name", "b"],
      ],
      400,
      "name: must be given only once",
    ],
    [
      "a text of another type",
      [
        ["name", "a"],
        ["n", "x"],
      ],
      400,
      "n: must be",
    ],
    [
      "what is no JSON",
      [
        ["name", "a"],
        ["item", "{"],
      ],
      400,
      "item: The body is not valid JSON.",
    ],
    [
      "JSON of another shape",
      [
        ["name", "a"],
        ["item", '{"id":0}'],
      ],
      400,
      "item.id: must be 1 or more",
    ],
    [
      "a file of another type",
      [
        ["name", "a"],
        ["png", file("x", "x.gif", "image/gif")],
      ],
      400,
      "png: is not written",
    ],
    [
      "too many bytes",
      [
        ["name", "a"],
        ["file", file("x".repeat(5000), "x")],
      ],
      413,
      "larger than 5000 bytes",
    ],
  ])("refuse %s, and leave no file", async (_what, parts, status, detail) => {
    const answer = await send(["bytes", file("kept until the end", "b")], ...parts);
    expect([answer.status, answer.detail, got]).toEqual([status, expect.stringContaining(detail), undefined]);
    await expect.poll(() => readdir(uploadFolder)).toEqual([]);
  });

  it("refuse what is malformed or cut off", async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\na';
    const type = "multipart/form-data; boundary=b";
    expect(await post("/parts", "multipart/form-data", head)).toMatchObject({ status: 400 });
    expect(await post("/parts", type, head)).toMatchObject({
      status: 400,
      detail: expect.stringContaining("malformed"),
    });
    expect(await post("/parts", type, `${head}\r\n--b--\r\n`)).toMatchObject({ status: 204 });
  });

  it("refuse more parts than anybody sends", async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const large = await serveContract(module, { handlers: { ...server.handlers }, uploadFolder });
    const body = `${part.repeat(1001)}--b--\r\n`;
    const headers = { "Content-Type": "multipart/form-data; boundary=b" };
    const answer = await fetch(`${large.url}/parts`, { method: "POST", headers, body });
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
      400,
      "The form has more than 1000 parts.",
    ]);
  });

  it("a file lives as long as the request", async () => {
    let path = "";
    const other = await serveContract(module, {
      handlers: {
        ...server.handlers,
        parts: async () => {
          path = join(uploadFolder, (await readdir(uploadFolder))[0] as string);
        },
      },
      uploadFolder,
    });
    const body = new FormData();
    body.append("name", "a");
    body.append("file", file("x", "x"));
    const answer = await fetch(`${other.url}/parts`, { method: "POST", body });
    expect([answer.status, path]).toEqual([204, expect.stringContaining("upload-")]);
    await expect.poll(() => existsSync(path)).toBe(false);
  });
});
