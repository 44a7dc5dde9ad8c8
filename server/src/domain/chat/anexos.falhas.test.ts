import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { StorageError } from "../../platform/storage/storageError.ts";
import { eachFileStorage } from "../../test-support/anexos.testing.ts";
import { messagesOf, newOrder, say, sendForm, storedKeys } from "../../test-support/chat.testing.ts";
import { rowCounts } from "../../test-support/criacao.testing.ts";
import { pdf } from "../arquivo/samples.testing.ts";
import type { Pedido } from "../pedido/pedido.ts";

const ABORTED = 60;

eachFileStorage((at) => {
  /** Expects a refusal that tells nothing of the machine, and nothing stored; a message of text still goes through. */
  async function expectRefused(order: Pedido, status: number) {
    const before = await rowCounts(at.server.db);
    const { status: got, body } = await sendForm(messagesOf(at.server, order), "oi", [["a.pdf", pdf]]);
    expect(got).toBe(status);
    expect(Object.keys(body)).toEqual(["mensagem"]);
    expect(body.mensagem).toMatch(/^(Serviço temporariamente indisponível|Não há espaço)/);
    expect(await rowCounts(at.server.db)).toEqual(before);
    await expectLogged();
    expect((await say(at.server, order, "só texto")).status).toBe(200);
  }

  /** Expects that one failure is logged: at once, or at the end of the second in which another one was. */
  async function expectLogged() {
    await expect.poll(() => at.server.errors.length).toBe(1);
    at.server.errors.length = 0;
  }

  /** Expects that a file is taken again. */
  async function expectTaken(order: Pedido) {
    const answer = await sendForm(messagesOf(at.server, order), "oi", [["a.pdf", pdf]]);
    expect([answer.status, answer.body.anexos?.length]).toEqual([200, 1]);
  }

  test("L2: of many uploads that are broken off among good ones nothing is left, and the good ones are stored", async () => {
    const order = await newOrder(at.server.db);
    const other = await newOrder(at.server.db);
    const before = [(await rowCounts(at.server.db)).anexo, (await storedKeys(at.server)).length] as [
      number,
      number,
    ];
    const broken = Array.from({ length: ABORTED }, () => breakOff(messagesOf(at.server, order)));
    const good = Array.from({ length: 5 }, () =>
      sendForm(messagesOf(at.server, other), "bom", [["a.pdf", pdf]]),
    );
    expect((await Promise.all(good)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    await Promise.all(broken);
    await expect.poll(() => readdir(at.server.files.incoming)).toEqual([]);
    expect([(await rowCounts(at.server.db)).anexo, (await storedKeys(at.server)).length]).toEqual(
      before.map((count) => count + 5),
    );
    expect((await at.server.call("GET", `/chat/${order.chave}`)).body.situacao).toBe("sem_conversa");
    await expectTaken(order);
  });

  test("R3: a folder of incoming files that cannot be written: 503, and it works again afterwards", async () => {
    const order = await newOrder(at.server.db);
    await rm(at.server.files.incoming, { recursive: true, force: true });
    await writeFile(at.server.files.incoming, "a file where the folder should be");
    await expectRefused(order, 503);
    await rm(at.server.files.incoming);
    await expectTaken(order);
  });

  test("R3: a full disk: 507, and what was stored before it was full is removed", async () => {
    const order = await newOrder(at.server.db);
    const { store } = at.server.files;
    const before = [await rowCounts(at.server.db), await storedKeys(at.server)];
    const { put } = store;
    let stored = 0;
    store.put = async (...file) => {
      if (++stored > 2) throw new StorageError("full", "no space left");
      await put(...file);
    };
    const three = ["1.pdf", "2.pdf", "3.pdf"].map((name): [string, Buffer] => [name, pdf]);
    const { status, body } = await sendForm(messagesOf(at.server, order), "oi", three);
    store.put = put;
    expect([status, stored]).toEqual([507, 3]);
    expect(body.mensagem).toMatch(/^Não há espaço/);
    expect([await rowCounts(at.server.db), await storedKeys(at.server)]).toEqual(before);
    await expectLogged();
    await expectTaken(order);
  });

  test("R3: a storage that is out of reach: 503, nothing is stored", async () => {
    const order = await newOrder(at.server.db);
    if (at.closeS3) {
      await at.closeS3();
      return expectRefused(order, 503);
    }
    const folder = join(dirname(at.server.files.incoming), "arquivos");
    await rename(folder, `${folder}-`);
    await writeFile(folder, "a file where the folder should be");
    await expectRefused(order, 503);
    await rm(folder);
    await rename(`${folder}-`, folder);
    await expectTaken(order);
  });
});

/** Sends half a form and breaks the connection off when the server has read some of it. */
function breakOff(url: string): Promise<void> {
  return new Promise((resolve) => {
    const sender = request(url, {
      method: "POST",
      headers: {
        Authorization: "Bearer frete_api_demo1",
        "Content-Type": "multipart/form-data; boundary=x",
        "Content-Length": 1_000_000,
      },
    });
    sender.on("error", () => {}).on("close", () => resolve());
    sender.write('--x\r\nContent-Disposition: form-data; name="anexo"; filename="a.pdf"\r\n\r\n%PDF-');
    sender.write(Buffer.alloc(500_000), () => sender.destroy());
  });
}
