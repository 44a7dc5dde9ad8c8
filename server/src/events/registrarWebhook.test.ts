import { afterAll, beforeAll, expect, test } from "vitest";
import { requireRow } from "../platform/storage/requireRow.ts";
import { pedidosServer } from "../test-support/criacao.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import type { LojaServer } from "../test-support/lojaServer.testing.ts";
import type { WebhookRow } from "./eventTables.ts";
import { registrarWebhook } from "./registrarWebhook.ts";
import { ACCEPTED_URLS, refusedUrls } from "./webhook/urls.testing.ts";

const URL_START = "https://loja.example/";
const urlOf = (length: number) => URL_START.padEnd(length, "a");
const basic = { tipoAutorizacao: "Basic", usuario: "u", senha: "s" };
const bearer = { tipoAutorizacao: "Bearer", token: "t" };
const SWITCHES = {
  rastreio: "rastreio",
  prazoAdicional: "prazo_adicional",
  aplicativo: "aplicativo",
  metodoEnvio: "metodo_envio",
  rastreioEnventos: "rastreio_enventos",
  chatTransportadora: "chat_transportadora",
} as const;
const CONTROLS = [...Array(32).keys(), 127].map((code) => String.fromCharCode(code));

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });
  const post = (body: object, loja: 1 | 2 = 1) =>
    server.call("POST", "/webhook/novo", { body, token: `frete_api_demo${loja}` });
  const stored = async (loja = 1) =>
    requireRow(await server.db.reader("webhook").where({ id_loja: loja }).first(), `webhook of loja ${loja}`);

  test("WHK-001, WHK-011: the last registration of a loja is its only one; other lojas keep theirs", async () => {
    expect(await post({ url: "https://dois.example/" }, 2)).toMatchObject({ status: 200 });
    for (const url of ["https://um.example/a", "https://um.example/b"]) {
      expect((await post({ url })).body).toEqual({ mensagem: "Webhook cadastrado com sucesso" });
    }
    const rows: WebhookRow[] = await server.db.reader("webhook").orderBy("id_loja");
    expect(rows.map(({ url }) => url)).toEqual(["https://um.example/b", "https://dois.example/"]);
  });

  test("WHK-002, WHK-004, WHK-007, WHK-008: with a url alone everything else takes its default", async () => {
    await post({ url: URL_START, ...basic, modulo: "fila", rastreio: false });
    await post({ url: URL_START });
    expect(await stored()).toMatchObject({
      ...{
        tipo_autorizacao: null,
        usuario: null,
        senha_cifrada: null,
        token_cifrado: null,
        modulo: "webhook",
      },
      ...Object.fromEntries(Object.values(SWITCHES).map((column) => [column, 1])),
    });
  });

  test.each(Object.entries(SWITCHES))("WHK-008: %s at false is kept, alone", async (field, column) => {
    expect((await post({ url: URL_START, [field]: false })).status).toBe(200);
    const row = await stored();
    for (const other of Object.values(SWITCHES))
      expect([other, row[other]]).toEqual([other, other === column ? 0 : 1]);
    for (const wrong of ["true", 0])
      expect((await post({ url: URL_START, [field]: wrong })).status).toBe(400);
  });

  const accepted: [string, object][] = [
    ["url of 500 characters", { url: urlOf(500) }],
    ["Basic at its limits", { ...basic, usuario: "é".repeat(30), senha: "ç".repeat(100) }],
    ["characters outside the basic plane count once", { ...basic, usuario: "😀".repeat(30) }],
    ["a colon, blanks and accents in the password", { ...basic, senha: " a:b ç😀 " }],
    ["Bearer at its limit", { ...bearer, token: "~".repeat(100) }],
    [
      "every visible character in a token",
      {
        ...bearer,
        token: String.fromCharCode(
          ...Array(94)
            .keys()
            .map((n) => n + 33),
        ),
      },
    ],
    ["modulo fila", { modulo: "fila" }],
    ["modulo webhook", { modulo: "webhook" }],
    ["credentials without a kind are passed over", { usuario: "u", senha: "s", token: "t" }],
  ];
  test.each(accepted)("WHK-002..007, accepted: %s", async (_, body) => {
    expect(await post({ url: URL_START, ...body })).toMatchObject({ status: 200 });
  });

  const refused: [rule: string, field: string, object][] = [
    ["WHK-002", "url", { url: undefined }],
    ["WHK-002", "url", { url: null }],
    ["WHK-002", "url", { url: "" }],
    ["WHK-003", "url", { url: urlOf(501) }],
    ["NS-027", "url", { url: ` ${URL_START}` }],
    ["NS-027", "url", { url: "https://lo\tja.example/" }],
    ["WHK-003", "tipoAutorizacao", { ...basic, tipoAutorizacao: "B".repeat(21) }],
    ["NS-027", "tipoAutorizacao", { ...basic, tipoAutorizacao: "basic" }],
    ["NS-027", "tipoAutorizacao", { ...bearer, tipoAutorizacao: "BEARER" }],
    ["WHK-004", "tipoAutorizacao", { tipoAutorizacao: "Digest" }],
    ["WHK-004", "tipoAutorizacao", { tipoAutorizacao: "" }],
    ["WHK-003", "usuario", { ...basic, usuario: "é".repeat(31) }],
    ["WHK-005", "usuario", { ...basic, usuario: undefined }],
    ["WHK-005", "usuario", { ...basic, usuario: "" }],
    ["WHK-005", "usuario", { tipoAutorizacao: "Basic" }],
    ["NS-027", "usuario", { ...basic, usuario: "u:v" }],
    ["WHK-003", "senha", { ...basic, senha: "ç".repeat(101) }],
    ["WHK-005", "senha", { ...basic, senha: undefined }],
    ["WHK-005", "senha", { ...basic, senha: "" }],
    ["NS-027", "senha", { ...basic, senha: "\ud800" }],
    ["WHK-003", "token", { ...bearer, token: "t".repeat(101) }],
    ["WHK-006", "token", { ...bearer, token: undefined }],
    ["WHK-006", "token", { ...bearer, token: "" }],
    ["WHK-006", "token", { tipoAutorizacao: "Bearer", usuario: "u", senha: "s" }],
    ["NS-027", "token", { ...bearer, token: "a b" }],
    ["NS-027", "token", { ...bearer, token: "ã" }],
    ["NS-027", "modulo", { modulo: "Webhook" }],
    ["WHK-003", "modulo", { modulo: "webhooks" }],
    ["WHK-007", "modulo", { modulo: "" }],
  ];
  test.each(refused)("%s, refused: %s in %j", async (_, field, body) => {
    await post({ url: "https://fica.example/" });
    const answer = await post({ url: URL_START, ...body });
    expect([answer.status, answer.body.mensagem]).toEqual([400, expect.stringMatching(`^${field}: `)]);
    expect((await stored()).url).toBe("https://fica.example/");
  });

  test("NS-027: control characters in credentials are refused, each of them", async () => {
    for (const control of CONTROLS) {
      for (const [field, body] of [
        ["usuario", { ...basic, usuario: `a${control}b` }],
        ["senha", { ...basic, senha: `a${control}b` }],
        ["token", { ...bearer, token: `a${control}b` }],
      ] as const) {
        const answer = await post({ url: URL_START, ...body });
        expect([field, control, answer.status, answer.body.mensagem]).toEqual([
          ...[field, control, 400],
          expect.stringMatching(`^${field}: `),
        ]);
      }
    }
  });

  test("NS-027: without a key for secrets a registration with credentials is refused, one without is not", async () => {
    const register = registrarWebhook({ db: server.db, clock: server.clock });
    const call = (body: object) =>
      register({ body: { url: URL_START, ...body } } as never, { idLoja: 1 } as never);
    for (const body of [basic, bearer]) {
      await expect(call(body)).rejects.toMatchObject({
        status: 503,
        message: expect.stringContaining("chave"),
      });
    }
    await expect(call({})).resolves.toEqual({ mensagem: "Webhook cadastrado com sucesso" });
  });

  test("NS-027: addresses of the corpus are refused at registration, or accepted until their name is resolved", async () => {
    for (const [url, refusedAt] of refusedUrls(45_219)) {
      expect([url, (await post({ url })).status]).toEqual([url, refusedAt === "url" ? 400 : 200]);
    }
    for (const url of ACCEPTED_URLS) expect([url, (await post({ url })).status]).toEqual([url, 200]);
  });
});
