import { expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { openDatabase } from "./openDatabase.ts";

eachDatabase((_name, open) => {
  test("R9: the database of a newer release is refused by name, and stays as it is", async () => {
    const url = await open.url();
    const db = await openDatabase(url);
    const row = { name: "9999_futuro", batch: 99, migration_time: new Date(0) };
    await db.transaction((trx) => trx("knex_migrations").insert(row));
    await db.close();
    await expect(openDatabase(url)).rejects.toMatchObject({
      name: "StorageError",
      message: expect.stringMatching(
        /^the database is of a newer release: it has 9999_futuro, this release knows up to \d{4}_\w+\. Start the newer release, or restore a backup/,
      ),
    });
  });

  test("a migration that fails is named, with what the engine says", async () => {
    const url = await open.url();
    const db = await openDatabase(url);
    await db.transaction((trx) => trx("knex_migrations").where({ name: "0011_de_para_sku" }).delete());
    await db.close();
    await expect(openDatabase(url)).rejects.toMatchObject({
      kind: "internal",
      message: expect.stringMatching(
        /^migration 0011_de_para_sku failed, nothing was changed: .*produto_de_para_sku.* already exists/,
      ),
    });
  });
});
