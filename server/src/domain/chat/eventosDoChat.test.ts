import { afterAll, beforeAll, expect, test } from "vitest";
import { type BothServers, bothServers } from "../../test-support/bothServers.testing.ts";
import { newOrder, say, sendForm } from "../../test-support/chat.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { drainFila, registerReceiver } from "../../test-support/eventos.testing.ts";
import { OPERATOR_TOKEN } from "../../test-support/operatorServer.testing.ts";
import { png } from "../arquivo/samples.testing.ts";

eachDatabase((_name, open) => {
  let both: BothServers;
  beforeAll(async () => {
    both = await bothServers(await open());
    await both.db.transaction((trx) => trx("transportadora").update({ chat_habilitado: 1 }));
    await registerReceiver(both.loja);
  });
  afterAll(() => both.close());

  test("EVT-009, NS-074: every message, by loja or carrier, with or without files, in its order", async () => {
    const order = await newOrder(both.db);
    await say(both.loja, order, "Chegou <b>bem</b>?");
    const reply = `${both.operador.url}/operacao/v1/lojas/1/pedidos/${order.chave}/chat/mensagens`;
    const sent = await sendForm(reply, "Sim.", [["foto.png", png]], { token: OPERATOR_TOKEN });
    expect(sent.status).toBe(200);
    const { body: chat } = await both.loja.call("GET", `/chat/${order.chave}`);
    const common = {
      idChat: chat._id,
      idPedido: order.chave,
      numeroPedido: order.numeroPedido,
      data: "2026-11-21 09:00:00",
    };
    expect(await drainFila(both.loja)).toMatchObject([
      {
        tipo: "chatTransportadora",
        dados: { ...common, idMensagem: "1", origem: "loja", mensagem: "Chegou bem?", qtdAnexos: 0 },
      },
      {
        tipo: "chatTransportadora",
        dados: { ...common, idMensagem: "2", origem: "transportadora", mensagem: "Sim.", qtdAnexos: 1 },
      },
    ]);
  });

  test("ERR-041: a message that is not stored is not told of", async () => {
    const order = await newOrder(both.db);
    await say(both.loja, order, "oi");
    await drainFila(both.loja);
    expect((await say(both.loja, order, "")).status).toBe(400);
    const finish = await both.operador.call("POST", `/lojas/1/pedidos/${order.chave}/chat/finalizar`);
    expect(finish.status).toBe(200);
    expect((await say(both.loja, order, "ainda aí?")).status).toBe(400);
    expect(await drainFila(both.loja)).toEqual([]);
  });
});
