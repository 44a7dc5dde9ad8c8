import { describe, expect, test } from "vitest";
import { externalUrl } from "./externalUrl.ts";

const followed: [string, string, string][] = [
  ["https://t.example/a?b=1&c=2#d", "https://t.example/a?b=1&c=2#d", "t.example"],
  ["http://t.example", "http://t.example/", "t.example"],
  ["HTTPS://T.Example:8443/A", "https://t.example:8443/A", "t.example:8443"],
  ["  https://t.example/a b/ç ", "https://t.example/a%20b/%C3%A7", "t.example"],
  ["https://t.example/\r\nSet-Cookie: a=b", "https://t.example/Set-Cookie:%20a=b", "t.example"],
  ['https://t.example/"><script>', "https://t.example/%22%3E%3Cscript%3E", "t.example"],
  ["https://rastréio.example/", "https://xn--rastrio-fya.example/", "xn--rastrio-fya.example"],
];

const ignored = [
  "",
  "//t.example/a",
  "/rastreio",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)//https://t.example",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "ftp://t.example/",
  "blob:https://t.example/1",
  "view-source:https://t.example",
  "https://loja.example@t.example/",
  "https://:senha@t.example/",
  "https://",
  "http:// t.example",
];

describe("PED-NOVO-028, NS-044: addresses of integrators", () => {
  test.each(followed)("%j is followed", (text, href, host) => {
    expect(externalUrl(text)).toEqual({ href, host });
  });

  test.each(ignored)("%j is ignored", (text) => {
    expect(externalUrl(text)).toBeNull();
  });

  test.each([
    ["2,000 characters", `https://t.example/${"a".repeat(1982)}`, true],
    ["2,001 characters", `https://t.example/${"a".repeat(1983)}`, false],
    ["2,001 characters once encoded", `https://t.example/a${"ç".repeat(331)}`, false],
  ])("length: %s", (_, text, isFollowed) => {
    expect(externalUrl(text) !== null).toBe(isFollowed);
  });

  test("none", () => {
    expect(externalUrl(null)).toBeNull();
  });
});
