import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DECIDED } from "../../scripts/generate/decidedTexts.ts";
import { type OpenApiDocument, operationsOf } from "../../scripts/generate/toolkit/openApi.ts";

const read = (name: string): OpenApiDocument =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), "utf8"));
const store = read("openapi");
const ownInterface = read("interface");
const documents: [string, OpenApiDocument][] = [
  ["openapi", store],
  ["interface", ownInterface],
  ["operacao", read("operacao")],
];

/** What TypeSpec says of a success that nobody described. */
const UNSAID = /^The request has succeeded|^There is no content|^Success$|^$/;

test.each(documents)(
  "%s: every operation has a summary and a description, every success tells what comes back",
  (_name, document) => {
    for (const { operation } of operationsOf(document)) {
      expect(operation.summary, operation.operationId).toBeTruthy();
      expect(operation.description, operation.operationId).toBeTruthy();
      for (const [status, { description }] of Object.entries(operation.responses))
        if (status.startsWith("2")) expect(description, operation.operationId).not.toMatch(UNSAID);
    }
  },
);

test.each(documents)("%s: the introduction speaks of what holds for every operation", (_name, { info }) => {
  const headings = [...(info.description ?? "").matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([
    "Tokens",
    "Requests",
    "Errors",
    "Units and money",
    "Dates",
    "Paging",
    "Limits",
    "Events",
    "Absent and null",
  ]);
});

test("the interface's own document tells no decision of this service", () => {
  expect(JSON.stringify(store)).toContain(DECIDED);
  expect(JSON.stringify(ownInterface)).not.toContain(DECIDED);
});

test("operations come in the order of an order's life", () => {
  const ids = [...operationsOf(store)].map(({ operation }) => operation.operationId);
  const life = [
    "criarCotacao",
    "criarPedido",
    "alterarPedido",
    "rastrearPedido",
    "listarAnexos",
    "enviarMensagemChat",
    "criarPlp",
    "listarPontosDevolucao",
    "salvarProdutos",
    "registrarWebhook",
    "lerFila",
    "listarRegrasFrete",
    "listarStatus",
  ];
  expect(ids.filter((id) => life.includes(id))).toEqual(life);
});
