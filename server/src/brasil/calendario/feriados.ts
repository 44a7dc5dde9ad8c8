import { createRequire } from "node:module";
import type Holidays from "date-holidays";
import { estados } from "../geografia/index.ts";
import { correcoes } from "./correcoes.ts";

type Calendar = Pick<Holidays, "getHolidays">;

const ufs: ReadonlySet<string> = new Set(estados.map(({ uf }) => uf));
const calendars = new Map<string, Calendar>();
const years = new Map<string, ReadonlySet<string>>();
let library: typeof Holidays | undefined;

/**
 * National and state holidays of a year, `YYYY-MM-DD`. Municipal holidays, bank holidays and optional days do not count.
 * The library is loaded at the first call: it takes a tenth of a second, which the start of the server does not have to wait
 * for.
 *
 * @param uf letters of a state in any case; of any other text only the national holidays are known
 */
export function feriados(uf: string, year: number): ReadonlySet<string> {
  const state = ufs.has(uf.toUpperCase()) ? uf.toUpperCase() : "";
  const key = `${state}${year}`;
  let dates = years.get(key);
  if (!dates) {
    dates = compute(state, year);
    years.set(key, dates);
  }
  return dates;
}

function compute(state: string, year: number): ReadonlySet<string> {
  // The library drops 20 November in the states that had it before the country: they get the national ones back.
  const dates = new Set<string>(state === "" ? [] : feriados("", year));
  for (const { date, type, name } of calendarOf(state).getHolidays(year, "pt")) {
    // Elections are a Sunday each: the library names them among the holidays, the law of holidays does not.
    if (type === "public" && name !== "Dia de Eleição") dates.add(date.slice(0, 10));
  }
  for (const { uf, day, from, until, holiday } of correcoes) {
    if (uf !== state || year < (from ?? year) || year > (until ?? year)) continue;
    const date = day === "firstSundayOfMarch" ? firstSundayOfMarch(year) : `${year}-${day}`;
    if (holiday) dates.add(date);
    else dates.delete(date);
  }
  return dates;
}

function calendarOf(state: string): Calendar {
  library ??= createRequire(import.meta.url)("date-holidays") as typeof Holidays;
  let calendar = calendars.get(state);
  if (!calendar) {
    calendar = state === "" ? new library("BR") : new library("BR", state);
    calendars.set(state, calendar);
  }
  return calendar;
}

function firstSundayOfMarch(year: number): string {
  const weekday = new Date(Date.UTC(year, 2, 1)).getUTCDay();
  return `${year}-03-0${1 + ((7 - weekday) % 7)}`;
}
