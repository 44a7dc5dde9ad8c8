import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanFileName, extensionOf } from "./cleanFileName.ts";

const name = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .array(fc.constantFrom("..", "/", "\\", ".pdf", "a", "\u0000", "\r\n", "\u202e", "é", "😀", " ", "."), {
      maxLength: 40,
    })
    .map((all) => all.join("")),
);

test("NS-018: a base name, well formed, NFC, without controls, 1 to 150 characters; cleaning again changes nothing", () => {
  fc.assert(
    fc.property(name, (sent) => {
      const clean = cleanFileName(sent);
      expect(clean).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      expect([...clean].length).toBeGreaterThan(0);
      expect([...clean].length).toBeLessThanOrEqual(150);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).toBe(clean.normalize("NFC"));
      expect(cleanFileName(clean)).toBe(clean);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ["avaria.jpg", "avaria.jpg"],
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\fotos\\avaria.JPG", "avaria.JPG"],
  ["a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie: x=1.pdf"],
  ["nota\u202efdp.exe", "notafdp.exe"],
  ["cafe\u0301.pdf", "café.pdf"],
  [".pdf", "arquivo.pdf"],
  ["   .pdf", "arquivo.pdf"],
  ["...pdf", "arquivo.pdf"],
  ["", "arquivo"],
  ["a/", "arquivo"],
  [`${"x".repeat(300)}.xlsx`, `${"x".repeat(145)}.xlsx`],
])("NS-018: %j is kept as %j", (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept);
});

test("the extension is the last word after a dot", () => {
  expect(["a.pdf", "a.tar.GZ", "a", "a.", "a.p-f", ".png"].map(extensionOf)).toEqual([
    "pdf",
    "GZ",
    "",
    "",
    "",
    "png",
  ]);
});
