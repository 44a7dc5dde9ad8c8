import { resolve } from "node:path";
import { expect, test } from "vitest";
import { verdictOfRun } from "../../engine/runResult.ts";
import { brokenRules, casesWithin, judge, refusals } from "../judge.testing.ts";
import { startPedidoServer } from "./server.ts";

const PROFILE = resolve(import.meta.dirname, "profile.yaml");
const OPERATIONS = ["criarPedido", "alterarPedido", "listarPedidos", "rastrearPedido"];
type Change = NonNullable<Parameters<typeof startPedidoServer>[0]>;

test("a server of orders and tracking that takes the decisions otherwise is not refused", async () => {
  const cases = await casesWithin(PROFILE, OPERATIONS);
  await using server = await startPedidoServer();
  const run = await judge(PROFILE, server.url, cases);
  expect(refusals(run)).toEqual([]);
  expect(run.results.filter(({ answer }) => answer && answer.status < 300).length).toBeGreaterThan(200);
});

test("nor by the whole kit, which finds out what it has not", async () => {
  await using server = await startPedidoServer();
  const run = await judge(PROFILE, server.url, [""]);
  expect(refusals(run)).toEqual([]);
  expect(verdictOfRun(run)).toBe("parcial");
});

test.each<[rule: string, breach: string, cases: string, change: Change]>([
  [
    "PED-NOVO-009",
    "takes any quotation for a known one",
    "criarPedido/PED-NOVO-009/unknown-quotation",
    { isQuoted: () => true },
  ],
  [
    "PED-EST-005",
    "leaves an order at Criado",
    "listarPedidos/PED-REC-004/history",
    { record: (order) => ({ ...order.record(), idStatus: 10, statusDescricao: "Criado" }) },
  ],
  [
    "PED-REC-006",
    "lists orders without recipient",
    "listarPedidos/PED-REC-006/recipient",
    { record: (order) => ({ ...order.record(), enderecoEntrega: undefined }) },
  ],
  [
    "PED-REC-001",
    "tells money as text",
    "listarPedidos/PED-LIST-009/orders-of-the-customer",
    { record: (order) => ({ ...order.record(), valorFretePedido: "20.125" }) },
  ],
  [
    "GER-011",
    "an instant with a T",
    "listarPedidos/PED-LIST-009/orders-of-the-customer",
    { record: (order) => ({ ...order.record(), data: order.data.replace(" ", "T") }) },
  ],
  [
    "GER-004",
    "shows and changes another store's orders",
    "rastrearPedido/GER-004/hidden-by-documento",
    { isOf: () => true },
  ],
  [
    "PED-LIST-006",
    "does not look at idStatus",
    "listarPedidos/PED-LIST-006/no-order-has-it",
    { byStatus: () => true },
  ],
  [
    "PED-LIST-007",
    "begins every page one too early",
    "listarPedidos/PED-LIST-004/across-pages-2",
    { start: (pagina, limite) => Math.max(0, (pagina - 1) * limite - 1) },
  ],
  ["PED-LIST-008", "gives pages of 100", "listarPedidos/PED-LIST-008/at-most-50", { pageSize: 100 }],
  [
    "PED-LIST-009",
    "does not look at cpfCnpj",
    "listarPedidos/PED-LIST-009/another-customer",
    { byCustomer: () => true },
  ],
  [
    "PED-ALT-003",
    "empties what a change does not name",
    "listarPedidos/PED-ALT-003/the-others-keep-their-value",
    {
      reset: (order) => {
        order.pedidoAuxiliar = undefined;
      },
    },
  ],
  [
    "PED-ALT-004",
    "changes to any value",
    "alterarPedido/PED-ALT-004/too-long-is-refused-alone",
    { doneOrNot: () => "sucesso" },
  ],
  [
    "PED-ALT-012",
    "says that it changed, and does not",
    "listarPedidos/PED-ALT-003/the-rest-is-kept",
    { keeps: () => false },
  ],
  [
    "PED-ALT-013",
    "calls every change a success",
    "alterarPedido/PED-ALT-013/already-so-by-pedido",
    { already: "sucesso" },
  ],
  [
    "RAST-001",
    "tracks without the origin of occurrences",
    "rastrearPedido/RAST-002/by-pedido",
    {
      tracked: (order) =>
        order.tracked().map((each) => ({
          ...each,
          ocoren: each.ocoren.map((one) => ({ ...one, origemDados: undefined })),
        })),
    },
  ],
  [
    "RAST-007",
    "names a shipment as in the list",
    "rastrearPedido/RAST-002/by-pedido",
    { tracked: (order) => order.tracked().map(({ idenvio: id, ...each }) => ({ ...each, id })) },
  ],
])("%s: %s", async (rule, _, cases, change) => {
  await using server = await startPedidoServer(change);
  expect(brokenRules(await judge(PROFILE, server.url, [cases]))).toContain(rule);
});
