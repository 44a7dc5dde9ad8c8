import fc from "fast-check";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { runs } from "../../http/test-support/runs.ts";
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
    "javascript:",
    "java\n",
    "on",
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
    { numRuns: runs(5000, 200_000) },
  );
});

test("CHAT-MSG-008: stripping again changes nothing", () => {
  fc.assert(
    fc.property(markup, (text) => {
      const once = stripHtml(text);
      expect(stripHtml(once)).toBe(once);
    }),
    { numRuns: runs(5000, 200_000) },
  );
});

test("NS-055: a text without anything that begins a tag, an attribute or an address stays as it is written", () => {
  const plain = markup.filter((text) => !/<[A-Za-z/!?]|[=:]/.test(text));
  fc.assert(
    fc.property(plain, (text) => {
      expect(stripHtml(text)).toBe(text);
    }),
    { numRuns: runs(2000, 50_000) },
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
  ["<img src=x onerror=alert(1)//><b", ""],
  ["<!-- <b> --> x <!DOCTYPE html><?php ?>", " x "],
  ["<!-- a > b -->x", "x"],
  ["<svg/onload=alert(1)>", ""],
  ["<a <5>", ""],
  ["<R$ <b>10</b>", "<R$ 10"],
  ["<\u0000b>", "<\u0000b>"],
  ["entrega em Ação & Cia, 10% 😀", "entrega em Ação & Cia, 10% 😀"],
  ["condição = boa; razão: 1", "condição = boa; razão: 1"],
])("NS-055: %j becomes %j", (text, expected) => {
  expect(stripHtml(text)).toBe(expected);
});

test.each([
  ["oi <img src=x onerror=alert(1) ", "oi "],
  ["oi <IMG src=x < fim", "oi < fim"],
  ["<svg/onload=alert(1)", ""],
  ["x <a href=javascript:alert(1) onclick=alert(1)", "x "],
  ["<b onclick=x ", ""],
  ["a </b", "a "],
  ["a <!-- b", "a "],
  ["preço <R$ 10 onload=x", "preço <R$ 10 "],
])("NS-055: a tag that nothing closes is one by its name: %j becomes %j", (text, expected) => {
  expect(stripHtml(text)).toBe(expected);
});

test.each([
  ['" onmouseover="alert(1)', '" '],
  ['clique onclick="a b" aqui', "clique  aqui"],
  ["clique ONCLICK\n=\n'a b' aqui", "clique  aqui"],
  ["a onclick onload=1 =2", "a "],
  ["a/onx=''onload=alert(1)", "a/"],
  ["data-onclick=x recondicionado=1", "data-onclick=x recondicionado=1"],
  ["<R$ style=background:url(//x)", "<R$ "],
  ["veja javascript:alert(1) aqui", "veja  aqui"],
  ["JavaScript&colon;x", ""],
  ["&#106;ava&Tab;s&#x43;ript\n:alert(1)", ""],
  ["java\nonx=1\nscript:alert(1)", ""],
])(
  "NS-055, CHAT-MSG-013: attributes and addresses that run something go wherever they stand: %j becomes %j",
  (text, expected) => {
    expect(stripHtml(text)).toBe(expected);
  },
);

test("NS-055: what is nested deeper than anybody writes loses the characters of markup", () => {
  const nested = `${"java\n".repeat(20)}onx=1${"\nscript:".repeat(20)} <R$ & x`;
  expect(stripHtml(nested)).not.toMatch(/[<=:&]/);
  expect(stripHtml(nested)).toContain("R$  x");
});

const LENGTH = 200_000;
/** Only ends what hangs: it takes a hundredth of this, and minutes as soon as it grows with the square of the length. */
const LIMIT = { timeout: 30_000 };
const pieces = [
  ...[
    '<a"',
    "<!--",
    "<a '",
    "<b><",
    '<a="x"="',
    "<b<",
    "<x ",
    "</",
    "<b <b> >",
    "onx=",
    'onx="',
    "onx ",
    "on",
  ],
  ...["x", " ", "=", "j", "j\t", "&#0", "0", "&Tab;", "javascript", "java\nonx=1\nscript:"],
];

test.each(pieces)("NS-055: a long text made to be slow is stripped: %j", LIMIT, (piece) => {
  const long = piece.repeat(LENGTH / piece.length);
  for (const text of [long, `on${long}`, `<b${long}<b>>`, `j&#${long}`, `${long}b${">".repeat(LENGTH)}`])
    expect(stripHtml(text).length).toBeLessThanOrEqual(text.length);
});
