import type { Evento } from "@frete/contract/loja";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../platform/storage/database.ts";
import { type BothServers, bothServers } from "../test-support/bothServers.testing.ts";
import { newOrder, say } from "../test-support/chat.testing.ts";
import { createPedido, insertTransportes, newPedido } from "../test-support/criacao.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { registerReceiver } from "../test-support/eventos.testing.ts";
import { changeMode } from "./notificacao/changeMode.ts";
import { type NovoEvento, saveEventos } from "./saveEventos.ts";

const TIMES = 12;

eachDatabase((name, open) => {
  let both: BothServers;
  beforeAll(async () => {
    both = await bothServers(await open());
    await insertTransportes(both.db);
    await both.db.transaction((trx) => trx("transportadora").update({ chat_habilitado: 1 }));
    for (const loja of [1, 2] as const) await registerReceiver(both.loja, {}, loja);
  });
  afterAll(() => both.close());

  const operate = async (method: string, path: string, body: object) => {
    const { status, text } = await both.operador.call(method, `/lojas/1${path}`, body);
    expect([path, status, text]).toEqual([path, 200, expect.any(String)]);
  };

  test("everything that is told of, at once, beside readers: one event each, in its order for each order, none twice", async () => {
    const order = await newOrder(both.db);
    const taken: Evento[] = [];
    let producing = true;
    const reader = async () => {
      for (;;) {
        const wasProducing = producing;
        const { status, body } = await both.loja.call("GET", "/fila");
        if (status === 204 && !wasProducing) return;
        if (status === 204) continue;
        if ((await both.loja.call("DELETE", `/fila/${body.documento}`)).status === 200) taken.push(body);
      }
    };
    const each = (work: (index: number) => Promise<unknown>) =>
      Array.from({ length: TIMES }, (_, index) => work(index));
    const at = (index: number) => `2026-07-14 10:00:${String(index).padStart(2, "0")}`;
    const unit = { documento: order.chave, evento: "saiu", unidade: "Osasco" };
    const producers = Promise.all([
      ...each(() => createPedido(both.loja, newPedido({ controleEtiqueta: "servico" }))),
      ...each(() => createPedido(both.loja, newPedido({ numeroPedido: "" }))),
      ...each((index) => say(both.loja, order, `m${index}`)),
      ...each((index) => operate("PATCH", "/metodos/1", { nome: `Rápido ${index}` })),
      ...each((index) => operate("PATCH", "/filiais/1", { prazoAdicional: 10 + index })),
      ...each((index) => operate("POST", "/eventos-unidade", { itens: [{ ...unit, data: at(index) }] })),
      (async () => {
        for (let index = 0; index < TIMES; index++) {
          const itens = [{ documento: order.chave, idOcoren: 46, data: at(index) }];
          await operate("POST", "/ocorrencias", { itens });
        }
      })(),
    ]).finally(() => {
      producing = false;
    });
    await Promise.all([producers, reader(), reader(), reader()]);

    expect(new Set(taken.map(({ documento }) => documento)).size).toBe(taken.length);
    const count = Object.fromEntries(
      [...Map.groupBy(taken, ({ tipo }) => tipo)].map(([tipo, list]) => [tipo, list.length]),
    );
    expect(count).toEqual({
      Rastreio: 2 * TIMES,
      chatTransportadora: TIMES,
      metodoEnvio: TIMES,
      prazoAdicional: TIMES,
      rastreioEnventos: TIMES,
    });
    const occurrences = taken
      .toSorted((a, b) => Number(a.documento.split("_")[2]) - Number(b.documento.split("_")[2]))
      .flatMap((evento) =>
        evento.tipo === "Rastreio" && evento.dados.idOcoren === 46 ? [evento.dados.data] : [],
      );
    expect(occurrences).toEqual(Array.from({ length: TIMES }, (_, index) => at(index)));
  });

  test("NS-028: an event that is written while the loja is registered anew goes where the new registration says", async () => {
    const { db } = both;
    const id_loja = 2;
    const dados = {
      codigo: "1",
      situacao: "delete",
      mensagem: "Desinstalado",
      idApp: 1,
      nomeApp: "E",
      data: "",
    };
    const evento = { tipo: "Aplicativo", idPedido: null, criadoEm: 0, dados } as NovoEvento;
    let saved: Promise<void> | undefined;
    await db.transaction(async (trx) => {
      await trx("webhook").where({ id_loja }).update({ modulo: "webhook" });
      saved = db.transaction((other) => saveEventos(other, id_loja, [evento]));
      if (name === "postgres") await expect.poll(() => waiting(db)).toBe(1);
      await changeMode(trx, id_loja, "webhook", 0);
    });
    await saved;
    expect(await db.reader("notificacao_via").where({ id_loja }).pluck("id_pedido")).toEqual([0]);
  });
});

/** Transactions that wait for others. */
async function waiting({ reader }: Database): Promise<number> {
  const { rows } = await reader.raw<{ rows: unknown[] }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}
