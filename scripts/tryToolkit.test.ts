import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** A fenced block: the words behind its fence, and what it holds. */
interface Block {
  language: string;
  file: string | undefined;
  content: string;
}

const blocks = (markdown: string): Block[] =>
  Array.from(
    markdown.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms),
    ([, language = "", file, content = ""]) => ({
      language,
      file: file || undefined,
      content,
    }),
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

/** A script of all commands of a document; what is started in the background is waited for until it listens, and ended. */
function scriptOf(commands: readonly Block[]): string {
  const waiting = /--port (\d+) .*&$|server\.ts &$/;
  const lines = commands.flatMap(({ content }) => content.trimEnd().split("\n"));
  return [
    "set -e -o pipefail",
    "shopt -s expand_aliases",
    "trap 'kill $(jobs -p) 2>/dev/null || true' EXIT",
    ...lines.flatMap((line) => {
      const [, port = "$SERVER_PORT"] = waiting.exec(line) ?? [];
      const wait = `until (: < /dev/tcp/127.0.0.1/${port}) 2>/dev/null; do kill -0 $! || exit 1; sleep 0.1; done`;
      return waiting.test(line) ? [line, wait] : [line];
    }),
  ].join("\n");
}

test("docs/toolkit.md: every step works in an empty folder, and says what the document says", async () => {
  const [mockPort, serverPort] = [await freePort(), await freePort()];
  const markdown = readFileSync("docs/toolkit.md", "utf8")
    .replaceAll("4010", String(mockPort))
    .replaceAll("3000", String(serverPort));
  const all = blocks(markdown);
  const folder = mkdtempSync(join(tmpdir(), "bookshop-"));
  try {
    for (const { file, content } of all) if (file) writeFileSync(join(folder, file), content);
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
