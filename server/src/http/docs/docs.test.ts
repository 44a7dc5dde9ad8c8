import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { afterAll, describe, expect, test } from "vitest";
import { Application } from "../application.ts";
import { type RunningServer, startServer } from "../server.ts";
import { type DocsOptions, docs } from "./docs.ts";
import type { DocsTexts } from "./docsTexts.ts";

const HOSTILE = `<script>alert("x")</script>`;
const document: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Library", version: "1" },
  servers: [{ url: "https://{host}/v1", variables: { host: { default: "example.com" } } }],
  paths: {
    "/books": {
      get: { operationId: "list", description: "Lists.", responses: {}, "x-rules": ["LIB-001", "LIB-999"] },
      post: { operationId: "add", responses: {} },
    },
  },
};
const webhooks: OpenApiDocument = {
  ...{ openapi: "3.1.0", info: document.info, paths: {} },
  webhooks: { loan: { post: { operationId: "tellLoan", responses: {}, "x-rules": ["LIB-002"] } } },
  components: { schemas: { Loan: { type: "object" } } },
};
const rule = (text: string) => ({ operation: null, status: null, limits: false, text });
const texts: DocsTexts = {
  ...{ name: "Português", rules: "Regras", evidence: "Evidências", withoutScript: "Sem script:" },
  ...{ decision: "decisão", cited: "Citada por", proof: "casos" },
};
const options: DocsOptions = {
  texts: { "pt-BR": texts },
  title: `Library ${HOSTILE}`,
  references: [
    {
      name: "library",
      editions: {
        en: () => ({ document, webhooks }),
        "pt-BR": () => ({ document: { ...document, info: { title: "Biblioteca", version: "1" } } }),
      },
    },
  ],
  documents: ["/openapi.yaml"],
  rules: { "LIB-001": rule(`Books & ${HOSTILE}`), "LIB-002": rule("Loans are told.") },
  isDecision: (id) => id === "LIB-002",
};

const around = await mkdtemp(join(tmpdir(), "docs-"));
const folder = join(around, "site");
await mkdir(join(folder, "sub"), { recursive: true });
await writeFile(join(folder, "ledger.html"), "<p>Ledger</p>");
await writeFile(join(folder, "sub/a.html"), "<p>Below</p>");
for (const file of ["secret.html", "site/.hidden", "site/sub/.hidden.html", "site/secret.txt"])
  await writeFile(join(around, file), "secret");
afterAll(() => rm(around, { recursive: true }));

const servers: RunningServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));
async function serve(given: DocsOptions) {
  const app = new Application();
  app.use(docs(given));
  const server = await startServer(app);
  servers.push(server);
  return (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: "manual", ...init });
}
const get = await serve(options);
const configurationOf = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

describe("the page", () => {
  test.each([
    ["pt-BR,pt;q=0.9", "pt-BR"],
    ["pt", "pt-BR"],
    ["en-GB", "en"],
    ["de", "en"],
  ])("comes in the language that is asked for: %s", async (wanted, language) => {
    for (const path of ["/docs", "/docs/rules"]) {
      const answer = await get(path, { headers: { "Accept-Language": wanted } });
      expect([answer.status, answer.headers.get("vary")]).toEqual([200, "Accept-Language, Accept-Encoding"]);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`hreflang="${language}" lang="${language}" aria-current="true"`);
    }
  });

  test("is in each language under its own address, whatever is asked for", async () => {
    const html = await (await get("/docs/pt-BR", { headers: { "Accept-Language": "en" } })).text();
    expect(html).toContain('<html lang="pt-BR">');
    expect(configurationOf(html)).toMatchObject({
      localization: { locale: "pt" },
      sources: [{ title: "Biblioteca", slug: "library", url: "/docs/pt-BR/library.json" }],
    });
  });

  test("lets nothing run or load that is not from here", async () => {
    const answer = await get("/docs/en");
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(policy).toContain("connect-src 'self';");
    const html = await answer.text();
    expect(html).not.toContain(HOSTILE);
    expect(
      [...html.matchAll(/(?:src|href)="([^"]+)"/g)].filter(
        ([, at]) => !/^(?:\/(?!\/)|data:)/.test(at as string),
      ),
    ).toEqual([]);
  });

  test("tries operations out with the tokens that are given, and without any lets nobody", async () => {
    expect(configurationOf(await (await get("/docs/en")).text())).toMatchObject({
      hideTestRequestButton: true,
    });
    const demo = await serve({ ...options, tokens: { Key: "demo" } });
    const configuration = configurationOf(await (await demo("/docs/en")).text());
    expect(configuration).not.toHaveProperty("hideTestRequestButton");
    expect(configuration.authentication).toEqual({ securitySchemes: { Key: { token: "demo" } } });
  });
});

