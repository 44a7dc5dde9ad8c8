import fc from "fast-check";
import { expect, test } from "vitest";
import { cubagem } from "./cubagem.ts";
import { packageOverItems } from "./packageOverItems.ts";

const side = fc.integer({ min: 1, max: 300_000 });
const box = fc.record({
  altura: side,
  largura: side,
  profundidade: side,
  quantidade: fc.integer({ min: 1, max: 9 }),
});

test("one unit: its own sides, longest as depth, shortest as height", () => {
  const sides = { altura: 30_000, largura: 10_000, profundidade: 20_000 };
  expect(packageOverItems([{ ...sides, quantidade: 1 }])).toEqual({
    profundidade: 30_000,
    largura: 20_000,
    altura: 10_000,
  });
});

test("several units pile up", () => {
  const sides = { altura: 10_000, largura: 20_000, profundidade: 30_000 };
  expect(packageOverItems([{ ...sides, quantidade: 4 }]).altura).toBe(40_000);
});

test("a side of zero is no division by zero", () => {
  expect(packageOverItems([{ altura: 0, largura: 0, profundidade: 5, quantidade: 2 }])).toEqual({
    profundidade: 5,
    largura: 0,
    altura: 0,
  });
});

test("keeps the volume, fits every item, whatever the order or split of the lines", () => {
  fc.assert(
    fc.property(
      fc
        .array(box, { minLength: 1, maxLength: 6 })
        .chain((items) =>
          fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
        ),
      ([items, shuffled]) => {
        const found = packageOverItems(items);
        const base = BigInt(found.profundidade) * BigInt(found.largura);
        expect(2n * base * BigInt(found.altura) + base).toBeGreaterThanOrEqual(2n * cubagem(items));
        for (const { altura, largura, profundidade } of items) {
          const [low = 0, middle = 0, high = 0] = [altura, largura, profundidade].sort((a, b) => a - b);
          expect(found.profundidade).toBeGreaterThanOrEqual(high);
          expect(found.largura).toBeGreaterThanOrEqual(middle);
          expect(found.altura).toBeGreaterThanOrEqual(low);
        }
        expect(packageOverItems(shuffled)).toEqual(found);
        const split = items.flatMap((one) =>
          Array.from({ length: one.quantidade }, () => ({ ...one, quantidade: 1 })),
        );
        expect(packageOverItems(split)).toEqual(found);
      },
    ),
  );
});
