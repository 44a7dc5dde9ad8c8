import { expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { spawnScript } from "../../test-support/spawnScript.ts";
import { migrations } from "./migrations/index.ts";
import { openDatabase } from "./openDatabase.ts";

async function firstLine(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) return line;
  return "";
}

eachDatabase((name, open) => {
  test("R6: eight processes open one empty database at once", async () => {
    const url = await open.bareUrl();
    const started = Array.from({ length: 8 }, () => spawnScript("openAndWait", url));
    const answers = await Promise.all(started.map(({ lines }) => firstLine(lines)));
    for (const script of started) script.process.stdin?.end();
    const codes = await Promise.all(started.map(({ ended }) => ended));
    const winners = answers.filter((answer) => answer === "open").length;
    if (name === "postgres") {
      expect(answers).toEqual(Array(8).fill("open"));
    } else {
      expect(winners).toBe(1);
      for (const answer of answers.filter((one) => one !== "open")) {
        expect(answer).toContain("is in use by another process: SQLite mode is exactly one process");
      }
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(winners);
    const db = await openDatabase(url);
    expect(await db.reader("knex_migrations").pluck("name")).toEqual([...migrations.keys()]);
    await db.close();
  });

  test("R7: a process killed anywhere in the migration leaves nothing that stops the next one", async () => {
    const url = await open.bareUrl();
    for (const statement of [2, 5, 7, 9, 11, 14, 20, 30])
      expect([statement, await spawnScript("dieInMigration", url, String(statement)).ended]).toEqual([
        statement,
        "SIGKILL",
      ]);
    const db = await openDatabase(url);
    expect(await db.reader("loja").select()).toEqual([]);
    await db.close();
  });

  test("R1: kill -9 loses no acknowledged write and leaves no half transaction", async () => {
    for (let cycle = 0; cycle < 3; cycle++) {
      const url = await open.url();
      const script = spawnScript("writeForever", url);
      const acknowledged: string[] = [];
      for await (const line of script.lines) {
        acknowledged.push(line);
        if (acknowledged.length === 200 + 50 * cycle) script.process.kill("SIGKILL");
      }
      expect(await script.ended).toBe("SIGKILL");
      const db = await openDatabase(url);
      const stored = new Set<string>(await db.reader("cotacao").pluck("codigo"));
      const queued = new Set<string>(await db.reader("cotacao_fila").pluck("codigo"));
      await db.close();
      expect(acknowledged.filter((codigo) => !stored.has(codigo))).toEqual([]);
      expect(queued).toEqual(stored);
    }
  });

  test("a database that was closed opens again with its data", async () => {
    const url = await open.url();
    const first = await openDatabase(url);
    await first.transaction((trx) => trx("loja").insert({ id: 5, nome: "fica", criada_em: 0 }));
    await first.close();
    const second = await openDatabase(url);
    expect(await second.reader("loja").pluck("nome")).toEqual(["fica"]);
    await second.close();
  });
});
