/**
 * String formats of JSON Schema and TypeSpec, as functions: a pattern alone would let 30 February pass. Those with a grammar of
 * their own are in the order of the table at the end. The text of this file is copied into the generated validators, so it imports
 * nothing.
 */
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i;
const HTTP_DATE = /^(\w{3}), (\d\d) (\w{3}) (\d{4}) (\d\d:\d\d:\d\d) GMT$/;
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** full-date of RFC 3339: a day of the calendar, years 0000 to 9999. */
function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** full-time of RFC 3339; a leap second is the last one of a day of UTC. Without an offset it is a time on a clock. */
function isTime(text: string, needsOffset: boolean): boolean {
  const [, hour, minute, second, offset, sign, hours = "0", minutes = "0"] = TIME.exec(text) ?? [];
  if (hour === undefined || (needsOffset && offset === undefined)) return false;
  if (+hour > 23 || Number(minute) > 59 || +hours > 23 || +minutes > 59) return false;
  if (Number(second) <= 59) return true;
  const ahead = (sign === "-" ? -1 : 1) * (+hours * 60 + +minutes);
  const ofDay = (+hour * 60 + Number(minute) - ahead + 2880) % 1440;
  return Number(second) === 60 && offset !== undefined && ofDay === 1439;
}

/** IMF-fixdate of RFC 9110, section 5.6.7, with the right day of the week. */
function isHttpDate(text: string): boolean {
  const [, weekday, day, month = "", year, time = ""] = HTTP_DATE.exec(text) ?? [];
  const date = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}-${day}`;
  return isDate(date) && isTime(`${time}Z`, true) && DAYS[new Date(date).getUTCDay()] === weekday;
}

const DURATION = /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/;

/** Duration of ISO 8601: years to seconds or weeks, the smallest unit with a fraction or without. */
const isDuration = (text: string): boolean => DURATION.test(text.replace(/(\d)[.,]\d+([A-Z])$/, "$1$2"));

const CHARACTER = "(?:[\\w.~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})";
const AUTHORITY = `(?:(?:[\\w.~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?(?:\\[([^\\]]*)\\]|(?:[\\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::\\d*)?`;
const PATH = `(?://${AUTHORITY}(?:/${CHARACTER}*)*|/?(?:${CHARACTER}+(?:/${CHARACTER}*)*)?)`;
const URI = new RegExp(
  `^[A-Za-z][A-Za-z0-9+.-]*:${PATH}(?:\\?(?:${CHARACTER}|[/?])*)?(?:#(?:${CHARACTER}|[/?])*)?$`,
);

/** URI of RFC 3986: absolute, with a fragment or without. */
function isUri(text: string): boolean {
  const match = URI.exec(text);
  if (match === null) return false;
  return match[1] === undefined || isIpv6(match[1]) || /^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(match[1]);
}

/** Host name of RFC 1123, section 2.1: labels of letters, digits and inner hyphens. */
const isHostname = (text: string): boolean =>
  text.length <= 253 &&
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(text);

const LOCAL_PART = /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")$/;

/** Mailbox of RFC 5321, section 4.1.2. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  const address = /^\[(IPv6:)?(.*)\]$/i.exec(domain);
  const isDomain = address ? (address[1] ? isIpv6 : isIpv4)(address[2] as string) : isHostname(domain);
  return at > 0 && at <= 64 && LOCAL_PART.test(text.slice(0, at)) && isDomain;
}

const isIpv4 = (text: string): boolean =>
  /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);

/** IPv6 address of RFC 4291, section 2.2, without a zone. */
function isIpv6(text: string): boolean {
  const tail = text.slice(text.lastIndexOf(":") + 1);
  if (tail.includes(".") && !isIpv4(tail)) return false;
  const address = tail.includes(".") ? `${text.slice(0, -tail.length)}0:0` : text;
  const halves = address.split("::").map((half) => (half === "" ? [] : half.split(":")));
  const groups = halves.flat();
  const isWhole = halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length <= 7;
  return isWhole && groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group));
}

function isExpression(text: string): boolean {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
}

const INTEGER = /^(?:0|-?[1-9]\d{0,19})$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,4})?$/;

/** Text of an integer of so many bits. */
const integer = (bits: number, isSigned: boolean) => {
  const most = 2n ** BigInt(isSigned ? bits - 1 : bits) - 1n;
  const least = isSigned ? -most - 1n : 0n;
  return (text: string): boolean => INTEGER.test(text) && BigInt(text) >= least && BigInt(text) <= most;
};

/** Text of a number of at most so many significant digits and so far from zero. */
const decimal =
  (digits: number, most: number) =>
  (text: string): boolean => {
    if (!DECIMAL.test(text)) return false;
    const significant = text
      .replace(/e.*$/i, "")
      .replace(/[-.]/g, "")
      .replace(/^0+|0+$/g, "");
    return significant.length <= digits && Math.abs(Number(text)) <= most;
  };

/** Format name -> does the text have it? */
export const formats: Record<string, (text: string) => boolean> = {
  date: isDate,
  time: (text) => isTime(text, false),
  "date-time": (text) => /^.{10}T/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11), true),
  "http-date": isHttpDate,
  duration: isDuration,
  uri: isUri,
  url: isUri,
  hostname: isHostname,
  email: isEmail,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uuid: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  /** RFC 6901 */
  "json-pointer": (text) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text),
  regex: isExpression,
  /** RFC 4648, section 4 */
  base64: (text) => /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(text) && !text.includes("_"),
  /** RFC 4648, section 5; the padding may be left out */
  base64url: (text) => /^(?:[\w-]{4})*(?:[\w-]{2}(?:==)?|[\w-]{3}=?)?$/.test(text),
  /** Numbers that travel as text (`@encode(string)`) */
  int8: integer(8, true),
  int16: integer(16, true),
  int32: integer(32, true),
  int64: integer(64, true),
  uint8: integer(8, false),
  uint16: integer(16, false),
  uint32: integer(32, false),
  uint64: integer(64, false),
  float: decimal(Number.POSITIVE_INFINITY, 3.4028234663852886e38),
  double: decimal(Number.POSITIVE_INFINITY, Number.MAX_VALUE),
  decimal: decimal(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
  decimal128: decimal(34, Number.POSITIVE_INFINITY),
};
