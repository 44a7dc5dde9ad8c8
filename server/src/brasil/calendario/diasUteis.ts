import { DAY } from "../../platform/durations.ts";
import { daysBetween } from "../../platform/time.ts";
import { feriados } from "./feriados.ts";

/** Last year of civil dates, and more business days than there are until then. */
const LAST_YEAR = 2200;
const MOST_DAYS = 60_000;

/** Monday to Friday, except holidays of the country and the state and the loja's own days off. */
export function isBusinessDay(date: string, uf: string, extraDays: readonly string[] = []): boolean {
  return !isWeekend(daysBetween("1970-01-01", date)) && !isDayOff(date, uf, extraDays);
}

/** @param day days since 1970-01-01, which was a Thursday */
function isWeekend(day: number): boolean {
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday === 0 || weekday === 6;
}

function isDayOff(date: string, uf: string, extraDays: readonly string[]): boolean {
  return feriados(uf, Number(date.slice(0, 4))).has(date) || extraDays.includes(date);
}

/**
 * The n-th business day after a date; the date itself for n = 0. The day is that of quotations (promised date) and of the
 * collection of returns (NS-041).
 *
 * @param date `YYYY-MM-DD`, business day or not
 * @param n business days, 0 or more
 * @param uf state whose holidays count beside the national ones
 * @param extraDays further days off, `YYYY-MM-DD` (loja setting `diasNaoUteis`)
 * @returns `YYYY-MM-DD`; undefined when that day lies beyond the calendar (2200)
 */
export function addBusinessDays(
  date: string,
  n: number,
  uf: string,
  extraDays: readonly string[] = [],
): string | undefined {
  if (n > MOST_DAYS) return undefined;
  let found = date;
  let day = daysBetween("1970-01-01", date);
  for (let left = n; left > 0; ) {
    day++;
    // Most of the time goes into texts of dates: weekends need none.
    if (isWeekend(day)) continue;
    found = new Date(day * DAY).toISOString().slice(0, 10);
    if (Number(found.slice(0, 4)) > LAST_YEAR) return undefined;
    if (!isDayOff(found, uf, extraDays)) left--;
  }
  return found;
}
