import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as Client from "../../../../client/src/index.ts";
import { type BothServers, bothServers } from "../../test-support/bothServers.testing.ts";
import { launchChromium } from "../../test-support/chromium.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { tokensOf } from "../../test-support/lojaServer.testing.ts";
import { carrinho } from "../../test-support/lojas.testing.ts";

const CLIENT = join(import.meta.dirname, "../../../../client/src/index.ts");

/** The client as one file for pages. */
async function clientFile(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: CLIENT, formats: ["es"] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[];
  expect(built?.output).toHaveLength(1);
  return built?.output[0].code as string;
}

/** A site of its own: its address is its origin. It has moved what it knows of the service. */
async function site(client: string): Promise<Server & { origin: string }> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/api/")) return response.writeHead(302, { Location: "/" }).end();
    const isScript = request.url === "/frete.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    return response.end(isScript ? client : "<!doctype html><title>Loja</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(server, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

let browser: Browser;
let sites: Awaited<ReturnType<typeof site>>[];
beforeAll(async () => {
  const client = await clientFile();
  [browser, ...sites] = await Promise.all([launchChromium(), ...[1, 2, 3].map(() => site(client))]);
});
afterAll(async () => {
  await browser.close();
  for (const each of sites) each.close();
});

/** What a page makes of the first loja by the client. */
async function onPage(origin: string, baseUrl: string, tokenCotacao = tokensOf(1).cotacao) {
  const page = await browser.newPage();
  try {
    await page.goto(origin);
    return await page.evaluate(
      async ({ body, origin, baseUrl, tokenApi, tokenCotacao }) => {
        const module = "/frete.js";
        const { createClient, FreteError } = (await import(module)) as typeof Client;
        const client = createClient({ baseUrl, tokenCotacao, retries: 0 });
        const withApi = createClient({ baseUrl, tokenApi, retries: 0 });
        const moved = createClient({ baseUrl: origin, tokenCotacao });
        const outcome = (call: Promise<unknown>) =>
          call.then(
            () => "ok",
            (error) =>
              error instanceof FreteError
                ? `${error.name} ${error.status}${error.requestId === null ? `: ${error.mensagem}` : " named"}`
                : String(error),
          );
        const quoted = client.cotacao.criar(body);
        return {
          quoted: await outcome(quoted),
          readBack: await outcome(quoted.then(({ retorno }) => client.cotacao.consultar(retorno.idCotacao))),
          refused: await outcome(client.cotacao.criar({ ...body, volumes: [] })),
          moved: await moved.cotacao.criar(body).catch(({ message }: Error) => message),
          branches: await outcome(withApi.filial.listar()),
        };
      },
      {
        ...{ origin, baseUrl, tokenApi: tokensOf(1).api, tokenCotacao },
        body: carrinho() as unknown as Client.CotacaoNova,
      },
    );
  } finally {
    await page.close();
  }
}
const unread = "FreteNetworkError 0: no answer: Failed to fetch (is this page's origin allowed?)";
const moved = "criarCotacao: moved, a browser does not tell where";
const nothing = { quoted: unread, readBack: unread, refused: unread, moved, branches: unread };

eachDatabase((_name, open) => {
  let servers: BothServers;
  let origins: string[];
  beforeAll(async () => {
    servers = await bothServers(await open());
    origins = sites.map(({ origin }) => origin);
    for (const [index, origem] of origins.slice(0, 2).entries())
      await servers.operador.call("PATCH", `/lojas/${index + 1}`, { origensPermitidas: [origem] });
  });
  afterAll(() => servers.close());
  const at = (index: number, token?: string) => onPage(origins[index] as string, servers.loja.url, token);
  const kept = async () => (await servers.loja.stored()).cotacao as number;

  test("NS-091: a page of the loja's own site quotes with its quotation token, and reads why it is refused", async () => {
    const before = await kept();
    expect(await at(0)).toEqual({
      quoted: "ok",
      readBack: "ok",
      refused: "FreteValidationError 400 named",
      moved,
      branches: unread,
    });
    expect(await kept()).toBe(before + 1);
    expect(await at(0, "frete_cot_nada")).toMatchObject({ quoted: "FreteAuthenticationError 401 named" });
  });

  test("NS-091, S12: a page of another loja's site reads nothing, and one of any other site does not even come to ask", async () => {
    expect(await at(1)).toEqual(nothing);
    const before = await kept();
    expect(await at(2)).toEqual(nothing);
    expect(await kept()).toBe(before);
  });
});
