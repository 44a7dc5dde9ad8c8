import fc from "fast-check";
import { expect, test } from "vitest";
import { type Line, MAX_LINE_BYTES, readLines } from "./readLines.ts";

async function linesOf(bytes: Buffer, cuts: number[] = []): Promise<Line[]> {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
  const lines: Line[] = [];
  for await (const batch of readLines(
    (async function* () {
      yield* chunks;
    })(),
  )) {
    lines.push(...batch);
  }
  return lines;
}

test("whatever the chunks, the lines are those of the text", async () => {
  const line = fc.string({ unit: "binary", maxLength: 60 }).map((text) => text.replace(/[\r\n\ufeff]/g, ""));
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.constantFrom("\n", "\r\n"),
      fc.array(fc.nat(5000), { maxLength: 10 }),
      async (texts, end, cuts) => {
        const read = await linesOf(Buffer.from(texts.map((text) => text + end).join("")), cuts);
        expect(read).toEqual(texts.map((text, index) => ({ number: index + 1, text })));
      },
    ),
  );
});

test.each([
  ["as long as allowed", MAX_LINE_BYTES, undefined],
  ["a byte too long", MAX_LINE_BYTES + 1, "long"],
])("a line %s", async (_case, length, problem) => {
  const [first, second] = await linesOf(Buffer.from(`${"x".repeat(length)}\nnext`), [500, 1001]);
  expect(first?.problem).toBe(problem);
  expect(second).toEqual({ number: 2, text: "next" });
});

test("a byte order mark is dropped at the start only, a last line needs no end", async () => {
  expect((await linesOf(Buffer.from("\ufeffa\n\ufeffb"))).map(({ text }) => text)).toEqual(["a", "\ufeffb"]);
  expect(await linesOf(Buffer.from(""))).toEqual([]);
});
