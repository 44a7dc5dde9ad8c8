import type { Knex } from "knex";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import {
  expireToken,
  findToken,
  hashToken,
  issueToken,
  isTokenLive,
  listTokens,
  revokeToken,
  rotateToken,
} from "./tokens.ts";

const NOW = Date.UTC(2026, 10, 20, 12);

eachDatabase((_name, open) => {
  let db: Database;
  let find: ReturnType<typeof findToken>;
  const issue = (tipo: "api" | "cotacao" = "api", expiraEm: number | null = null) =>
    db.transaction((trx) => issueToken(trx, 1, { tipo, descricao: "loja virtual", criadoEm: NOW, expiraEm }));

  beforeAll(async () => {
    db = await open();
    await db.transaction((trx) =>
      trx("loja").insert([
        { id: 1, nome: "Loja Um", criada_em: NOW, fuso_horario: "America/Sao_Paulo", ativa: 1 },
        { id: 2, nome: "Loja Dois", criada_em: NOW, fuso_horario: "America/Rio_Branco", ativa: 0 },
      ]),
    );
    find = findToken(db);
  });

  test("NS-069: 256 random bits behind a prefix that tells the kind; only the hash is stored", async () => {
    const { id, token } = await issue("api");
    expect(token).toMatch(/^frete_api_[A-Za-z0-9_-]{43}$/);
    expect((await issue("cotacao")).token).toMatch(/^frete_cot_[A-Za-z0-9_-]{43}$/);
    const row = await db.reader("token").where({ id_loja: 1, id }).first();
    expect(row).toMatchObject({ hash: hashToken(token), prefixo: token.slice(0, 14) });
    expect(JSON.stringify(row)).not.toContain(token.slice(14));
    expect(JSON.stringify(await listTokens(db.reader, 1))).not.toContain(hashToken(token));
  });

  test("finds the loja of a token, with its version at this moment", async () => {
    const { token } = await issue();
    const owner = {
      idLoja: 1,
      nomeLoja: "Loja Um",
      versao: 1,
      fusoHorario: "America/Sao_Paulo",
      tipo: "api",
      expiraEm: null,
      revogadoEm: null,
      lojaAtiva: 1,
    };
    expect(await find(token)).toMatchObject(owner);
    await db.transaction((trx) => trx("loja").where({ id: 1 }).update({ versao: 7 }));
    expect(await find(token)).toMatchObject({ ...owner, versao: 7 });
  });

  test.each(["", "x", "frete_api_", "\0", "frete_api_demo1 "])("no loja for %j", async (token) => {
    expect(await find(token)).toBeUndefined();
  });

  test("a token differing in case is another token", async () => {
    const { token } = await issue();
    expect(await find(token.toUpperCase())).toBeUndefined();
  });

  test("a token is live until its expiry, its revocation or its loja's end", async () => {
    const { id, token } = await issue("cotacao", NOW + 1000);
    const owner = await find(token);
    expect(owner && isTokenLive(owner, NOW + 999)).toBe(true);
    expect(owner && isTokenLive(owner, NOW + 1000)).toBe(false);
    await db.transaction((trx) => expireToken(trx, 1, id, null));
    await db.transaction((trx) => revokeToken(trx, 1, id, NOW + 5));
    await db.transaction((trx) => revokeToken(trx, 1, id, NOW + 9));
    const revoked = await find(token);
    expect(revoked).toMatchObject({ expiraEm: null, revogadoEm: NOW + 5 });
    expect(revoked && isTokenLive(revoked, NOW)).toBe(false);
    const demo = { tipo: "api", descricao: "", criadoEm: NOW, texto: "frete_api_demo2" } as const;
    await db.transaction((trx) => issueToken(trx, 2, demo));
    const inactive = await find("frete_api_demo2");
    expect(inactive).toMatchObject({ idLoja: 2, fusoHorario: "America/Rio_Branco", lojaAtiva: 0 });
    expect(inactive && isTokenLive(inactive, NOW)).toBe(false);
    await expect(db.transaction((trx) => issueToken(trx, 1, demo))).rejects.toMatchObject({
      kind: "conflict",
    });
  });

  test("rotation: the old token is revoked at once, or ends after the grace period", async () => {
    const first = await issue("cotacao");
    const second = await db.transaction((trx) => rotateToken(trx, 1, first.id, { now: NOW }));
    expect(await find(first.token)).toMatchObject({ revogadoEm: NOW });
    expect(await find(second.token)).toMatchObject({ tipo: "cotacao", revogadoEm: null });
    const third = await db.transaction((trx) =>
      rotateToken(trx, 1, second.id, { now: NOW, graceMs: 60_000 }),
    );
    expect(await find(second.token)).toMatchObject({ expiraEm: NOW + 60_000, revogadoEm: null });
    expect(third.token).not.toBe(second.token);
    const again = db.transaction((trx) => rotateToken(trx, 1, first.id, { now: NOW }));
    await expect(again).rejects.toMatchObject({ kind: "missing" });
  });

  test("rotation never lengthens the life of the old token", async () => {
    const { id, token } = await issue("api", NOW + 10);
    await db.transaction((trx) => rotateToken(trx, 1, id, { now: NOW, graceMs: 60_000 }));
    expect(await find(token)).toMatchObject({ expiraEm: NOW + 10 });
  });

  test("a token cannot be changed through another loja", async () => {
    const { id, token } = await issue();
    for (const change of [
      (trx: Knex.Transaction) => revokeToken(trx, 2, id, NOW),
      (trx: Knex.Transaction) => expireToken(trx, 2, id, NOW),
      (trx: Knex.Transaction) => rotateToken(trx, 2, id, { now: NOW }),
    ]) {
      await expect(db.transaction<unknown>(change)).rejects.toMatchObject({ kind: "missing" });
    }
    expect(await find(token)).toMatchObject({ revogadoEm: null, expiraEm: null });
  });

  test("no token for a loja that does not exist", async () => {
    const issued = db.transaction((trx) =>
      issueToken(trx, 99, { tipo: "api", descricao: "", criadoEm: NOW }),
    );
    await expect(issued).rejects.toMatchObject({ kind: "reference" });
  });
});
