import { expect, test } from "vitest";
import { fileKey } from "../../platform/files/fileStore.ts";
import type { Services } from "../../platform/services.ts";
import { eachFileStorage } from "../../test-support/anexos.testing.ts";
import { messagesOf, newOrder, type Sent, sendForm, storedKeys } from "../../test-support/chat.testing.ts";
import { pdf, png } from "../arquivo/samples.testing.ts";
import { sweepFiles } from "../arquivo/sweepFiles.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} } as unknown as Services["log"];

eachFileStorage((at) => {
  test("S7, ANX-008..011, ANX-013, ERR-032, ERR-033, ERR-037, NS-050, NS-051: removal takes the file, the entry and the message's mention, and frees no place", async () => {
    const order = await newOrder(at.server.db);
    const five = Array.from({ length: 5 }, (_, index): Sent => [`nota ${index}.pdf`, pdf]);
    await sendForm(messagesOf(at.server, order), "cinco", five);
    const anexos = await at.list(order.numeroPedido);
    const remove = (caminho: string, numero = order.numeroPedido) =>
      at.server.call("DELETE", `/pedido/${numero}/anexos?caminho=${encodeURIComponent(caminho)}`);
    const { status, body } = await remove(anexos[0].url);
    expect([status, body]).toEqual([200, { mensagem: "Anexo removido com sucesso." }]);
    expect((await remove(anexos[0].url)).status).toBe(404);
    expect((await remove(decodeURIComponent(anexos[1].url))).status).toBe(200);
    expect((await at.download(anexos[0].url)).status).toBe(404);
    expect(await at.list(order.numeroPedido)).toHaveLength(3);
    const chat = await at.server.call("GET", `/chat/${order.chave}`);
    expect(chat.body.mensagens[0].anexos).toHaveLength(3);
    expect((await sendForm(messagesOf(at.server, order), "mais", [["a.png", png]])).status).toBe(400);
    const keys = await storedKeys(at.server);
    expect(keys.some((key) => key.endsWith(anexos[0].url.slice(0, 32)))).toBe(false);

    const other = await newOrder(at.server.db);
    for (const caminho of [
      anexos[2].url,
      `../${anexos[2].url}`,
      "../../etc/passwd",
      "..%2f..%2fetc%2fpasswd",
      "/etc/passwd",
      anexos[2].url.toUpperCase(),
      anexos[2].url.slice(0, 32),
      `${anexos[2].url}/`,
      "%",
      "'; DROP TABLE anexo; --",
    ])
      expect([caminho, (await remove(caminho, other.numeroPedido)).status]).toEqual([caminho, 404]);
    for (const caminho of traversals(anexos[2].url))
      expect([caminho, (await remove(caminho, other.numeroPedido)).status]).toEqual([caminho, 404]);
    expect((await at.download(anexos[2].url)).status).toBe(200);
    for (const query of ["", "?caminho=", "?caminho=a&caminho=b", "?caminho=%00"])
      expect((await at.server.call("DELETE", `/pedido/${order.numeroPedido}/anexos${query}`)).status).toBe(
        400,
      );
    expect(await at.list(order.numeroPedido)).toHaveLength(3);

    const foreign = await newOrder(at.server.db, { numeroPedido: "DE-OUTRA" }, 2);
    const token = "frete_api_demo2";
    const sent = await sendForm(messagesOf(at.server, foreign), "oi", [["a.pdf", pdf]], { token });
    expect((await remove(sent.body.anexos[0].url)).status).toBe(404);
    expect((await at.download(sent.body.anexos[0].url, token)).status).toBe(200);
  });

  test("ANX-012: the entry goes when the file is gone already, or cannot be removed, of which the log names the request; the sweeper tries again", async () => {
    const order = await newOrder(at.server.db);
    await sendForm(messagesOf(at.server, order), "dois", [
      ["a.pdf", pdf],
      ["b.pdf", pdf],
    ]);
    const [gone, stuck] = await at.list(order.numeroPedido);
    const remove = ({ url }: { url: string }) =>
      at.server.call("DELETE", `/pedido/${order.numeroPedido}/anexos?caminho=${encodeURIComponent(url)}`);
    await at.server.files.store.remove(fileKey(1, gone.url.slice(0, 32)));
    expect((await at.download(gone.url)).status).toBe(404);
    expect((await remove(gone)).status).toBe(200);

    const { store } = at.server.files;
    const original = store.remove;
    store.remove = () => Promise.reject(new Error("out of reach"));
    const { status, headers } = await remove(stuck);
    expect(status).toBe(200);
    store.remove = original;
    const requestId = headers.get("X-Request-Id");
    expect(at.server.warnings).toMatchObject([{ requestId, err: { message: "out of reach" } }]);
    expect(await at.list(order.numeroPedido)).toEqual([]);
    const orphan = fileKey(1, stuck.url.slice(0, 32));
    expect(await storedKeys(at.server)).toContain(orphan);
    const services = { db: at.server.db, files: at.server.files, log };
    expect(await sweepFiles(services, 3_600_000)).toBe(0);
    expect(await sweepFiles(services, -60_000)).toBe(1);
    expect(await storedKeys(at.server)).not.toContain(orphan);
  });
});

/** S7: ways out of a folder, in every spelling, on to the file of another order and to files of the machine. */
function traversals(url: string): string[] {
  const ups = ["..", ".", "%2e%2e", "%252e%252e", "..%00", "....", "\u2025", "..;"];
  const slashes = ["/", "\\", "%2f", "%5c", "//"];
  const targets = [url, "etc/passwd", `1/${url}`, `2/${url}`, `arquivos/${url}`];
  return ups.flatMap((up) =>
    slashes.flatMap((slash) =>
      targets.map((target) => `${up}${slash}${up}${slash}${target.replaceAll("/", slash)}`),
    ),
  );
}
