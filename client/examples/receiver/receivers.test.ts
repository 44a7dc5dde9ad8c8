import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createClient, type FreteClient } from "@frete/client";
import { testEvento } from "@frete/client/testing";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { serveReference } from "../../src/test-support/serveReference.ts";

const TOKEN = "a-long-random-text";
let reference: Awaited<ReturnType<typeof serveReference>>;
let client: FreteClient;
let env: { FRETE_WEBHOOK_TOKEN: string; FRETE_WEBHOOK_SECRET: string };
beforeAll(async () => {
  reference = await serveReference({ FRETE_WEBHOOK_ALLOW: "127.0.0.0/8" });
  client = createClient({ baseUrl: reference.url, tokenApi: "frete_api_demo1" });
  const issued = await fetch(`${reference.url}/operacao/v1/lojas/1/assinatura`, {
    method: "POST",
    headers: { Authorization: "Bearer frete_op_demo", "Content-Type": "application/json" },
    body: "{}",
  });
  expect(issued.status).toBe(200);
  const { segredo } = (await issued.json()) as { segredo: string };
  env = { FRETE_WEBHOOK_TOKEN: TOKEN, FRETE_WEBHOOK_SECRET: segredo };
});
afterAll(async () => {
  for (const name of Object.keys(env)) delete process.env[name];
  await reference.close();
});

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

/** Something that receives, and what it has printed. */
interface Program {
  port: number;
  lines: string[];
}

/** A program of this folder as it is started by hand. */
async function start(name: string): Promise<Program> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, name)], {
    env: { ...process.env, ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  undo.push(async () => {
    child.kill();
    await closed;
  });
  const lines: string[] = [];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => lines.push(text));
  child.stdout?.setEncoding("utf8").on("data", (text: string) => lines.push(text));
  const port = await expect
    .poll(() => Number(/port: (\d+)/.exec(lines.join(""))?.[1]), { message: `${name}: ${lines}` })
    .toBeGreaterThan(0)
    .then(() => Number(/port: (\d+)/.exec(lines.join(""))?.[1]));
  return { port, lines };
}

/** A function of a platform, called as the platform calls it with every request that comes. */
async function host(call: (request: Request) => Promise<Response>): Promise<Program> {
  const lines: string[] = [];
  const { log, error } = console;
  console.log = (text: string) => void lines.push(text);
  console.error = console.log;
  const server = createServer(async (incoming, response) => {
    const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
    const answer = await call(
      new Request(`http://loja.example${incoming.url}`, {
        method: incoming.method ?? "",
        headers: Object.fromEntries(headers),
        body: await buffer(incoming),
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  undo.push(async () => {
    Object.assign(console, { log, error });
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return { port: (server.address() as AddressInfo).port, lines };
}

/** A request as API Gateway gives it to a function: payload format 2.0 of HTTP APIs. */
async function apiGatewayEvent(request: Request, isBase64Encoded: boolean): Promise<APIGatewayProxyEventV2> {
  const path = new URL(request.url).pathname;
  return {
    version: "2.0",
    routeKey: "POST /eventos",
    rawPath: path,
    rawQueryString: "",
    headers: Object.fromEntries(request.headers),
    requestContext: {
      accountId: "123456789012",
      apiId: "api-id",
      domainName: "id.execute-api.sa-east-1.amazonaws.com",
      domainPrefix: "id",
      http: { method: request.method, path, protocol: "HTTP/1.1", sourceIp: "192.0.2.1", userAgent: "agent" },
      requestId: "id",
      routeKey: "POST /eventos",
      stage: "$default",
      time: "21/Nov/2026:12:00:00 +0000",
      timeEpoch: 1_795_262_400_000,
    },
    body: Buffer.from(await request.arrayBuffer()).toString(isBase64Encoded ? "base64" : "utf8"),
    isBase64Encoded,
  };
}

const lambda = (isBase64Encoded: boolean) => async () => {
  Object.assign(process.env, env);
  const { handler } = await import("./lambda.ts");
  return host(async (request) => {
    const {
      statusCode = 0,
      headers,
      body = "",
    } = await handler(await apiGatewayEvent(request, isBase64Encoded));
    return new Response(statusCode === 200 ? null : body, {
      status: statusCode,
      headers: headers as Record<string, string>,
    });
  });
};

const platforms: Record<string, () => Promise<Program>> = {
  "node:http": () => start("nodeHttp.ts"),
  Express: () => start("express.ts"),
  "Express after express.json()": () => start("expressJson.ts"),
  Koa: () => start("koa.ts"),
  Hono: () => start("hono.ts"),
  Fastify: () => start("fastify.ts"),
  "Fastify with its parser": () => start("fastifyJson.ts"),
  "a route handler of Next": async () => {
    Object.assign(process.env, env);
    const { POST } = await import("./nextRoute.ts");
    return host(POST);
  },
  "AWS Lambda, text": lambda(false),
  "AWS Lambda, Base64": lambda(true),
  "Cloudflare Workers": async () => {
    const { default: worker } = await import("./worker.ts");
    return host((request) => worker.fetch(request, env));
  },
};

test.each(Object.entries(platforms))("%s: a signed event of the service is received", async (name, serve) => {
  const { port, lines } = await serve();
  const url = `http://127.0.0.1:${port}/eventos`;
  await client.call("registrarWebhook", { body: { url, tipoAutorizacao: "Bearer", token: TOKEN } });
  await client.call("enviarMensagemChat", {
    path: { idPedido: "DEMO-0001" },
    query: { chave: "pedido" },
    body: { mensagem: "Quando sai para a entrega? — à tarde" },
  });
  await expect.poll(() => lines.join("\n")).toMatch(/chatTransportadora evt_1_\d+/);

  // Another service may write JSON in its own way: the signature is over these bytes, not over what they mean.
  const spaced = `${JSON.stringify(testEvento("Aplicativo", {}, "evt_1_777"), null, 2)}\n`;
  const now = new Date();
  const other = await fetch(url, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${TOKEN}`,
      "Content-Type": "application/json",
      "webhook-id": "evt_1_777",
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(env.FRETE_WEBHOOK_SECRET).sign("evt_1_777", now, spaced),
    },
    body: spaced,
  });
  if (name === "Fastify with its parser")
    expect([other.status, await other.text()]).toEqual([401, expect.stringContaining("was parsed before")]);
  else expect([other.status, await other.text()]).toEqual([200, ""]);

  const forged = await fetch(url, {
    method: "POST",
    headers: { Authorization: `Bearer ${TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify({ documento: "evt_1_999", tipo: "chatTransportadora", dados: {} }),
  });
  expect([forged.status, await forged.text()]).toEqual([
    401,
    expect.stringMatching(/^the request is not signed/),
  ]);
  expect(lines.join("\n")).not.toContain("evt_1_999");
});
