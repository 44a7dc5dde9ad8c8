import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { writeOutputs } from "./outputs.ts";

const folder = mkdtempSync(join(tmpdir(), "outputs-"));
const out = join(folder, "out");
const SIZE = 300_000;
const NAMES = ["a.json", "b.yaml", "code/c.ts", "code/d.js"];
const of = (digit: string) => new Map(NAMES.map((name) => [join(out, name), digit.repeat(SIZE)]));
/** Writes without end, each time something else. */
const WRITER = `import { join } from "node:path";
import { writeOutputs } from "${new URL("./outputs.ts", import.meta.url)}";
for (let digit = 0; ; digit = (digit + 1) % 10) {
  writeOutputs(${JSON.stringify(out)}, new Map(${JSON.stringify(NAMES)}.map((name) => [join(${JSON.stringify(out)}, name), String(digit).repeat(${SIZE})])));
  process.send("written");
}`;

afterAll(() => rmSync(folder, { recursive: true }));

test("whenever a process that writes is killed, every file is whole; what it leaves goes with the next run", async () => {
  const writer = join(folder, "writer.mjs");
  writeFileSync(writer, WRITER);
  for (const wait of [0, 1, 2, 3, 5, 8]) {
    const child = fork(writer);
    await once(child, "message");
    await setTimeout(wait);
    child.kill("SIGKILL");
    await once(child, "exit");
    for (const name of NAMES) {
      const text = readFileSync(join(out, name), "utf8");
      expect(text === (text[0] as string).repeat(SIZE), name).toBe(true);
    }
  }
  writeOutputs(out, of("x"));
  expect(readdirSync(folder).sort()).toEqual(["out", "writer.mjs"]);
});
