import { expect, test } from "vitest";
import type { Faixa } from "./types.ts";
import { validateRow } from "./validateRow.ts";

const good: Faixa = {
  cepInicio: 0,
  cepFim: 99_999_999,
  pesoInicio: 0,
  pesoFim: 999_999_999,
  valor: 999_999_999,
  prazo: 0,
  kgExcedente: null,
};

test.each<[string, Partial<Faixa>, string | null]>([
  ["all at their limits", {}, null],
  ["one CEP, narrowest band, excess", { cepFim: 0, pesoFim: 1, kgExcedente: 0 }, null],
  ["CEP with nine digits", { cepFim: 100_000_000 }, "cepFim: deve estar entre 0 e 99999999"],
  ["negative price", { valor: -1 }, "valor: deve estar entre 0 e 999999999"],
  ["fraction of a cent", { valor: 1.5 }, "valor: deve ser um número inteiro"],
  ["not a number", { prazo: Number.NaN }, "prazo: deve ser um número inteiro"],
  ["negative excess price", { kgExcedente: -1 }, "kgExcedente: deve estar entre 0 e 999999999"],
  ["ends before it begins", { cepInicio: 10, cepFim: 9 }, "cepFim: não pode ser menor que cepInicio"],
  ["empty band", { pesoInicio: 5, pesoFim: 5 }, "pesoFim: deve ser maior que pesoInicio"],
])("%s", (_name, changes, wanted) => {
  expect(validateRow({ ...good, ...changes })).toBe(wanted);
});
