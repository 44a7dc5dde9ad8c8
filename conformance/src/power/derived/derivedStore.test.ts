import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DerivedStore } from "./derivedStore.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "derived-"));
  file = join(folder, "cache", "trials.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true }));

const killed = { id: "a", fate: "killed", by: "a case", found: "two\nlines" } as const;

test("what was noticed is there in the next run, and anything else is tried again", () => {
  const store = new DerivedStore("power", file);
  store.keep(killed);
  store.keep({ id: "b", fate: "misnamed" });
  for (const fate of ["advisory", "survived", "untouched", "fault"] as const) store.keep({ id: fate, fate });
  const next = new DerivedStore("power", file);
  expect(next.get("a")).toEqual(killed);
  expect(next.get("b")).toEqual({ id: "b", fate: "misnamed" });
  expect(["advisory", "survived", "untouched", "fault"].map((id) => next.get(id))).toEqual(
    Array(4).fill(undefined),
  );
});

test("results of another kit or server are forgotten", () => {
  new DerivedStore("power", file).keep(killed);
  const other = new DerivedStore("another", file);
  expect(other.get("a")).toBeUndefined();
  other.keep({ id: "b", fate: "killed" });
  expect(new DerivedStore("another", file).get("b")).toBeDefined();
  expect(new DerivedStore("power", file).get("a")).toBeUndefined();
});

test("a line that was not finished is no trial, and spoils none after it", () => {
  new DerivedStore("power", file).keep(killed);
  appendFileSync(file, '\n{"id":"half","fa');
  const next = new DerivedStore("power", file);
  expect(next.get("a")).toEqual(killed);
  next.keep({ id: "b", fate: "killed" });
  expect(new DerivedStore("power", file).get("b")).toEqual({ id: "b", fate: "killed" });
});
