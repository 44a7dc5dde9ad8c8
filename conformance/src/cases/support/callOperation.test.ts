import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { NotAvailable } from "../../engine/leftOut.ts";
import { type Profile, referenceProfile } from "../../profile/profile.ts";
import { callOperation } from "./callOperation.ts";

/** Asks for a product of a server that answers its requests one after the other as told, and says how often it was asked. */
async function ask(
  answers: readonly [status: number, body: string, headers?: Record<string, string>][],
  change: Partial<Profile> = {},
) {
  let asked = 0;
  const server = createServer((_, response: ServerResponse) => {
    const [status, body, headers = {}] = answers[asked++] ?? [500, ""];
    response.writeHead(status, headers).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  try {
    const profile = { ...referenceProfile(url), ...change };
    const answer = await callOperation(profile, "consultarProduto", { path: { sku: "A B" } }).catch(
      (error: Error) => error,
    );
    return { answer, asked };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("gives status and body; none is undefined", async () => {
  expect((await ask([[404, '{"mensagem":"Não há."}']])).answer).toEqual({
    status: 404,
    body: { mensagem: "Não há." },
  });
  expect((await ask([[204, ""]])).answer).toEqual({ status: 204, body: undefined });
});

test("501 is not available, any other failure of the server an error", async () => {
  const { answer } = await ask([[501, '{"mensagem":"Ainda não."}']]);
  expect(answer).toBeInstanceOf(NotAvailable);
  expect(answer).toMatchObject({ message: "not supported: consultarProduto answered 501" });
  const failed = (await ask([[500, "oh"]])).answer;
  expect(failed).not.toBeInstanceOf(NotAvailable);
  expect(failed).toMatchObject({ message: "GET /api/v1/produto/sku/A%20B was answered with 500: oh" });
});

test("what the profile lacks or does not declare is not asked for", async () => {
  const lacking = await ask([], { unsupported: ["produto"] });
  expect([lacking.asked, lacking.answer]).toEqual([0, expect.any(NotAvailable)]);
  const undeclared = await ask([], { features: ["chat"] });
  expect([undeclared.asked, undeclared.answer]).toMatchObject([
    0,
    { leftOut: { outcome: "undeclared", reason: "the profile does not declare produto" } },
  ]);
});

test("429 is waited for once", async () => {
  const busy: [number, string, Record<string, string>] = [429, "{}", { "retry-after": "0" }];
  expect(await ask([busy, [200, "{}"]])).toEqual({ answer: { status: 200, body: {} }, asked: 2 });
  expect(await ask([busy, busy])).toMatchObject({ answer: { status: 429 }, asked: 2 });
});
