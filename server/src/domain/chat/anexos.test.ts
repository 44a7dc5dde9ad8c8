import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { expect, test } from "vitest";
import { eachFileStorage } from "../../test-support/anexos.testing.ts";
import {
  messagesOf,
  newOrder,
  type Sent,
  say,
  sendForm,
  storedKeys,
} from "../../test-support/chat.testing.ts";
import { rowCounts } from "../../test-support/criacao.testing.ts";
import { impostors, pdf, png, refusedNames, samples } from "../arquivo/samples.testing.ts";

eachFileStorage((at) => {
  test("ANX-001..004, ANX-007, CHAT-MSG-005, CHAT-REC-006, ERR-028, GER-006, NS-049: every type is taken, listed, downloaded as sent", async () => {
    expect(await at.list((await newOrder(at.server.db)).numeroPedido)).toEqual([]);
    for (const [extension, content] of Object.entries(samples)) {
      const order = await newOrder(at.server.db);
      const name = `Foto da avaria é 1.${extension.toUpperCase()}`;
      const { status, body } = await sendForm(messagesOf(at.server, order), "Segue", [[name, content]], {
        field: "anexo",
      });
      expect([extension, status]).toEqual([extension, 200]);
      const [anexo] = await at.list(order.numeroPedido);
      expect(anexo).toEqual({
        url: expect.stringMatching(/^[0-9a-f]{32}\/Foto%20da%20avaria/),
        nome: name,
        data: "2026-11-21T09:00:00",
        idUsuario: null,
        nomeUsuario: "Loja Teste",
        idTransportadora: null,
      });
      expect(body.anexos).toEqual([anexo]);
      const { body: chat } = await at.server.call("GET", `/chat/${order.chave}`);
      expect(chat.mensagens[0].anexos).toEqual([anexo]);
      const answer = await at.download(anexo.url);
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-disposition")).toMatch(
        /^attachment; filename="Foto da avaria e 1\./,
      );
      expect((await at.download(anexo.url, "frete_api_demo2")).status).toBe(404);
      expect((await at.download(`${anexo.url}x`)).status).toBe(404);
      expect((await at.download(anexo.url, "frete_cot_demo1")).status).toBe(401);
    }
  });

  test("ANX-005, ANX-006: documents and images of a return in one list, by the return's number", async () => {
    const order = await newOrder(at.server.db, { tipoPedido: "reversa" });
    const files = Object.entries({ "nota.pdf": pdf, "foto.png": png });
    expect((await sendForm(messagesOf(at.server, order), "dois", files)).status).toBe(200);
    expect(await at.list(order.numeroPedido)).toMatchObject([{ nome: "nota.pdf" }, { nome: "foto.png" }]);
  });

  test("LIM-001, LIM-002, CHAT-MSG-005: five files of exactly 2 MiB in one message; the sixth of the conversation is refused", async () => {
    const order = await newOrder(at.server.db);
    const full = Buffer.concat([pdf, Buffer.alloc(2_097_152 - pdf.length, 32)]);
    const five: Sent[] = Array.from({ length: 5 }, (_, index) => [`${index}.pdf`, full]);
    expect((await sendForm(messagesOf(at.server, order), "cinco", five)).status).toBe(200);
    expect(await at.list(order.numeroPedido)).toHaveLength(5);
    const before = [await rowCounts(at.server.db), await storedKeys(at.server)];
    const { status, body } = await sendForm(messagesOf(at.server, order), "mais", [["a.png", png]]);
    expect([status, body.mensagem]).toEqual([
      400,
      "anexo: a conversa aceita no máximo 5 anexos e já recebeu 5",
    ]);
    expect([await rowCounts(at.server.db), await storedKeys(at.server)]).toEqual(before);
    expect((await say(at.server, order, "só texto")).status).toBe(200);
  });

  test("CHAT-MSG-007, ERR-022..024, ERR-041, NS-018, S6: what is refused leaves nothing, not even the good files beside it", async () => {
    const order = await newOrder(at.server.db);
    await sendForm(messagesOf(at.server, order), "um", [["a.png", png]]);
    const before = [await rowCounts(at.server.db), await storedKeys(at.server)];
    const bad: Sent[] = [
      ...impostors,
      ...refusedNames.map((name): Sent => [name, pdf]),
      ["grande.pdf", Buffer.concat([pdf, Buffer.alloc(2_097_153 - pdf.length)])],
      ["vazio.pdf", ""],
    ];
    for (const [name, content] of bad) {
      const { status, body } = await sendForm(messagesOf(at.server, order), "oi", [
        ["bom.pdf", pdf],
        [name, content],
      ]);
      expect([name, status]).toEqual([name, 400]);
      expect(body.mensagem).toMatch(/^anexo/);
      expect(body.mensagem.length).toBeLessThanOrEqual(255);
    }
    const six = Array.from({ length: 6 }, (_, index): Sent => [`${index}.pdf`, pdf]);
    for (const [text, files, options] of [
      [undefined, [["a.pdf", pdf]], {}],
      ["oi", six, {}],
      ["oi", six.slice(0, 5), {}],
      ["oi", [["a.pdf", pdf]], { field: "arquivo" }],
      ["oi", [["a.pdf", pdf]], { field: "mensagem" }],
      ["x".repeat(20_000), [["a.pdf", pdf]], {}],
      ["oi", [], { fields: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`c${index}`, ""])) }],
    ] as [string | undefined, Sent[], object][])
      expect((await sendForm(messagesOf(at.server, order), text, files, options)).status).toBe(400);
    expect([await rowCounts(at.server.db), await storedKeys(at.server)]).toEqual(before);
  });

  test("NS-018: odd names are cleaned", async () => {
    const order = await newOrder(at.server.db);
    const names = ["../../../etc/passwd.pdf", "C:\\x\\nota.pdf", `${"n".repeat(300)}.pdf`, "a\u202eb.pdf"];
    await sendForm(
      messagesOf(at.server, order),
      "oi",
      names.map((name): Sent => [name, pdf]),
    );
    const nomes = (await at.list(order.numeroPedido)).map(({ nome }: { nome: string }) => nome);
    expect(nomes).toEqual(["passwd.pdf", "nota.pdf", `${"n".repeat(146)}.pdf`, "ab.pdf"]);
  });

  test("NS-018: a malformed form is 400", async () => {
    const order = await newOrder(at.server.db);
    const before = await rowCounts(at.server.db);
    const part = (head: string, content: string) => `--x\r\n${head}\r\n\r\n${content}\r\n`;
    const texto = part('Content-Disposition: form-data; name="mensagem"', "oi");
    for (const [type, body] of [
      ["multipart/form-data", texto],
      ["multipart/form-data; boundary=x", texto],
      ["multipart/form-data; boundary=x", ""],
      ["multipart/form-data; boundary=y", `${texto}--x--\r\n`],
      ["multipart/form-data; boundary=x", `${texto}${texto}--x--\r\n`],
      ["multipart/form-data; boundary=x", "--x\r\nlixo"],
      [
        "multipart/form-data; boundary=x",
        `${part('Content-Disposition: form-data; name="anexo"; filename="a.pdf"', "%PDF-1")}${texto.slice(0, -4)}`,
      ],
      [
        "multipart/form-data; boundary=x",
        `${texto}${part('Content-Disposition: form-data; name="anexo"', "%PDF-1")}--x--\r\n`,
      ],
      [
        "multipart/form-data; boundary=x",
        `${part('Content-Disposition: form-data; name="anexo"; filename=""', "%PDF-1")}${texto}--x--\r\n`,
      ],
    ] as const) {
      const answer = await fetch(messagesOf(at.server, order), {
        method: "POST",
        headers: { Authorization: "Bearer frete_api_demo1", "Content-Type": type },
        body,
      });
      expect([body, answer.status]).toEqual([body, 400]);
    }
    expect(await rowCounts(at.server.db)).toEqual(before);
  });

  test("NS-018: an input where no file was chosen sends no file", async () => {
    const order = await newOrder(at.server.db);
    for (const [name, filename] of [
      ["anexo", '; filename=""'],
      ["anexo[]", '; filename=""'],
      ["outro", '; filename=""'],
      ["anexo", ""],
      ["anexo[]", ""],
    ]) {
      const head = `Content-Disposition: form-data; name="${name}"${filename}`;
      const body =
        `--x\r\n${head}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n` +
        '--x\r\nContent-Disposition: form-data; name="mensagem"\r\n\r\noi\r\n--x--\r\n';
      const answer = await fetch(messagesOf(at.server, order), {
        method: "POST",
        headers: {
          Authorization: "Bearer frete_api_demo1",
          "Content-Type": "multipart/form-data; boundary=x",
        },
        body,
      });
      expect([name, answer.status, await answer.json()]).toEqual([
        name,
        200,
        expect.not.objectContaining({ anexos: expect.anything() }),
      ]);
    }
    expect(await at.list(order.numeroPedido)).toEqual([]);
  });

  test("an upload that is broken off leaves nothing", async () => {
    const order = await newOrder(at.server.db);
    const before = [await rowCounts(at.server.db), await storedKeys(at.server)];
    await new Promise<void>((resolve) => {
      const sender = request(messagesOf(at.server, order), {
        method: "POST",
        headers: {
          Authorization: "Bearer frete_api_demo1",
          "Content-Type": "multipart/form-data; boundary=x",
          "Content-Length": 500_000,
        },
      });
      sender.on("error", () => resolve()).on("close", () => resolve());
      sender.write(
        '--x\r\nContent-Disposition: form-data; name="anexo"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-',
      );
      sender.write(Buffer.alloc(200_000));
      const arrived = expect.poll(() => readdir(at.server.files.incoming)).toHaveLength(1);
      void arrived.then(() => sender.destroy());
    });
    await expect.poll(() => readdir(at.server.files.incoming)).toEqual([]);
    expect([await rowCounts(at.server.db), await storedKeys(at.server)]).toEqual(before);
  });

  test("LIM-002, S8: of 20 senders at the same time five get their file in", async () => {
    const order = await newOrder(at.server.db);
    const before = (await storedKeys(at.server)).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendForm(messagesOf(at.server, order), `n ${index}`, [["a.png", png]]),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(15).fill(400),
    ]);
    expect(await at.list(order.numeroPedido)).toHaveLength(5);
    expect((await storedKeys(at.server)).length - before).toBe(5);
    const { body } = await at.server.call("GET", `/chat/${order.chave}`);
    expect(body.mensagens.map(({ id }: { id: string }) => id)).toEqual(["1", "2", "3", "4", "5"]);
  });
});
