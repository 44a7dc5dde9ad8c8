import { beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import type { Database } from "./database.ts";
import { sequence, sequences } from "./sequence.ts";

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  test("counts per store and per name from 1, and reserves blocks", async () => {
    const numbers = await db.transaction(async (trx) => [
      await sequence(trx, 1, "produto"),
      await sequence(trx, 1, "produto", 5),
      await sequence(trx, 1, "produto"),
      await sequence(trx, 2, "produto"),
      await sequence(trx, 1, "filial"),
    ]);
    expect(numbers).toEqual([1, 2, 7, 1, 1]);
  });

  test("several counters in one statement", async () => {
    const numbers = await db.transaction(async (trx) => [
      await sequences(trx, 5, { pedido: 2, envio: 3, ocorrencia: 0 }),
      await sequences(trx, 5, { envio: 1, pedido: 1, ocorrencia: 4 }),
      await sequence(trx, 5, "ocorrencia"),
    ]);
    expect(numbers).toEqual([
      { pedido: 1, envio: 1, ocorrencia: 1 },
      { pedido: 3, envio: 4, ocorrencia: 1 },
      5,
    ]);
  });

  test("60 concurrent transactions get 60 different numbers without a gap", async () => {
    const numbers = await Promise.all(
      Array.from({ length: 60 }, () => db.transaction((trx) => sequence(trx, 3, "pedido"))),
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  test("a rollback gives the number back", async () => {
    const undone = db.transaction(async (trx) => {
      await sequence(trx, 4, "pedido");
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    expect(await db.transaction((trx) => sequence(trx, 4, "pedido"))).toBe(1);
  });
});
