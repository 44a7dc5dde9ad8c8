import { expect, test } from "vitest";
import { webAddress } from "./webAddress.ts";

test.each([
  ["https://t.example", "https://t.example/"],
  ["HTTP://T.Example:8443/A", "http://t.example:8443/A"],
  [" https://t.example/a b/ç ", "https://t.example/a%20b/%C3%A7"],
  ["https://Ï", "https://xn--gda/"],
  ["https://xn--gda/", "https://xn--gda/"],
  ["www.jadlog.com.br/x", "https://www.jadlog.com.br/x"],
  ["t.example:8080/x?a=b#c", "https://t.example:8080/x?a=b#c"],
  ["rastréio.example", "https://xn--rastrio-fya.example/"],
  ["t.example/para@alguem", "https://t.example/para@alguem"],
  ["https://t.example/\r\nSet-Cookie: a=b", "https://t.example/Set-Cookie:%20a=b"],
])("NS-044: %j is %j, and so is that", (text, normal) => {
  expect(webAddress(text)).toBe(normal);
  expect(webAddress(normal)).toBe(normal);
});

test.each([
  ...[
    "",
    " ",
    "M",
    "rastreio",
    "/rastreio",
    "//t.example/a",
    "https://",
    "http:// t.example",
    "?a.b",
    "..",
    "a..b",
  ],
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//https://t.example",
    "java\nscript:alert(1)",
    "data:text/html,x",
  ],
  ...[
    "file:///etc/passwd",
    "ftp://t.example/",
    "blob:https://t.example/1",
    "mailto:a@t.example",
    "a@t.example",
  ],
  ...["https://loja.example@t.example/", "https://:senha@t.example/", "https://@t.example/", "t.example:x"],
])("NS-044, PED-NOVO-043: %j is none", (text) => {
  expect(webAddress(text)).toBeNull();
});
