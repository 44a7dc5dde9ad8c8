import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createSocketServer, type Server as SocketServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { exitCode, type RunResult, verdictOfRun } from "./engine/runResult.ts";
import { referenceProfile } from "./profile/profile.ts";
import { consoleReport } from "./report/consoleReport.ts";
import { writeReports } from "./report/writeReports.ts";
import { type KitOptions, runProfile } from "./runKit.ts";

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

const TIMEOUT = 250;
/** None of these servers ever tells of an event: seconds that each wait for one takes. */
const NO_EVENT = 0.3;
/** Each has an answer of its own with a token and without. */
const FEW = { cases: ["listarFiliais/", "listarPontosDevolucao/"] };
const folder = mkdtempSync(join(tmpdir(), "frete-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function addressOf(server: Server | SocketServer): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

/** The kit with a few cases and every report. */
async function runOn(url: string, options: KitOptions = {}) {
  const reference = referenceProfile(url);
  const fixtures = { ...reference.fixtures, esperaDoEvento: NO_EVENT };
  const profile = { ...reference, fixtures, strict: false };
  const run = await runProfile(profile, {
    selection: FEW,
    timeout: TIMEOUT,
    ...options,
  });
  const html = join(folder, "report.html");
  writeReports({ html, junit: join(folder, "junit.xml"), json: join(folder, "report.json") }, run, profile);
  return { run, text: consoleReport(run, profile), html: readFileSync(html, "utf8"), code: exitCode(run) };
}

async function withServer<T>(
  answer: Answering,
  use: (url: string, server: Server) => Promise<T>,
): Promise<T> {
  const server = createServer(answer);
  try {
    return await use(await addressOf(server), server);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
/** Answers with so many bytes and says that they are `length`. */
const claims = (response: ServerResponse, length: number, body: string) =>
  response.writeHead(200, { "content-type": "application/json", "content-length": length }).write(body);
const unauthorized: Answering = (_, response) =>
  json(response, 401, { mensagem: "Token inválido." }, { "www-authenticate": "Bearer" });
const drip = (response: ServerResponse, piece: string, pause: number) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(piece), pause);
  response.on("close", () => clearInterval(timer));
};
/** As fast as it can. */
const flood = (response: ServerResponse) => {
  response.writeHead(200, { "content-type": "application/json" });
  const megabyte = Buffer.alloc(1024 * 1024, " ");
  const more = () => {
    while (!response.destroyed && response.write(megabyte));
    if (!response.destroyed) response.once("drain", more);
  };
  more();
};

const withoutVerdict: [name: string, answer: Answering, sentence: RegExp][] = [
  ["hangs", () => undefined, /the server never answered \(no complete answer within 250 ms\)/],
  [
    "closes every connection",
    (_, response) => response.destroy(),
    /the server never answered \(.*(hang up|reset)/i,
  ],
  [
    "promises more than it sends",
    (_, response) => claims(response, 500, "{}"),
    /never answered \(no complete answer/,
  ],
  [
    "sends more than it promises",
    (_, response) => response.socket?.end("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}{}"),
    /never answered \(Parse Error/,
  ],
  [
    "dies in the middle of its answers",
    (_, response) => claims(response, 500, "{") && setImmediate(() => response.destroy()),
    /never answered \(aborted\)/,
  ],
  ["trickles", (_, response) => drip(response, " ", 30), /never answered \(no complete answer/],
  ["streams for ever", (_, response) => flood(response), /never answered \(no complete answer/],
  [
    "redirects",
    (_, response) => response.writeHead(302, { location: "https://login.example/" }).end(),
    /every request was answered with 302 to https:\/\/login\.example\/: is the address right\?/,
  ],
  [
    "is another server",
    (_, response) => response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not Found</h1>"),
    /every request was answered with 404: is the address right\?/,
  ],
  [
    "knows no token",
    unauthorized,
    /no request with the token (api|cotacao) was accepted, \d+ answered with 401: is the token right\?/,
  ],
  [
    "knows no token, and looks at the method first",
    (request, response) =>
      /^(PUT|PATCH|DELETE)$/.test(request.method ?? "")
        ? json(response, 405, { mensagem: "Método não permitido." })
        : unauthorized(request, response),
    /no request with the token api was accepted, \d+ answered with 401: is the token right\?/,
  ],
];

test.each(withoutVerdict)(
  "a target that %s: no verdict, in bounded time, and a sentence that says why",
  async (_, answer, sentence) => {
    const { run, text, html, code } = await withServer(answer, (url) => runOn(url));
    expect(code).toBe(2);
    expect(run.faults.join("\n")).toMatch(sentence);
    expect(text).toMatch(sentence);
    expect(text).toContain("no verdict");
    expect(html).toContain("sem veredito");
  },
);

test("a target that does not speak HTTP: no verdict", async () => {
  const server = createSocketServer((socket) => {
    socket.on("error", () => undefined);
    socket.end("\u0000\u0001SSH-2.0 garbage\r\n\r\n");
  });
  const { run, code } = await runOn(await addressOf(server));
  server.close();
  expect([code, run.faults.join()]).toEqual([2, expect.stringMatching(/never answered \(Parse Error/)]);
});

test("an address at which nobody listens: no verdict", async () => {
  const server = createServer();
  const url = await addressOf(server);
  server.close();
  await once(server, "close");
  const { run, code } = await runOn(url);
  expect([code, run.faults.join()]).toEqual([2, expect.stringMatching(/never answered \(.*ECONNREFUSED/)]);
});

test("a target that goes away: no verdict, and where it went", async () => {
  let count = 0;
  const { run, code } = await withServer(
    (request, response) => {
      if (++count > 6) response.destroy();
      else unauthorized(request, response);
    },
    (url) => runOn(url),
  );
  expect(code).toBe(2);
  expect(run.faults.join()).toMatch(/the server stopped answering at \S+ \(.*\); \d+ cases were not sent/);
});

test("a run that takes too long: no verdict, and how much is missing", async () => {
  const { run, code } = await withServer(
    (request, response) => setTimeout(() => unauthorized(request, response), 200),
    (url) => runOn(url, { limit: 1_000, timeout: 2_000 }),
  );
  expect(code).toBe(2);
  expect(run.faults.join()).toMatch(/not finished within .*; \d+ cases were not sent/);
});

const nonconforming: [name: string, answer: Answering][] = [
  [
    "answers garbage",
    (_, response) => response.writeHead(200, { "content-type": "application/json" }).end("{]"),
  ],
  ["fails at everything", (_, response) => json(response, 500, { mensagem: "Erro interno." })],
];

test.each(nonconforming)("a target that %s is not conformant", async (_, answer) => {
  const { run, code, text } = await withServer(answer, (url) => runOn(url));
  expect({ faults: run.faults, code }).toEqual({ faults: [], code: 1 });
  expect(verdictOfRun(run)).toBe("não conforme");
  expect(text).toMatch(/não conforme: \d+ of \d+ cases failed/);
});

test("a target that answers bytes that are no text: every report says that what it quotes is base64", async () => {
  const { run, text, html } = await withServer(
    (_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end(Buffer.from([0xff, 0xfe])),
    (url) => runOn(url),
  );
  expect(run.results[0]?.problems[0]?.message).toMatch(/must be 401; the answer says base64:\/\/4=/);
  for (const report of [text, html]) expect(report).toContain("base64:");
});

const endless: [
  name: string,
  answer: (response: ServerResponse) => void,
  timeout: number,
  message: string,
][] = [
  ["drips", (response) => drip(response, " ", 30), TIMEOUT, "no complete answer within 250 ms"],
  ["streams", flood, 5_000, "an answer of more than 16 MiB"],
];

test.each(endless)(
  "a target that %s as soon as a token is sent is not conformant, and the rest is still judged",
  async (_, answer, timeout, message) => {
    const { run, code } = await withServer(
      (request, response) =>
        request.headers.authorization ? answer(response) : unauthorized(request, response),
      (url) => runOn(url, { selection: { modules: ["filial"] }, timeout }),
    );
    const sent = run.results.filter(({ request }) => request);
    const endless = sent.filter(({ request }) => request?.headers.authorization);
    expect(new Set(endless.map(({ problems }) => problems[0]?.message))).toEqual(new Set([message]));
    expect(sent.filter(({ answer }) => !answer)).toEqual(endless);
    expect(code).toBe(1);
  },
);

test("a target that hangs at some requests only is not conformant, and everything else is still judged", async () => {
  const { run, code } = await withServer(
    (request, response) => {
      if (/PUT|DELETE|PATCH/.test(request.method ?? "") && request.url?.endsWith("cotacao")) return;
      if (request.headers.authorization) json(response, 500, { mensagem: "Erro interno." });
      else unauthorized(request, response);
    },
    // Long enough for every other request on a busy machine.
    (url) => runOn(url, { selection: { modules: ["geral"] }, timeout: 1_500 }),
  );
  const silent = run.results.filter(({ answer, request }) => request && !answer);
  expect(silent.map(({ request }) => request?.method)).toEqual(["PUT", "DELETE", "PATCH"]);
  expect([run.faults, code]).toEqual([[], 1]);
});

test("a target that has none of it yet is parcial", async () => {
  const { run, code } = await withServer(
    (_, response) => json(response, 501, { mensagem: "Ainda não." }),
    (url) => runOn(url),
  );
  expect([run.faults, verdictOfRun(run), code]).toEqual([[], "parcial", 1]);
  expect(exitCode(run as RunResult, true)).toBe(0);
});

test("a selection without any case is refused before anything is sent", async () => {
  await expect(runOn("http://127.0.0.1:9", { selection: { modules: ["nenhum"] } })).rejects.toThrow(
    /no case is selected/,
  );
});
