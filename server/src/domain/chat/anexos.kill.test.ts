import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openFiles } from "../../platform/files/openFiles.ts";
import type { Services } from "../../platform/services.ts";
import { openDatabase } from "../../platform/storage/openDatabase.ts";
import { insertChatLojas, newOrder, type Sent, sendForm } from "../../test-support/chat.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type RunningScript, spawnScript } from "../../test-support/spawnScript.ts";
import { pdf, png } from "../arquivo/samples.testing.ts";
import { sweepFiles } from "../arquivo/sweepFiles.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} } as unknown as Services["log"];
/** Far below zero: also a file that was stored this moment is old enough. */
const AT_ONCE = -60_000;

eachDatabase((_name, open) => {
  test("R1, ERR-041: kill -9 loses no acknowledged file, and one that has no entry yet is swept", async () => {
    const url = await open.url();
    const folder = await mkdtemp(join(tmpdir(), "frete-kill-"));
    const first = await openDatabase(url);
    await insertChatLojas(first);
    const order = await newOrder(first);
    await first.close();

    const send = (address: string, text: string, file: Sent) =>
      sendForm(`${address}/api/v1/chat/${order.chave}/mensagem`, text, [file]);
    const alive = spawnScript("serveStore", url, folder);
    const answer = await send(await addressOf(alive), "guardada", ["a.pdf", pdf]);
    alive.process.kill("SIGKILL");
    expect([answer.status, await alive.ended]).toEqual([200, "SIGKILL"]);

    const dying = spawnScript("serveStore", url, folder, "die");
    await expect(send(await addressOf(dying), "perdida", ["b.png", png])).rejects.toThrow();
    expect(await dying.ended).toBe("SIGKILL");

    const db = await openDatabase(url);
    const filesUrl = join(folder, "arquivos");
    const files = await openFiles({ dataDir: folder, filesUrl, s3Endpoint: undefined, s3Region: "" });
    expect(await db.reader("chat_mensagem").pluck("texto")).toEqual(["guardada"]);
    const [entry] = await db.reader("anexo").select();
    expect(await readdir(join(filesUrl, "1"))).toHaveLength(2);
    // The second process left its temporary file, the first one may have.
    const temporary = (await readdir(files.incoming)).length;
    expect(temporary).toBeGreaterThan(0);
    expect(await sweepFiles({ db, files, log })).toBe(0);
    expect(await sweepFiles({ db, files, log }, AT_ONCE)).toBe(temporary + 1);
    expect(await readdir(files.incoming)).toEqual([]);
    expect(await readdir(join(filesUrl, "1"))).toEqual([entry?.chave]);
    const content = await (await files.store.get(`1/${entry?.chave}`))?.toArray();
    expect(Buffer.concat(content ?? []).equals(pdf)).toBe(true);
    await db.close();

    const again = spawnScript("serveStore", url, folder);
    expect((await send(await addressOf(again), "de novo", ["b.png", png])).body.id).toBe("2");
    again.process.stdin?.end();
    await again.ended;
    await rm(folder, { recursive: true });
  });
});

async function addressOf({ lines }: RunningScript): Promise<string> {
  for await (const line of lines) return line;
  throw new Error("the server did not start");
}
