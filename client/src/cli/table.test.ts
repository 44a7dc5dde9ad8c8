import { expect, test } from "vitest";
import { table } from "./table.ts";
import { styleOf } from "./terminal.ts";

const style = styleOf({ env: {} } as never, { write: () => undefined });
const columns = [
  { title: "#", of: ({ n }: Row) => String(n), isNumber: true },
  { title: "name", of: ({ name }: Row) => name, isElastic: true },
  { title: "end", of: () => "x" },
];
interface Row {
  n: number;
  name: string;
}

test("columns align, whatever accents are made of; what does not fit is cut in the column that may be", () => {
  expect(
    table(
      [
        { n: 1, name: "São" },
        { n: 22, name: "Sa\u0303o Luís" },
      ],
      columns,
      style,
    ),
  ).toBe(" #  name      end\n 1  São       x\n22  Sa\u0303o Luís  x");
  const lines = table([{ n: 1, name: "ç".repeat(200) }], columns, style).split("\n");
  expect(lines.map(({ length }) => length)).toEqual([80, 78]);
  expect(lines[1]).toContain("çç…  x");
});

test("texts of strangers do not move the cursor", () => {
  expect(table([{ n: 1, name: "a\u001b[2J\nb" }], columns, style)).toContain("a [2J b");
});
