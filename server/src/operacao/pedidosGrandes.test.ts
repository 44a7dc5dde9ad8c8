import { afterAll, beforeAll, expect, test } from "vitest";
import {
  CRIADO,
  envio,
  insertPedidos,
  notaFiscal,
  pedido,
  SAO_PAULO,
} from "../domain/pedido/pedido.testing.ts";
import type { Pedido } from "../domain/pedido/pedido.ts";
import { findPedidos } from "../domain/pedido/pedidoRepository.ts";
import { HOUR } from "../platform/durations.ts";
import type { Database } from "../platform/storage/database.ts";
import { formatTimestamp } from "../platform/time.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { registerDirectly } from "../test-support/notificacoes.testing.ts";
import { type OperatorServer, operatorServer } from "../test-support/operatorServer.testing.ts";
import { conemb322 } from "./edi/lines.testing.ts";

/** Two of these orders are never open together. */
const LARGE = "x".repeat(300 * 1024);
const ORDERS = 3;

const at = (hours: number) => formatTimestamp(CRIADO + hours * HOUR, SAO_PAULO);

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  let pedidos: Pedido[];
  /** The most bytes of orders that a statement has read. */
  let most = 0;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    await server.create("/lojas", { nome: "Uma" });
    await registerDirectly(db, 1, { modulo: "fila", now: CRIADO });
    const made = Array.from({ length: ORDERS }, (_, index) =>
      pedido({
        numeroPedido: `L${index}`,
        envios: [0, 1].map((place) =>
          envio({
            notaFiscal: notaFiscal(100 + 10 * index + place),
            dadosAdicionais: [{ chave: "texto", valor: place ? "" : LARGE }],
          }),
        ),
      }),
    );
    pedidos = await insertPedidos(db, 1, made);
    for (const knex of Object.values(db.pools))
      knex.on("query-response", (response: unknown) => {
        const rows = (Array.isArray(response) ? response : []) as { estado?: string }[];
        most = Math.max(
          most,
          rows.reduce((sum, { estado = "" }) => sum + estado.length, 0),
        );
      });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const stored = async () =>
    (
      await findPedidos(
        db.reader,
        1,
        "id",
        pedidos.map(({ id }) => id),
      )
    ).map(({ pedido: one }) => one);

  test("L8, NS-011, EVT-003: reports of large orders, in turns, are recorded as if they were small", async () => {
    const itens = Array.from({ length: 12 }, (_, index) => ({
      documento: pedidos[index % ORDERS]?.chave,
      posicao: index % 2,
      idOcoren: 91,
      data: at(1 + index),
      informacaoAdicional: `relato ${index}`,
    }));
    const { body } = await server.call("POST", "/lojas/1/ocorrencias", {
      itens: [...itens, { documento: "f".repeat(32), idOcoren: 0, data: at(1) }, itens[0]],
    });
    expect(most).toBeLessThan(2 * LARGE.length);
    expect(body).toMatchObject({ registradas: 12, repetidas: 1, recusadas: 1 });
    expect(body.itens.map(({ resultado }: { resultado: string }) => resultado)).toEqual([
      ...Array(12).fill("registrada"),
      "recusada",
      "repetida",
    ]);
    expect(body.itens.slice(0, 12).map(({ documento }: { documento: string }) => documento)).toEqual(
      itens.map(({ documento }) => documento),
    );
    const eventos = await db.reader("evento").where({ id_loja: 1 }).orderBy("id");
    expect(eventos.map(({ dados }) => /relato \d+/.exec(dados)?.[0])).toEqual(
      itens.map(({ informacaoAdicional }) => informacaoAdicional),
    );
    const texts = (await stored()).map(({ envios }) =>
      envios.map(({ ocorrencias }) => ocorrencias.slice(1).map((each) => each.informacaoAdicional)),
    );
    expect(texts[0]).toEqual([
      ["relato 0", "relato 6"],
      ["relato 3", "relato 9"],
    ]);
  });

  test("NS-008: a document that all of them share is put on each, and so is what completes it", async () => {
    const invoices = pedidos.flatMap(({ envios }) =>
      envios.map(({ notaFiscal: { numero } }) => ["001", String(numero).padStart(8, "0")] as const),
    );
    const file = [
      conemb322(invoices, [
        [674, "C"],
        [19, "000000000816"],
        [47, "000000000000600"],
      ]),
      conemb322(invoices, [[47, "000000000006000"]]),
    ];
    most = 0;
    const { body } = await server.call("POST", "/lojas/1/edi/conemb", file.join("\r\n"), {
      "Content-Type": "text/plain",
    });
    expect(most).toBeLessThan(2 * LARGE.length);
    expect(body).toMatchObject({ aplicados: 2, recusados: 0 });
    const charged = (await stored()).flatMap(({ envios }) => envios.map(({ conciliacao }) => conciliacao));
    expect(charged.map((each) => each?.valores.freteValor)).toEqual(Array(6).fill(1000));
    expect(charged.map((each) => each?.complementos?.[0]?.valores.freteValor)).toEqual(Array(6).fill(100));
  });
});
