import { expect, test } from "vitest";
import { scenarios } from "../cases/index.ts";
import type { Case } from "../engine/case.ts";
import { FEATURE_NAMES, type FeatureName } from "./features.ts";
import { leftOutCase, leftOutOperation } from "./leftOut.ts";
import { type Profile, referenceProfile } from "./profile.ts";

const complete = referenceProfile("http://127.0.0.1:9");
const without = (...names: FeatureName[]): Profile => ({
  ...complete,
  features: FEATURE_NAMES.filter((name) => !names.includes(name)),
});
const all = scenarios(complete);

/** Operations of the cases that are left out because a feature is not declared. */
function undeclared(profile: Profile): Map<string, Case[]> {
  const found = new Map<string, Case[]>();
  for (const { module, cases } of all)
    for (const testCase of cases) {
      if (leftOutCase(profile, testCase, module)?.outcome !== "undeclared") continue;
      found.set(testCase.operation, [...(found.get(testCase.operation) ?? []), testCase]);
    }
  return found;
}

test("nothing is left out of what is declared as a whole", () => {
  expect(undeclared(complete).size).toBe(0);
});

test.each([
  ["chat", "lerChat", "listarPedidos"],
  ["anexo", "listarAnexos", "lerChat"],
  ["plp", "criarPlp", "lerFila"],
  ["reversa", "listarPontosDevolucao", "rastrearPedido"],
  ["produto", "salvarProdutos", "criarPlp"],
  ["regras", "listarRegrasFrete", "consultarCotacao"],
  ["fila", "lerFila", "consultarCotacao"],
] as const)("without %s nobody is asked for %s, and still for %s", (name, gone, kept) => {
  const left = undeclared(without(name));
  const casesOf = (operation: string) =>
    all.flatMap(({ cases }) => cases.filter((testCase) => testCase.operation === operation));
  expect(left.get(gone)).toHaveLength(casesOf(gone).length);
  expect(left.get(kept)?.length ?? 0).toBeLessThan(casesOf(kept).length);
  expect(leftOutOperation(without(name), gone)?.reason).toBe(`the profile does not declare ${name}`);
  expect(leftOutOperation(without(name), kept)).toBeUndefined();
});

test("without a driver no case is left that needs one, without push none that needs a receiver", () => {
  const needs = ({ cases }: { cases: readonly Case[] }) => cases.flatMap(({ needs = [] }) => [needs].flat());
  const isLeft = (profile: Profile, wanted: (need: string) => boolean) =>
    all.flatMap(({ module, cases }) =>
      cases.filter(
        (testCase) => needs({ cases: [testCase] }).some(wanted) && !leftOutCase(profile, testCase, module),
      ),
    );
  expect(isLeft(without("driver"), (need) => need !== "receiver" && need !== "deParaMkt")).toEqual([]);
  expect(isLeft(without("push"), (need) => need === "receiver")).toEqual([]);
});

test("a registration is asked of whoever has the queue or the push, a refused one of both", () => {
  const registrations = (profile: Profile) => undeclared(profile).get("registrarWebhook") ?? [];
  const accepted = registrations(without("fila")).filter(({ status }) => status < 300);
  expect(accepted.length).toBeGreaterThan(10);
  expect(registrations(without("fila")).filter(({ status }) => status >= 400)).toEqual([]);
  expect(new Set(registrations(without("push")).map(({ needs }) => needs))).toEqual(new Set(["receiver"]));
  const everyone = all.flatMap(({ cases }) =>
    cases.filter(({ operation }) => operation === "registrarWebhook"),
  );
  expect(registrations(without("fila", "push"))).toHaveLength(everyone.length);
});
