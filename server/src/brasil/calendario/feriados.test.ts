import { describe, expect, test } from "vitest";
import { estados } from "../geografia/index.ts";
import { feriados } from "./feriados.ts";

const YEARS = [2024, 2025, 2026, 2027, 2028];
/** Good Friday, by the published tables of Easter. */
const PAIXAO: Record<number, string> = {
  2024: "03-29",
  2025: "04-18",
  2026: "04-03",
  2027: "03-26",
  2028: "04-14",
};
/** Tuesday of Carnaval and Corpus Christi. */
const NOT_NATIONAL: Record<number, [string, string]> = {
  2024: ["02-13", "05-30"],
  2025: ["03-04", "06-19"],
  2026: ["02-17", "06-04"],
  2027: ["02-09", "05-27"],
  2028: ["02-29", "06-15"],
};
const FIXED = ["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "11-20", "12-25"];
const national = (year: number) => [...FIXED, PAIXAO[year]].map((day) => `${year}-${day}`).sort();

describe("NS-041: holidays", () => {
  test.each(YEARS)("national ones of %i", (year) => {
    expect([...feriados("", year)].sort()).toEqual(national(year));
  });

  test.each(YEARS)("%i: every state keeps the national ones, and elections are none", (year) => {
    for (const { uf } of estados) {
      for (const day of national(year)) expect(feriados(uf, year), uf).toContain(day);
      for (const day of feriados(uf, year)) expect(day.startsWith(`${year}-`), `${uf} ${day}`).toBe(true);
    }
    expect(feriados("SP", year)).not.toContain(`${year}-10-04`);
  });

  test.each(YEARS)("%i: Carnaval counts in Rio de Janeiro only, Corpus Christi nowhere", (year) => {
    const [carnaval, corpus] = NOT_NATIONAL[year] ?? ["", ""];
    for (const { uf } of estados) {
      expect(feriados(uf, year).has(`${year}-${carnaval}`), uf).toBe(uf === "RJ");
      // 15 June is Acre's own holiday, on which Corpus Christi fell in 2028.
      const isOwn = uf === "AC" && corpus === "06-15";
      expect(feriados(uf, year).has(`${year}-${corpus}`), uf).toBe(isOwn);
    }
  });

  const own: [string, string[]][] = [
    ["SP", ["07-09"]],
    ["RJ", ["02-17", "04-23"]],
    ["BA", ["07-02"]],
    ["RS", ["09-20"]],
    ["PA", ["08-15"]],
    ["MG", []],
    ["AC", ["01-23", "03-08", "06-15", "09-05"]],
    ["PB", ["08-05"]],
    ["PE", ["03-06"]],
    ["PR", []],
  ];
  test.each(own)("2026: %s has its own %j", (uf, days) => {
    const beyond = [...feriados(uf, 2026)].filter((day) => !national(2026).includes(day));
    expect(beyond.sort()).toEqual(days.map((day) => `2026-${day}`));
  });

  test("laws that changed: before and after", () => {
    expect(feriados("", 2023)).not.toContain("2023-11-20");
    expect(feriados("PR", 2014)).toContain("2014-12-19");
    expect(feriados("PR", 2015)).not.toContain("2015-12-19");
    expect(feriados("PE", 2017)).toContain("2017-03-05");
    expect(feriados("PE", 2018)).not.toContain("2018-03-04");
    expect(feriados("PE", 2018)).toContain("2018-03-06");
  });

  test("no municipal holiday: the anniversary of São Paulo and the patron of Rio are ordinary days", () => {
    expect(feriados("SP", 2026)).not.toContain("2026-01-25");
    expect(feriados("RJ", 2026)).not.toContain("2026-01-20");
  });

  test("letters in any case; a text that is no state has the national ones", () => {
    expect(feriados("sp", 2026)).toContain("2026-07-09");
    expect([...feriados("XX", 2026)].sort()).toEqual(national(2026));
  });
});
