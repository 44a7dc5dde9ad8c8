import { DAY } from "../../platform/durations.ts";
import { daysBetween } from "../../platform/time.ts";
import { feriados } from "./feriados.ts";

/** Last year of civil dates, and more business days than there are until then. */
const LAST_YEAR = 2200;
const MOST_DAYS = 60_000;

/** Monday to Friday, except holidays of the country and the state and the loja's own days off. */
export function isBusinessDay(date: string, uf: string, extraDays: readonly string[] = []): boolean {
  const isOff = feriados(uf, Number(date.slice(0, 4))).has(date) || extraDays.includes(date);
  return !isWeekend(dayOf(date)) && !isOff;
}

/** Days since 1970-01-01, which was a Thursday. */
const dayOf = (date: string): number => daysBetween("1970-01-01", date);

function isWeekend(day: number): boolean {
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday === 0 || weekday === 6;
}

const holidays = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();

/** The holidays of a year as days since 1970-01-01. */
function holidaysOf(uf: string, year: number): ReadonlySet<number> {
  const dates = feriados(uf, year);
  let days = holidays.get(dates);
  if (!days) {
    days = new Set([...dates].map(dayOf));
    holidays.set(dates, days);
  }
  return days;
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
  const off = new Set(extraDays.map(dayOf));
  let day = dayOf(date);
  let year = Number(date.slice(0, 4));
  let [last, closed] = [dayOf(`${year}-12-31`), holidaysOf(uf, year)];
  for (let left = n; left > 0; ) {
    day++;
    if (isWeekend(day)) continue;
    if (day > last) {
      if (++year > LAST_YEAR) return undefined;
      [last, closed] = [dayOf(`${year}-12-31`), holidaysOf(uf, year)];
    }
    if (!closed.has(day) && !off.has(day)) left--;
  }
  // Days are numbers until then: texts of dates took most of the time.
  return n > 0 ? new Date(day * DAY).toISOString().slice(0, 10) : date;
}
