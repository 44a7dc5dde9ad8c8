import { beforeAll, expect, test } from "vitest";
import { insertPedidos, pedido } from "../../domain/pedido/pedido.testing.ts";
import { insertChatLojas } from "../../test-support/chat.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { DAY } from "../durations.ts";
import type { Database } from "./database.ts";
import { locatePage } from "./locatePage.ts";

const CHATS = 120;
const LIST = { table: "chat", instant: "ultima_em" } as const;
/** Some on the edges of days, many on one day, days without any. */
const instantOf = (index: number) => DAY * (index % 9) + ([0, DAY - 200, 7, DAY / 2][index % 4] ?? 0) + index;
const carrierOf = (index: number) => 1 + (index % 3);

eachDatabase((_name, open) => {
  let db: Database;
  let ids: number[];

  const counted = async () => {
    const rows = await db
      .reader("chat_contagem")
      .select("dia", "situacao", "id_transportadora", "quantidade")
      .orderBy(["dia", "situacao", "id_transportadora"]);
    return rows.map((row) => Object.values(row));
  };
  const recounted = async () => {
    const rows = await db.reader("chat").select("ultima_em", "situacao", "id_transportadora");
    const groups = Map.groupBy(rows, (row) =>
      JSON.stringify([Math.floor(row.ultima_em / DAY), row.situacao, row.id_transportadora]),
    );
    return [...groups.keys()].sort().map((key) => [...JSON.parse(key), groups.get(key)?.length]);
  };

  beforeAll(async () => {
    db = await open();
    await insertChatLojas(db);
    const orders = Array.from({ length: CHATS }, (_, index) =>
      pedido({ id: index, numeroPedido: `P${index}` }),
    );
    const stored = await insertPedidos(db, 1, orders);
    ids = stored.map(({ id }) => id);
    const rows = stored.map(({ id, chave }, index) => ({
      ...{ id_loja: 1, id_pedido: id, chave, chave_pedido: chave, tipo_pedido: "envio" as const },
      ...{ id_transportadora: carrierOf(index), nome_transportadora: "T" },
      ...{ situacao: "aberto" as const, sub_situacao: "aguardandoRespostaLoja" as const },
      ...{ criado_em: 0, ultima_em: instantOf(index), ultima_mensagem: "oi", ultima_origem: "loja" as const },
      ...{ qtd_mensagens: 1, qtd_anexos: 0 },
    }));
    await db.transaction((trx) => trx.batchInsert("chat", rows, 40));
  });

  test.each([true, false])(
    "every page of every range lies where the whole list has it, newest first: %s",
    async (newestFirst) => {
      for (const [start, end] of [
        [0, 9 * DAY + CHATS],
        [DAY - 1, 5 * DAY + 8],
        [2 * DAY + 5, 2 * DAY + 100],
        [3 * DAY, 3 * DAY],
        [8 * DAY, 8.64e15],
      ] as const) {
        const within = () =>
          db
            .reader("chat")
            .where({ id_loja: 1, id_transportadora: 2 })
            .where("ultima_em", ">=", start)
            .where("ultima_em", "<", end);
        const order = newestFirst ? "desc" : "asc";
        const sorted = (query: ReturnType<typeof within>) =>
          query
            .orderBy([
              { column: "ultima_em", order },
              { column: "id_pedido", order },
            ])
            .pluck("id_pedido");
        const all = await sorted(within());
        for (let offset = 0; offset <= all.length; offset += 7) {
          const where = { id_loja: 1, id_transportadora: 2 };
          const page = { offset, limit: 7 };
          const found = await locatePage(db.reader, { ...LIST, newestFirst }, where, { start, end }, page);
          expect(found.total).toBe(all.length);
          const near = within().where("ultima_em", ">=", found.start).where("ultima_em", "<", found.end);
          const rows = await sorted(near.offset(found.skip).limit(7));
          expect([offset, rows]).toEqual([offset, all.slice(offset, offset + 7)]);
        }
      }
    },
  );

  test("the counters are what a recount gives, whatever happens to the rows", async () => {
    expect(await counted()).toEqual(await recounted());
    const chats = (some: (index: number) => boolean) =>
      ["chat", ids.filter((_, index) => some(index))] as const;
    await db.transaction(async (trx) => {
      const at = ([table, keys]: ReturnType<typeof chats>) =>
        trx(table).where({ id_loja: 1 }).whereIn("id_pedido", keys);
      await at(chats((index) => index % 5 === 0)).update({ situacao: "finalizado" });
      await at(chats((index) => index % 7 === 0)).update({ ultima_em: 9 * DAY, id_transportadora: 9 });
      await at(chats((index) => index % 11 === 0)).update({ qtd_mensagens: 2 });
      await at(chats((index) => index % 13 === 0)).delete();
      // With the order goes its chat.
      await trx("pedido")
        .where({ id_loja: 1 })
        .whereIn("id", chats((index) => index % 17 === 0)[1])
        .delete();
    });
    const after = await counted();
    expect(after).toEqual(await recounted());
    expect(after.every(([, , , quantidade]) => Number(quantidade) > 0)).toBe(true);
    await expect(
      db.transaction(async (trx) => {
        await trx("chat").delete();
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await counted()).toEqual(after);
  });
});
