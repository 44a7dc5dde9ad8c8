// Notifications into a database: what an event changes, and that it is done, are written by one transaction, so each counts once. Needs Node
// 22.13 or newer for its SQLite; with PostgreSQL it is the same (`dialect: "postgres"`).
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { createClient } from "@frete/client";
import { nodeListener } from "@frete/client/node";
import { createReceiver, type RunSql, sqlStore } from "@frete/client/receiver";

const database = new DatabaseSync(process.env.DATABASE ?? ":memory:");
database.exec("CREATE TABLE IF NOT EXISTS situacao (pedido TEXT PRIMARY KEY, texto TEXT NOT NULL)");
const run: RunSql = (sql, parameters) => database.prepare(sql).all(...parameters);
const store = sqlStore({ dialect: "sqlite", run });
await store.create();

const token = crypto.randomUUID(); // of this registration; yours is kept with your secrets
const receive = createReceiver({
  authorization: { token },
  store,
  onEvento: async (evento) => {
    database.exec("BEGIN IMMEDIATE");
    try {
      const [pedido, texto] =
        evento.tipo === "chatTransportadora"
          ? [evento.dados.numeroPedido, `mensagem: ${evento.dados.mensagem}`]
          : evento.tipo === "Rastreio"
            ? [evento.dados.numeroPedido, evento.dados.situacao]
            : [evento.tipo, evento.documento];
      run("INSERT INTO situacao VALUES (?, ?) ON CONFLICT DO UPDATE SET texto = excluded.texto", [
        pedido,
        texto,
      ]);
      database.exec((await store.markDone(evento.documento, run)) ? "COMMIT" : "ROLLBACK");
      console.log(`${evento.documento} ${pedido}: ${texto}`);
    } catch (error) {
      database.exec("ROLLBACK");
      throw error; // 500: the event comes again
    }
  },
  onRefused: (status, reason) => console.error(`${status} ${reason}`),
});
const server = createServer(nodeListener(receive)).listen(Number(process.env.PORT ?? 0), "127.0.0.1");
server.once("listening", async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/eventos`;
  await createClient().webhook.registrar({ url, tipoAutorizacao: "Bearer", token });
  console.log(`events of the store come to ${url}`);
});
