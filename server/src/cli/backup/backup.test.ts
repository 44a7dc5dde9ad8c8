import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestCli, testCli } from "../testCli.testing.ts";
import { tellProgress } from "./tellProgress.ts";

let cli: TestCli;
let env: Record<string, string>;
beforeAll(async () => {
  cli = await testCli();
  env = { FRETE_DATA_DIR: cli.folder };
  await cli.json("loja", "create", "--nome", "Guardada");
});
afterAll(() => cli.close());

test("frete backup beside the server, frete restore elsewhere, both told in JSON", async () => {
  const folder = join(cli.folder, "backup");
  const made = await cli.frete(["backup", folder, "--json"], { env });
  expect(made.code).toBe(0);
  expect(JSON.parse(made.out)).toMatchObject({ folder, dialect: "sqlite", files: 0, missingFiles: [] });
  expect(made.err).toBe("");

  const checked = await cli.frete(["restore", folder, "--check"], { env });
  expect([checked.code, checked.out]).toEqual([0, expect.stringContaining("rows")]);

  const elsewhere = { FRETE_DATA_DIR: join(cli.folder, "elsewhere") };
  const restored = await cli.frete(["restore", folder, "--json"], { env: elsewhere });
  expect(restored.code).toBe(0);
  expect(JSON.parse(restored.out).rows).toBe(JSON.parse(made.out).rows);

  const again = await cli.frete(["restore", folder], { env: elsewhere });
  expect([again.code, again.err]).toEqual([1, expect.stringContaining("error: the database is not empty")]);
});

test("what cannot be done is told in a sentence", async () => {
  const running = await cli.frete(["restore", join(cli.folder, "backup")], { env });
  expect([running.code, running.err]).toEqual([1, expect.stringContaining("in use by another process")]);
  const nothing = await cli.frete(["backup", join(cli.folder, "b2")], {
    env: { FRETE_DATA_DIR: "/nowhere" },
  });
  expect([nothing.code, nothing.err]).toEqual([1, "error: there is no database at /nowhere/frete.db.\n"]);
  const noBackup = await cli.frete(["restore", cli.folder], { env });
  expect([noBackup.code, noBackup.err]).toEqual([1, expect.stringContaining("is no whole backup")]);
  const wrong = await cli.frete(["backup", join(cli.folder, "b3")], { env: { FRETE_SECRET_KEY: "x" } });
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("FRETE_SECRET_KEY is not 64")]);
});

test("on a terminal it is told how far it is, in a line that is gone at the end", () => {
  const written: string[] = [];
  const err = { isTTY: true, write: (text: string) => written.push(text) };
  const { onProgress, end } = tellProgress({ env: {}, out: err, err, stdin: (async function* () {})() });
  onProgress("pedido", 1200);
  end();
  expect(written).toEqual(["\r\u001b[Kpedido  1,200", "\r\u001b[K"]);
});
