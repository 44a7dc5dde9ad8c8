import { expect, test } from "vitest";
import { describeFinding, readFindings } from "./findings.ts";
import { reasonOf } from "./knownFindings.ts";

const bytes = (text: string) => ({ $base64: Buffer.from(text).toString("base64") });
const failure = (operation: string, code: string, message = "Valid data should have been accepted") => ({
  status: "failure",
  failure_info: { failure: { code, operation, title: "Title", message } },
});
const interaction = (answer: string, status = 400) => ({
  request: { method: "POST", uri: "http://127.0.0.1:1/pedido", body: bytes('{"a":1}') },
  response: { status_code: status, content: bytes(answer) },
});
const REFUSAL = '{"mensagem":"idFilial: filial não encontrada nesta loja"}';
const report = [
  { Initialize: { seed: 1 } },
  {
    ScenarioFinished: {
      recorder: {
        checks: {
          a: [{ status: "success" }],
          b: [failure("POST /pedido", "ST202")],
          c: [failure("POST /pedido", "ST202")],
        },
        interactions: { a: interaction("{}", 200), b: interaction(REFUSAL), c: interaction(REFUSAL) },
      },
    },
  },
  {
    ScenarioFinished: {
      recorder: {
        checks: { d: [failure("GET /status", "ST101", "Server error")] },
        interactions: { d: { request: { method: "GET", uri: "http://127.0.0.1:1/status" }, response: null } },
      },
    },
  },
  { NonFatalError: { label: "GET /fila", info: { title: "Schema error", message: "no such reference" } } },
]
  .map((record) => JSON.stringify(record))
  .join("\n");

test("a report tells how many requests were made, and each finding once", () => {
  const { requests, findings } = readFindings(`${report}\n`);
  expect(requests).toBe(4);
  expect(findings.map(describeFinding)).toEqual([
    `POST /pedido: ST202 Title: Valid data should have been accepted\nPOST http://127.0.0.1:1/pedido {"a":1}\n400 ${REFUSAL}`,
    "GET /status: ST101 Title: Server error\nGET http://127.0.0.1:1/status\nno answer ",
    "GET /fila: error Schema error: no such reference\nno answer ",
  ]);
});

test("what is known is known by what was answered; no server error ever is", () => {
  const { findings } = readFindings(report);
  expect(findings.map((finding) => reasonOf(finding) !== undefined)).toEqual([true, false, false]);
  const known = findings[0] as (typeof findings)[number];
  expect(reasonOf({ ...known, answer: '{"mensagem":"valor: deve ser um número"}' })).toBeUndefined();
  expect(reasonOf({ ...known, code: "ST201" })).toBeUndefined();
});

test("NS-002: digits behind the last that counts are known by what was sent", () => {
  const finding = (valor: string, part = "valor: Non-multiple of 0.01") => ({
    ...{ operation: "PATCH /taxa", code: "ST201", message: `Title: Invalid component: in body - ${part}` },
    ...{ request: `PATCH http://127.0.0.1:1/taxa {"valor": ${valor}}`, status: 200, answer: "{}" },
  });
  for (const valor of [
    "2.5890419884777833e-42",
    "24.490000000000002",
    "99.99999999999999",
    "1000.0000000000001",
  ])
    expect([valor, reasonOf(finding(valor))]).toEqual([valor, expect.stringContaining("NS-002")]);
  expect(reasonOf(finding("100.00000000000001", "valid object"))).toContain("NS-002");
  expect(reasonOf(finding("2.005"))).toBeUndefined();
  expect(reasonOf(finding('"1"', "valor: Invalid type string"))).toBeUndefined();
});

test("NS-003: a blank parameter is known by what was sent", () => {
  const finding = (query: string) => ({
    ...{ operation: "GET /lista", code: "ST201", status: 200, answer: "{}" },
    message: "Title: Invalid component: parameter `de` in query - de: String smaller than minLength",
    request: `GET http://127.0.0.1:1/lista?${query}`,
  });
  for (const query of ["de=", "limite=1&de=%20&pagina=2"])
    expect(reasonOf(finding(query))).toContain("NS-003");
  expect(reasonOf(finding("de=a"))).toBeUndefined();
});
