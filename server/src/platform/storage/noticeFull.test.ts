import { expect, test } from "vitest";
import { noticeFull } from "./noticeFull.ts";
import { StorageError } from "./storageError.ts";

/** A database whose writes end as they are told to, and the time that it goes by. */
function storage() {
  let time = 0;
  const { noticed, isFull } = noticeFull(() => time);
  const write = (error?: Error) =>
    noticed(async () => {
      if (error) throw error;
    }).catch((thrown) => thrown);
  return { isFull, write, pass: (milliseconds: number) => (time += milliseconds) };
}
const full = new StorageError("full", "no space");

test("a write that was refused for want of space is remembered until one succeeds", async () => {
  const { write, isFull } = storage();
  expect(isFull()).toBe(false);
  expect(await write(full)).toBe(full);
  expect(isFull()).toBe(true);
  await write();
  expect(isFull()).toBe(false);
});

test("it is forgotten after a while, so that a write is tried again", async () => {
  const { write, isFull, pass } = storage();
  await write(full);
  pass(9_999);
  expect(isFull()).toBe(true);
  pass(1);
  expect(isFull()).toBe(false);
});

test("other failures say nothing about space", async () => {
  const { write, isFull } = storage();
  await write(new StorageError("unavailable", "gone"));
  expect(isFull()).toBe(false);
});
