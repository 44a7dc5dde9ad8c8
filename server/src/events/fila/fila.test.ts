import { afterAll, beforeAll, expect, test } from "vitest";
import { saveEventoChat } from "../../domain/chat/saveEventoChat.ts";
import { createVault } from "../../platform/vault/vault.ts";
import { createdPedido, newPedido, pedidosServer } from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });
  const register = (body: object) =>
    server.call("POST", "/webhook/novo", {
      body: { url: "https://loja.example.com/e", modulo: "fila", ...body },
    });
  const read = () => server.call("GET", "/fila");
  const remove = (documento: string) => server.call("DELETE", `/fila/${documento}`);
  const chat = (mensagem: string) =>
    server.db.transaction((trx) =>
      saveEventoChat(
        trx,
        1,
        {
          ...{ idChat: "1", idPedido: "a".repeat(32), numeroPedido: "1", idMensagem: "1", origem: "loja" },
          ...{ mensagem, qtdAnexos: 0, data: "2026-11-21 09:00:00" },
        } as Parameters<typeof saveEventoChat>[2],
        { idPedido: 1, criadoEm: 0 },
      ),
    );

  test("NS-028, NS-075: no event before the first registration; an empty queue is 204", async () => {
    await createdPedido(server, newPedido());
    expect((await register({})).status).toBe(200);
    expect((await read()).status).toBe(204);
  });

  test("EVT-013: a new order is told of as criado, in the change's own transaction", async () => {
    const { numeroPedido } = await createdPedido(server, newPedido({ numeroPedido: "evt-1" }));
    const { body } = await read();
    expect(body).toMatchObject({
      tipo: "Rastreio",
      dados: { numeroPedido, idOcoren: 99, situacao: "criado" },
    });
    for (let next = await read(); next.status === 200; next = await read()) await remove(next.body.documento);
  });

  test("FILA-002, FILA-003: A and B rotate; only DELETE removes; a new one comes after those read", async () => {
    await chat("A");
    await chat("B");
    const texts: string[] = [];
    const next = async () => {
      const { body } = await read();
      texts.push(body.dados.mensagem);
      return body.documento as string;
    };
    for (let n = 0; n < 3; n++) await next();
    await chat("C");
    for (let n = 0; n < 3; n++) await next();
    expect(texts.join("")).toBe("ABABAC");
    const documento = await next();
    expect([(await remove(documento)).status, (await remove(documento)).status]).toEqual([200, 404]);
    const stranger = await server.call("DELETE", "/fila/evt_1_1", { token: "frete_api_demo2" });
    expect(stranger.status).toBe(404);
  });

  test("NS-075: eight parallel readers see each document equally often", async () => {
    const many = Array.from({ length: 10 }, (_, n) => `p${n}`);
    for (const text of many) await chat(text);
    const seen = new Map<string, number>();
    const reader = async () => {
      for (let n = 0; n < 9; n++) {
        const { body } = await read();
        seen.set(body.documento, (seen.get(body.documento) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 8 }, reader));
    expect([...seen.values()]).toEqual(Array.from({ length: 12 }, () => 6));
  });

  test("WHK-009, WHK-010, EVT-001: a switch at false stops its kind; in webhook mode the queue shows nothing", async () => {
    await register({ chatTransportadora: false });
    const count = async () => Number((await server.db.reader("evento_fila").count({ n: "*" }).first())?.n);
    const before = await count();
    await chat("unwanted");
    expect(await count()).toBe(before);
    await register({ modulo: "webhook" });
    expect((await read()).status).toBe(204);
    await register({});
    expect((await read()).status).toBe(200);
  });

  const refused: [string, object][] = [
    ["url", { url: "ftp://x.com" }],
    ["url", { url: "https://u:p@x.com" }],
    ["url", { url: "https://@x.com" }],
    ["url", { url: `https://x.com/${"a".repeat(487)}` }],
    ...[
      "127.0.0.1",
      "2130706433",
      "0x7f.1",
      "0177.0.0.1",
      "127.1",
      "127.0.0.1.",
      "１２７.0.0.1",
      "localhost",
    ].map((host): [string, object] => ["url", { url: `http://${host}/` }]),
    ...["::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fe80::1", "fd00::1", "::"].map(
      (host): [string, object] => ["url", { url: `http://[${host}]/` }],
    ),
    ["tipoAutorizacao", { tipoAutorizacao: "basic" }],
    ["usuario", { tipoAutorizacao: "Basic", senha: "s" }],
    ["senha", { tipoAutorizacao: "Basic", usuario: "u" }],
    ["usuario", { tipoAutorizacao: "Basic", usuario: "u:v", senha: "s" }],
    ["token", { tipoAutorizacao: "Bearer" }],
    ["token", { tipoAutorizacao: "Bearer", token: "a\nb" }],
    ["token", { tipoAutorizacao: "Bearer", token: "ã" }],
    ["modulo", { modulo: "Fila" }],
  ];
  test.each(refused)("NS-027, WHK-003..007: %s refused in %j", async (field, body) => {
    const answer = await register(body);
    expect([answer.status, answer.body.mensagem]).toEqual([400, expect.stringMatching(`^${field}: `)]);
  });

  test("WHK-007, EVT-001: notification is the default; nothing is in the queue then", async () => {
    expect((await register({ modulo: undefined })).status).toBe(200);
    expect(await server.db.reader("webhook").where({ id_loja: 1 })).toMatchObject([{ modulo: "webhook" }]);
    expect((await read()).status).toBe(204);
    await register({});
  });

  test("WHK-001, NS-027: a new registration replaces all; secrets are ciphertext bound to store and field", async () => {
    await register({ tipoAutorizacao: "Bearer", token: "segredo-1", rastreio: false });
    const [row] = await server.db.reader("webhook").where({ id_loja: 1 });
    const sealed = row?.token_cifrado ?? "";
    expect(JSON.stringify(row)).not.toContain("segredo-1");
    const vault = createVault(Buffer.alloc(32, 7));
    expect(vault.open(sealed, { idLoja: 1, campo: "webhook.token" })).toBe("segredo-1");
    expect(() => vault.open(sealed, { idLoja: 2, campo: "webhook.token" })).toThrow();
    await register({});
    expect(await server.db.reader("webhook").where({ id_loja: 1 })).toMatchObject([
      { tipo_autorizacao: null, token_cifrado: null, rastreio: 1 },
    ]);
  });
});
