import { expect, test } from "vitest";
import { groupRead } from "./groupRead.ts";

/** A reader whose statements end when the test says so. */
function reader() {
  const reads: { scope: number; questions: readonly string[]; end: PromiseWithResolvers<string> }[] = [];
  let heard = Promise.withResolvers<void>();
  const ask = groupRead(
    (scope, questions: readonly string[]) => {
      const end = Promise.withResolvers<string>();
      reads.push({ scope, questions: [...questions], end });
      heard.resolve();
      heard = Promise.withResolvers();
      return end.promise;
    },
    (question) => (question.startsWith("heavy") ? Number(question.slice(5)) : 1),
  );
  /** The read of this number, once it has begun. */
  const begun = async (index: number) => {
    for (;;) {
      const read = reads[index];
      if (read) return read;
      await heard.promise;
    }
  };
  return { ask, reads, begun };
}

test("who asks while a statement is under way shares the next one", async () => {
  const { ask, reads, begun } = reader();
  const first = ask(1, "a");
  const { end } = await begun(0);
  const later = [ask(1, "b"), ask(1, "c")];
  end.resolve("old");
  expect(await first).toBe("old");
  (await begun(1)).end.resolve("new");
  expect(await Promise.all(later)).toEqual(["new", "new"]);
  expect(reads.map(({ questions }) => questions)).toEqual([["a"], ["b", "c"]]);
});

test("what comes in one turn of the event loop is one statement, of a scope each", async () => {
  const { ask, reads, begun } = reader();
  const asked = [ask(1, "a"), ask(2, "b"), ask(1, "c")];
  (await begun(0)).end.resolve("one");
  (await begun(1)).end.resolve("two");
  expect(await Promise.all(asked)).toEqual(["one", "two", "one"]);
  expect(reads).toMatchObject([
    { scope: 1, questions: ["a", "c"] },
    { scope: 2, questions: ["b"] },
  ]);
});

test("a statement answers a hundred questions at most", async () => {
  const { ask, reads, begun } = reader();
  const asked = Array.from({ length: 101 }, (_, index) => ask(1, String(index)));
  for (const index of [0, 1]) (await begun(index)).end.resolve("");
  await Promise.all(asked);
  expect(reads.map(({ questions }) => questions.length)).toEqual([100, 1]);
});

test("heavy questions share less, and one that is heavier than all may be has a statement of its own", async () => {
  const { ask, reads, begun } = reader();
  const asked = ["heavy400", "heavy500", "a", "heavy400", "heavy5000", "b"].map((question) =>
    ask(1, question),
  );
  for (const index of [0, 1, 2, 3]) (await begun(index)).end.resolve("");
  await Promise.all(asked);
  expect(reads.map(({ questions }) => questions)).toEqual([
    ["heavy400", "heavy500", "a"],
    ["heavy400"],
    ["heavy5000"],
    ["b"],
  ]);
});

test("a statement that fails rejects those who shared it, and nobody else", async () => {
  const { ask, begun } = reader();
  const asked = [ask(1, "a"), ask(1, "b")];
  const { end } = await begun(0);
  const next = ask(1, "c");
  end.reject(new Error("gone"));
  expect(await Promise.allSettled(asked)).toMatchObject([
    { reason: { message: "gone" } },
    { status: "rejected" },
  ]);
  (await begun(1)).end.resolve("there");
  expect(await next).toBe("there");
});

test("a statement that does not end is not waited for", async () => {
  const { ask, begun } = reader();
  const first = ask(1, "a");
  const { end } = await begun(0);
  const second = ask(1, "b");
  (await begun(1)).end.resolve("answered");
  expect(await second).toBe("answered");
  end.resolve("at last");
  expect(await first).toBe("at last");
});
