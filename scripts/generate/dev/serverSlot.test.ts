import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Front, openFront } from "./front.ts";
import { createServerSlot, type ServerSlot } from "./serverSlot.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "slot-")));
const log = join(folder, "loaded.txt");
/** A module that notes in which process it was loaded. */
const noted = (name: string, code: string) =>
  writeFileSync(
    join(folder, `${name}.mjs`),
    `import { appendFileSync } from "node:fs";
appendFileSync(${JSON.stringify(log)}, \`${name} \${process.pid}\\n\`);
${code}`,
  );
const ANSWER = `import { code } from "./code.mjs";
import { contract } from "./contract.mjs";
export const answer = async () => [code, contract, (await import("./late.mjs")).late, process.pid].join();`;
const MODULE = `import { createServer } from "node:http";
import { once } from "node:events";
import { serveWhenAsked } from "${new URL("./serveWhenAsked.ts", import.meta.url)}";
serveWhenAsked((url) => url.endsWith("/contract.mjs"), async () => {
  const { answer } = await import("./answer.mjs");
  return async () => {
    await answer();
    const server = createServer(async (_request, response) => response.end(await answer())).listen(0, "127.0.0.1");
    await once(server, "listening");
    return { port: server.address().port, close: async () => server.close() };
  };
});`;

let front: Front;
let slot: ServerSlot;
/** What is answered, and by which process. */
async function answered() {
  const text = await (await fetch(front.url, { headers: { connection: "close" } })).text();
  const [pid] = text.split(",").slice(-1);
  return { said: text.slice(0, text.lastIndexOf(",")), pid };
}
/** Processes that have loaded a module. */
const loadersOf = (name: string) =>
  readFileSync(log, "utf8")
    .split("\n")
    .flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
/** The process that waits, with all that stays loaded. */
async function prepared() {
  const before = loadersOf("late").length;
  slot.prepare();
  await expect.poll(() => loadersOf("late").length).toBe(before + 1);
  return loadersOf("late").at(-1);
}

beforeAll(async () => {
  noted("code", `export const code = "code 1";`);
  noted("contract", `export const contract = "contract 1";`);
  noted("late", `export const late = "late 1";`);
  noted("answer", ANSWER);
  writeFileSync(join(folder, "server.mjs"), MODULE);
  front = await openFront("127.0.0.1", 0);
  slot = createServerSlot(front, pathToFileURL(join(folder, "server.mjs")), {}, () => undefined);
});
afterAll(async () => {
  await slot.stop();
  await front.close();
  rmSync(folder, { recursive: true });
});

test("the next server has loaded what stays, and loads what the contract changes when it is asked to", async () => {
  expect(await slot.replace()).toMatchObject({ kind: "serving" });
  const waiting = await prepared();
  expect(loadersOf("code")).toContain(waiting);
  expect(loadersOf("contract")).not.toContain(waiting);
  expect(loadersOf("answer")).not.toContain(waiting);
  noted("contract", `export const contract = "contract 2";`);
  expect(await slot.replace()).toMatchObject({ kind: "serving" });
  expect(await answered()).toEqual({ said: "code 1,contract 2,late 1", pid: waiting });
});

test.each(["code", "late"])("a server that had loaded %s before it was saved never answers", async (name) => {
  const waiting = await prepared();
  noted(name, `export const ${name} = "${name} 2";`);
  expect(await slot.replace()).toMatchObject({ kind: "serving" });
  const { said, pid } = await answered();
  expect(said).toContain(`${name} 2`);
  expect(pid).not.toBe(waiting);
});

test("one that ended while it waited is not missed", async () => {
  process.kill(Number(await prepared()), "SIGKILL");
  expect(await slot.replace()).toMatchObject({ kind: "serving" });
  expect((await answered()).said).toBe("code 2,contract 2,late 2");
});
