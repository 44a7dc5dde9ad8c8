import { DAY, MINUTE } from "./durations.ts";
import { steadyOffset, zoneOffset } from "./zoneOffset.ts";

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/;

/** Instants [start, end) in epoch milliseconds. */
export interface TimeRange {
  start: number;
  end: number;
}

/** `2026-11-20 23:59:59`, local time of the zone: orders, PLPs, the queue (GER-011, NS-001). */
export function formatTimestamp(epochMs: number, zone: string): string {
  const text = local(epochMs, zone);
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}

/** `2026-11-20T23:59:59`, local time of the zone: chats, attachments, freight rules (GER-012, NS-001). */
export function formatTimestampT(epochMs: number, zone: string): string {
  return local(epochMs, zone).slice(0, 19);
}

/** `2026-11-20T23:59:59-03:00`: the quotation's date (GER-013, NS-001). */
export function formatIso(epochMs: number, zone: string): string {
  const offset = Math.round(zoneOffset(epochMs, zone) / MINUTE);
  const minutes = Math.abs(offset);
  const hours = String(Math.floor(minutes / 60)).padStart(2, "0");
  const rest = String(minutes % 60).padStart(2, "0");
  return `${local(epochMs, zone).slice(0, 19)}${offset < 0 ? "-" : "+"}${hours}:${rest}`;
}

/** The civil date `YYYY-MM-DD` in the zone at an instant: "today" for `clock.now()`. */
export function localDate(epochMs: number, zone: string): string {
  return local(epochMs, zone).slice(0, 10);
}

/** Whether the text is a date of the calendar, `YYYY-MM-DD`, from 1970 to 2200. */
export function isCivilDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1970 || year > 2200) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether the text is a local date-time, `YYYY-MM-DD HH:mm:ss` or with `T`, 00:00:00 to 23:59:59. */
export function isCivilDateTime(text: string): boolean {
  return DATE_TIME.test(text) && isCivilDate(text.slice(0, 10));
}

/** The date that many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return new Date(civilMs(date) + days * DAY).toISOString().slice(0, 10);
}

/** Days from one civil date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (civilMs(to) - civilMs(from)) / DAY;
}

/**
 * The instant of a local date (its first moment) or date-time. A time that the clocks skipped is the moment they went on;
 * of a time that came twice the first is taken, or the second with `which: "later"`.
 * Returns undefined when the text is neither form. Only near a change of the zone's clocks it takes Temporal, and 3 to 6 us.
 */
export function parseLocal(
  text: string,
  zone: string,
  which: "earlier" | "later" = "earlier",
): number | undefined {
  if (!isCivilDate(text) && !isCivilDateTime(text)) return undefined;
  const asUtc = Date.parse(`${text.slice(0, 10)}T${text.slice(11) || "00:00:00"}Z`);
  const offset = steadyOffset(asUtc - DAY, asUtc + DAY, zone);
  if (offset !== undefined) return asUtc - offset;
  const civil = Temporal.PlainDateTime.from(text);
  const moment = civil.toZonedDateTime(zone, { disambiguation: which });
  if (moment.toPlainDateTime().equals(civil)) return moment.epochMilliseconds;
  const before = civil.toZonedDateTime(zone, { disambiguation: "earlier" });
  return before.getTimeZoneTransition("next")?.epochMilliseconds;
}

/** Whether a date of a request says its offset: then it means an instant and not a time of the loja (NS-038). */
export function hasOffset(text: string): boolean {
  return text.length > 19 && OFFSET.test(text);
}

/**
 * The instant that a date of a request means: what it says itself, else local time of the zone, without a fraction (NS-038).
 * Returns undefined for any other text.
 */
export function parseMoment(text: string, zone: string): number | undefined {
  if (!hasOffset(text)) return parseLocal(text.slice(0, 19), zone);
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : instant;
}

/** All of the days `first` to `last`, both included: [start of first, start of the day after last). */
export function dayRange(first: string, last: string, zone: string): TimeRange | undefined {
  if (!isCivilDate(first) || !isCivilDate(last)) return undefined;
  const start = parseLocal(first, zone);
  const end = parseLocal(addDays(last, 1), zone) ?? civilMs(addDays(last, 1));
  return start === undefined ? undefined : { start, end };
}

/**
 * A period whose ends are dates or date-times, both included: a date ends with its last moment, a date-time with
 * its second. Returns undefined when an end is neither form; an end before the start gives an empty range.
 */
export function periodRange(first: string, last: string, zone: string): TimeRange | undefined {
  const start = parseLocal(first, zone);
  const end = isCivilDate(last) ? dayRange(last, last, zone)?.end : after(parseLocal(last, zone, "later"));
  return start === undefined || end === undefined ? undefined : { start, end };
}

function after(second: number | undefined): number | undefined {
  return second === undefined ? undefined : second + 1000;
}

/** Local time written as if it were UTC. */
function local(epochMs: number, zone: string): string {
  return new Date(epochMs + zoneOffset(epochMs, zone)).toISOString();
}

/** The first moment of a date as if it were UTC. */
function civilMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
