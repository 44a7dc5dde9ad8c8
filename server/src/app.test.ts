import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp } from "./app.ts";
import { readConfig } from "./platform/config.ts";

/** As `openssl rand -hex 32` makes one. */
const OWN = "4f1c".repeat(8) + "0e9b37d2a6854f1c".repeat(2);
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const folder = await mkdtemp(join(tmpdir(), "frete-app-"));
afterAll(() => rm(folder, { recursive: true }));

/** Starts the service on the folder of this file. */
function start(env: Record<string, string> = {}) {
  return startApp(readConfig({ PORT: "0", FRETE_DATA_DIR: folder, FRETE_DEMO: "1", ...env }), log);
}

test("FRETE_DRAIN: it says that it is not ready, and answers all the same, until it stops listening", async () => {
  const app = await start({ FRETE_DATA_DIR: join(folder, "drain"), FRETE_DRAIN: "1" });
  const closed = app.close();
  const ready = await fetch(`${app.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { draining: true, database: true }]);
  const headers = { Authorization: "Bearer frete_api_demo1" };
  expect((await fetch(`${app.url}/api/v1/filial`, { headers })).status).toBe(200);
  expect((await fetch(`${app.url}/livez`)).status).toBe(200);
  await closed;
  await expect(fetch(`${app.url}/livez`)).rejects.toThrow();
});

describe("the whole service", () => {
  let app: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());
  const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

  test.each(["/livez", "/readyz"])("%s says ok", async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: "ok" }]);
  });

  test.each([
    ["/livez", "no-store"],
    ["/readyz", "no-store"],
    ["/openapi.json", "public, max-age=60"],
  ])("%s may be kept: %s", async (path, kept) => {
    expect((await get(path)).headers.get("cache-control")).toBe(kept);
  });

  test.each([
    "/openapi.yaml",
    "/openapi.json",
    "/asyncapi.yaml",
    "/asyncapi.json",
    "/interface.json",
    "/operacao.yaml",
    "/operacao.json",
  ])("%s is the contract", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("x-contract-hash");
  });

  test.each([
    [undefined, "en", "/openapi.en.json"],
    ["*", "en", "/openapi.en.json"],
    ["pt-BR,pt;q=0.9,en;q=0.8", "pt-BR", "/openapi.pt-BR.json"],
    ["pt", "pt-BR", "/openapi.pt-BR.json"],
    ["en-GB, pt-BR;q=0.5", "en", "/openapi.en.json"],
    ["de", "en", "/openapi.en.json"],
    ["pt-BR;q=0, *", "en", "/openapi.en.json"],
  ])("a document in the language that is asked for: %s", async (wanted, language, own) => {
    const answer = await get("/openapi.json", wanted === undefined ? {} : { "Accept-Language": wanted });
    const { headers } = answer;
    expect([headers.get("content-language"), headers.get("content-location")]).toEqual([language, own]);
    expect(headers.get("vary")).toBe("Accept-Language");
    const text = await answer.text();
    expect(JSON.parse(text).paths["/api/v1/filial"].get.summary).toBe(
      language === "en" ? "List the branches" : "Listar as filiais",
    );
    const other = language === "en" ? "pt-BR" : "en";
    const direct = await get(own, { "Accept-Language": other });
    expect([direct.headers.get("content-language"), direct.headers.get("vary")]).toEqual([language, null]);
    expect(await direct.text()).toBe(text);
  });

  test.each(["yaml", "json"])("the operator's document is in both languages, as .%s", async (form) => {
    const titles = ["en", "pt-BR"].map(async (language) => {
      const answer = await get(`/operacao.${language}.${form}`);
      return [
        answer.headers.get("content-type"),
        /Criar uma loja|Create a store/.exec(await answer.text())?.[0],
      ];
    });
    expect(await Promise.all(titles)).toEqual([
      [expect.stringContaining(`application/${form}`), "Create a store"],
      [expect.stringContaining(`application/${form}`), "Criar uma loja"],
    ]);
  });

  test("the reference shows every contract that this server has, and the demonstration's tokens", async () => {
    const html = await (await get("/docs/en")).text();
    const [, text = ""] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const { sources, authentication } = JSON.parse(text);
    expect(sources.map(({ slug }: { slug: string }) => slug)).toEqual(["openapi", "operacao", "interface"]);
    expect(authentication.securitySchemes.TokenApi).toEqual({ token: "frete_api_demo1" });
    const shown = await Promise.all(sources.map(async ({ url }: { url: string }) => (await get(url)).json()));
    expect(Object.keys(shown[0].webhooks)).toHaveLength(6);
    expect(shown[2]).not.toHaveProperty("webhooks");
    expect((await get("/docs/en/rules")).status).toBe(200);
  });

  test("AUTH-001 the two interfaces take their own tokens only", async () => {
    const status = async (path: string, token: string) =>
      (await get(path, { Authorization: `Bearer ${token}` })).status;
    expect(await status("/api/v1/filial", "frete_api_demo1")).toBe(200);
    expect(await status("/operacao/v1/lojas", "frete_op_demo")).toBe(200);
    expect(await status("/operacao/v1/lojas", "frete_api_demo1")).toBe(401);
    expect(await status("/api/v1/filial", "frete_op_demo")).toBe(401);
  });

  test.each([
    "filiais",
    "transportadoras",
    "metodos",
    "tabelas",
    "taxas",
    "regras",
    "tokens",
    "pontos-devolucao",
  ])("the operator can read every record of the demonstration: %s", async (resource) => {
    for (const idLoja of [1, 2]) {
      const answer = await get(`/operacao/v1/lojas/${idLoja}/${resource}`, {
        Authorization: "Bearer frete_op_demo",
      });
      expect([answer.status, await answer.json()]).toMatchObject([200, { itens: expect.any(Array) }]);
    }
  });

  test("a path of no contract is 404 with {mensagem}", async () => {
    const answer = await get("/nada");
    expect([answer.status, await answer.json()]).toEqual([404, { mensagem: expect.any(String) }]);
  });

  test("a second server on the same embedded database is refused with a clear text", async () => {
    await expect(start()).rejects.toThrow(/process|lock|use/i);
  });
});

test("demonstration tokens open nothing once the server runs for real", async () => {
  const app = await start({ FRETE_DEMO: "0", FRETE_OPERATOR_TOKEN: OWN });
  const status = async (path: string, token: string) =>
    (await fetch(app.url + path, { headers: { Authorization: `Bearer ${token}` } })).status;
  expect(await status("/api/v1/filial", "frete_api_demo1")).toBe(401);
  expect(await status("/operacao/v1/lojas", "frete_op_demo")).toBe(401);
  expect(await status("/operacao/v1/lojas", OWN)).toBe(200);
  const reference = await (await fetch(`${app.url}/docs/en`)).text();
  expect(reference).toContain('"hideTestRequestButton":true');
  expect(reference).not.toMatch(/frete_(?:api|cot|op)_/);
  await app.close();
});

test("the demonstration is refused on a database with lojas of its own, by name of what to do", async () => {
  const elsewhere = { FRETE_DATA_DIR: join(folder, "real"), FRETE_OPERATOR_TOKEN: OWN };
  const app = await start({ ...elsewhere, FRETE_DEMO: "0" });
  const created = await fetch(`${app.url}/operacao/v1/lojas`, {
    method: "POST",
    headers: { Authorization: `Bearer ${OWN}`, "Content-Type": "application/json" },
    body: JSON.stringify({ nome: "Loja" }),
  });
  expect(created.status).toBe(200);
  await app.close();
  await expect(start(elsewhere)).rejects.toThrow(
    /FRETE_DEMO is 1 and the database has lojas of its own.*use FRETE_DEMO=0/,
  );
  // Nothing holds the database after the refusal.
  await (await start({ ...elsewhere, FRETE_DEMO: "0" })).close();
});

describe("the operator's interface by itself", () => {
  const where = { FRETE_DATA_DIR: join(folder, "apart"), FRETE_OPERATOR_PORT: "0" };
  const statusOf = async (url: string) =>
    (await fetch(url, { headers: { Authorization: "Bearer frete_op_demo" } })).status;

  test("each interface and its documents are at its own address, the probes at both", async () => {
    const app = await start(where);
    expect(app.operatorUrl).not.toBe(app.url);
    const paths = ["/operacao/v1/lojas", "/operacao.json", "/openapi.json", "/livez", "/readyz"];
    expect(await Promise.all(paths.map((path) => statusOf(app.operatorUrl + path)))).toEqual([
      200, 200, 404, 200, 200,
    ]);
    expect(await Promise.all(paths.map((path) => statusOf(app.url + path)))).toEqual([
      404, 404, 200, 200, 200,
    ]);
    expect(await statusOf(`${app.operatorUrl}/api/v1/filial`)).toBe(404);
    const references = ["/docs/en/openapi.json", "/docs/en/operacao.json"];
    expect(await Promise.all(references.map((path) => statusOf(app.operatorUrl + path)))).toEqual([404, 200]);
    expect(await Promise.all(references.map((path) => statusOf(app.url + path)))).toEqual([200, 404]);
    await app.close();
    await expect(fetch(app.operatorUrl)).rejects.toThrow();
  });

  test("when its port is taken, the other one is given back", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as { port: number };
    await expect(start({ ...where, FRETE_OPERATOR_PORT: String(port) })).rejects.toMatchObject({
      code: "EADDRINUSE",
      port,
    });
    await new Promise((resolve) => taken.close(resolve));
    await (await start({ ...where, FRETE_OPERATOR_PORT: String(port) })).close();
  });
});
