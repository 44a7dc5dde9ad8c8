import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inRequest, noteOwner } from "../../../http/requestContext.ts";
import { fairWriter } from "./fairWriter.ts";

const AS_LONG_AS_IT_TAKES = 60_000;

/** Runs work in the name of an owner. */
function as<T>(owner: string, run: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) =>
    inRequest(owner, () => {
      noteOwner(() => owner);
      run().then(resolve, reject);
    }),
  );
}

test("L6: one transaction at a time; whose have taken less goes before those who have many", async () => {
  const { write } = fairWriter(AS_LONG_AS_IT_TAKES);
  const order: string[] = [];
  let writing = 0;
  const transaction = (owner: string) =>
    as(owner, () =>
      write(async () => {
        order.push(owner);
        expect(++writing).toBe(1);
        await wait(5);
        writing--;
      }),
    );
  await Promise.all([...Array.from({ length: 8 }, () => transaction("a")), transaction("b")]);
  expect(order.filter((owner) => owner === "a")).toHaveLength(8);
  expect(order.indexOf("b")).toBe(1);
});

test("a transaction that fails lets the next one write", async () => {
  const { write } = fairWriter(AS_LONG_AS_IT_TAKES);
  const failing = write(() => Promise.reject(new Error("it failed")));
  const next = write(async () => "written");
  await expect(failing).rejects.toThrow("it failed");
  expect(await next).toBe("written");
});

test("who waits too long is refused, and its work is not done later", async () => {
  const { write } = fairWriter(20);
  const { promise, resolve } = Promise.withResolvers<void>();
  const long = write(() => promise);
  let runs = 0;
  const late = write(async () => {
    runs++;
  });
  await expect(late).rejects.toMatchObject({ name: "StorageError", kind: "unavailable" });
  resolve();
  await long;
  expect(await write(async () => "written")).toBe("written");
  expect(runs).toBe(0);
});
