import { expect, test } from "vitest";
import { textRule } from "../../server/src/contract/textRule.ts";
import { formats } from "./formats.ts";
import { patterns } from "./patterns.ts";

const days = ["1970-01-01", "2024-02-29", "2026-11-22", "2200-12-31"];
const times = ["00:00:00", "23:59:59"];
const tails = ["", "Z", "-03:00", "+14:00", ".5", ".123456789Z", ".1-03:00"];
const accepted = {
  "data-pedido": days.flatMap((day) => [
    day,
    ...times.map((time) => `${day} ${time}`),
    ...times.flatMap((time) => tails.map((tail) => `${day}T${time}${tail}`)),
  ]),
  periodo: days.flatMap((start) =>
    days.flatMap((end) => [`${start}TO${end}`, `${start}T00:00:00TO${end}`, `${start}TO${end}T23:59:59`]),
  ),
};
const refused = [
  "",
  "2026-11-22T",
  "2026-11-22 10:00",
  "22/11/2026",
  "2026-11-22\n",
  "TO2026-11-22",
  " 2026-11-22",
];

test.each(Object.entries(patterns.formats))(
  "NS-038, NS-046: %s: every text of the format matches its pattern",
  (name, pattern) => {
    const texts = accepted[name as keyof typeof accepted].filter((text) => formats[name]?.(text));
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => !new RegExp(pattern).test(text))).toEqual([]);
    expect(refused.filter((text) => new RegExp(pattern).test(text))).toEqual([]);
  },
);

test.each([
  ["line", false],
  ["freeText", true],
] as const)("NS-003: the pattern of a %s takes the characters that are taken", (name, isFreeText) => {
  const pattern = new RegExp(patterns[name]);
  for (let code = 0; code < 0xd800; code++) {
    const text = `a${String.fromCharCode(code)}b`;
    expect([code, pattern.test(text)]).toEqual([code, textRule.fault(text, isFreeText) === undefined]);
  }
});
