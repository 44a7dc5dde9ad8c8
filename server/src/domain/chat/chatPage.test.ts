import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { insertChatLojas } from "../../test-support/chat.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { planOfStatement } from "../../test-support/planOf.ts";
import { insertPedidos, pedido } from "../pedido/pedido.testing.ts";
import { type ChatFilter, pageQuery } from "./chatPage.ts";

const COUNT = 3000;
const all: ChatFilter = {
  idLoja: 1,
  range: { start: COUNT / 2, end: COUNT / 2 + 200 },
  situacao: undefined,
  idTransportadora: undefined,
};

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await insertChatLojas(db);
    const numbers = Array.from({ length: COUNT }, (_, index) => index);
    const orders = await insertPedidos(
      db,
      1,
      numbers.map((index) => pedido({ id: index, numeroPedido: `P${index}` })),
    );
    const rows = orders.map(({ id, chave }, index) => ({
      id_loja: 1,
      id_pedido: id,
      chave,
      chave_pedido: chave,
      tipo_pedido: "envio",
      id_transportadora: index % 50,
      nome_transportadora: "T",
      situacao: index % 20 === 0 ? "finalizado" : "aberto",
      sub_situacao: "aguardandoRespostaLoja",
      criado_em: 0,
      ultima_em: index,
      ultima_mensagem: "oi",
      ultima_origem: "loja",
      qtd_mensagens: 1,
      qtd_anexos: 0,
    }));
    await db.transaction((trx) => trx.batchInsert("chat", rows, 50));
    await db.transaction((trx) => trx.raw("ANALYZE"));
  });

  test.each([
    ["all", all, /chat_ultima/],
    ["of a state", { ...all, situacao: "finalizado" }, /chat_situacao|chat_ultima/],
    ["of a carrier", { ...all, idTransportadora: 7 }, /chat_transportadora/],
    ["of a carrier and a state", { ...all, idTransportadora: 7, situacao: "aberto" }, /chat_transportadora/],
  ] as [string, ChatFilter, RegExp][])(
    "the page of chats, %s, uses an index",
    async (_case, filter, index) => {
      const plan = await planOfStatement(db, pageQuery(db.reader, filter, 5, 5).toSQL());
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/Seq Scan|SCAN chat\b/);
    },
  );

  test("CHAT-LIST-003, CHAT-LIST-005: pages by the last message put together are the list", async () => {
    const ids: number[] = [];
    for (let offset = 0; offset < 200; offset += 30) {
      const rows: { ultima_em: number }[] = await pageQuery(db.reader, all, offset, 30);
      ids.push(...rows.map(({ ultima_em }) => ultima_em));
    }
    expect(ids).toEqual(Array.from({ length: 200 }, (_, index) => COUNT / 2 + 199 - index));
  });
});
