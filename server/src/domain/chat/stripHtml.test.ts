import fc from "fast-check";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { stripHtml } from "./stripHtml.ts";

/** Pieces that tags, their attributes and what only looks like them are made of. */
const piece = fc.oneof(
  fc.constantFrom(
    "<",
    ">",
    "</",
    "<!",
    "<?",
    "<!--",
    "-->",
    '"',
    "'",
    "=",
    " ",
    "/",
    "&lt;",
    "&#60;",
    "<<",
    ">>",
  ),
  fc.constantFrom(
    "b",
    "script",
    "img",
    "onclick=x",
    "svg",
    "R$ 10",
    "a",
    "title",
    "xmp",
    "textarea",
    "plaintext",
  ),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const markup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

/** Elements that a browser would make of a text. */
const elements = (text: string) => parseFragment(text).childNodes.filter((node) => "tagName" in node);

test("CHAT-MSG-008, S9: whatever is sent, a browser finds no element in what is stored", () => {
  fc.assert(
    fc.property(markup, (text) => {
      expect(elements(stripHtml(text))).toEqual([]);
    }),
    { numRuns: 20_000 },
  );
});

test("CHAT-MSG-008: stripping again changes nothing", () => {
  fc.assert(
    fc.property(markup, (text) => {
      const once = stripHtml(text);
      expect(stripHtml(once)).toBe(once);
    }),
    { numRuns: 20_000 },
  );
});

test("NS-055: a text without anything that begins a tag stays as it is written", () => {
  const plain = markup.filter((text) => !/<[A-Za-z/!?]/.test(text));
  fc.assert(
    fc.property(plain, (text) => {
      expect(stripHtml(text)).toBe(text);
    }),
    { numRuns: 5000 },
  );
});

test("NS-055: nothing is added, and characters keep their order", () => {
  fc.assert(
    fc.property(markup, (text) => {
      let at = 0;
      for (const char of stripHtml(text)) {
        at = text.indexOf(char, at) + char.length;
        expect(at).toBeGreaterThanOrEqual(char.length);
      }
    }),
  );
});

test.each([
  ["a < b & c > d", "a < b & c > d"],
  ["preço <R$ 10", "preço <R$ 10"],
  ["1<2 e 3>2", "1<2 e 3>2"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["<p>oi</p>", "oi"],
  ['<a title="x>y" onclick="alert(1)">z</a>', "z"],
  ["<a title='x>y' onmouseover=alert(1)>z", "z"],
  ["<<b>script>alert(1)<</b>/script>", "alert(1)"],
  ["<scr<script>ipt>x", "x"],
  ["<img src=x onerror=alert(1)//><b", "<b"],
  ["<!-- <b> --> x <!DOCTYPE html><?php ?>", " x "],
  ["<svg/onload=alert(1)>", ""],
  ["<a <5>", "a <5>"],
  ["<\u0000b>", "<\u0000b>"],
])("NS-055: %j becomes %j", (text, expected) => {
  expect(stripHtml(text)).toBe(expected);
});

test("a text made to be slow is stripped at once", () => {
  const slow = [
    `${"<".repeat(666)}b${">".repeat(666)}`,
    '<a"'.repeat(666),
    "<!--".repeat(500),
    "<a '".repeat(500),
    "<b><".repeat(500),
  ];
  for (const text of slow) {
    const started = performance.now();
    stripHtml(text);
    expect(performance.now() - started).toBeLessThan(200);
  }
});
