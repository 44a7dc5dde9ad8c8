import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { openDatabase } from "../../platform/storage/openDatabase.ts";
import { createVault } from "../../platform/vault/vault.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { run } from "../run.ts";
import type { Finding } from "./finding.ts";

const HOUR = 3_600_000;
const KEY = "07".repeat(32);
const OPERATOR = "4f1c0e9b37d2a685".repeat(2);
const OLDER = "586a2d73b9e0c1f4".repeat(2);
const folder = await mkdtemp(join(tmpdir(), "frete-doctor-"));
afterAll(() => rm(folder, { recursive: true }));
const good = {
  PORT: "0",
  NODE_ENV: "production",
  FRETE_DATA_DIR: folder,
  FRETE_OPERATOR_TOKEN: OPERATOR,
  FRETE_SECRET_KEY: KEY,
};

async function doctor(env: Record<string, string>, ...flags: string[]) {
  let out = "";
  let err = "";
  const code = await run(["doctor", ...flags], {
    env: { ...good, ...env },
    out: { write: (text: string) => (out += text) },
    err: { write: (text: string) => (err += text) },
    stdin: Readable.from([]),
  });
  return { code, out, err };
}
/** What was found of one check. */
async function found(check: string, env: Record<string, string> = {}): Promise<Finding | undefined> {
  const findings = JSON.parse((await doctor(env, "--json")).out) as Finding[];
  return findings.find((finding) => finding.check === check);
}

test("settings of a service that never ran are well, and nothing is made", async () => {
  const { code, out } = await doctor({ FRETE_DATA_DIR: join(folder, "new") });
  expect(out.match(/^(warning|error) .*/gm) ?? []).toEqual([]);
  expect(code).toBe(0);
  expect(out).toContain("is made at the first start");
  expect(await found("folder", { FRETE_DATA_DIR: join(folder, "new") })).toMatchObject({ result: "ok" });
});

test.each([
  ["configuration", { FRETE_LOG: "loud" }, "error", /FRETE_LOG is "loud"/],
  ["configuration", { FRETE_OPERATOR_TOKEN: "short" }, "error", /can be guessed/],
  ["configuration", { FRETE_SECRET_KEY: "abc" }, "error", /64 hexadecimal digits/],
  ["configuration", { NODE_ENV: "" }, "warning", /not production/],
  ["operator token", { FRETE_OPERATOR_TOKEN: "" }, "warning", /refuses everybody/],
  [
    "operator token",
    { FRETE_OPERATOR_TOKEN: `${OPERATOR},${OLDER}` },
    "warning",
    /9e39c986d8c8 is to replace 9924679162ba/,
  ],
  ["secret key", { FRETE_SECRET_KEY: "" }, "warning", /are refused/],
  [
    "database",
    { FRETE_DATABASE_URL: "postgres://u:pa55@127.0.0.1:1/x" },
    "error",
    /connection to the database is lost \(connect ECONNREFUSED 127\.0\.0\.1:1\)/,
  ],
  ["configuration", { FRETE_DATABASE_URL: "mysql://x" }, "error", /use sqlite/],
  ["folder", { FRETE_DATA_DIR: "/proc/frete" }, "error", /counts as full/],
  ["folder", { FRETE_DATA_DIR: "/dev/null/x" }, "error", /cannot be written/],
  [
    "bucket",
    { FRETE_FILES: "s3://frete/x", FRETE_S3_ENDPOINT: "http://127.0.0.1:1" },
    "error",
    /cannot be read/,
  ],
])("%s with %j: %s", async (check, env, result, text) => {
  const aws = { AWS_ACCESS_KEY_ID: "x", AWS_SECRET_ACCESS_KEY: "y" };
  Object.assign(process.env, aws);
  const finding = await found(check, env);
  expect(finding).toMatchObject({ result, text: expect.stringMatching(text), advice: expect.any(String) });
  expect(JSON.stringify(finding)).not.toMatch(/pa55|short|abc|4f1c0e|586a2d/);
  expect((await doctor(env)).code).toBe(result === "error" ? 1 : 0);
});

test("files that others can read are told, and that others own", async () => {
  const own = join(folder, "rights");
  await mkdir(own);
  await writeFile(join(own, "secret.key"), KEY, { mode: 0o600 });
  const env = { FRETE_DATA_DIR: own };
  expect(await found("rights", env)).toMatchObject({ result: "ok" });
  await chmod(join(own, "secret.key"), 0o640);
  expect(await found("rights", env)).toMatchObject({
    result: "warning",
    text: expect.stringMatching(/secret\.key can be used by others \(640\)/),
  });
});

