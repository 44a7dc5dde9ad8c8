import { resolve } from "node:path";
import { expect, test } from "vitest";
import { verdictOfRun } from "../../engine/runResult.ts";
import { brokenRules, casesWithin, judge, refusals } from "../judge.testing.ts";
import { startCotacaoServer } from "./server.ts";

const PROFILE = resolve(import.meta.dirname, "profile.yaml");
const OPERATIONS = ["listarStatus", "listarFiliais", "criarCotacao"];
type Change = NonNullable<Parameters<typeof startCotacaoServer>[0]>;

test("a server of three operations that takes the decisions otherwise is not refused", async () => {
  const cases = await casesWithin(PROFILE, OPERATIONS);
  await using server = await startCotacaoServer();
  const run = await judge(PROFILE, server.url, cases);
  expect(refusals(run)).toEqual([]);
  expect(run.results.filter(({ answer }) => answer?.status === 201).length).toBeGreaterThan(50);
});

test("nor by the whole kit, which finds out what it has not", async () => {
  await using server = await startCotacaoServer();
  const run = await judge(PROFILE, server.url, [""]);
  expect(refusals(run)).toEqual([]);
  expect(verdictOfRun(run)).toBe("parcial");
});

test.each<[rule: string, breach: string, cases: string, change: Change]>([
  [
    "AUTH-002",
    "takes the API token for a quotation",
    "criarCotacao/AUTH-002",
    { isToken: (header, loja) => header === `Bearer ${loja.api}` || header === `Bearer ${loja.cotacao}` },
  ],
  ["AUTH-006", "403 without a token", "listarFiliais/AUTH-006/token-missing", { withoutToken: 403 }],
  [
    "ERR-001",
    "another field for the text of an error",
    "criarCotacao/COT-028/not-an-object-1",
    { errorField: "erro" },
  ],
  ["GER-010", "counts bytes for characters", "criarCotacao/GER-010", { length: Buffer.byteLength }],
  [
    "COT-030",
    "takes any quantity",
    "criarCotacao/COT-030/volumes.quantidade/type-fraction",
    { isCount: () => true },
  ],
  ["COT-007", "the postal code as text", "criarCotacao/GER-014", { cep: (cepDestino) => cepDestino }],
  [
    "GER-013",
    "an instant without offset",
    "criarCotacao/COT-003/record",
    { instant: (now) => now.toISOString().slice(0, 19) },
  ],
  [
    "COT-032",
    "quotes every branch, whichever were asked for",
    "criarCotacao/COT-032/one-branch",
    { chosen: () => [] },
  ],
  [
    "COT-033",
    "quotes closed branches",
    "criarCotacao/COT-033/every-active-branch",
    { branches: ({ filiais }) => filiais },
  ],
  [
    "COT-009",
    "adds up units without their number",
    "criarCotacao/COT-009/totals-of-the-cart",
    { value: ({ valorUnitario }) => valorUnitario },
  ],
  [
    "COT-019",
    "a total that is shorter than the carrier's time",
    "criarCotacao/COT-033/every-active-branch",
    { total: () => 0 },
  ],
  [
    "COT-020",
    "names the days of rules in neither way",
    "criarCotacao/COT-033/every-active-branch",
    { ruleDays: {} },
  ],
  [
    "COT-024",
    "says v and lists the dearest first",
    "criarCotacao/COT-033/every-active-branch",
    { order: (cost, other) => other - cost },
  ],
])("%s: %s", async (rule, _, cases, change) => {
  await using server = await startCotacaoServer(change);
  expect(brokenRules(await judge(PROFILE, server.url, [cases]))).toContain(rule);
});
