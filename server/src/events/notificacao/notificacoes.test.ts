import { afterEach, expect, test, vi } from "vitest";
import { replayEventos } from "../../operacao/notificacao/replayEventos.ts";
import { DAY, SECOND } from "../../platform/durations.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { answer, type Notified, notified } from "../../test-support/notificacoes.testing.ts";
import { operatorServer } from "../../test-support/operatorServer.testing.ts";
import type { NotificacaoLojaRow } from "../eventTables.ts";
import { notificacaoConfig } from "./configuracao.ts";
import { keepNotificacoes } from "./keepNotificacoes.ts";

eachDatabase((_name, open) => {
  let push: Notified | undefined;
  afterEach(async () => {
    await push?.close();
    expect(push?.server.errors).toEqual([]);
    push = undefined;
  });
  const texts = () => push?.received.map(({ text }) => text);
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 10 });
  const waiting = async (table: string) =>
    Number((await push?.server.db.reader(table).count("* as n").first())?.n);

  test("NS-073, AUTH-008: a document is pushed with its id and the registered authorization, and is gone then", async () => {
    push = await notified(await open());
    await push.register({ tipoAutorizacao: "Bearer", token: "abc" });
    await push.record(["7-1", "7-2", "8-1"]);
    await until(() => expect(texts()).toHaveLength(3));
    const { received } = push;
    expect(texts()?.filter((text) => text.startsWith("7"))).toEqual(["7-1", "7-2"]);
    for (const { id, headers } of received)
      expect(headers).toMatchObject({ "webhook-id": id, authorization: "Bearer abc" });
    await until(async () => {
      for (const table of ["evento", "evento_fila", "notificacao_via"]) expect(await waiting(table)).toBe(0);
    });
    expect((await push.server.db.reader("notificacao_loja").first())?.proxima_em).toBeNull();
  });

  test("NS-073: a failure is repeated after its wait with the same id; later events of its order wait, others do not", async () => {
    push = await notified(await open());
    await push.register();
    push.respond(({ text }, response) => answer(text === "7-1" ? 500 : 204)({} as never, response));
    await push.record(["7-1", "7-2", "8-1"]);
    await until(() => expect(texts()?.sort()).toEqual(["7-1", "8-1"]));
    const { reader } = push.server.db;
    await until(async () => expect(await reader("notificacao_via").pluck("tentativas")).toEqual([1]));
    push.respond(answer(204));
    push.server.clock.advance(3.9 * SECOND);
    await push.record(["9-1"]);
    await until(() => expect(texts()).toContain("9-1"));
    expect(texts()).not.toContain("7-2");
    push.server.clock.advance(2.1 * SECOND);
    await until(() => expect(texts()?.slice(-2)).toEqual(["7-1", "7-2"]));
    const ids = push.received.filter(({ text }) => text === "7-1").map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
  });

  test("NS-028: on a change of mode undelivered events follow, both ways", async () => {
    push = await notified(await open());
    await push.register({ modulo: "fila" });
    await push.record(["7-1", "7-2", "8-1"]);
    push.respond(answer(503));
    await push.register();
    await until(() => expect(push?.received.length).toBeGreaterThan(1));
    expect((await push.server.call("GET", "/fila")).status).toBe(204);
    await push.register({ modulo: "fila" });
    const queue = async () => (await push?.server.call("GET", "/fila"))?.body.dados.mensagem;
    expect([await queue(), await queue(), await queue()].sort()).toEqual(["7-1", "7-2", "8-1"]);
    push.respond(answer(204));
    push.received.length = 0;
    await push.register();
    await until(() => expect(texts()).toHaveLength(3));
    expect(texts()?.filter((text) => text.startsWith("7"))).toEqual(["7-1", "7-2"]);
    await until(async () => expect(await waiting("evento")).toBe(0));
  });

  test("NS-073: 410 disables; events wait; a new registration sends all at once", async () => {
    push = await notified(await open());
    await push.register();
    push.respond(answer(410));
    await push.record(["7-1"]);
    const { reader } = push.server.db;
    await until(async () => expect((await reader("notificacao_loja").first())?.desativado_em).not.toBeNull());
    await push.record(["7-2", "8-1"]);
    push.server.clock.advance(DAY);
    push.received.length = 0;
    push.respond(answer(204));
    await push.record(["9-1"]);
    expect((await reader("notificacao_loja").first())?.proxima_em).toBeNull();
    expect(texts()).toEqual([]);
    await push.register();
    await until(() => expect(texts()?.sort()).toEqual(["7-1", "7-2", "8-1", "9-1"]));
  });

  test("NS-073: a receiver that was probed is probed after a new registration, too, before all that waits is tried", async () => {
    push = await notified(await open());
    const { reader } = push.server.db;
    const receptor = async () => (await reader("notificacao_loja").first()) as NotificacaoLojaRow;
    const isQuiet = async () => {
      // In this order: from here on nothing is claimed, and then all that was has ended.
      expect((await receptor()).sonda_em).toBeGreaterThan(push?.server.clock.now() ?? 0);
      expect(await reader("notificacao_via").whereNotNull("dono")).toEqual([]);
    };
    await push.register();
    push.respond(answer(500));
    const orders = Array.from({ length: 30 }, (_, index) => `${index + 1}-1`);
    await push.record(orders);
    await until(isQuiet);
    const tried = push.received.length;
    expect(tried).toBeLessThan(orders.length);
    await push.register();
    await until(isQuiet);
    expect(push.received.length).toBe(tried + 1);
    push.respond(answer(204));
    await push.register();
    await until(async () => expect(await waiting("evento")).toBe(0));
    expect((await receptor()).falhas).toBe(0);
  });

  test("NS-073: an exhausted event is given up, listed, and sent again by the operator before later ones", async () => {
    push = await notified(await open(), notificacaoConfig({ schedule: [0, 1000] }));
    const operador = await operatorServer(push.server.db);
    await push.register();
    expect((await operador.call("GET", "/lojas/1/notificacao")).body).toMatchObject({
      ...{ modulo: "webhook", situacao: "ativo", aguardando: 0, maisAntigoEm: null, abandonados: 0 },
    });
    push.respond(answer(500));
    await push.record(["7-1", "7-2"]);
    const state = async () => (await operador.call("GET", "/lojas/1/notificacao")).body;
    await until(async () => expect(await state()).toMatchObject({ situacao: "falhando", falhas: 1 }));
    push.server.clock.advance(2 * SECOND);
    // The second attempt of the first event, and the first of the next.
    await until(async () => expect((await state()).falhas).toBe(3));
    expect(await state()).toMatchObject({
      aguardando: 1,
      abandonados: 1,
      motivo: "O endereço respondeu 500",
    });
    const { body } = await operador.call("GET", "/lojas/1/eventos-abandonados");
    expect(body).toMatchObject({ total: 1, itens: [{ documento: push.received[0]?.id, tentativas: 2 }] });
    const path = "/lojas/1/eventos-abandonados";
    expect((await operador.call("POST", `${path}/evt_2_1/reenviar`)).status).toBe(404);
    push.received.length = 0;
    push.respond(answer(204));
    const sent = await operador.call("POST", `${path}/${body.itens[0].documento}/reenviar`);
    expect(sent.body.reenviados).toBe(1);
    await until(() => expect(texts()).toEqual(["7-1", "7-2"]));
    await until(async () =>
      expect(await state()).toMatchObject({ aguardando: 0, abandonados: 0, situacao: "ativo" }),
    );
    expect((await operador.call("POST", `${path}/reenviar`)).body.reenviados).toBe(0);
    expect((await operador.call("GET", "/lojas/2/notificacao")).status).toBe(404);
    await operador.close();
  });

  test("NS-073, NS-028: all given-up events go back, into the queue too; after 30 days they are deleted", async () => {
    push = await notified(await open(), notificacaoConfig({ schedule: [0] }));
    const { db, clock } = push.server;
    const { reader } = db;
    await push.register();
    push.respond(answer(500));
    await push.record(["7-1", "7-2", "8-1"]);
    await until(async () => expect(await waiting("evento_morto")).toBe(3));
    await push.register({ modulo: "fila" });
    await push.record(["9-1"]);
    const replayed = await db.transaction((trx) => replayEventos(trx, 1, undefined, clock.now()));
    expect(replayed).toBe(3);
    const queue = async () => (await push?.server.call("GET", "/fila"))?.body.dados.mensagem;
    expect([await queue(), await queue(), await queue(), await queue()]).toEqual([
      "9-1",
      "7-1",
      "7-2",
      "8-1",
    ]);
    await push.register();
    await until(async () => expect(await waiting("evento_morto")).toBe(4));
    const keep = () => keepNotificacoes(db, clock, notificacaoConfig());
    clock.advance(30 * DAY);
    await keep();
    expect(await waiting("evento_morto")).toBe(4);
    clock.advance(1);
    await keep();
    expect(await waiting("evento_morto")).toBe(0);
    expect(await reader("notificacao_via")).toEqual([]);
  });

  test("NS-073: a dispatcher that ends gives back what it is sending: due at once, no attempt counted", async () => {
    push = await notified(await open());
    const { reader } = push.server.db;
    await push.register();
    push.respond(() => undefined);
    await push.record(["7-1"]);
    await until(() => expect(texts()).toEqual(["7-1"]));
    expect((await reader("notificacao_via").first())?.dono).not.toBeNull();
    await push.stop();
    const now = push.server.clock.now();
    expect(await reader("notificacao_via")).toMatchObject([{ dono: null, tentativas: 0, proxima_em: now }]);
    push.respond(answer(204));
    push.start();
    await until(() => expect(texts()).toEqual(["7-1", "7-1"]));
    await until(async () => expect(await waiting("evento")).toBe(0));
  });

  test("NS-073: what a clock that was set back leaves due too late is brought back", async () => {
    push = await notified(await open());
    const { db, clock } = push.server;
    await push.register();
    push.respond(answer(500));
    await push.record(["7-1"]);
    await until(async () => expect(await db.reader("notificacao_via").pluck("tentativas")).toEqual([1]));
    push.respond(answer(204));
    clock.advance(-30 * DAY);
    await keepNotificacoes(db, clock, notificacaoConfig());
    await until(() => expect(texts()).toEqual(["7-1", "7-1"]));
  });
});
