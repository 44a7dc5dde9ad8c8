import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { freePort } from "../server/src/test-support/freePort.ts";
import { blocks, scriptOf } from "./test-support/documentSteps.ts";

test("docs/toolkit.md: every step works in an empty folder, and says what the document says", async () => {
  const [mockPort, serverPort] = [await freePort(), await freePort()];
  const markdown = readFileSync("docs/toolkit.md", "utf8")
    .replaceAll("4010", String(mockPort))
    .replaceAll("3000", String(serverPort));
  const all = blocks(markdown);
  const folder = mkdtempSync(join(tmpdir(), "bookshop-"));
  try {
    for (const { note: file, content } of all) if (file) writeFileSync(join(folder, file), content);
    const script = scriptOf(all.filter(({ language }) => language === "sh"));
    const shell = spawn("bash", ["-c", script], {
      cwd: folder,
      env: { ...process.env, TOOLKIT: resolve("."), SERVER_PORT: String(serverPort), NO_COLOR: "1" },
    });
    const [said, complained, [code]] = await Promise.all([
      text(shell.stdout),
      text(shell.stderr),
      once(shell, "close") as Promise<[number]>,
    ]);
    expect([code, complained]).toEqual([0, ""]);
    for (const { content } of all.filter(({ language }) => language === "text"))
      for (const line of content.trimEnd().split("\n")) expect(said).toContain(line);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
