import { afterAll, beforeAll, expect, test } from "vitest";
import { startReferenceServer } from "../../conformance/src/reference/referenceServer.ts";
import { judgeCalls } from "./calls.ts";

let server: Awaited<ReturnType<typeof startReferenceServer>>;
beforeAll(async () => {
  server = await startReferenceServer();
});
afterAll(() => server.stop());

const environment = () => ({ FRETE_BASE_URL: server.url, FRETE_PEDIDO: "CLIENTE-1", FRETE_ARQUIVO: "" });
const read = async <T>(path: string) => {
  const headers = { Authorization: "Bearer frete_api_demo1" };
  return (await (await fetch(server.url + path, { headers })).json()) as T[];
};
const statuses = async () => (await read("/api/v1/lista/status")).length;
const filiais = async () =>
  (await read<{ idFilial: string }>("/api/v1/filial")).map(({ idFilial }) => idFilial).join(",");

test("a call is right when the client read what the server says", async () => {
  const output = `a word of the tool\nstatus\t${await statuses()}\nfiliais\t${await filiais()}\n`;
  const { right, wrong } = await judgeCalls(output, environment());
  expect(right).toEqual(["status", "filiais"]);
  expect(wrong).toEqual(["not called: cotacao, pedido, lista, rastreio, chat, fila"]);
});

test("a call is wrong when the client read anything else", async () => {
  const count = await statuses();
  const output = `status\t${count + 1}\nfiliais\tPE01\npedido\tabc\nlista\tDEMO-0001\tx\nrastreio\t1\tx\nfila\tevt_1_1\tRastreio\tDEMO-0001\n`;
  const { right, wrong } = await judgeCalls(output, environment());
  expect(right).toEqual([]);
  expect(wrong).toContain(
    `status: number of statuses: the client read ${count + 1}, the server says ${count}`,
  );
  expect(wrong).toContain(`filiais: idFilial: the client read PE01, the server says ${await filiais()}`);
  expect(wrong).toContain("pedido: chavePedido: the client read abc, the server says undefined");
  expect(wrong).toContain("lista: numeroPedido: the client read DEMO-0001, the server says CLIENTE-1");
  expect(wrong.map((each) => each.split(":")[0])).toEqual([
    "pedido",
    "lista",
    "rastreio",
    "status",
    "filiais",
    "fila",
    "not called",
  ]);
});
