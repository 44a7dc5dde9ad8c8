import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { freePort } from "../server/src/test-support/freePort.ts";
import { type Block, blocks, scriptOf } from "./test-support/documentSteps.ts";

const ALIAS = {
  language: "sh",
  note: undefined,
  content: `alias contract='node "$TOOLKIT/scripts/contract.ts"'`,
};

test("docs/designers.md: every step works on the contract of the library, and says what the guide says", async () => {
  const port = await freePort();
  const guide = readFileSync("docs/designers.md", "utf8").replaceAll("4010", String(port));
  const folder = mkdtempSync(join(tmpdir(), "designers-"));
  let said = "";
  try {
    for (const block of blocks(guide)) {
      if (block.language === "sh") said = await run(folder, block);
      else if (block.language === "diff") edit(join(folder, "main.tsp"), block.content);
      else if (block.language === "text")
        for (const line of block.content.trimEnd().split("\n")) expect(said).toContain(line);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Runs the commands of a block, which end with 0, or with 1 when it is noted that they fail. */
async function run(cwd: string, block: Block): Promise<string> {
  const shell = spawn("bash", ["-c", scriptOf([ALIAS, block])], {
    cwd,
    env: { ...process.env, TOOLKIT: resolve("."), NO_COLOR: "1" },
  });
  const [out, error, [code]] = await Promise.all([
    text(shell.stdout),
    text(shell.stderr),
    once(shell, "close") as Promise<[number]>,
  ]);
  expect([block.content, code, out + error]).toEqual([
    block.content,
    block.note === "fails" ? 1 : 0,
    expect.anything(),
  ]);
  return out + error;
}

/** Does to a file what a diff shows: its old lines stand there once. */
function edit(file: string, diff: string): void {
  const lines = diff.trimEnd().split("\n");
  const having = (sign: "-" | "+") =>
    lines
      .filter((line) => !line.startsWith(sign === "-" ? "+" : "-"))
      .map((line) => line.slice(1))
      .join("\n");
  const parts = readFileSync(file, "utf8").split(having("-"));
  expect([diff, parts.length]).toEqual([diff, 2]);
  writeFileSync(file, parts.join(having("+")));
}
