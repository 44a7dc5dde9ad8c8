import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  dayRange,
  daysBetween,
  formatIso,
  formatTimestamp,
  formatTimestampT,
  isCivilDate,
  isCivilDateTime,
  localDate,
  parseLocal,
  parseMoment,
  periodRange,
} from "./time.ts";
import { isZone } from "./zoneOffset.ts";

const SAO_PAULO = "America/Sao_Paulo";
const utc = (text: string) => Date.parse(text);

describe("formats (GER-011, GER-012, GER-013, NS-001)", () => {
  test.each([
    ["2026-11-21T02:59:59Z", SAO_PAULO, "2026-11-20 23:59:59", "-03:00"],
    ["2026-11-21T03:00:00Z", SAO_PAULO, "2026-11-21 00:00:00", "-03:00"],
    ["2018-11-04T02:59:59Z", SAO_PAULO, "2018-11-03 23:59:59", "-03:00"],
    ["2018-11-04T03:00:00Z", SAO_PAULO, "2018-11-04 01:00:00", "-02:00"],
    ["2019-02-17T01:59:59Z", SAO_PAULO, "2019-02-16 23:59:59", "-02:00"],
    ["2019-02-17T02:00:00Z", SAO_PAULO, "2019-02-16 23:00:00", "-03:00"],
    ["2019-02-17T03:00:00Z", SAO_PAULO, "2019-02-17 00:00:00", "-03:00"],
    ["2028-02-29T15:00:00.999Z", SAO_PAULO, "2028-02-29 12:00:00", "-03:00"],
    ["2027-01-01T02:59:59Z", SAO_PAULO, "2026-12-31 23:59:59", "-03:00"],
    ["2026-07-01T00:00:00Z", "America/Rio_Branco", "2026-06-30 19:00:00", "-05:00"],
    ["2026-07-01T00:00:00Z", "Asia/Kathmandu", "2026-07-01 05:45:00", "+05:45"],
    ["2026-07-01T00:00:00Z", "UTC", "2026-07-01 00:00:00", "+00:00"],
    ["1969-12-31T23:59:59.500Z", "UTC", "1969-12-31 23:59:59", "+00:00"],
  ])("%s in %s", (instant, zone, text, offset) => {
    const epochMs = utc(instant);
    expect(formatTimestamp(epochMs, zone)).toBe(text);
    expect(formatTimestampT(epochMs, zone)).toBe(text.replace(" ", "T"));
    expect(formatIso(epochMs, zone)).toBe(text.replace(" ", "T") + offset);
    expect(localDate(epochMs, zone)).toBe(text.slice(0, 10));
  });

  test("a zone that is first asked about at the very moment of a change", () => {
    const zone = "America/Campo_Grande";
    expect(formatTimestamp(utc("2018-11-04T04:00:00Z"), zone)).toBe("2018-11-04 01:00:00");
    expect(formatTimestamp(utc("2018-11-04T03:59:59Z"), zone)).toBe("2018-11-03 23:59:59");
    expect(formatTimestamp(utc("2018-07-01T00:00:00Z"), zone)).toBe("2018-06-30 20:00:00");
  });

  test("agree with Intl at any second of 1970 to 2200, in zones with and without summer time", () => {
    const zones = [
      SAO_PAULO,
      "America/Noronha",
      "Australia/Lord_Howe",
      "Pacific/Kiritimati",
      "America/Los_Angeles",
    ];
    const second = fc.integer({ min: 0, max: utc("2200-12-31T00:00:00Z") / 1000 });
    const intl = new Map(
      zones.map((timeZone) => [
        timeZone,
        new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
      ]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...zones), second, (zone, at) => {
        expect(formatTimestamp(at * 1000, zone)).toBe(intl.get(zone)?.format(at * 1000));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("local text to instants", () => {
  test.each([
    ["2018-11-03", "2018-11-03T03:00:00Z"],
    ["2018-11-04", "2018-11-04T03:00:00Z"],
    ["2018-11-04 00:30:00", "2018-11-04T03:00:00Z"],
    ["2018-11-04T01:00:00", "2018-11-04T03:00:00Z"],
    ["2019-02-16 23:30:00", "2019-02-17T01:30:00Z"],
    ["2019-02-17", "2019-02-17T03:00:00Z"],
    ["2028-02-29", "2028-02-29T03:00:00Z"],
  ])("%s", (text, instant) => {
    expect(parseLocal(text, SAO_PAULO)).toBe(utc(instant));
  });

  test("the second time 23:30 of 2019-02-16 came", () => {
    expect(parseLocal("2019-02-16 23:30:00", SAO_PAULO, "later")).toBe(utc("2019-02-17T02:30:00Z"));
  });

  test("all of a day that a zone skipped is the moment it went on: 2011-12-30 in Apia", () => {
    const moment = utc("2011-12-30T10:00:00Z");
    for (const text of ["2011-12-30", "2011-12-30 00:00:00", "2011-12-30T22:30:00"])
      expect(parseLocal(text, "Pacific/Apia")).toBe(moment);
  });

  test("an instant comes back from its own text, except in the hour that came twice", () => {
    const second = fc.integer({ min: 86_400, max: utc("2200-12-30T00:00:00Z") / 1000 });
    fc.assert(
      fc.property(fc.constantFrom(SAO_PAULO, "America/Los_Angeles", "Asia/Kathmandu"), second, (zone, at) => {
        const text = formatTimestamp(at * 1000, zone);
        expect([parseLocal(text, zone), parseLocal(text, zone, "later")]).toContain(at * 1000);
      }),
    );
  });

  test.each([
    "2026-02-29",
    "2026-2-01",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "1969-12-31",
    "2201-01-01",
    "2026-11-20 24:00:00",
    "2026-11-20 23:59:60",
    "2026-11-20t10:00:00",
    "2026-11-20 10:00",
    "2026-11-20  10:00:00",
    "2026-11-20T10:00:00Z",
    "2026-11-20T10:00:00-03:00",
    "2026-02-30 10:00:00",
    " 2026-11-20",
    "2026-11-20\n",
    "now",
    "infinity",
    "",
  ])("refuses %j", (text) => {
    expect(isCivilDate(text) || isCivilDateTime(text)).toBe(false);
    expect(parseLocal(text, SAO_PAULO)).toBeUndefined();
    expect(periodRange(text, "2026-11-20", SAO_PAULO)).toBeUndefined();
    expect(periodRange("2026-11-20", text, SAO_PAULO)).toBeUndefined();
  });
});

describe("ranges", () => {
  test.each([
    ["2026-11-20", "2026-11-20", 24],
    ["2018-11-04", "2018-11-04", 23],
    ["2019-02-16", "2019-02-16", 25],
    ["2018-11-01", "2018-11-30", 30 * 24 - 1],
  ])("the days %s to %s last %d hours", (first, last, hours) => {
    const range = dayRange(first, last, SAO_PAULO);
    expect(((range?.end ?? 0) - (range?.start ?? 0)) / 3_600_000).toBe(hours);
  });

  test("consecutive days meet without a gap in every year with summer time", () => {
    for (let day = "2008-01-01"; day < "2020-01-01"; day = addDays(day, 1)) {
      expect(dayRange(day, day, SAO_PAULO)?.end).toBe(parseLocal(addDays(day, 1), SAO_PAULO));
    }
  });

  test("the last day of 2200 has an end", () => {
    expect(dayRange("2200-12-31", "2200-12-31", SAO_PAULO)?.end).toBeGreaterThan(utc("2200-12-31T23:00:00Z"));
  });

  test("a date-time end includes its second, and both passes of a repeated hour", () => {
    expect(periodRange("2026-11-20 10:00:00", "2026-11-20 10:00:00", SAO_PAULO)).toEqual({
      start: utc("2026-11-20T13:00:00Z"),
      end: utc("2026-11-20T13:00:01Z"),
    });
    expect(periodRange("2019-02-16 23:30:00", "2019-02-16 23:30:00", SAO_PAULO)).toEqual({
      start: utc("2019-02-17T01:30:00Z"),
      end: utc("2019-02-17T02:30:01Z"),
    });
  });
});

test("calendar arithmetic", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(daysBetween("2026-11-20", "2027-11-20")).toBe(365);
  expect(daysBetween("2026-11-20", "2026-11-19")).toBe(-1);
});

test("knows zones from other words", () => {
  expect(isZone(SAO_PAULO)).toBe(true);
  expect(isZone("America/Brasilia_")).toBe(false);
  expect(isZone("")).toBe(false);
});

describe("parseMoment: the instant that a date of a request means (NS-038)", () => {
  test.each([
    ["2026-11-20", "2026-11-20T03:00:00Z"],
    ["2026-11-20 10:00:00", "2026-11-20T13:00:00Z"],
    ["2026-11-20T10:00:00.25", "2026-11-20T13:00:00Z"],
    ["2026-11-20T10:00:00.250Z", "2026-11-20T10:00:00.250Z"],
    ["2026-11-20T10:00:00.123456789Z", "2026-11-20T10:00:00.123Z"],
    ["2026-11-20T10:00:00+05:45", "2026-11-20T04:15:00Z"],
  ])("%s is %s", (text, instant) => {
    expect(parseMoment(text, SAO_PAULO)).toBe(utc(instant));
  });
  test.each(["", "hoje", "2026-02-30", "2026-11-20Z", "2026-11-20T99:00:00Z"])("%j is none", (text) => {
    expect(parseMoment(text, SAO_PAULO)).toBeUndefined();
  });
});
