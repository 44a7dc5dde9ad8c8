import fc from "fast-check";
import { expect, test } from "vitest";
import { impostors, samples, zip } from "../../domain/arquivo/samples.testing.ts";
import { extensionOf } from "./cleanFileName.ts";
import { extensions, fileType } from "./fileType.ts";

test("ANX-004: the types that are taken", () => {
  expect([...extensions].sort()).toEqual([
    "csv",
    "doc",
    "docx",
    "gif",
    "jpeg",
    "jpg",
    "pdf",
    "png",
    "xls",
    "xlsx",
  ]);
});

test.each(Object.entries(samples))("ANX-004: %s, in any case", (extension, content) => {
  expect(fileType(extension, content)).toBeDefined();
  expect(fileType(extension.toUpperCase(), content)).toBe(fileType(extension, content));
});

test("NS-018: a content is taken under its own extensions only", () => {
  for (const [own, content] of Object.entries(samples)) {
    const taken = extensions.filter((extension) => fileType(extension, content) !== undefined);
    expect([own, taken]).toEqual([own, /^jpe?g$/.test(own) ? ["jpg", "jpeg"] : [own]]);
  }
});

test.each(impostors)("NS-018, S6: %s that is something else", (name, content) => {
  expect(fileType(extensionOf(name), content)).toBeUndefined();
});

test("NS-018: csv in UTF-8 with a mark, in Latin-1, with tabs", () => {
  for (const content of [
    Buffer.from("\ufeffa;b\r\n"),
    Buffer.from("a;\xe7\n", "latin1"),
    Buffer.from("a\tb\n"),
  ])
    expect(fileType("csv", content)).toBe("text/csv");
});

test("a package with too many entries, or one that lies about its directory, is not looked into", () => {
  const many = zip("[Content_Types].xml", ...Array.from({ length: 2000 }, (_, index) => `word/${index}`));
  expect(fileType("docx", many)).toBeUndefined();
  const lying = Buffer.from(samples.docx as Buffer);
  lying.writeUInt16LE(60_000, lying.length - 12);
  expect(fileType("docx", lying)).toBeUndefined();
});

test("no content makes the check fail", () => {
  const content = fc
    .tuple(
      fc.constantFrom(...Object.values(samples), Buffer.alloc(0)),
      fc.uint8Array({ maxLength: 80 }),
      fc.nat(400),
    )
    .map(([sample, noise, at]) => Buffer.concat([sample.subarray(0, at), noise, sample.subarray(at)]));
  fc.assert(
    fc.property(fc.constantFrom(...extensions), content, (extension, bytes) => {
      fileType(extension, bytes);
    }),
    { numRuns: 2000 },
  );
});
