import { expect, test } from "vitest";
import { showProgress } from "./showProgress.ts";
import type { Terminal } from "./terminal.ts";

async function progress(isTTY: boolean, total: number | undefined, chunks: string[]) {
  let told = "";
  const err = { isTTY, write: (text: string) => (told += text) };
  const terminal = { env: {}, out: err, err, stdin: [] as never } satisfies Terminal;
  const bytes = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  })();
  let passed = "";
  for await (const chunk of showProgress(bytes, total, terminal)) passed += chunk;
  return { told, passed };
}

test("the bytes pass unchanged; elsewhere than on a terminal a plain line tells the end", async () => {
  const { told, passed } = await progress(false, 8, ["a\nb", "\nc\nd\n"]);
  expect(passed).toBe("a\nb\nc\nd\n");
  expect(told).toMatch(/^100% {2}8 B sent {2}4 lines {2}[\d.]+ (?:k|M)?B\/s {2}[\d,]+ lines\/s\n$/);
});

test("on a terminal the line is written over, and ended at the end", async () => {
  const { told } = await progress(true, undefined, ["a\n"]);
  expect(told).toMatch(/^\r\u001b\[K2 B sent {2}1 lines {2}.*\n$/);
});
