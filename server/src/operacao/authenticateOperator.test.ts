import { afterAll, beforeAll, expect, test } from "vitest";
import { fingerprint } from "../platform/fingerprint.ts";
import { eachDatabase } from "../test-support/databases.ts";
import {
  OLDER_TOKEN,
  OPERATOR_TOKEN,
  type OperatorServer,
  operatorServer,
} from "../test-support/operatorServer.testing.ts";
import { authenticateOperator } from "./authenticateOperator.ts";

eachDatabase((_name, open) => {
  let server: OperatorServer;
  beforeAll(async () => {
    server = await operatorServer(await open());
  });
  afterAll(() => server.close());

  test.each([
    ["the newer token", OPERATOR_TOKEN],
    ["the one that it is to replace", OLDER_TOKEN],
  ])("NS-092: %s opens everything, and the audit trail tells it by its fingerprint", async (nome, token) => {
    const headers = { Authorization: `Bearer ${token}`, "X-Request-Id": `rotacao-${fingerprint(token)}` };
    expect((await server.call("POST", "/lojas", { nome }, headers)).status).toBe(200);
    const { body } = await server.call("GET", `/auditoria?idRequisicao=${headers["X-Request-Id"]}`);
    expect(body.itens).toMatchObject([{ operacao: "criarLoja", operador: fingerprint(token) }]);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  test.each([
    ["a part of one", OPERATOR_TOKEN.slice(0, -1)],
    ["one longer by a character", `${OLDER_TOKEN}r`],
    ["both, as they are configured", `${OPERATOR_TOKEN},${OLDER_TOKEN}`],
  ])("NS-092: %s opens nothing", async (_what, token) => {
    const { status } = await server.call("GET", "/lojas", undefined, { Authorization: `Bearer ${token}` });
    expect(status).toBe(401);
  });
});

test("NS-092: the first call with the token that is to be replaced is logged, by its fingerprint, once", async () => {
  const logged: [object, string][] = [];
  const warn = (details: object, text: string) => void logged.push([details, text]);
  const authenticate = authenticateOperator(["new", "old"], { warn } as never);
  const call = (value: string) => authenticate([{ value }] as never);
  await call("new");
  expect(logged).toEqual([]);
  await call("old");
  await call("old");
  expect(logged).toEqual([[{ operador: fingerprint("old") }, expect.stringContaining("to be replaced")]]);
});

test("without a token nobody gets in, not even without one", async () => {
  const authenticate = authenticateOperator([], {} as never);
  for (const value of ["", "undefined"]) expect(await authenticate([{ value }] as never)).toBeNull();
});
