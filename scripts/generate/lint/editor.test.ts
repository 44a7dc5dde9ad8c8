import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

/** A diagnostic as the language server of TypeSpec tells it to an editor. */
interface Told {
  code: string;
  range: { start: { line: number } };
}

const CONTRACT = `import "@typespec/http";
using TypeSpec.Http;
@service namespace Shop;
/** Counts. */ @tag("Books") @get op count(): int32 | { @statusCode _: 404 };
`;

test("an editor shows what the linter finds, and offers the code fix", async () => {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "main.tsp"), CONTRACT);
  writeFileSync(join(folder, "tspconfig.yaml"), 'linter:\n  extends: ["@frete/typespec/recommended"]\n');
  const server = spawn(process.execPath, ["node_modules/@typespec/compiler/cmd/tsp-server.js", "--stdio"]);
  try {
    const uri = pathToFileURL(join(folder, "main.tsp")).href;
    const editor = speak(server.stdin, server.stdout);
    const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: "shop" }];
    await editor.ask("initialize", { processId: null, rootUri: null, capabilities: {}, workspaceFolders });
    editor.tell("initialized", {});
    editor.tell("textDocument/didOpen", {
      textDocument: { uri, languageId: "typespec", version: 1, text: CONTRACT },
    });
    const diagnostics = await editor.diagnosed(uri);
    expect(diagnostics).toMatchObject([{ code: "@frete/typespec/summary", range: { start: { line: 3 } } }]);
    const [found] = diagnostics as [Told];
    const actions = (await editor.ask("textDocument/codeAction", {
      textDocument: { uri },
      range: found.range,
      context: { diagnostics },
    })) as { title: string }[];
    expect(actions.map(({ title }) => title)).toContain('Add `@summary("Count")`');
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
});

/** The Language Server Protocol, as far as this test speaks it. */
function speak(input: NodeJS.WritableStream, output: NodeJS.ReadableStream) {
  let received = Buffer.alloc(0);
  const messages: Record<string, unknown>[] = [];
  let wake = () => {};
  output.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const [head, length] =
        /^(?:.*\r\n)*?Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/.exec(received.toString("latin1")) ?? [];
      const end = (head?.length ?? 0) + Number(length);
      if (head === undefined || received.length < end) break;
      const message = JSON.parse(received.subarray(head.length, end).toString("utf8"));
      messages.push(message);
      // What the server asks: an editor without settings.
      if (message.id !== undefined && message.method) send({ id: message.id, result: [null] });
      received = received.subarray(end);
    }
    wake();
  });
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    input.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const next = async (isWanted: (message: Record<string, unknown>) => boolean) => {
    for (;;) {
      const found = messages.find(isWanted);
      if (found) return found;
      await new Promise<void>((done) => {
        wake = done;
      });
    }
  };
  let asked = 0;
  return {
    tell: (method: string, params: object) => send({ method, params }),
    ask: async (method: string, params: object) => {
      const id = ++asked;
      send({ id, method, params });
      return (await next((message) => message.id === id && !("method" in message))).result;
    },
    /** The first diagnostics of a file that has any. */
    diagnosed: async (uri: string) => {
      const of = ({ params }: Record<string, unknown>) => params as { uri: string; diagnostics: Told[] };
      const isTold = (message: Record<string, unknown>) =>
        message.method === "textDocument/publishDiagnostics" &&
        of(message).uri === uri &&
        of(message).diagnostics.length > 0;
      return of(await next(isTold)).diagnostics;
    },
  };
}
