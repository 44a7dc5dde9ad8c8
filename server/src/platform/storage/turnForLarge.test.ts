import { expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { turnForLarge } from "./turnForLarge.ts";

const large = "x".repeat(100_000);

test.each<[string, unknown, boolean]>([
  ["no rows", [], false],
  ["what is no list", { rowCount: 1 }, false],
  [
    "small rows",
    [
      { id: 1, text: "x".repeat(1000) },
      { id: 2, text: null },
    ],
    false,
  ],
  [
    "a large text",
    [
      { id: 1, text: "" },
      { id: 2, text: large },
    ],
    true,
  ],
  ["a large text that was plucked", [large], true],
  ["a large text as its bytes", [{ id: 1, text: Buffer.from(large) }], true],
  ["many rows", Array.from({ length: 1001 }, (_, id) => ({ id })), true],
])("%s", async (_case, rows, isAwaited) => {
  const turn = turnForLarge(rows);
  expect(turn instanceof Promise).toBe(isAwaited);
  await turn;
});

eachDatabase((_name, open) => {
  test("L6: of large documents that are read together one is opened in a turn of the event loop", async () => {
    const db = await open();
    await db.transaction(async (trx) => {
      await trx("loja").insert({ id: 1, nome: "Loja", criada_em: 0 });
      await trx("cotacao").insert({ id_loja: 1, codigo: "1", criada_em: 0, canal: "", documento: large });
    });
    const find = db.prepare<{ documento: string }>((knex) =>
      knex("cotacao").select("documento").where({ id_loja: 1 }),
    );
    let turns = 0;
    let counting = setImmediate(function count() {
      turns++;
      counting = setImmediate(count);
    });
    const opened: number[] = [];
    const reads = [() => find({}), () => db.reader("cotacao").select("documento")];
    await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        await reads[index % 2]?.();
        opened.push(turns);
        const until = performance.now() + 6;
        while (performance.now() < until);
      }),
    );
    clearImmediate(counting);
    expect(new Set(opened).size).toBe(8);
  });
});
