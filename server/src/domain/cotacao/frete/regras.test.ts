import { describe, expect, test } from "vitest";
import { regra } from "./fixture.testing.ts";
import { applyRegras, inForce, prepareRegras, type Regra, type RegraOutcome } from "./regras.ts";

const run = (regras: Regra[], valor = 10_000, freteReal = 8000, prazo = 5) =>
  applyRegras(
    prepareRegras(regras).map(({ regra }) => regra),
    valor,
    freteReal,
    prazo,
  );

describe("value actions on 100.00, freteReal 80.00", () => {
  test.each<[string, string, number, number]>([
    ["percentual", "soma", 12_500, 11_250],
    ["percentual", "desconto", 12_500, 8750],
    ["percentual", "desconto", 150_000, -5000],
    ["percentual", "substitui", 12_500, 1000],
    ["fixo", "soma", 12_500, 11_250],
    ["fixo", "desconto", 12_500, 8750],
    ["fixo", "desconto", 150_000, -5000],
    ["fixo", "substitui", 12_500, 1250],
    ["fixo", "substitui", 12_505, 1251],
    ["outro", "soma", 12_500, 10_000],
    ["fixo", "outra", 12_500, 10_000],
  ])("%s %s %i -> %i", (valorTipo, valorAcao, valor, wanted) => {
    expect(run([regra(1, { valorTipo, valorAcao, valor })]).valor).toBe(wanted);
  });
});

describe("lead time actions, carrier's time 5", () => {
  test.each<[string | null, number | null, number]>([
    ["soma", 3, 3],
    ["soma", -2, -2],
    ["substitui", 2, -3],
    ["substitui", 9, 4],
    [null, 9, 0],
    ["soma", null, 0],
  ])("%s %s -> %i", (prazoAcao, prazo, wanted) => {
    expect(run([regra(1, { prazoAcao, prazo })]).prazoEntregaRegra).toBe(wanted);
  });

  test("a replacement forgets what was added before it, a later addition counts", () => {
    const add = (codigo: number, ordem: number) => regra(codigo, { ordem, prazoAcao: "soma", prazo: 3 });
    const replace = regra(2, { ordem: 2, prazoAcao: "substitui", prazo: 7 });
    expect(run([add(1, 1), replace]).prazoEntregaRegra).toBe(2);
    expect(run([add(1, 1), replace, add(3, 3)]).prazoEntregaRegra).toBe(5);
  });
});

describe("order of application", () => {
  const half = (codigo: number, ordem: number) =>
    regra(codigo, { ordem, valorTipo: "percentual", valorAcao: "desconto", valor: 50_000 });
  const plus = (codigo: number, ordem: number) => regra(codigo, { ordem, valorAcao: "soma", valor: 10_000 });

  test("TRA-016: by ordem, then the newest code first", () => {
    expect(run([half(1, 2), plus(2, 1)])).toMatchObject({ valor: 5500, codigos: [2, 1] });
    expect(run([half(1, 1), plus(2, 1)])).toMatchObject({ valor: 5500, codigos: [2, 1] });
    expect(run([half(3, 1), plus(2, 1)])).toMatchObject({ valor: 6000, codigos: [3, 2] });
  });

  test("rounded after each rule", () => {
    expect(run([half(1, 1), half(2, 2)], 101).valor).toBe(26);
  });

  test("COT-027: a block ends it; later rules are not looked at", () => {
    const block = regra(5, { ordem: 2, valorTipo: "bloqueio", valorAcao: null });
    expect(run([plus(1, 1), block, plus(9, 3)])).toMatchObject({ bloqueio: 5, codigos: [1, 5] });
    const trace: RegraOutcome[] = [];
    applyRegras([plus(1, 1), block, plus(9, 3)], 10_000, 8000, 5, trace);
    expect(trace).toEqual([
      { codigo: 1, aplicada: true, valorAntes: 10_000, valorDepois: 11_000, prazoEntregaRegra: 0 },
      { codigo: 5, aplicada: true, valorAntes: 11_000, valorDepois: 11_000, prazoEntregaRegra: 0 },
      { codigo: 9, aplicada: false, motivo: "bloqueada" },
    ]);
  });
});

test.each([
  ["2026-06-15", null, true],
  ["2026-06-16", null, false],
  ["2026-01-01", "2026-06-15", true],
  ["2026-01-01", "2026-06-14", false],
  ["2026-06-15T00:00:00", "2026-06-15T00:00:00", true],
])("NS-026: from %s to %s in force on 2026-06-15: %s", (dataInicio, dataFim, wanted) => {
  expect(inForce(regra(1, { dataInicio, dataFim }), "2026-06-15")).toBe(wanted);
});