test.runIf(process.getuid?.() === 0)(
  "root learns nothing of another user's rights, and is told so",
  async () => {
    const own = join(folder, "foreign");
    await mkdir(own);
    await writeFile(join(own, "frete.db"), "", { mode: 0o600 });
    await chown(join(own, "frete.db"), 65_534, 65_534);
    expect(await found("rights", { FRETE_DATA_DIR: own })).toMatchObject({
      result: "warning",
      text: expect.stringMatching(/frete\.db is user 65534's and this is root/),
    });
  },
);

test("a port that something else has is told, one that the service has is well", async () => {
  const other = createServer((_request, response) => response.end("other")).listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  expect(await found("port", { PORT: String(port) })).toMatchObject({
    result: "error",
    text: expect.stringMatching(/in use by/),
  });
  other.removeAllListeners("request").on("request", (_request, response) => {
    response.setHeader("X-Request-Id", "a").end("{}");
  });
  expect(await found("port", { PORT: String(port) })).toMatchObject({
    result: "ok",
    text: expect.stringMatching(/answers/),
  });
  other.close();
});

eachDatabase((dialect, open) => {
  test("a database is known by its migrations, and by how it keeps what it is given", async () => {
    const url = await open.url();
    const env = { FRETE_DATABASE_URL: url };
    const db = await openDatabase(url);
    try {
      expect(await found("database", env)).toMatchObject({
        result: "ok",
        text: expect.stringMatching(/up to date/),
      });
      expect(await found("durability", env)).toMatchObject({ result: "ok" });
      if (dialect === "postgres") {
        const { pathname } = new URL(url);
        await db.reader.raw("ALTER DATABASE ?? SET synchronous_commit = off", [pathname.slice(1)]);
        const finding = await found("durability", env);
        expect(finding).toMatchObject({ result: "error", advice: "set synchronous_commit=on" });
      }
      expect(await found("clock", env)).toMatchObject({ result: "ok" });
      await newStore(db, Date.now() + HOUR);
      expect(await found("clock", env)).toMatchObject({
        result: "error",
        text: expect.stringMatching(/newest quotation is of 20/),
      });
      expect(await found("secret key", env)).toMatchObject({ result: "ok", text: "opens what is stored" });
      expect(await found("secret key", { ...env, FRETE_SECRET_KEY: "" })).toMatchObject({
        result: "error",
        text: expect.stringMatching(/not set, and 1 stored secrets need it/),
      });
      expect(await found("secret key", { ...env, FRETE_SECRET_KEY: "08".repeat(32) })).toMatchObject({
        result: "error",
        text: expect.stringMatching(/1 stored secrets open with no key/),
      });
      await rename(db, "0013_ato_operador", "0999_futuro");
      expect(await found("database", env)).toMatchObject({
        result: "error",
        text: expect.stringMatching(/it has 0999_futuro/),
      });
      await db.transaction((trx) => trx("knex_migrations").where({ name: "0999_futuro" }).delete());
      expect(await found("database", env)).toMatchObject({
        result: "ok",
        text: expect.stringMatching(/runs 0013_ato_operador/),
      });
    } finally {
      await db.close();
    }
  });
});

/** A loja with one quotation, and a secret that signs its notifications. */
const newStore = (db: Database, criada_em: number) =>
  db.transaction(async (trx) => {
    const place = { idLoja: 1, campo: "assinatura.segredo" } as const;
    const segredo_cifrado = createVault(Buffer.from(KEY, "hex")).seal("segredo", place);
    await trx("loja").insert({ id: 1, nome: "Loja", versao: 1, criada_em, configuracao: "{}" });
    const none = { canal: "site", documento: "{}", componentes: null };
    await trx("cotacao").insert({ id_loja: 1, codigo: "1", criada_em, ...none });
    const former = { anterior_cifrado: null, anterior_ate: null };
    await trx("assinatura").insert({ id_loja: 1, segredo_cifrado, criada_em, ...former });
  });

const rename = (db: Database, from: string, to: string) =>
  db.transaction((trx) => trx("knex_migrations").where({ name: from }).update({ name: to }));
