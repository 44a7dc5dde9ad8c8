import { expect, onTestFinished, test } from "vitest";
import { json, serve } from "../test-support/library.ts";
import type { Sent, Wrap } from "./exchange.ts";
import { answers, sends } from "./mutate.ts";
import { startProxy } from "./proxy.ts";

const tokens = { api: "a1", cotacao: "c1", api2: "a2", cotacao2: "c2" };

/** A wrapper in front of a server that answers a product of that sku. */
async function through(wrap: Wrap) {
  const server = await serve((request, response) =>
    json(response, 200, { produto: [{ sku: decodeURIComponent(request.url?.split("/").at(-1) ?? "") }] }),
  );
  const proxy = await startProxy(server.url, tokens, wrap);
  onTestFinished(async () => {
    await proxy.stop();
    await server[Symbol.asyncDispose]();
  });
  const headers = { authorization: "Bearer a2" };
  return { proxy, get: () => fetch(`${proxy.url}/api/v1/produto/sku/A%20%2F1`, { headers }) };
}

test("passes an exchange on and tells what it is about", async () => {
  let seen: Sent | undefined;
  const { proxy, get } = await through((sent, forward) => {
    seen = sent;
    return forward(sent);
  });
  expect(await (await get()).json()).toEqual({ produto: [{ sku: "A /1" }] });
  expect(seen).toMatchObject({ operation: "consultarProduto", path: { sku: "A /1" }, token: "api2" });
  expect([proxy.touched(), proxy.faults]).toEqual([0, []]);
});

test("counts exchanges that the wrapper changed", async () => {
  const { proxy, get } = await through(
    answers("consultarProduto", ({ produto }) => {
      for (const product of produto) product.titulo = "Outro";
    }),
  );
  expect(await (await get()).json()).toEqual({ produto: [{ sku: "A /1", titulo: "Outro" }] });
  expect(proxy.touched()).toBe(1);
});

test("another operation is left alone", async () => {
  const { proxy, get } = await through(sends("criarPedido", () => ({})));
  await get();
  expect(proxy.touched()).toBe(0);
});

test("chunks, other header names, another reason", async () => {
  const { get } = await through(async (sent, forward) => ({
    ...(await forward(sent)),
    transfer: { chunked: true, pieces: 3, close: true, reason: "Certo" },
  }));
  const answer = await get();
  expect([answer.statusText, answer.headers.get("content-length")]).toEqual(["Certo", null]);
  expect(await answer.json()).toEqual({ produto: [{ sku: "A /1" }] });
});

test("a wrapper that throws is a mistake, not a mutant", async () => {
  const { proxy, get } = await through(async () => {
    throw new Error("typing error");
  });
  await expect(get()).rejects.toThrow();
  expect(proxy.faults.map(({ message }) => message)).toEqual(["typing error"]);
});
