import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../platform/time.ts";
import { estados } from "../geografia/index.ts";
import { addBusinessDays, isBusinessDay } from "./diasUteis.ts";
import { feriados } from "./feriados.ts";

const cases: [string, string, number, string, string[], string][] = [
  ["the date itself", "2026-11-21", 0, "SP", [], "2026-11-21"],
  ["from a Saturday", "2026-11-21", 1, "SP", [], "2026-11-23"],
  ["over a weekend", "2026-11-26", 2, "SP", [], "2026-11-30"],
  ["over 20 November", "2026-11-19", 1, "SP", [], "2026-11-23"],
  ["over Christmas", "2026-12-24", 1, "SP", [], "2026-12-28"],
  ["over New Year", "2026-12-31", 1, "SP", [], "2027-01-04"],
  ["Carnaval is worked", "2026-02-13", 2, "SP", [], "2026-02-17"],
  ["but not in Rio de Janeiro", "2026-02-13", 2, "RJ", [], "2026-02-18"],
  ["a holiday of the state", "2026-07-08", 1, "SP", [], "2026-07-10"],
  ["is worked elsewhere", "2026-07-08", 1, "MG", [], "2026-07-09"],
  ["days off of the loja", "2026-12-22", 2, "SP", ["2026-12-23", "2026-12-24"], "2026-12-29"],
  ["a day off on a holiday", "2026-12-24", 1, "SP", ["2026-12-25"], "2026-12-28"],
  ["29 February", "2028-02-28", 1, "SP", [], "2028-02-29"],
];
test.each(cases)("%s: %s + %i in %s", (_case, date, n, uf, extra, expected) => {
  expect(addBusinessDays(date, n, uf, extra)).toBe(expected);
});

test("beyond the calendar there is no day", () => {
  expect(addBusinessDays("2026-01-01", 2_147_483_647, "SP")).toBeUndefined();
  expect(addBusinessDays("2200-12-30", 5, "SP")).toBeUndefined();
});

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
const ufs = fc.constantFrom(...estados.map(({ uf }) => uf));
const extras = fc.array(dates, { maxLength: 5 });

test("a business day is a weekday, no holiday and no day off", () => {
  fc.assert(
    fc.property(dates, ufs, extras, (date, uf, extra) => {
      const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
      const free = weekday % 6 === 0 || feriados(uf, Number(date.slice(0, 4))).has(date);
      expect(isBusinessDay(date, uf, extra)).toBe(!free && !extra.includes(date));
    }),
  );
});

test("the n-th business day is one, and exactly n lie after the start up to it", () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 40 }), ufs, extras, (date, n, uf, extra) => {
      const end = addBusinessDays(date, n, uf, extra) as string;
      expect(isBusinessDay(end, uf, extra)).toBe(true);
      let count = 0;
      for (let day = addDays(date, 1); day <= end; day = addDays(day, 1)) {
        if (isBusinessDay(day, uf, extra)) count++;
      }
      expect(count).toBe(n);
    }),
  );
});

test("adding a then b is adding a + b; days off never bring the day forward", () => {
  const small = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(dates, small, small, ufs, extras, (date, a, b, uf, extra) => {
      const middle = addBusinessDays(date, a, uf, extra) as string;
      expect(addBusinessDays(middle, b, uf, extra)).toBe(addBusinessDays(date, a + b, uf, extra));
      expect(
        (addBusinessDays(date, a, uf, extra) as string) >= (addBusinessDays(date, a, uf) as string),
      ).toBe(true);
    }),
  );
});
