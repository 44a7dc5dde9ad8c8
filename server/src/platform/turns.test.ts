import { expect, test } from "vitest";
import { turns } from "./turns.ts";

test("no more than so many at a time, in order, and a failure frees its place", async () => {
  const run = turns(2);
  const started: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, index) =>
    run(async () => {
      started.push(index);
      return promise;
    }).catch((error: Error) => error.message),
  );
  expect(started).toEqual([0, 1]);
  ends[1]?.reject(new Error("broken"));
  expect(await results[1]).toBe("broken");
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const [index, { resolve }] of ends.entries()) resolve(index);
  expect(await Promise.all(results)).toEqual([0, "broken", 2, 3, 4]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});