test("a document is shown with its webhooks, at the path of its server, and leads to the rules that are known", async () => {
  const shown = (await (await get("/docs/en/library.json")).json()) as OpenApiDocument;
  expect(shown.servers).toEqual([{ url: "/v1" }]);
  expect(shown.paths["/books"]?.get?.description).toBe(
    "Lists.\n\n**Rules** [LIB-001](/docs/en/rules#LIB-001)",
  );
  expect(shown.paths["/books"]?.post).not.toHaveProperty("description");
  expect(shown.webhooks?.loan?.post?.description).toBe("**Rules** [LIB-002](/docs/en/rules#LIB-002)");
  expect(shown.components?.schemas).toEqual({ Loan: { type: "object" } });
  expect(document).not.toHaveProperty("webhooks");
});

test("every rule has a place, its text and who cites it; proof where there is any", async () => {
  const html = await (await get("/docs/pt-BR/rules")).text();
  expect(html).toContain('<h2 id="LIB-001">LIB-001</h2>');
  expect(html).toContain("Books &amp; &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
  expect(html).toContain("Citada por <code>list</code>.");
  expect(html).toContain('<h2 id="LIB-002">LIB-002 <small>decisão</small></h2>');
  expect(html).not.toContain("casos");
  const proven = await serve({
    ...options,
    evidence: { folder, page: "index.html", ofRule: (id) => `ledger.html#${id}` },
  });
  expect(await (await proven("/docs/en/rules")).text()).toContain(
    '<a href="/docs/site/ledger.html#LIB-002">',
  );
});

test("the evidence is a folder of files, and nothing beside it", async () => {
  const proven = await serve({
    ...options,
    evidence: { folder, page: "index.html", ofRule: (id) => `ledger.html#${id}` },
  });
  const page = await proven("/docs/site/ledger.html");
  expect([page.status, page.headers.get("content-type"), await page.text()]).toEqual([
    200,
    "text/html; charset=utf-8",
    "<p>Ledger</p>",
  ]);
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  expect(await (await proven("/docs/site/sub/a.html")).text()).toBe("<p>Below</p>");
  for (const path of [
    "missing.html",
    "..%2fsecret.html",
    "%2e%2e/secret.html",
    ".hidden",
    "sub/.hidden.html",
    "sub/..%2f..%2fsecret.html",
    "sub%2fa.html",
    "/secret.html",
    "secret.txt",
  ])
    expect([path, (await proven(`/docs/site/${path}`)).status]).toEqual([path, 404]);
  expect((await get("/docs/site/ledger.html")).status).toBe(404);
});

test("the viewer's script is whole, packed for those who take that, and sent once", async () => {
  const answer = await get("/docs/viewer.js");
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, "gzip"]);
  expect((await answer.text()).includes("createApiReference")).toBe(true);
  const plain = await get("/docs/docs.css", { headers: { "Accept-Encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toContain(".docs-bar");
  const etag = answer.headers.get("etag") ?? "";
  const again = await get("/docs/viewer.js", {
    headers: { "If-None-Match": etag, "Cache-Control": "max-age=0" },
  });
  expect([again.status, (await again.text()).length]).toEqual([304, 0]);
  const head = await get("/docs/viewer.js", { method: "HEAD" });
  expect([head.status, head.headers.get("etag")]).toEqual([200, etag]);
});

test.each([
  ["GET", "/docs/de"],
  ["GET", "/docsx"],
  ["GET", "/docs/../etc/passwd"],
  ["GET", "/docs/en/unknown.json"],
  ["POST", "/docs"],
])("%s %s is none of its pages", async (method, path) => {
  expect((await get(path, { method })).status).toBe(404);
});

test("without rules there is no page of them", async () => {
  const { rules: _rules, ...without } = options;
  const bare = await serve(without);
  expect((await bare("/docs/rules")).status).toBe(404);
  expect(await (await bare("/docs/en")).text()).not.toContain("/rules");
});
