import { resolve } from "node:path";
import { expect, test } from "vitest";
import { brokenRules, casesWithin, judge, refusals } from "../judge.testing.ts";
import { startFilaServer } from "./server.ts";

const PROFILE = resolve(import.meta.dirname, "profile.yaml");
type Change = NonNullable<Parameters<typeof startFilaServer>[0]>;

test("a server of events and orders that takes the decisions otherwise is not refused", async () => {
  const cases = await casesWithin(PROFILE, ["registrarWebhook", "lerFila", "removerDaFila"], ["criarPedido"]);
  await using server = await startFilaServer();
  const run = await judge(PROFILE, server.url, cases);
  expect(refusals(run)).toEqual([]);
  expect(run.results.filter(({ answer }) => answer?.status === 201).length).toBeGreaterThan(50);
});

const timesOf = (data: string) => data.replace(" ", "T");

test.each<[rule: string, breach: string, cases: string, change: Change]>([
  [
    "AUTH-001",
    "takes the token in any scheme",
    "lerFila/AUTH-001/scheme-basic",
    {
      credentials: (header = "") => {
        const [kind, value = ""] = header.split(" ");
        return kind === "Basic" ? `Bearer ${atob(value).slice(0, -1)}` : header;
      },
    },
  ],
  [
    "WHK-001",
    "adds a receiver to those that there are",
    "criarPedido/AUTH-008/order-by-bearer",
    { receivers: (before, given) => [...before, given] },
  ],
  [
    "WHK-002",
    "takes a registration without address",
    "registrarWebhook/WHK-002/url/required-absent",
    { forgives: (fault) => fault === "url ausente" },
  ],
  [
    "WHK-005",
    "takes Basic without a password",
    "registrarWebhook/WHK-005/no-senha",
    { forgives: (fault) => fault === "senha ausente" },
  ],
  ["WHK-007", "queues when no mode is given", "criarPedido/AUTH-008/order-by-basic", { defaultMode: "fila" }],
  ["WHK-009", "tells what is switched off", "criarPedido/WHK-009/order-not-queued", { isOn: () => true }],
  [
    "AUTH-008",
    "notifies without the credentials",
    "criarPedido/AUTH-008/order-by-bearer",
    { authorization: () => undefined },
  ],
  ["EVT-001", "queues what it notifies", "criarPedido/AUTH-008/order-by-basic", { isQueued: () => true }],
  [
    "EVT-003",
    "another name for the kind",
    "lerFila/EVT-003/event-of-a",
    { event: (order, of) => ({ ...of(order), tipo: "rastreio" }) },
  ],
  [
    "EVT-011",
    "no number of the order",
    "lerFila/EVT-003/event-of-a",
    { event: (order, of) => of({ ...order, numeroPedido: "" }) },
  ],
  [
    "GER-011",
    "an instant with a T",
    "lerFila/EVT-003/event-of-a",
    {
      event: (order, of) => {
        const { dados, ...more } = of(order);
        return { ...more, dados: { ...dados, data: timesOf(dados.data) } };
      },
    },
  ],
  [
    "FILA-002",
    "always gives the oldest document",
    "lerFila/EVT-003/event-of-b",
    { afterRead: () => undefined },
  ],
  [
    "FILA-003",
    "removes what was read",
    "lerFila/FILA-002/read-again",
    { afterRead: (queue) => void queue.shift() },
  ],
  [
    "GER-004",
    "one queue for all stores",
    "lerFila/GER-004/not-in-the-other-stores-queue",
    { queueOf: (own, [first = own]) => first },
  ],
  [
    "GER-004",
    "removes another store's document",
    "lerFila/FILA-003/a-is-still-there",
    { removesFrom: (_, all) => all },
  ],
])("%s: %s", async (rule, _, cases, change) => {
  await using server = await startFilaServer(change);
  expect(brokenRules(await judge(PROFILE, server.url, [cases]))).toContain(rule);
});
