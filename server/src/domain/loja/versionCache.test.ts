import type { Loja } from "@frete/contract/operacao";
import { beforeEach, expect, test } from "vitest";
import type { BuildStatement, Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { bumpVersion } from "./lojaVersion.ts";
import { versionCache } from "./versionCache.ts";

eachDatabase((_name, open) => {
  let db: Database;
  let reads: number;
  const rename = (nome: string) =>
    db.transaction(async (trx) => {
      const versao = await bumpVersion(trx, 1);
      await trx("loja").where({ id: 1 }).update({ nome });
      return versao;
    });
  const countedName = ({ nome }: Loja) => {
    reads++;
    return nome;
  };

  beforeEach(async () => {
    db = await open();
    reads = 0;
    await db.transaction((trx) => trx("loja").insert({ id: 1, nome: "Um", criada_em: 0 }));
  });

  test("a loja is read once per version, however many ask at the same time", async () => {
    const name = versionCache(db, "teste", countedName);
    const ask = (versao: number) => Promise.all([name(1, versao), name(1, versao), name(1, versao)]);
    expect(await ask(1)).toEqual(["Um", "Um", "Um"]);
    expect(await ask(1)).toEqual(["Um", "Um", "Um"]);
    expect(reads).toBe(1);
    const versao = await rename("Dois");
    expect(await ask(versao)).toEqual(["Dois", "Dois", "Dois"]);
    expect(await name(1, versao - 1)).toBe("Dois");
    expect(reads).toBe(2);
  });

  test("a read that ended before a change is not taken for the new version", async () => {
    const seen = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const name = versionCache(heldAt(2, seen, goOn), "teste", countedName);
    const older = name(1, 1);
    await seen.promise;
    const newer = name(1, await rename("Dois"));
    goOn.resolve();
    expect(await Promise.all([older, newer])).toEqual(["Um", "Dois"]);
  });

  /** The database, its statements answering late from the `count`th one on. */
  function heldAt(
    count: number,
    seen: PromiseWithResolvers<void>,
    goOn: PromiseWithResolvers<void>,
  ): Database {
    let runs = 0;
    return {
      ...db,
      prepare<Row>(build: BuildStatement<Row>) {
        const run = db.prepare<Row>(build);
        return async (params) => {
          const rows = await run(params);
          if (++runs >= count) {
            seen.resolve();
            await goOn.promise;
          }
          return rows;
        };
      },
    };
  }

  test("a value never mixes two versions", async () => {
    const pair = versionCache(db, "teste", async ({ nome }, reader) => {
      if (reads++ === 0) await rename("Dois");
      return [nome, ...(await reader("loja").where({ id: 1 }).pluck("nome"))];
    });
    expect(await pair(1, 1)).toEqual(["Dois", "Dois"]);
    expect(reads).toBe(2);
  });

  test("a read that fails is not kept", async () => {
    const name = versionCache(db, "teste", (loja) => {
      if (reads === 0) {
        reads++;
        throw new Error("fora do ar");
      }
      return countedName(loja);
    });
    await expect(name(1, 1)).rejects.toThrow("fora do ar");
    expect(await name(1, 1)).toBe("Um");
    await expect(name(404, 1)).rejects.toMatchObject({ status: 404 });
  });

  test("more lojas at the same time than are kept are all answered", async () => {
    const ids = Array.from({ length: 1_100 }, (_, index) => index + 2);
    await db.transaction((trx) =>
      trx.batchInsert(
        "loja",
        ids.map((id) => ({ id, nome: `Loja ${id}`, criada_em: 0 })),
        200,
      ),
    );
    const name = versionCache(db, "teste", countedName);
    expect(await Promise.all(ids.map((id) => name(id, 1)))).toEqual(ids.map((id) => `Loja ${id}`));
  });
});
