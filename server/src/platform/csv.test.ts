import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  [["a", 1, null, 2.5, -3], "a;1;;2,5;-3"],
  [["a;b", 'say "x"', "two\nlines", ""], '"a;b";"say ""x""";"two\nlines";'],
  [["=1+1", "+55", "-1", "@x", "\tx", "\rx"], "'=1+1;'+55;'-1;'@x;'\tx;\"'\rx\""],
  [["\n=1", "＝1", "＠x"], "\"'\n=1\";'＝1;'＠x"],
  [["a=b", "1-2"], "a=b;1-2"],
])("%j", (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
