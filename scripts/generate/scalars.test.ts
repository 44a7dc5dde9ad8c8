import { describe, expect, test } from "vitest";
import { validatorOf } from "./test-support/validatorOf.ts";
import type { Schema } from "./toolkit/openApi.ts";

const integer = (format?: string, more: Schema = {}): Schema => ({
  type: "integer",
  ...(format && { format }),
  ...more,
});
const number = (format?: string, more: Schema = {}): Schema => ({
  type: "number",
  ...(format && { format }),
  ...more,
});
const text = (format: string, more: Schema = {}): Schema => ({ type: "string", format, ...more });
const step = (multipleOf: number): Schema => ({ type: "number", multipleOf });
const base = (contentEncoding: string): Schema => ({ type: "string", contentEncoding });

/** A scalar as the emitter writes it, values on the inside of each of its limits, and values just outside. */
const ROWS: [scalar: string, schema: Schema, right: unknown[], wrong: unknown[]][] = [
  ["int8", integer("int8"), [-128, 127], [-129, 128, 1.5, "1"]],
  ["int16", integer("int16"), [-32768, 32767], [-32769, 32768]],
  ["int32", integer("int32"), [-2147483648, 2147483647], [-2147483649, 2147483648, 99999999999]],
  [
    "int64: as far as a double is exact",
    integer("int64"),
    [-9007199254740991, 9007199254740991],
    [9007199254740992, 9223372036854775807n, -9007199254740992].map(Number),
  ],
  ["uint8", integer("uint8"), [0, 255], [-1, 256, -7, 300]],
  ["uint16", integer("uint16"), [0, 65535], [-1, 65536]],
  ["uint32", integer("uint32"), [0, 4294967295], [-1, 4294967296]],
  ["uint64", integer("uint64"), [0, 9007199254740991], [-1, 9007199254740992]],
  ["integer", integer(), [9007199254740991], [9007199254740992, 1e300, 0.5]],
  [
    "safeint | null",
    { anyOf: [integer("int64"), { type: "null" }] },
    [null, 1],
    [JSON.parse("9007199254740993")],
  ],
  [
    "bounds of the contract win where they are narrower",
    integer("int8", { minimum: 0, exclusiveMaximum: 100 }),
    [0, 99],
    [-1, 100],
  ],
  [
    "bounds of the format win where they are narrower",
    integer("uint8", { minimum: -5, maximum: 1000 }),
    [0, 255],
    [-1, 256],
  ],
  ["float32", number("float"), [3.4028234663852886e38, -1.5, 0.1], [3.5e38, -3.5e38, 1e300, "1"]],
  ["float64", number("double"), [1e300], ["1", Number.POSITIVE_INFINITY]],
  ["decimal", number("decimal"), [0.1, 12345678901.25], ["0.1"]],
  ["multipleOf 0.15", step(0.15), [447.75, 0.15, 0, -0.3, 1e21 * 0.15], [1, 34.75, 0.1]],
  ["multipleOf 0.25", step(0.25), [0.75, -2, 1e300], [0.1, 0.3]],
  ["multipleOf 0.01, far out", step(0.01), [123456789012345.67, 19.99, 1e22, 1.1e-1], [19.991, 1e-3]],
  ["multipleOf 1e-6", step(1e-6), [0.000007, 1.000001, 3], [1e-7, 1.0000001]],
  ["multipleOf 0.3333", step(0.3333), [0.3333, 0.9999], [1, 0.3334]],
  ["multipleOf 7", step(7), [0, -49, 700], [1, 7.5]],
  [
    "int64 as text",
    text("int64"),
    ["0", "-9223372036854775808", "9223372036854775807"],
    ["9223372036854775808", "-9223372036854775809", "1.0", "1e3", "01", "+1", "", " 1", 1],
  ],
  ["uint64 as text", text("uint64"), ["18446744073709551615"], ["18446744073709551616", "-1"]],
  ["int8 as text", text("int8"), ["-128", "127"], ["128", "-129"]],
  [
    "int64 as text, with bounds",
    text("int64", { minimum: 3, exclusiveMaximum: 1e18 }),
    ["3", "999999999999999999"],
    ["2", "1000000000000000000", "-4"],
  ],
  [
    "decimal as text",
    text("decimal"),
    ["0.1", "-12345678901234567890.12345678901234567890", "1E+3"],
    ["", ".5", "1.", "1e99999", "0x1", "NaN"],
  ],
  [
    "decimal as text, with bounds",
    text("decimal", { exclusiveMinimum: 0.1, maximum: 10 }),
    ["0.10000000000000000000001", "10", "1e1"],
    ["0.1", "0.10", "10.000000000000000000001", "1.1e1", "-5"],
  ],
  [
    "decimal128 as text: 34 digits",
    text("decimal128"),
    ["0.1234567890123456789012345678901234", "-1e6144"],
    ["1.2345678901234567890123456789012345"],
  ],
  ["float32 as text", text("float"), ["3.4e38"], ["3.5e38"]],
  ["float64 as text", text("double"), ["1e308"], ["1e309"]],
  [
    "plainDate of any year",
    text("date"),
    ["0000-01-01", "1950-05-05", "9999-12-31", "2000-02-29"],
    ["1900-02-29", "2026-13-01", "2026-04-31", "2026-1-1", "10000-01-01", "2026-01-01Z"],
  ],
  [
    "plainTime",
    text("time"),
    ["00:00:00", "23:59:59.123456789", "12:00:00Z"],
    ["24:00:00", "12:60:00", "12:00", "23:59:60", "12:00:00+24:00"],
  ],
  [
    "utcDateTime",
    text("date-time"),
    [
      "1950-05-05T00:00:00Z",
      "2026-07-01t10:11:12z",
      "2026-07-01T10:11:12.5-03:00",
      "1990-12-31T23:59:60Z",
      "1990-12-31T15:59:60-08:00",
    ],
    [
      "1990-12-31T23:58:60Z",
      "1990-12-31T23:59:61Z",
      "2026-07-01 10:11:12Z",
      "2026-07-01T10:11:12",
      "2026-02-30T10:11:12Z",
      "2026-07-01T10:11:12+0300",
    ],
  ],
  [
    "@encode(rfc7231)",
    text("http-date"),
    ["Tue, 29 Aug 2022 12:34:56 GMT".replace("Tue", "Mon"), "Sat, 29 Feb 2020 00:00:00 GMT"],
    [
      "Tue, 29 Aug 2022 12:34:56 GMT",
      "Mon, 29 Aug 2022 12:34:56 UTC",
      "Sat, 30 Feb 2020 00:00:00 GMT",
      "Mon, 29 aug 2022 12:34:56 GMT",
      "Mon, 29 Aug 2022 24:00:00 GMT",
    ],
  ],
  ["@encode(unixTimestamp)", integer("unixtime"), [0, -1, 1686566864], [1.5, "0"]],
  [
    "duration",
    text("duration"),
    ["P1Y2M3DT4H5M6S", "PT36H", "P4W", "PT0S", "P123DT22H14M12.011S", "P0.5Y"],
    ["P", "PT", "P1YT", "1D", "P1S", "PT1D", "P1W2D", "P-1D", "PT1.5H2M"],
  ],
  [
    "bytes",
    base("base64"),
    ["", "YQ==", "YWI=", "YWJj", "+/+/"],
    ["Y", "YQ=", "YQ", "YW=j", "-_-_", "YQ==\n"],
  ],
  ["bytes, base64url", base("base64url"), ["", "YQ", "YQ==", "YWI", "-_-_"], ["Y", "+/+/", "YQ="]],
  [
    "url",
    text("uri"),
    ["https://a.b/c?d#e", "mailto:a@b.c", "http://[::1]:80/"],
    ["a/b", "//a.b", "http://a b", "https://a.b/\n", "http://[::1", "http://[:::1]"],
  ],
  ["password", text("password"), ["", "x"], [1]],
  [
    "uuid",
    text("uuid"),
    ["2EB8AA08-aa98-11ea-b4aa-73b441d16380"],
    ["2eb8aa08aa9811eab4aa73b441d16380", "2eb8aa08-aa98-11ea-b4aa-73b441d1638"],
  ],
  [
    "email",
    text("email"),
    ["a.b+c@d-e.f", '"a b"@c', "a@[127.0.0.1]", "a@[IPv6:::1]"],
    ["a", "@a", "a@", "a@b@c", ".a@b", "a..b@c", "a b@c", "a@[300.0.0.1]"],
  ],
];

test.each(ROWS)("%s", async (_scalar, schema, right, wrong) => {
  const isValid = await validatorOf(schema);
  expect(right.filter((value) => !isValid(value))).toEqual([]);
  expect(wrong.filter((value) => isValid(value))).toEqual([]);
});

describe("in an answer", () => {
  test("an int64 is one as far as int64 goes: it was made of text elsewhere", async () => {
    const isValid = await validatorOf(integer("int64"), { direction: "answer" });
    expect([2 ** 62, -(2 ** 63), 2 ** 64].map((value) => isValid(value))).toEqual([true, true, false]);
  });
});
