import { expect, test } from "vitest";
import { type Content, Html, html } from "./html.ts";

const cases: [string, Content, string][] = [
  ["text", "a", "a"],
  ["markup characters", `<b a="1" c='2'>&amp;`, "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;"],
  ["number", 0, "0"],
  ["nothing", null, ""],
  ["false", false, ""],
  ["markup", html`<b>${"<"}</b>`, "<b>&lt;</b>"],
  ["list", ["<", html`<i></i>`, null, [1]], "&lt;<i></i>1"],
  ["made by hand", new Html("<hr>"), "<hr>"],
];

test.each(cases)("html: %s", (_, value, expected) => {
  expect(html`[${value}]`.text).toBe(`[${expected}]`);
});
