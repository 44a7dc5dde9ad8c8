import { expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { openDatabase } from "./openDatabase.ts";
import { takeTurn } from "./takeTurn.ts";

eachDatabase((name, open) => {
  test("of several processes one has its turn, and another when that one's time is over", async () => {
    const url = await open.url();
    const processes = await Promise.all(
      Array.from({ length: name === "sqlite" ? 1 : 3 }, () => openDatabase(url)),
    );
    const turns = async (work: string, milliseconds: number) => {
      const taken = await Promise.all(processes.map((db) => takeTurn(db, work, milliseconds)));
      return taken.filter(Boolean).length;
    };
    expect(await turns("purge", 60_000)).toBe(1);
    expect(await turns("sweep", 60_000)).toBe(1);
    expect(await turns("purge", 60_000)).toBe(name === "sqlite" ? 1 : 0);
    await processes[0]?.transaction((trx) =>
      trx("sequencia").where({ id_loja: 0, nome: "turno:purge" }).update({ valor: 1 }),
    );
    expect(await turns("purge", 60_000)).toBe(1);
    for (const db of processes) await db.close();
  });
});
