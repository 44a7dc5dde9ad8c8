import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { openDatabase } from "../storage/openDatabase.ts";
import { claimFolder } from "./claimFolder.ts";

const root = await mkdtemp(join(tmpdir(), "frete-pastas-"));
afterAll(() => rm(root, { recursive: true }));

eachDatabase((name, open) => {
  if (name === "sqlite") {
    test("SQLite has one process: its folder is not marked", async () => {
      const db = await open();
      await claimFolder(join(root, "sqlite"), db);
      await expect(readFile(join(root, "sqlite", ".frete"))).rejects.toMatchObject({ code: "ENOENT" });
    });
    return;
  }

  test("R13: processes that start together on one folder agree; another folder and another database are refused", async () => {
    const url = await open.url();
    const processes = await Promise.all([1, 2, 3].map(() => openDatabase(url)));
    const [shared, other] = [join(root, "comum"), join(root, "outra")];
    await Promise.all(processes.map((db) => claimFolder(shared, db)));
    const mark = (await readFile(join(shared, ".frete"), "utf8")).trim();
    const [db] = processes as [(typeof processes)[number]];
    await expect(claimFolder(other, db)).rejects.toThrow(
      `the files of this database are in another folder than ${other}: all processes need one that each of them sees, or a bucket (FRETE_FILES=s3://...). If this is that folder, or it is lost, write ${mark} to ${join(other, ".frete")}`,
    );
    await claimFolder("s3://bucket", db);

    const second = await open();
    await expect(claimFolder(shared, second)).rejects.toThrow(`${shared} has the files of another database`);
    await claimFolder(other, second);
    // As the refusal says: the folder is given up to the other database.
    await writeFile(join(other, ".frete"), mark);
    await claimFolder(other, db);
    await expect(claimFolder(other, second)).rejects.toThrow("of another database");
    for (const each of processes) await each.close();
  });
});
