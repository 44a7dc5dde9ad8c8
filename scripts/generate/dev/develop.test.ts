import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DevEvent } from "./events.ts";
import { type RunningDev, startDev } from "./test-support/startDev.ts";

const HEAD = `import "@typespec/http";
using Http;
@service(#{ title: "Bookshop" })
namespace Bookshop;

`;
const BOOK = `model Book {
  @maxLength(40) title: string;
}
`;
const LIST = `@opExample(#{ returnType: #[#{ title: "Iracema" }] })
@route("/books") @get op list(): Book[];
`;
const READ = `@route("/books/{id}") @get op read(@path id: int32): Book | { @statusCode _: 404; @body problem: string };
`;

// One loop for all that is saved here: nothing of it ends it.
const folder = mkdtempSync(join(tmpdir(), "dev-"));
let dev: RunningDev;
const save =
  (text: string, file = "main.tsp") =>
  () =>
    writeFileSync(join(folder, file), text);
// A connection that is kept may end with the server that it led to.
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(dev.url + path, { headers: { connection: "close", ...headers } });

type GeneratedEvent = Extract<DevEvent, { event: "generated" }>;
type ChangesEvent = Extract<DevEvent, { event: "changes" }>;
const isWritten = ({ outcome }: GeneratedEvent) => outcome.status === "written";
/** The first thing that a save is refused for. */
async function refusal(...saved: Parameters<typeof save>) {
  const isRefused = ({ outcome }: GeneratedEvent) => outcome.status === "refused";
  const { outcome } = await dev.after(save(...saved), "generated", isRefused);
  const { code, line } = outcome.diagnostics[0] ?? {};
  return { code, line };
}

beforeAll(async () => {
  save(`${HEAD}${BOOK.replace("}", "")}${LIST}`)();
  const args = [resolve("scripts/contract.ts"), "dev", folder, "--port", "0", "--out", join(folder, "out")];
  dev = await startDev(args);
});
afterAll(async () => {
  await dev.stop();
  rmSync(folder, { recursive: true });
});

test("it starts on a broken contract, says so to those who ask, and serves it once it is mended", async () => {
  await expect.poll(() => dev.events.find(({ event }) => event === "failed")).toBeDefined();
  const [refused] = dev.events.filter(({ event }) => event === "generated") as GeneratedEvent[];
  expect(refused?.outcome.diagnostics[0]).toMatchObject({ code: "unclosed-brace", line: 6 });
  const answer = await get("/books");
  expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
    503,
    expect.stringContaining("main.tsp:6: this { is not closed"),
  ]);
  await dev.after(save(HEAD + BOOK + LIST), "serving");
  expect(await (await get("/books")).json()).toEqual([{ title: "Iracema" }]);
});

test("an operation that is added is answered at once, as Prefer asks, and gone when it is taken out", async () => {
  expect((await get("/books/7")).status).toBe(404);
  const meant = dev.after(save(HEAD + BOOK + LIST + READ), "changes");
  await dev.after(() => {}, "serving");
  expect((await meant).changes).toMatchObject([
    { level: "additive", place: "GET /books/{id}", operations: ["read"] },
  ]);
  const made = await get("/books/7");
  expect([made.status, made.headers.get("x-mock")]).toEqual([200, "made"]);
  const preferred = await get("/books/7", { prefer: "code=404" });
  expect([preferred.status, preferred.headers.get("preference-applied")]).toEqual([404, "code=404"]);
  expect((await get("/books/seven")).status).toBe(400);
  await dev.after(save(HEAD + BOOK + LIST), "serving");
  const gone = await get("/books/7");
  expect([gone.status, gone.headers.get("x-mock")]).toEqual([404, null]);
});

test.each([
  ["a syntax error", HEAD + BOOK + LIST.replace("op", "op op"), "reserved-identifier"],
  ["an unknown type", HEAD + LIST, "invalid-ref"],
  [
    "a duplicate route",
    HEAD + BOOK + LIST + LIST.replace("list()", "again()"),
    "@typespec/http/duplicate-operation",
  ],
  ["an example against its schema", HEAD + BOOK + LIST.replace('"Iracema"', "1"), "unassignable"],
  ["an import of a file that is gone", `import "./more.tsp";\n${HEAD}${BOOK}${LIST}`, "import-not-found"],
])("%s is told, and the last good server answers", async (_what, text, code) => {
  expect(await refusal(text)).toMatchObject({ code });
  expect(await (await get("/books")).json()).toEqual([{ title: "Iracema" }]);
});

test("a new folder is watched; a file that is deleted is missed", async () => {
  const [entry, more] = [`import "./more/read.tsp";\n${HEAD}${BOOK}${LIST}`, join(folder, "more")];
  expect(await refusal(entry)).toMatchObject({ code: "import-not-found" });
  const made = () => {
    mkdirSync(more);
    writeFileSync(join(more, "read.tsp"), `using Http;\nnamespace Bookshop;\n${READ}`);
  };
  await dev.after(made, "generated", isWritten);
  await dev.after(
    () => rmSync(more, { recursive: true }),
    "generated",
    ({ outcome }) => outcome.status === "refused",
  );
  await dev.after(save(HEAD + BOOK + LIST), "serving");
});

test("while saves follow each other nobody sees half a file, or no server; the last save counts", async () => {
  const out = join(folder, "out");
  let isOver = false;
  const reading = (async () => {
    let reads = 0;
    for (; !isOver; await turn())
      for (const name of ["document.json", "openapi.yaml", "validators.js", "operations.ts"]) {
        const text = readFileSync(join(out, name), "utf8");
        if (!text.endsWith("\n") || (name.endsWith(".json") && !JSON.parse(text).paths)) return name;
        reads++;
      }
    return reads;
  })();
  const asking = (async () => {
    const seen = new Set<number>();
    while (!isOver) seen.add((await get("/books")).status);
    return [...seen];
  })();
  const last = HEAD + BOOK.replace("40", "7") + LIST;
  const isLast = ({ changes }: ChangesEvent) => changes.some(({ message }) => message.endsWith("7"));
  const over = () => {
    isOver = true;
  };
  await dev
    .after(async () => {
      for (let length = 30; length > 20; length--) {
        save(HEAD + BOOK.replace("40", String(length)) + LIST)();
        await turn();
      }
      await dev.after(save(HEAD + BOOK.replace("40", "8") + LIST), "generated", isWritten);
      await dev.after(save(last), "changes", isLast);
    }, "serving")
    .finally(over);
  expect(await reading).toBeGreaterThan(10);
  expect(await asking).toEqual([200]);
  expect(readFileSync(join(out, "openapi.json"), "utf8")).toContain('"maxLength": 7');
});

test("a generator that is killed is started again, and leaves nothing behind", async () => {
  const [generator] = execFileSync("pgrep", ["-P", String(dev.child.pid), "-f", "devGenerator"], {
    encoding: "utf8",
  }).split("\n");
  process.kill(Number(generator), "SIGKILL");
  await dev.after(save(HEAD + BOOK + LIST), "serving");
  expect(readdirSync(folder).filter((name) => name.startsWith(".out-"))).toEqual([]);
  expect(await (await get("/books")).json()).toEqual([{ title: "Iracema" }]);
});
