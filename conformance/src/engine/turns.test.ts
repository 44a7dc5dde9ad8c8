import { expect, test } from "vitest";
import { readBook } from "../test-support/library.ts";
import type { Scenario, Touches } from "./case.ts";
import { Turns } from "./turns.ts";

const scenario = (id: string, touches?: Touches, count = 1): Scenario => ({
  module: "books",
  cases: Array.from({ length: count }, (_, index) => readBook({ id: `${id}${index}` })),
  ...(touches && { touches }),
});
const nameOf = ({ cases }: Scenario) => cases[0]?.id[0] ?? "";
const own = { changes: [], watches: [] };
const changes = { changes: ["queue"], watches: [] };
const watches = { changes: [], watches: ["queue"] };

/** Sends scenarios that end when they are told to; tells which are under way. */
function begin(scenarios: Scenario[], lanes?: number) {
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const under: string[] = [];
  const done = new Turns(scenarios).run(async (each) => {
    const name = nameOf(each);
    under.push(name);
    const ended = Promise.withResolvers<void>();
    ends.set(name, ended);
    await ended.promise.finally(() => under.splice(under.indexOf(name), 1));
  }, lanes);
  const settled = () => new Promise(setImmediate);
  return {
    done,
    under: async () => {
      await settled();
      return [...under].sort().join("");
    },
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(`${name} failed`)),
  };
}

test("scenarios that share nothing are sent at the same time, so many as there are lanes", async () => {
  const turns = begin(
    ["a", "b", "c"].map((name) => scenario(name, own)),
    2,
  );
  expect(await turns.under()).toBe("ab");
  turns.end("b");
  expect(await turns.under()).toBe("ac");
  turns.end("a");
  turns.end("c");
  await turns.done;
});

test("what changes something is never sent beside what watches it, and another goes meanwhile", async () => {
  const turns = begin(
    [scenario("c", changes), scenario("d", changes), scenario("o", own), scenario("w", watches)],
    2,
  );
  expect(await turns.under()).toBe("ow");
  turns.end("o");
  expect(await turns.under()).toBe("w");
  turns.end("w");
  expect(await turns.under()).toBe("cd");
  turns.end("c");
  turns.end("d");
  await turns.done;
});

test("two that change the same are sent together, two that watch what both change are not", async () => {
  const both = { changes: ["queue"], watches: ["queue"] };
  const turns = begin(
    [scenario("a", both), scenario("b", both), scenario("c", changes), scenario("d", changes)],
    2,
  );
  expect(await turns.under()).toBe("a");
  turns.end("a");
  expect(await turns.under()).toBe("b");
  turns.end("b");
  expect(await turns.under()).toBe("cd");
  turns.end("c");
  turns.end("d");
  await turns.done;
});

test("what says nothing of that is sent alone, at the end and in its order; of others the longest goes first", async () => {
  const turns = begin(
    [scenario("x"), scenario("a", own), scenario("y"), scenario("b", own, 5), scenario("c", own, 3)],
    2,
  );
  expect(await turns.under()).toBe("bc");
  turns.end("c");
  expect(await turns.under()).toBe("ab");
  turns.end("a");
  expect(await turns.under()).toBe("b");
  turns.end("b");
  expect(await turns.under()).toBe("x");
  turns.end("x");
  expect(await turns.under()).toBe("y");
  turns.end("y");
  await turns.done;
});

test("after a failure nothing more is begun, and what was begun is waited for", async () => {
  const turns = begin(
    ["a", "b", "c"].map((name) => scenario(name, own)),
    2,
  );
  await turns.under();
  let isOver = false;
  const failed = turns.done.finally(() => {
    isOver = true;
  });
  turns.fail("a");
  expect(await turns.under()).toBe("b");
  expect(isOver).toBe(false);
  turns.end("b");
  await expect(failed).rejects.toThrow("a failed");
  expect(await turns.under()).toBe("");
});

test("what rests begins early, beside what does not, but not before what may go beside far fewer", async () => {
  const rests = { ...scenario("r", watches), rests: true };
  const turns = begin([scenario("a", own, 5), scenario("w", watches, 2), rests, scenario("c", changes)], 2);
  expect(await turns.under()).toBe("rw");
  turns.end("w");
  expect(await turns.under()).toBe("ar");
  turns.end("a");
  expect(await turns.under()).toBe("r");
  turns.end("r");
  expect(await turns.under()).toBe("c");
  turns.end("c");
  await turns.done;
});
