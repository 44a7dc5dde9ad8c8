import { expect, test } from "vitest";
import { civilMoment, dateAttribute, longDay, momentOf, shortDay } from "./moments.ts";

const HOJE = "2026-07-16";

test.each([
  ["2026-07-16", "hoje, quinta-feira, 16 de julho"],
  ["2026-07-15", "ontem, quarta-feira, 15 de julho"],
  ["2026-07-17", "amanhã, sexta-feira, 17 de julho"],
  ["2026-07-18", "sábado, 18 de julho"],
  ["2026-03-01", "domingo, 1º de março"],
  ["2027-01-31", "domingo, 31 de janeiro de 2027"],
  ["2024-02-29", "quinta-feira, 29 de fevereiro de 2024"],
])("diaPorExtenso %s", (data, expected) => {
  expect(longDay(data, HOJE)).toBe(expected);
});

test("the day after new year's eve has its year", () => {
  expect(longDay("2027-01-01", "2026-12-31")).toBe("amanhã, sexta-feira, 1º de janeiro de 2027");
});

test("diaCurto", () => {
  expect([shortDay("2026-07-05", HOJE), shortDay("2027-01-05", HOJE)]).toEqual(["05/07", "05/01/2027"]);
});

test.each([
  ["2026-07-21", { data: "2026-07-21", hora: null }],
  ["2026-07-21 00:00:00", { data: "2026-07-21", hora: null }],
  ["2026-07-21 23:59:59", { data: "2026-07-21", hora: null }],
  ["2026-07-21T18:30:00", { data: "2026-07-21", hora: "18:30" }],
  ["2026-02-30 00:00:00", null],
  ["amanhã", null],
  ["", null],
])("momentoCivil %j", (text, expected) => {
  expect(civilMoment(text)).toEqual(expected);
});

test("NS-001: a moment belongs to the day of the loja's zone", () => {
  const instant = Date.parse("2026-07-16T02:30:00Z");
  expect(momentOf(instant, "America/Sao_Paulo")).toEqual({ data: "2026-07-15", hora: "23:30" });
  expect(momentOf(instant, "America/Rio_Branco")).toEqual({ data: "2026-07-15", hora: "21:30" });
  expect(momentOf(instant, "UTC")).toEqual({ data: "2026-07-16", hora: "02:30" });
});

test("atributo", () => {
  expect(dateAttribute({ data: "2026-07-16", hora: "02:30" })).toBe("2026-07-16T02:30");
  expect(dateAttribute({ data: "2026-07-16", hora: null })).toBe("2026-07-16");
});
