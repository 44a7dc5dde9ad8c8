import { expect, test } from "vitest";
import { createClient } from "./createClient.ts";
import { FreteServerError } from "./errors.ts";
import type { Attempt, AttemptEnd, ClientOptions, Retry } from "./options.ts";
import { rejection } from "./test-support/rejection.ts";
import { drop, json, serveAnswers } from "./test-support/serveAnswers.ts";

const clientOf = (baseUrl: string, options: Partial<ClientOptions>) =>
  createClient({ baseUrl, tokenApi: "SECRET", ...options });

test("every attempt is told: before it, after it, and what comes between; never the token", async () => {
  await using server = await serveAnswers(
    json(503, { mensagem: "volte" }, { "X-Request-Id": "r-1" }),
    drop,
    json(200, [], { "X-Request-Id": "r-3" }),
  );
  const told: unknown[] = [];
  const seen: (Attempt | AttemptEnd | Retry)[] = [];
  const client = clientOf(server.url, {
    onRequest: (attempt) => {
      seen.push(attempt);
      told.push(["request", attempt.operation, attempt.attempt, attempt.method, attempt.url]);
    },
    onResponse: (end) => {
      seen.push(end);
      told.push(["response", end.attempt, end.status, end.requestId, end.milliseconds >= 0]);
    },
    onRetry: (retry) => {
      seen.push(retry);
      told.push(["retry", retry.attempt, retry.error.status, retry.delay >= 0]);
    },
  });
  await client.filial.listar();
  const url = `${server.url}/api/v1/filial`;
  expect(told).toEqual([
    ["request", "listarFiliais", 1, "GET", url],
    ["response", 1, 503, "r-1", true],
    ["retry", 1, 503, true],
    ["request", "listarFiliais", 2, "GET", url],
    ["response", 2, 0, null, true],
    ["retry", 2, 0, true],
    ["request", "listarFiliais", 3, "GET", url],
    ["response", 3, 200, "r-3", true],
  ]);
  for (const each of seen)
    expect("headers" in each ? [...each.headers] : []).not.toContainEqual(["authorization", "Bearer SECRET"]);
  expect(server.requests.map(({ authorization }) => authorization)).toEqual(Array(3).fill("Bearer SECRET"));
});

test("onRequest is waited for, and what it sets is sent: a traceparent of each attempt", async () => {
  await using server = await serveAnswers(json(503, {}), json(200, []));
  const client = clientOf(server.url, {
    onRequest: async ({ headers, attempt }) => {
      await Promise.resolve();
      headers.set("traceparent", `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b${attempt}-01`);
    },
  });
  await client.filial.listar({ headers: { "X-Request-Id": "pedido-7" } });
  expect(server.heads.map(({ traceparent }) => String(traceparent).slice(-4))).toEqual(["1-01", "2-01"]);
  expect(server.heads.map((head) => head["x-request-id"])).toEqual(["pedido-7", "pedido-7"]);
});

test("what a hook throws ends the call as it is, and nothing is repeated", async () => {
  await using server = await serveAnswers(json(503, {}));
  for (const name of ["onRequest", "onResponse", "onRetry"] as const) {
    const fault = new Error(name);
    const client = clientOf(server.url, {
      [name]: () => {
        throw fault;
      },
    });
    expect(await rejection(client.filial.listar())).toBe(fault);
  }
  expect(server.requests.length).toBe(2);
});

test("a refusal at the end is told once, and thrown", async () => {
  await using server = await serveAnswers(json(500, {}));
  const ends: number[] = [];
  const client = clientOf(server.url, { onResponse: ({ status }) => ends.push(status) });
  expect(await rejection(client.filial.listar())).toBeInstanceOf(FreteServerError);
  expect(ends).toEqual([500]);
});

test("the request says who asks; headers of a call take the place of the client's", async () => {
  await using server = await serveAnswers(json(200, []));
  const client = clientOf(server.url, {});
  await client.filial.listar();
  await client.filial.listar({ headers: { "User-Agent": "loja/7", Authorization: "Bearer other" } });
  expect(server.heads[0]?.["user-agent"]).toMatch(/^frete-client\/\d+\.\d+\.\d+ /);
  expect(server.heads[1]).toMatchObject({ "user-agent": "loja/7", authorization: "Bearer other" });
});

test("a header that cannot be sent is named without its value", async () => {
  const call = clientOf("http://127.0.0.1:9", {}).filial.listar({ headers: { "X-Key": "SECRET\n" } });
  expect((await rejection(call)).message).toBe(
    'listarFiliais: the header "X-Key" cannot be sent: a character in it is not allowed',
  );
});
