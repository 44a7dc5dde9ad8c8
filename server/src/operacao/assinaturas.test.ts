import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventoRow, WebhookRow } from "../events/eventTables.ts";
import { prepareDelivery } from "../events/webhook/prepareDelivery.ts";
import { resealSecrets } from "../events/webhook/resealSecrets.ts";
import { HOUR } from "../platform/durations.ts";
import type { Database } from "../platform/storage/database.ts";
import { requireRow } from "../platform/storage/requireRow.ts";
import { createVault } from "../platform/vault/vault.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "../test-support/operatorServer.testing.ts";

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const vault = createVault(OLD);
const UNSIGNED = { ativa: false, criadaEm: null, anteriorAte: null };

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db, { vault });
    for (const nome of ["Loja 1", "Loja 2"]) await server.create("/lojas", { nome });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const issue = async (body: object = {}) =>
    (await server.create("/lojas/1/assinatura", body)).segredo as string;
  const read = async () => (await server.call("GET", "/lojas/1/assinatura")).body;
  const evento: EventoRow = { id_loja: 1, id: 7, tipo: "Rastreio", id_pedido: 1, criado_em: 0, dados: "{}" };
  const webhook = { id_loja: 1, url: "https://loja.example/e", tipo_autorizacao: null } as WebhookRow;
  const webhookOf = (cells: Partial<WebhookRow>) => ({
    ...webhook,
    senha_cifrada: null,
    token_cifrado: null,
    ...cells,
  });
  const prepared = (used = vault, now = server.clock.now()) =>
    prepareDelivery({ db, vault: used })(webhookOf({}), evento, now);

  /** Which of some secrets an independent verifier, which reads the real clock, accepts for what would be sent now. */
  const accepted = async (secrets: string[], used = vault) => {
    const { headers, body } = await prepared(used, Date.now());
    return secrets.map((secret) => {
      try {
        return new Webhook(secret).verify(body, headers) !== undefined;
      } catch {
        return false;
      }
    });
  };

  test("without a secret nothing is signed", async () => {
    expect(await read()).toEqual(UNSIGNED);
    expect((await prepared()).headers).not.toHaveProperty("webhook-signature");
  });

  test("a secret is shown once, kept as ciphertext, and signs from then on", async () => {
    const answer = await server.create("/lojas/1/assinatura", {});
    expect(answer).toEqual({
      ...{ ativa: true, criadaEm: new Date(server.clock.now()).toISOString(), anteriorAte: null },
      segredo: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    expect(await read()).toEqual({ ...answer, segredo: undefined });
    expect(JSON.stringify(await db.reader("assinatura"))).not.toContain(answer.segredo.slice(6));
    expect(await accepted([answer.segredo, await other()])).toEqual([true, false]);
  });

  const other = async () => (await server.create("/lojas/2/assinatura", {})).segredo as string;

  test("after a rotation both secrets sign until the grace period is over; with none the former ends at once", async () => {
    const first = await issue({ carenciaSegundos: 0 });
    // The verifier reads the real clock, so the period ends then.
    server.clock.set(Date.now());
    const second = await issue({ carenciaSegundos: 3600 });
    expect((await read()).anteriorAte).toBe(new Date(server.clock.now() + HOUR).toISOString());
    expect(await accepted([first, second])).toEqual([true, true]);
    await db.transaction((trx) =>
      trx("assinatura").where({ id_loja: 1 }).update({ anterior_ate: Date.now() }),
    );
    expect(await accepted([first, second])).toEqual([false, true]);
    const third = await issue({ carenciaSegundos: 0 });
    expect(await accepted([first, second, third])).toEqual([false, false, true]);
  });

  test("once removed nothing is signed; removing again changes nothing", async () => {
    await issue();
    for (let n = 0; n < 2; n++) {
      expect(await server.call("DELETE", "/lojas/1/assinatura")).toMatchObject({
        status: 200,
        body: UNSIGNED,
      });
    }
    expect((await prepared()).headers).not.toHaveProperty("webhook-signature");
  });

  test("bounds, an unknown loja, and a server without a key", async () => {
    for (const carenciaSegundos of [-1, 2_592_001, 1.5, "60"]) {
      expect((await server.call("POST", "/lojas/1/assinatura", { carenciaSegundos })).status).toBe(400);
    }
    expect((await server.call("POST", "/lojas/1/assinatura", { carenciaSegundos: 2_592_000 })).status).toBe(
      200,
    );
    for (const method of ["POST", "GET", "DELETE"]) {
      const body = method === "POST" ? {} : undefined;
      expect((await server.call(method, "/lojas/9/assinatura", body)).status).toBe(404);
    }
    const keyless = await operatorServer(db);
    const refused = await keyless.call("POST", "/lojas/1/assinatura", {});
    expect([refused.status, refused.body.mensagem]).toEqual([
      503,
      expect.stringContaining("FRETE_SECRET_KEY"),
    ]);
    await keyless.close();
  });

  test("a new key seals anew what the old one sealed; then the old one is no longer needed", async () => {
    const [former, secret] = [await issue({ carenciaSegundos: 0 }), await issue()];
    const cells = {
      url: webhook.url,
      tipo_autorizacao: "Basic",
      usuario: "u",
      modulo: "webhook",
      registrado_em: 0,
    } as const;
    const on = [
      "rastreio",
      "prazo_adicional",
      "aplicativo",
      "metodo_envio",
      "rastreio_enventos",
      "chat_transportadora",
    ];
    const senha_cifrada = vault.seal("s", { idLoja: 1, campo: "webhook.senha" });
    await db.transaction((trx) =>
      trx("webhook").insert({
        ...{ id_loja: 1, ...cells, senha_cifrada, token_cifrado: "v1:00000000:lost" },
        ...Object.fromEntries(on.map((column) => [column, 1])),
      }),
    );
    // Those of both lojas: the secret, the former one, the other loja's, the password.
    expect(await resealSecrets(db, createVault(NEW, OLD))).toEqual({ resealed: 4, lost: 1 });
    expect(await resealSecrets(db, createVault(NEW, OLD))).toEqual({ resealed: 0, lost: 1 });
    expect(await accepted([former, secret], createVault(NEW))).toEqual([true, true]);
    const row = requireRow(await db.reader("webhook").where({ id_loja: 1 }).first(), "webhook");
    const one = await prepareDelivery({ db, vault: createVault(NEW) })(
      { ...row, token_cifrado: null },
      evento,
      0,
    );
    expect(one.headers.authorization).toBe(`Basic ${btoa("u:s")}`);
    await expect(prepareDelivery({ db })(row, evento, 0)).rejects.toThrow("FRETE_SECRET_KEY");
    await expect(prepareDelivery({ db, vault })(row, evento, 0)).rejects.toThrow("needs the key");
  });
});
