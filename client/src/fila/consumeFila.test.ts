import type { DadosChat, Evento } from "@frete/contract/loja";
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { createClient } from "../createClient.ts";
import { FreteError } from "../errors.ts";
import type { FreteClient } from "../freteClient.ts";
import { rejection } from "../test-support/rejection.ts";
import { drop, json, serveAnswers } from "../test-support/serveAnswers.ts";
import { serveReference } from "../test-support/serveReference.ts";
import { validateAnswers } from "../validateAnswers.ts";

describe("against the reference server", () => {
  let server: Awaited<ReturnType<typeof serveReference>>;
  let client: FreteClient;
  beforeAll(async () => {
    server = await serveReference();
    client = createClient({ baseUrl: server.url, tokenApi: "frete_api_demo1", validateAnswers });
    await client.call("registrarWebhook", {
      body: { url: "https://loja.example.com/eventos", modulo: "fila" },
    });
  });
  afterAll(() => server.close());

  let days = 100;
  /** Makes an event that can be told by its number of days. */
  const change = async (): Promise<number> => {
    const body = JSON.stringify({ prazoAdicional: ++days });
    const headers = { Authorization: "Bearer frete_op_demo", "Content-Type": "application/json" };
    const url = `${server.url}/operacao/v1/lojas/1/filiais/1`;
    expect((await fetch(url, { method: "PATCH", headers, body })).status).toBe(200);
    return days;
  };
  const daysOf = (evento: Evento) =>
    evento.tipo === "prazoAdicional" ? evento.dados.maior.prazoFilial : null;

  test("FILA-002, FILA-003: ler shows, remover deletes; undefined when nothing waits", async () => {
    const made = [await change(), await change()];
    const [one, two, again] = [await client.fila.read(), await client.fila.read(), await client.fila.read()];
    expect([one, two].map((evento) => evento && daysOf(evento))).toEqual(made);
    expect(again).toEqual(one);
    for (const evento of [one, two]) await client.fila.remove(evento?.documento ?? "");
    expect(await client.fila.read()).toBeUndefined();
    expect((await rejection(client.fila.remove(one?.documento ?? ""))).status).toBe(404);
  });

  test("events are treated in their order and deleted; what arrives meanwhile too; aborted, it ends after the one in hand", async () => {
    const made = [await change(), await change()];
    const ending = new AbortController();
    const seen: (number | null)[] = [];
    await client.fila.consume(
      async (evento) => {
        seen.push(daysOf(evento));
        if (seen.length === 1) made.push(await change());
        if (seen.length === 3) ending.abort();
      },
      { signal: ending.signal, maxPause: 5 },
    );
    expect(seen).toEqual(made);
    expect(await client.fila.read()).toBeUndefined();
  });

  test("a treatment that fails ends the consumption; its event stays and comes again", async () => {
    const made = await change();
    const failure = new Error("the loja's database is away");
    expect(await rejection(client.fila.consume(() => Promise.reject(failure)))).toBe(failure);
    const ending = new AbortController();
    await client.fila.consume(
      (evento) => {
        expect(daysOf(evento)).toBe(made);
        ending.abort();
      },
      { signal: ending.signal },
    );
    expect(await client.fila.read()).toBeUndefined();
  });

  test("with onErro the others are treated first, then the failed one again", async () => {
    const [first, second] = [await change(), await change()];
    const ending = new AbortController();
    const seen: (number | null)[] = [];
    const failed: unknown[] = [];
    await client.fila.consume(
      (evento) => {
        seen.push(daysOf(evento));
        if (seen.length === 1) throw new Error("not now");
        if (seen.length === 3) ending.abort();
      },
      {
        signal: ending.signal,
        maxPause: 5,
        onError: (erro, evento) => failed.push([String(erro), evento && daysOf(evento)]),
      },
    );
    expect(seen).toEqual([first, second, first]);
    expect(failed).toEqual([["Error: not now", first]]);
    expect(await client.fila.read()).toBeUndefined();
  });

  test("waiting in front of an empty queue ends at once when it is aborted; aborted before, it reads nothing", async () => {
    const signal = AbortSignal.timeout(30);
    await client.fila.consume(() => expect.unreachable(), { signal, maxPause: 60_000 });
    await client.fila.consume(() => expect.unreachable(), { signal });
    expect(signal.aborted).toBe(true);
  });
});

describe("against a server that misbehaves", () => {
  const evento = (id: number) => ({
    documento: `evt_1_${id}`,
    tipo: "chatTransportadora",
    dados: { mensagem: "Olá" },
  });
  const empty = json(200, { mensagem: "ok" });
  const consume = async (
    url: string,
    until: number,
    seen: string[],
    onError?: (erro: unknown) => unknown,
  ) => {
    const client = createClient({ baseUrl: url, tokenApi: "frete_api_x", retries: 0 });
    const ending = new AbortController();
    await client.fila.consume(
      ({ documento }) => {
        seen.push(documento);
        if (seen.length === until) ending.abort();
      },
      { signal: ending.signal, maxPause: 5, ...(onError ? { onError: onError } : {}) },
    );
  };

  test("faults that may pass are waited out and told", async () => {
    await using server = await serveAnswers(
      json(503, { mensagem: "volte" }),
      drop,
      json(200, evento(1)),
      json(503, { mensagem: "volte" }),
      empty,
      json(200, evento(2)),
      empty,
    );
    const seen: string[] = [];
    const told: unknown[] = [];
    await consume(server.url, 2, seen, (erro) => told.push(erro instanceof FreteError && erro.status));
    expect(seen).toEqual(["evt_1_1", "evt_1_2"]);
    expect(told).toEqual([503, 0, 503]);
    expect(server.requests.map(({ method }) => method).join(" ")).toBe(
      "GET GET GET DELETE DELETE GET DELETE",
    );
  });

  test("a deletion whose answer is lost is repeated until it is known to be done: no second treatment", async () => {
    await using server = await serveAnswers(
      json(200, evento(1)),
      drop,
      json(404, { mensagem: "Documento não encontrado na fila" }),
      json(200, evento(2)),
      empty,
    );
    const seen: string[] = [];
    await consume(server.url, 2, seen);
    expect(seen).toEqual(["evt_1_1", "evt_1_2"]);
  });

  test.each([401, 400, 500])("%i will not pass: it rejects, with or without onErro", async (status) => {
    for (const onError of [undefined, () => undefined]) {
      await using server = await serveAnswers(json(status, { mensagem: "não" }));
      expect((await rejection(consume(server.url, 1, [], onError))).status).toBe(status);
      expect(server.requests).toHaveLength(1);
    }
  });
});

test("an event's kind tells the type of its data", () => {
  expectTypeOf<Extract<Evento, { tipo: "chatTransportadora" }>["dados"]>().toEqualTypeOf<DadosChat>();
  expectTypeOf<FreteClient["fila"]["consume"]>().parameter(0).parameter(0).toEqualTypeOf<Evento>();
});
