import { expect, test } from "vitest";
import { readBook } from "../test-support/library.ts";
import type { Scenario } from "./case.ts";
import { Pauses } from "./pauses.ts";

const pause = Promise.withResolvers<void>();
const scenarios: Scenario[] = [
  { module: "slow", cases: [readBook({ id: "a" }), readBook({ id: "b", pause: () => pause.promise })] },
  { module: "other", cases: [readBook({ id: "c" })] },
  { module: "limits", isIndependent: true, cases: ["d", "e", "f"].map((id) => readBook({ id })) },
];

test("while a case waits, those of independent scenarios go first, in their order, until the wait is over", async () => {
  const pauses = new Pauses(scenarios);
  const order = ["a", "b", "c", "d", "e", "f"].map((name) => ({ name }));
  const names = () => order.map(({ name }) => name).join("");

  pauses.arrange(order, 0);
  expect(names()).toBe("abcdef");
  pauses.arrange(order, 1);
  expect(names()).toBe("adbcef");
  pauses.arrange(order, 2);
  expect(names()).toBe("adebcf");

  pause.resolve();
  await pauses.end("b");
  pauses.arrange(order, 3);
  expect(names()).toBe("adebcf");
});

test("a case waits itself when nothing else is left to be sent", async () => {
  const pauses = new Pauses(scenarios);
  const order = ["a", "b", "c"].map((name) => ({ name }));
  pauses.arrange(order, 1);
  expect(order.map(({ name }) => name).join("")).toBe("abc");
  await expect(pauses.end("b")).resolves.toBeUndefined();
  await expect(pauses.end("a")).resolves.toBeUndefined();
});
