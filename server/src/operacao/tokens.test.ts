import { afterAll, beforeAll, expect, test } from "vitest";
import { findToken, isTokenLive } from "../domain/loja/tokens.ts";
import type { Database } from "../platform/storage/database.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { NOW, type OperatorServer, operatorServer } from "../test-support/operatorServer.testing.ts";

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    await server.create("/lojas", { nome: "Loja 1" });
    await server.create("/lojas", { nome: "Loja 2" });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const opens = async (token: string) => {
    const owner = await findToken(db)(token);
    return owner !== undefined && isTokenLive(owner, server.clock.now());
  };
  const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

  test.each([
    ["api", /^frete_api_[\w-]{43}$/],
    ["cotacao", /^frete_cot_[\w-]{43}$/],
  ])("NS-069: a token of kind %s is shown once and only its hash is kept", async (tipo, form) => {
    const issued = await server.create("/lojas/1/tokens", { tipo, descricao: "ERP" });
    expect(issued).toMatchObject({ tipo, descricao: "ERP", expiraEm: null, situacao: "vigente" });
    expect(issued.token).toMatch(form);
    expect(issued.token.startsWith(issued.prefixo)).toBe(true);
    expect(await opens(issued.token)).toBe(true);
    const { token, ...shown } = issued;
    const list = await server.call("GET", "/lojas/1/tokens?limite=200");
    expect(list.body.itens).toContainEqual(shown);
    expect(list.text).not.toContain(token);
    expect(JSON.stringify(await db.reader("token").select())).not.toContain(token);
  });

  test("NS-069: after a rotation both tokens work until the grace period is over", async () => {
    const old = await server.create("/lojas/1/tokens", { tipo: "cotacao", descricao: "Site" });
    const next = await server.create(`/lojas/1/tokens/${old.id}/rotacao`, { carenciaSegundos: 60 });
    expect(next).toMatchObject({ tipo: "cotacao", descricao: "Site", situacao: "vigente" });
    expect([await opens(old.token), await opens(next.token)]).toEqual([true, true]);
    server.clock.advance(60_000);
    expect([await opens(old.token), await opens(next.token)]).toEqual([false, true]);
    server.clock.set(NOW);
  });

  test("without a grace period the old token ends at once, and cannot be rotated again", async () => {
    const old = await server.create("/lojas/1/tokens", { tipo: "api" });
    const next = await server.create(`/lojas/1/tokens/${old.id}/rotacao`, {
      carenciaSegundos: 0,
      expiraEm: at(5),
    });
    expect(next.expiraEm).toBe(at(5));
    expect([await opens(old.token), await opens(next.token)]).toEqual([false, true]);
    expect((await server.call("POST", `/lojas/1/tokens/${old.id}/rotacao`, {})).status).toBe(409);
  });

  test("NS-069: the default grace period is a day", async () => {
    const old = await server.create("/lojas/1/tokens", { tipo: "api" });
    await server.create(`/lojas/1/tokens/${old.id}/rotacao`, {});
    const list = (await server.call("GET", "/lojas/1/tokens?limite=200")).body.itens;
    expect(list.find(({ id }: { id: number }) => id === old.id).expiraEm).toBe(at(24 * 60));
  });

  test("NS-069: an expiry can be set, moved, taken away, and set in the past", async () => {
    const { id, token } = await server.create("/lojas/1/tokens", { tipo: "api", expiraEm: at(10) });
    const change = (body: object) => server.call("PATCH", `/lojas/1/tokens/${id}`, body);
    server.clock.set(NOW + 10 * 60_000);
    expect(await opens(token)).toBe(false);
    expect((await change({ descricao: "novo" })).body).toMatchObject({
      situacao: "expirado",
      descricao: "novo",
    });
    expect((await server.call("POST", `/lojas/1/tokens/${id}/rotacao`, {})).status).toBe(409);
    expect((await change({ expiraEm: null })).body).toMatchObject({ situacao: "vigente", expiraEm: null });
    expect(await opens(token)).toBe(true);
    expect((await change({ expiraEm: "2020-01-01T00:00:00-03:00" })).body).toMatchObject({
      situacao: "expirado",
      expiraEm: "2020-01-01T03:00:00.000Z",
    });
    expect(await opens(token)).toBe(false);
    server.clock.set(NOW);
  });

  test("NS-069: a revoked token is over for good", async () => {
    const { id, token } = await server.create("/lojas/1/tokens", { tipo: "api" });
    const revoked = (await server.call("DELETE", `/lojas/1/tokens/${id}`)).body;
    expect(revoked).toMatchObject({ situacao: "revogado", revogadoEm: at(0) });
    expect(await opens(token)).toBe(false);
    server.clock.advance(1000);
    expect((await server.call("DELETE", `/lojas/1/tokens/${id}`)).body).toEqual(revoked);
    server.clock.set(NOW);
    expect((await server.call("PATCH", `/lojas/1/tokens/${id}`, { expiraEm: null })).status).toBe(409);
  });

  test("tokens of an inactive loja are refused, and work again when it is active", async () => {
    const { id } = await server.create("/lojas", { nome: "Suspensa" });
    const { token } = await server.create(`/lojas/${id}/tokens`, { tipo: "api" });
    await server.call("PATCH", `/lojas/${id}`, { ativa: false });
    expect(await opens(token)).toBe(false);
    await server.call("PATCH", `/lojas/${id}`, { ativa: true });
    expect(await opens(token)).toBe(true);
  });

  test.each([
    [{}, 400],
    [{ tipo: "operador" }, 400],
    [{ tipo: "api", descricao: "d".repeat(101) }, 400],
    [{ tipo: "api", expiraEm: "2026-11-21" }, 400],
    [{ tipo: "api", expiraEm: "2026-11-21T12:00:00Z" }, 400],
    [{ tipo: "api", expiraEm: "2026-11-21T12:00:00.001Z" }, 200],
  ])("issuing %j -> %i", async (body, status) => {
    expect((await server.call("POST", "/lojas/2/tokens", body)).status).toBe(status);
  });

  test("tokens of another loja are not found", async () => {
    const { id, token } = await server.create("/lojas/1/tokens", { tipo: "api" });
    expect((await server.call("DELETE", `/lojas/2/tokens/${id}`)).status).toBe(404);
    expect((await server.call("PATCH", `/lojas/2/tokens/${id}`, { expiraEm: null })).status).toBe(404);
    expect((await server.call("POST", `/lojas/2/tokens/${id}/rotacao`, {})).status).toBe(404);
    expect((await server.call("POST", "/lojas/99/tokens", { tipo: "api" })).status).toBe(404);
    expect(await opens(token)).toBe(true);
  });
});
