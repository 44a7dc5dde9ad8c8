import { expect, test } from "vitest";
import { Pace } from "./pace.ts";

/** Begins so many cases; tells how many of them may go on. */
async function begin(pace: Pace, count: number) {
  let begun = 0;
  for (let index = 0; index < count; index++) void pace.begin().then(() => begun++);
  return async () => {
    await new Promise(setImmediate);
    return begun;
  };
}

test("cases are under way together while answers are quick", async () => {
  const pace = new Pace();
  pace.note(2_000);
  const begun = await begin(pace, 3);
  expect(await begun()).toBe(3);
});

test("a fourth begins once one of three is over, or rests; who has rested waits for its turn", async () => {
  const pace = new Pace();
  const begun = await begin(pace, 4);
  expect(await begun()).toBe(3);
  const rest = Promise.withResolvers<string>();
  const rested = pace.rest(() => rest.promise);
  expect(await begun()).toBe(4);
  rest.resolve("rested");
  const isBack = Promise.race([rested, new Promise((resolve) => setImmediate(resolve, "waits"))]);
  expect(await isBack).toBe("waits");
  pace.end();
  expect(await rested).toBe("rested");
});

test("a wait that fails is over too", async () => {
  const pace = new Pace();
  await pace.begin();
  await expect(pace.rest(() => Promise.reject(new Error("no time")))).rejects.toThrow("no time");
  const begun = await begin(pace, 3);
  expect(await begun()).toBe(2);
});

test("in front of a slow target nothing goes while a case rests", async () => {
  const pace = new Pace();
  await pace.begin();
  pace.slowDown();
  const begun = await begin(pace, 1);
  expect(await pace.rest(async () => begun())).toBe(0);
  pace.end();
  expect(await begun()).toBe(1);
});

test.each([
  ["a slow answer", (pace: Pace) => pace.note(2_001)],
  ["a target that asks for a wait", (pace: Pace) => pace.slowDown()],
])("after %s they go one after another", async (_, slow) => {
  const pace = new Pace();
  const before = await begin(pace, 2);
  slow(pace);
  const after = await begin(pace, 2);
  expect([await before(), await after()]).toEqual([2, 0]);
  pace.end();
  expect(await after()).toBe(0);
  pace.end();
  expect(await after()).toBe(1);
  pace.end();
  expect(await after()).toBe(2);
});
