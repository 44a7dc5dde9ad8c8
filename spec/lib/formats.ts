/**
 * String formats of the contracts of freight, as functions: a pattern alone would let 30 February pass. They take the place of the
 * usual ones of their names. The text of this file is copied into the generated validators, so it imports nothing.
 */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `YYYY-MM-DD` at `from`, a day of the calendar, years 1970 to 2200. */
function isDate(text: string, from = 0): boolean {
  const year = digits(text, from, 4);
  const month = digits(text, from + 5, 2);
  const day = digits(text, from + 8, 2);
  if (text[from + 4] !== "-" || text[from + 7] !== "-") return false;
  if (!(year >= 1970 && year <= 2200 && month >= 1 && month <= 12 && day >= 1)) return false;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (DAYS[month - 1] as number) + (leap ? 1 : 0);
}

/** `HH:mm:ss` at `from`, 00:00:00 to 23:59:59. */
function isTime(text: string, from: number): boolean {
  return (
    text[from + 2] === ":" &&
    text[from + 5] === ":" &&
    digits(text, from, 2) <= 23 &&
    digits(text, from + 3, 2) <= 59 &&
    digits(text, from + 6, 2) <= 59
  );
}

/** Value of `count` ASCII digits at `from`; NaN when one of them is no digit. */
function digits(text: string, from: number, count: number): number {
  let value = 0;
  for (let index = from; index < from + count; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

const isDay = (text: string): boolean => text.length === 10 && isDate(text);
const isCivil = (text: string, separator: string): boolean =>
  text.length === 19 && text[10] === separator && isDate(text) && isTime(text, 11);
const OFFSET = /^(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

const TAIL = /^(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;

/**
 * `YYYY-MM-DDTHH:mm:ss`, with a fraction, `Z` or an offset or without. Another zone may move an instant into the year before or
 * after: the first and the last year are no instants.
 */
function isMoment(text: string): boolean {
  const tail = text.slice(19);
  const isInside = tail === "" || (text.slice(0, 4) > "1970" && text.slice(0, 4) < "2200");
  return isCivil(text.slice(0, 19), "T") && TAIL.test(tail) && isInside;
}

/** Format name -> does the text have it? */
export const formats: Record<string, (text: string) => boolean> = {
  /** YYYY-MM-DD (RFC 3339 full-date) */
  date: isDay,
  /** YYYY-MM-DD HH:mm:ss */
  timestamp: (text) => isCivil(text, " "),
  /** YYYY-MM-DDTHH:mm:ss, no offset */
  "timestamp-iso": (text) => isCivil(text, "T"),
  /** A day, either civil timestamp, or an instant */
  "data-pedido": (text) => isDay(text) || isCivil(text, " ") || isMoment(text),
  /** `<start>TO<end>`, each a day or YYYY-MM-DDTHH:mm:ss */
  periodo: (text) => {
    const at = text.indexOf("TO");
    const ends = at < 0 ? [] : [text.slice(0, at), text.slice(at + 2)];
    return ends.length === 2 && ends.every((end) => isDay(end) || isCivil(end, "T"));
  },
  /** RFC 3339 date-time with offset, optional fraction */
  "date-time": (text) => {
    if (!isCivil(text.slice(0, 19), "T")) return false;
    return OFFSET.test(text.slice(19).replace(/^\.\d+/, ""));
  },
  /** Absolute http or https URL */
  uri: (text) => URL.canParse(text),
  url: (text) => URL.canParse(text),
  /** Exactly one @, something on both sides, no blanks */
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  /** 32 hexadecimal digits, or the hyphenated form */
  uuid: (text) => /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i.test(text),
};
