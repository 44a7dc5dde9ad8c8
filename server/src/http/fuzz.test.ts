import { connect } from "node:net";
import fc from "fast-check";
import { expect, it } from "vitest";
import { answersOf, readToClose, requestText, type WireAnswer } from "./test-support/exchange.ts";
import { runs } from "./test-support/runs.ts";
import { asWriter, serveLibrary } from "./test-support/serveLibrary.ts";

const server = await serveLibrary({ maxJsonBytes: 20_000 });

const oddTexts = fc.constantFrom(
  "\u0000",
  "\ud800",
  "\u202e",
  "😀",
  "__proto__",
  "constructor",
  "1e400",
  "9007199254740993",
  "-0",
  "../../etc/passwd",
  "%00",
  "%E0%A4%A",
  "%C0%AF",
  "%ED%A0%80",
  "a".repeat(3_000),
  "' OR 1=1 --",
);
const text = fc.oneof(fc.string({ unit: "binary", maxLength: 20 }), oddTexts);
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(2 ** 53, -1, 0.1, 1.005, 1e308));
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { maxDepth: 3 },
  text,
  number,
  fc.constantFrom(null, true, false, [], {}),
  fc.anything(),
);

const book = fc.record(
  {
    title: fc.oneof(text, anything),
    price: fc.oneof(number, anything),
    kind: fc.oneof(fc.constantFrom("novel", "poetry"), anything),
    summary: fc.oneof(text, anything),
    copies: fc.oneof(
      fc.array(fc.record({ shelf: fc.oneof(fc.nat(), anything), note: text }, { requiredKeys: [] }), {
        maxLength: 7,
      }),
      anything,
    ),
    bought: fc.oneof(fc.constantFrom("2026-02-28", "2026-02-30"), anything),
    available: anything,
  },
  { requiredKeys: [] },
);
const json = fc
  .oneof(book, anything)
  .map((value) => JSON.stringify(value, (_key, inner) => (typeof inner === "bigint" ? 1 : inner)) ?? "");
const rawBody = fc.oneof(
  { weight: 6, arbitrary: json.map((written) => Buffer.from(written)) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      Buffer.from("[".repeat(10_000)),
      Buffer.from(`{"title":${'{"a":'.repeat(40)}`),
      Buffer.from('{"title":"A","price":1e400,"copies":[{"shelf":1}]}'),
      Buffer.from('{"title":"A","title":"\\ud800","price":1,"copies":[{"shelf":1}]}'),
      Buffer.from('"\xc0\xaf"', "latin1"),
      Buffer.alloc(30_000, 0x20),
    ),
  },
);
const segment = fc.oneof(
  fc.integer().map(String),
  text.map(encoded),
  fc.string({ unit: fc.constantFrom("%", "/", "a", "é", "?", "#", "{", "}") }),
);
const path = fc.oneof(
  fc.constantFrom("/v1/books", "/v1/books/", "/", "*", "//", "/v1/books/shelves/a/copies"),
  segment.map((id) => `/v1/books/${id}`),
  segment.map((id) => `/v1/books/${id}/cover`),
  segment.map((id) => `/v1/books/shelves/${id}/copies`),
);
const query = fc.array(
  fc.tuple(
    fc.constantFrom("page", "title", "maxPrice", "available", "kind", "x"),
    fc.oneof(segment, text.map(encoded)),
  ),
  { maxLength: 4 },
);
const request = fc.record({
  method: fc.constantFrom("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"),
  target: fc
    .tuple(path, query)
    .map(([to, pairs]) => to + (pairs.length > 0 ? `?${pairs.map((pair) => pair.join("=")).join("&")}` : "")),
  token: fc.oneof(
    { weight: 5, arbitrary: fc.constant("Bearer writer") },
    fc.constantFrom("", "Bearer", "Bearer x", "x".repeat(10_000)),
  ),
  contentType: fc.oneof(
    { weight: 5, arbitrary: fc.constant("application/json") },
    fc.constantFrom("text/csv", "text/plain", "", "application/json;charset=x"),
  ),
  source: fc.string({ unit: "grapheme-ascii", maxLength: 10 }),
  body: rawBody,
});

it("every request gets a whole answer of the contract, never 500 (S2)", async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 50, maxLength: 50 }), async (batch) => {
      const answers = await Promise.all(batch.map(send));
      for (const [index, answer] of answers.entries()) {
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        judge(answer, batch[index]?.method === "HEAD");
      }
    }),
    { numRuns: runs(60, 1500) },
  );
  expect(server.log).toEqual([]);
  for (const status of [200, 204, 400, 401, 404, 405, 415])
    expect(seen.get(status) ?? 0, `answers ${status}`).toBeGreaterThan(0);
});

async function send({
  method,
  target,
  token,
  contentType,
  source,
  body,
}: Parameters<Parameters<typeof request.map>[0]>[0]): Promise<WireAnswer> {
  const socket = connect(server.port, "127.0.0.1");
  const received = readToClose(socket);
  const headers: Record<string, string> = {
    ...asWriter,
    Authorization: token,
    "Content-Length": String(body.length),
  };
  if (contentType !== "") headers["Content-Type"] = contentType;
  if (source !== "") headers["Request-Source"] = source;
  socket.write(requestText(method, target.replace(/[\s]/g, ""), headers));
  socket.write(body);
  const [answer] = answersOf(await received);
  if (!answer) throw new Error(`No answer to ${method} ${target}`);
  return answer;
}

function judge({ status, headers, body, detail }: WireAnswer, isHead: boolean): void {
  expect(status).toBeLessThan(500);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  if (status === 204 || headers["content-type"] === "text/html; charset=utf-8") return;
  const type = status === 200 ? "application/json; charset=utf-8" : "application/problem+json";
  expect(headers["content-type"]).toBe(type);
  if (isHead || status === 200) return;
  expect(JSON.parse(body)).toMatchObject({ type: "about:blank", status, detail });
  expect(body.length).toBeLessThanOrEqual(2_000);
}

function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}
