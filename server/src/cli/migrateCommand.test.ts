import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "../platform/storage/migrations/index.ts";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { type TestCli, testCli } from "./testCli.testing.ts";

let cli: TestCli;
let env: Record<string, string>;
let url: string;
beforeAll(async () => {
  cli = await testCli();
  env = { FRETE_DATA_DIR: join(cli.folder, "outro") };
  url = `sqlite:${join(cli.folder, "outro", "frete.db")}`;
});
afterAll(() => cli.close());

test("frete migrate makes the schema, says what it ran, and nothing the second time; --check is silent then", async () => {
  const none = await cli.frete(["migrate", "--check"], { env });
  expect([none.code, none.err]).toEqual([1, expect.stringContaining("there is no database at")]);
  const first = await cli.frete(["migrate", "--json"], { env });
  expect(JSON.parse(first.out)).toMatchObject({ ran: [...migrations.keys()], pending: [], compatible: true });
  const second = await cli.frete(["migrate", "--json"], { env });
  expect(JSON.parse(second.out)).toMatchObject({ ran: [], pending: [], newer: [] });
  expect(await cli.frete(["migrate", "--check"], { env })).toMatchObject({ code: 0, err: "" });
});

test("frete migrate --check: 1 for what is missing, and for a schema of a newer release", async () => {
  const change = async (from: string, to: string) => {
    const db = await openDatabase(url);
    await db.transaction((trx) => trx("knex_migrations").where({ name: from }).update({ name: to }));
    await db.close();
  };
  await change([...migrations.keys()].at(-1) as string, "9999_futuro");
  const newer = await cli.frete(["migrate", "--check"], { env });
  expect([newer.code, newer.err]).toEqual([1, expect.stringContaining("of a newer release, on which")]);
  const refused = await cli.frete(["migrate"], { env });
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("it has 9999_futuro")]);
});

test("frete migrate on an embedded database that serves is refused", async () => {
  const { code, err } = await cli.frete(["migrate"], { env: { FRETE_DATA_DIR: cli.folder } });
  expect([code, err]).toEqual([1, expect.stringContaining("in use by another process")]);
});
